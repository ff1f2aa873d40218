/** Build Company and Sell Company, for the Capitalist and the Middle Class (p. 18-19, 23). */
import { STOP } from '@polity/kernel';
import {
  allowedWages,
  cardById,
  cardIdOf,
  cardOf,
  companiesOf,
  companyCount,
  employeeSlot,
  findCompany,
  hasCommitted,
  hasWage,
  ownerSlots,
  placeCompany,
} from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { COMPANY_SPACES } from '../data/board.js';
import type { OwnerClass } from '../goods.js';
import {
  availableSkills,
  canFill,
  dismissAll,
  employ,
  movablePool,
  movableWorkers,
  possibleEmployees,
  settleLabour,
  staffFromUnemployed,
  staffingClasses,
  stand,
  takeAway,
  workersIn,
} from '../labour.js';
import { contentsOf } from '../modules.js';
import { built } from '../moments.js';
import { moneyOf, pay, receive } from '../money.js';
import type { CompanyCard, Industry, Seat, Skill, Slot } from '../names.js';
import type { Company, HegemonyState } from '../state.js';
import { calmDemonstration } from './strike.js';

/** How a card bends the building of a company. */
export interface BuildRules {
  /** What it costs, if not what is printed. */
  readonly costOf?: (card: CompanyCard) => number;
  /** Which companies may be built, if not all. */
  readonly only?: (card: CompanyCard) => boolean;
  /** Who pays, and cannot refuse, if not the builder. */
  readonly payer?: Seat;
  /** Whether one of those who run the company is a new worker from the Supply. */
  readonly newOwner?: boolean;
  /** Whether those who run it come from the unemployed, without a choice where they are alike. */
  readonly unemployedOwners?: boolean;
}

function costOf(id: string, rules: BuildRules): number {
  const card = cardById(id);
  return rules.costOf?.(card) ?? card.cost;
}

export function hasSpace(state: HegemonyState, seat: OwnerClass): boolean {
  return companyCount(state, seat) < COMPANY_SPACES[seat];
}

/** The companies among `ids` that the seat has the space, the money and the workers to build. */
export function buildable(
  state: HegemonyState,
  seat: OwnerClass,
  rules: BuildRules = {},
  ids = state[seat].market,
): string[] {
  return hasSpace(state, seat) ? ids.filter(affordable(state, seat, rules)) : [];
}

/** Whether any of them could be built: looked at often, so without listing which. */
export function canBuild(
  state: HegemonyState,
  seat: OwnerClass,
  rules: BuildRules = {},
  ids = state[seat].market,
): boolean {
  return hasSpace(state, seat) && ids.some(affordable(state, seat, rules));
}

/** Tells the companies for which the seat has the money and the workers. */
export function affordable(state: HegemonyState, seat: OwnerClass, rules: BuildRules): (id: string) => boolean {
  const money = rules.payer === undefined ? moneyOf(state, seat) + buildingAid(state, seat) : Number.POSITIVE_INFINITY;
  const isPayable = (id: string) => costOf(id, rules) <= money && (rules.only?.(cardById(id)) ?? true);
  if (seat === 'capitalist') return isPayable;
  if (rules.newOwner) return (id) => isPayable(id) && newOwnerSkills(state, id, rules).length > 0;
  let pool: Readonly<Record<Skill, number>> | undefined;
  return (id) => {
    if (!isPayable(id)) return false;
    pool ??= movablePool(state, 'middle', ownersFrom(rules));
    return hasOwnersFor(id, pool);
  };
}

function buildingAid(state: HegemonyState, seat: OwnerClass): number {
  let aid = 0;
  for (const { buildingAid: aidFor } of contentsOf(state).manifests) aid += aidFor?.(state, seat) ?? 0;
  return aid;
}

/** What others pay of the cost. */
function* aidToBuild(t: Hegemony, seat: OwnerClass, cost: number): Play<number> {
  let paid = 0;
  for (const { aidToBuild: aid } of contentsOf(t.state).manifests) if (aid) paid += yield* aid(t, seat, cost - paid);
  return paid;
}

function ownersFrom({ unemployedOwners }: BuildRules): 'unemployed' | 'anywhere' {
  return unemployedOwners ? 'unemployed' : 'anywhere';
}

/** Whether all who will run a company of the Middle Class can be found in the pool. */
function hasOwnersFor(id: string, pool: Readonly<Record<Skill, number>>): boolean {
  const company = { card: cardIdOf(id) };
  return canFill(company, ownerSlots(company), pool);
}

/** The colours of which a new worker could be one of those who run the company, with the others at hand. */
function newOwnerSkills(state: HegemonyState, id: string, rules: BuildRules): Industry[] {
  const pool = movablePool(state, 'middle', ownersFrom(rules));
  return availableSkills(state, 'middle').filter(
    (skill) => ownerSlotFor(cardById(id), skill) >= 0 && hasOwnersFor(id, { ...pool, [skill]: pool[skill] + 1 }),
  );
}

/** Where a worker of that skill is best put to run a company: on the slot that asks for it, or on an unskilled one. */
function ownerSlotFor({ slots }: CompanyCard, skill: Industry): number {
  const slotOf = (wanted: Skill) => slots.findIndex(({ role, kind }) => role === 'owner' && kind === wanted);
  return slotOf(skill) >= 0 ? slotOf(skill) : slotOf('unskilled');
}

/** What the seat pays for each, where that is not what is printed, and whether a newcomer runs it. */
function aboutBuilding(state: HegemonyState, seat: OwnerClass, rules: BuildRules) {
  return { ...costsOf(state[seat].market, rules), ...(rules.newOwner ? ({ newcomer: true } as const) : {}) };
}

/** What the seat pays for each, where that is not what is printed. */
export function costsOf(ids: readonly string[], rules: BuildRules): { costs?: Readonly<Record<string, number>> } {
  if (rules.costOf === undefined && rules.payer === undefined) return {};
  return { costs: Object.fromEntries(ids.map((id) => [id, rules.payer === undefined ? costOf(id, rules) : 0])) };
}

/** Chooses a company of the Market and builds it. */
export function* buildFromMarket(t: Hegemony, seat: OwnerClass, rules: BuildRules = {}): Play<Company> {
  const about = aboutBuilding(t.state, seat, rules);
  const id = yield* t.ask(seat, 'build-company', () => buildable(t.state, seat, rules), { about });
  return yield* buildOffered(t, seat, id, rules);
}

/** The same, if the seat wants to. */
export function* mayBuildFromMarket(t: Hegemony, seat: OwnerClass, rules: BuildRules): Play {
  const about = aboutBuilding(t.state, seat, rules);
  const id = yield* t.ask(seat, 'build-company', () => buildable(t.state, seat, rules), { canStop: true, about });
  if (id !== STOP) yield* buildOffered(t, seat, id, rules);
}

/** Builds a company that lies in the Market. */
export function* buildOffered(t: Hegemony, seat: OwnerClass, id: string, rules: BuildRules): Play<Company> {
  const board = t.state[seat];
  board.market = board.market.filter((other) => other !== id);
  return yield* build(t, seat, id, rules);
}

/** Pays for a company, places it, sets its wage and brings in its workers. The card must be out of its pile already. */
export function* build(t: Hegemony, seat: OwnerClass, id: string, rules: BuildRules): Play<Company> {
  const cost = costOf(id, rules);
  const company = placeCompany(t.state, id, seat, 3);
  pay(t, rules.payer ?? seat, 'supply', cost - (rules.payer ? 0 : yield* aidToBuild(t, seat, cost)), 'build');
  t.log('built', { seat, company: id, cost });
  built(t, seat);
  if (rules.newOwner) yield* placeNewOwner(t, company, rules);
  if (rules.unemployedOwners && seat === 'middle') yield* staffFromUnemployed(t, seat, company, seat);
  else if (seat === 'middle') yield* placeOwners(t, company);
  yield* chooseWage(t, seat, company);
  if (seat === 'middle') yield* offerEmployee(t, company);
  else yield* offerStaffing(t, seat, company);
  if (workersIn(company, 'working') > 0) calmDemonstration(t);
  return company;
}

function* chooseWage(t: Hegemony, seat: OwnerClass, company: Company): Play {
  if (!hasWage(company)) return;
  company.wage = yield* t.ask(seat, 'set-wage', () => allowedWages(t.state), { about: { company: company.id } });
  t.log('wage', { company: company.id, wage: company.wage });
}

/** A worker from the Supply who runs a new company, committed. */
function* placeNewOwner(t: Hegemony, company: Company, rules: BuildRules): Play {
  const { state } = t;
  const about = { company: company.id };
  const skill = yield* t.ask('middle', 'new-worker', () => newOwnerSkills(state, company.id, rules), { about });
  state.supply.workers.middle[skill]--;
  t.log('new-worker', { class: 'middle', skill });
  stand(t, company, ownerSlotFor(cardOf(company), skill), 'middle', skill, 'supply');
}

/** The Middle Class workers who run a new company, committed; skilled slots first. */
function* placeOwners(t: Hegemony, company: Company): Play {
  const { slots } = cardOf(company);
  t.state.assigning = [];
  for (let slot = 0; slot < slots.length; slot++) {
    const { role, kind } = slots[slot] as Slot;
    if (role !== 'owner' || company.workers[slot]) continue;
    const fitting = () =>
      movableWorkers(t.state, 'middle', company).filter(({ skill }) => kind === 'unskilled' || skill === kind);
    const worker = yield* t.ask('middle', 'assign-worker', fitting, { about: { company: company.id, slot } });
    takeAway(t, 'middle', worker);
    stand(t, company, slot, 'middle', worker.skill, worker.from);
  }
  t.state.assigning = null;
  settleLabour(t);
}

/** The owner may fill all slots out of one class's unemployed. */
function* offerStaffing(t: Hegemony, seat: OwnerClass, company: Company): Play {
  const { state } = t;
  if (cardOf(company).automated) return;
  const about = { company: company.id };
  const of = yield* t.ask(seat, 'staff-class', () => staffingClasses(state, company), { canStop: true, about });
  if (of === STOP) return;
  yield* staffFromUnemployed(t, seat, company, of);
}

/** The Middle Class may take an unemployed worker as employee; an unskilled one where that is enough (p. 23). */
export function* offerEmployee(t: Hegemony, company: Company): Play {
  const { state } = t;
  if (employeeSlot(company) < 0) return;
  const about = { company: company.id };
  const skill = yield* t.ask('middle', 'staff-worker', () => possibleEmployees(state, company), {
    canStop: true,
    about,
  });
  if (skill === STOP) return;
  employ(t, company, employeeSlot(company), 'working', skill);
}

/** Companies without committed workers can be sold. */
export function sellable(state: HegemonyState, seat: OwnerClass): Company[] {
  return companiesOf(state, seat).filter((company) => !hasCommitted(company));
}

export function canSell(state: HegemonyState, seat: OwnerClass): boolean {
  return state.companies.some((company) => company.owner === seat && !hasCommitted(company));
}

/** Chooses one of its companies and sells it; a card may pay a multiple and take only some companies. */
export function* sellCompany(
  t: Hegemony,
  seat: OwnerClass,
  factor = 1,
  filter: (company: Company) => boolean = () => true,
): Play {
  const companies = () => sellable(t.state, seat).filter(filter);
  const options = () => companies().map((company) => company.id);
  const id = yield* t.ask(seat, 'sell-company', options, { about: { times: factor } });
  sell(t, seat, findCompany(t.state, id), factor);
}

/** Discards a company for its cost, times a factor. */
export function sell(t: Hegemony, seat: OwnerClass, company: Company, factor: number): void {
  discardCompany(t, seat, company);
  t.log('company-sold', { seat, company: company.id });
  receive(t, seat, cardOf(company).cost * factor, 'sell-company');
}

/** Its workers are out of work. A privatized company goes back to the Public ones, face down. */
export function discardCompany(t: Hegemony, seat: OwnerClass, company: Company): void {
  const { state } = t;
  dismissAll(t, company);
  settleLabour(t);
  state.companies = state.companies.filter((other) => other !== company);
  if (company.machinery) state.supply.machinery++;
  if (cardOf(company).owner === 'state') state.state.closed.push(company.id);
  else state[seat].companyDiscard.push(company.id);
}
