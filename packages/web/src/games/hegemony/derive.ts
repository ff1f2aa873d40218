/** What the board shows that is not written in the view as such: worked out from it and from what is printed. */
import {
  type Class,
  COMPANY_SPACES,
  type Company,
  cardOf,
  type HegemonyView,
  isOperational,
  LEAST_POPULATION,
  outputOf,
  POPULATION_FROM,
  PROSPERITY_TRACK,
  population,
  type Resource,
  SETUP,
  type Seat,
  SKILLS,
  type Skill,
  stateStorageLimit,
  storageLimit,
  TAX_MULTIPLIER,
  taxMultiplier,
  WEALTH_FROM,
  WELFARE_MODIFIER,
  type WorkerClass,
  workerCount,
} from '@polity/hegemony/page';
import type { Spot } from './spots.js';

export function isSeat(value: string | null): value is Seat {
  return value === 'working' || value === 'middle' || value === 'capitalist' || value === 'state';
}

/** The Tax Multiplier and what it is made up of: a base, and the welfare policies times a factor. */
export interface TaxMakeUp {
  readonly total: number;
  readonly base: number;
  readonly factor: number;
  readonly health: number;
  readonly education: number;
}

export function taxMakeUp(view: Pick<HegemonyView, 'policies'>): TaxMakeUp {
  const { policies } = view;
  return {
    total: taxMultiplier(view),
    ...TAX_MULTIPLIER[policies.taxation],
    health: WELFARE_MODIFIER[policies['welfare-health']],
    education: WELFARE_MODIFIER[policies['welfare-education']],
  };
}

export interface PopulationStep {
  readonly workers: number;
  readonly population: number;
  /** How many workers the present population began with, and at how many the next begins. */
  readonly from: number;
  readonly next: number | null;
}

export function populationStep(view: Pick<HegemonyView, 'supply'>, of: WorkerClass): PopulationStep {
  const workers = workerCount(view, of);
  const now = population(view, of);
  const startOf = (people: number) => POPULATION_FROM.find((step) => step.population === people)?.workers;
  return {
    workers,
    population: now,
    from: now === LEAST_POPULATION ? 0 : (startOf(now) ?? 0),
    next: startOf(now + 1) ?? null,
  };
}

/** What a company makes as printed, what would come on top, and what it would make as it stands. */
export interface Output {
  readonly printed: number;
  readonly employee: number;
  readonly machinery: number;
  readonly total: number;
  readonly works: boolean;
  /** What a strike does to it: nothing if it is settled by the highest wage, or if nobody there is on strike. */
  readonly strike: 'none' | 'settled' | 'stops' | 'employee-rests';
}

export function outputOfCompany(company: Company): Output {
  const card = cardOf(company);
  const employee = card.slots.find(({ role }) => role === 'employee')?.bonus ?? 0;
  const strike = strikeAt(company);
  return {
    printed: card.produces,
    employee,
    machinery: company.machinery ? card.machinery : 0,
    total: outputOf(company, strike !== 'employee-rests'),
    works: isOperational(company) && strike !== 'stops',
    strike,
  };
}

/** In the production phase: the highest wage settles a strike, and in a Middle Class company only the employee rests. */
function strikeAt({ onStrike, wage, owner, workers }: Company): Output['strike'] {
  if (!onStrike || !workers.some((worker) => worker?.class === 'working')) return 'none';
  if (wage === 3) return 'settled';
  return owner === 'middle' ? 'employee-rests' : 'stops';
}

/** The companies of an owner and the spaces for more, as far as its board has them. */
export interface Sector {
  readonly owner: Seat;
  readonly companies: readonly Company[];
  readonly spaces: number;
  readonly empty: number;
}

export function sectorOf(view: Pick<HegemonyView, 'companies'>, owner: 'capitalist' | 'middle'): Sector {
  const companies = view.companies.filter((company) => company.owner === owner);
  const spaces = COMPANY_SPACES[owner];
  return { owner, companies, spaces, empty: Math.max(0, spaces - companies.length) };
}

/** A space of the Public Sector: an open company or one that lies face down. */
export type PublicSpace =
  | { readonly id: string; readonly company: Company }
  | { readonly id: string; readonly company: null };

/** In the rows of the board; companies that came from elsewhere stand behind them. */
export function publicSpaces(view: Pick<HegemonyView, 'companies' | 'seats' | 'state'>): readonly PublicSpace[] {
  const open = new Map(view.companies.filter(({ owner }) => owner === 'state').map((company) => [company.id, company]));
  const closed = new Set(view.state.closed);
  const rows = SETUP[view.seats.length as 2 | 3 | 4].rows.flat();
  const ids = [...rows, ...[...open.keys(), ...closed].filter((id) => !rows.includes(id))];
  return ids.flatMap((id): PublicSpace[] => {
    const company = open.get(id);
    if (company) return [{ id, company }];
    return closed.has(id) ? [{ id, company: null }] : [];
  });
}

export interface SkillCount {
  readonly skill: Skill;
  readonly count: number;
}

export function unemployedOf(view: Pick<HegemonyView, 'unemployed'>, of: WorkerClass): readonly SkillCount[] {
  return SKILLS.map((skill) => ({ skill, count: view.unemployed[of][skill] })).filter(({ count }) => count > 0);
}

export function total(counts: readonly SkillCount[]): number {
  return counts.reduce((all, { count }) => all + count, 0);
}

/** What a seller has of a resource, and how much it could have; null where nothing limits it. */
export interface Stock {
  readonly amount: number;
  readonly limit: number;
}

export function stockOf(view: HegemonyView, seller: 'middle' | 'capitalist' | 'state', resource: Resource): Stock {
  if (seller === 'state') {
    const { services, goods } = view.state;
    const amount = resource === 'food' || resource === 'luxury' ? goods[resource] : services[resource];
    return { amount, limit: stateStorageLimit(view, resource) };
  }
  if (resource === 'influence') return { amount: view[seller].influence, limit: Number.POSITIVE_INFINITY };
  return { amount: view[seller].storage[resource], limit: storageLimit(view, seller, resource) };
}

/** The space of the Wealth table that a capital reaches. */
export function wealthSpace(capital: number): number {
  let space = 0;
  WEALTH_FROM.forEach((from, i) => {
    if (capital >= from) space = i;
  });
  return space;
}

/** Spaces of a Prosperity track with what each is worth. */
export function prosperityTrack(of: WorkerClass): readonly number[] {
  return PROSPERITY_TRACK[of];
}

export function moneyOf(view: HegemonyView, seat: Seat): number {
  switch (seat) {
    case 'capitalist':
      return view.capitalist.revenue + view.capitalist.capital;
    case 'state':
      return view.state.treasury;
    default:
      return view[seat].money;
  }
}

export function handSize(view: HegemonyView, seat: Seat): number {
  const { hand } = view[seat];
  return typeof hand === 'number' ? hand : hand.length;
}

/** Whether the State has put anything aside for a class. */
export function hasBenefits(view: HegemonyView, of: Class): boolean {
  const { money, cubes, resources } = view.state.benefits[of];
  return money > 0 || cubes > 0 || Object.values(resources).some((amount) => amount > 0);
}

/** One who can be pointed at as such: among the unemployed, or in a company on a slot. */
export interface WorkerSeen {
  readonly of: WorkerClass;
  readonly skill: Skill;
  /** The company; nothing for the unemployed. */
  readonly from: string | undefined;
}

export function workerAt(view: Pick<HegemonyView, 'companies'>, spot: Spot): WorkerSeen | undefined {
  const [place, first, second] = spot.split(':');
  if (place === 'unemployed') return { of: first as WorkerClass, skill: second as Skill, from: undefined };
  const worker = place === 'slot' ? view.companies.find(({ id }) => id === first)?.workers[Number(second)] : undefined;
  return worker ? { of: worker.class, skill: worker.skill, from: first } : undefined;
}

/** All the money of a seat. */
export function purseOf({ working, middle, capitalist, state }: HegemonyView, seat: Seat): number {
  switch (seat) {
    case 'working':
      return working.money;
    case 'middle':
      return middle.money;
    case 'capitalist':
      return capitalist.revenue + capitalist.capital;
    case 'state':
      return state.treasury;
  }
}
