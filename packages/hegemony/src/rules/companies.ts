/** Companies: their cards, their owners, who works there, when they are operational, and what they make. */
import type { Hegemony } from './context.js';
import { MINIMUM_WAGE } from './data/board.js';
import { COMPANIES } from './data/companies.js';
import { type CompanyCard, cardOfCopy, type Seat, type WageLevel, type WorkerClass } from './names.js';
import type { Company, CompanyCardId, HegemonyState } from './state.js';

const CARDS: ReadonlyMap<string, CompanyCard> = new Map(Object.entries(COMPANIES));

const EMPLOYEE_SLOT: ReadonlyMap<string, number> = new Map(
  [...CARDS].map(([id, { slots }]) => [id, slots.findIndex(({ role }) => role === 'employee')]),
);

const OWNER_SLOTS: ReadonlyMap<string, readonly number[]> = new Map(
  [...CARDS].map(([id, { slots }]) => [id, slots.flatMap(({ role }, slot) => (role === 'owner' ? [slot] : []))]),
);

export function cardOf(company: Pick<Company, 'card'>): CompanyCard {
  return CARDS.get(company.card) as CompanyCard;
}

/** The card behind a company's id. */
export function cardIdOf(id: string): CompanyCardId {
  return cardOfCopy(id) as CompanyCardId;
}

export function cardById(id: string): CompanyCard {
  return cardOf({ card: cardIdOf(id) });
}

/** The company with that id, if it is on the board. */
export function companyIn(state: Pick<HegemonyState, 'companies'>, id: string): Company | undefined {
  for (const company of state.companies) if (company.id === id) return company;
  return undefined;
}

export function findCompany(state: Pick<HegemonyState, 'companies'>, id: string): Company {
  const company = companyIn(state, id);
  if (company) return company;
  throw new Error(`no company '${id}' is on the board`);
}

export function companiesOf(state: Pick<HegemonyState, 'companies'>, owner: Seat): Company[] {
  return state.companies.filter((company) => company.owner === owner);
}

export function companyCount(state: Pick<HegemonyState, 'companies'>, owner: Seat): number {
  let count = 0;
  for (const company of state.companies) if (company.owner === owner) count++;
  return count;
}

/** Opens a company on the board, without workers. */
export function placeCompany(state: HegemonyState, id: string, owner: Seat, wage: WageLevel): Company {
  const card = cardIdOf(id);
  const workers = cardOf({ card }).slots.map(() => null);
  const company: Company = { id, card, owner, wage, workers, onStrike: false, machinery: false };
  state.companies.push(company);
  return company;
}

/** All required workers are there, or none are needed. An employee is never required. */
export function isOperational(company: Company): boolean {
  const { slots } = cardOf(company);
  for (let i = 0; i < slots.length; i++) {
    if (slots[i]?.role !== 'employee' && company.workers[i] === null) return false;
  }
  return true;
}

/** Operational, and with its employee if it has a slot for one (p. 25). */
export function isFullyOperational(company: Company): boolean {
  return company.workers.every((worker) => worker !== null);
}

export function isEmpty(company: Company): boolean {
  return company.workers.every((worker) => worker === null);
}

/** Where the employee stands in a Middle Class company; -1 where there is no such slot. */
export function employeeSlot(company: Company): number {
  return EMPLOYEE_SLOT.get(company.card) as number;
}

/** Where those stand who run a Middle Class company. */
export function ownerSlots(company: Pick<Company, 'card'>): readonly number[] {
  return OWNER_SLOTS.get(company.card) as readonly number[];
}

export function operationalCount(state: HegemonyState, owner: Seat): number {
  let count = 0;
  for (const company of state.companies) if (company.owner === owner && isOperational(company)) count++;
  return count;
}

/** The class whose workers earn the company's wage: its employee's, or that of all its workers. */
export function workforce(company: Company): WorkerClass | undefined {
  const employee = employeeSlot(company);
  if (employee >= 0) return company.workers[employee]?.class;
  return company.owner === 'middle' ? undefined : company.workers[0]?.class;
}

export function hasCommitted(company: Company): boolean {
  return company.workers.some((worker) => worker?.committed === true);
}

export function commit(t: Hegemony, company: Company): void {
  for (const worker of company.workers) if (worker) worker.committed = true;
  t.log('committed', { company: company.id });
}

/** What the company pays its workers, all together. */
export function wageOf(company: Pick<Company, 'card' | 'wage'>): number {
  return cardOf(company).wages?.[company.wage - 1] ?? 0;
}

/** What a company with that id pays at a level. */
export function wageAt(id: string, wage: WageLevel): number {
  return wageOf({ card: cardIdOf(id), wage });
}

/** Whether a wage is set on the card at all. */
export function hasWage(company: Company): boolean {
  return cardOf(company).wages !== null;
}

export function minimumWage(state: HegemonyState): WageLevel {
  return MINIMUM_WAGE[state.policies['labor-market']];
}

/** The wage levels that the Labor Market allows, lowest first. */
export function allowedWages(state: HegemonyState): readonly WageLevel[] {
  return WAGES_FROM[minimumWage(state)];
}

const WAGES_FROM: Readonly<Record<WageLevel, readonly WageLevel[]>> = { 1: [1, 2, 3], 2: [2, 3], 3: [3] };

/** What a company makes: with its employee only if that works, with machinery only if it has a token. */
export function outputOf(company: Company, employeeWorks: boolean): number {
  const card = cardOf(company);
  let made = card.produces;
  if (company.machinery) made += card.machinery;
  const employee = employeeWorks
    ? card.slots.findIndex((slot, i) => slot.role === 'employee' && company.workers[i])
    : -1;
  return made + (card.slots[employee]?.bonus ?? 0);
}
