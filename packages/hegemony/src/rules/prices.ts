/** Prices and wages: what things cost where, and how owners change what they ask and pay. */
import type { Follows, Source } from './asks.js';
import {
  allowedWages,
  companiesOf,
  hasCommitted,
  hasWage,
  isOperational,
  minimumWage,
  workforce,
} from './companies.js';
import type { Hegemony, Play } from './context.js';
import { IMPORT_PRICE, PRICE_LADDER, STATE_PRICE, TARIFF, WELFARE_PRICE } from './data/board.js';
import { contentsOf } from './modules.js';
import type { Good, Resource, Seat, WageLevel } from './names.js';
import { isPlayed } from './roles.js';
import type { Company, HegemonyState, OpenState, OwnerBoard } from './state.js';

/** What one unit costs at a source, and how much of that is a tariff. The Foreign Market sells goods only. */
export function priceAt(state: OpenState, source: Source, resource: Resource): number {
  switch (source) {
    case 'capitalist':
    case 'middle':
      return resource === 'influence' ? 0 : state[source].prices[resource];
    case 'foreign-market':
      return resource === 'food' || resource === 'luxury' ? importPrice(state, resource) + tariff(state, resource) : 0;
    case 'state':
      return statePrice(state, resource);
    case 'working':
      return 0;
  }
}

/** What one unit costs abroad before the tariff. */
export function importPrice(state: OpenState, good: 'food' | 'luxury'): number {
  let price: number = IMPORT_PRICE[good];
  for (const priceOf of contentsOf(state).importPrice) price = priceOf(state, good, price);
  return price;
}

/** Whether owners may change what they ask for a good. */
export function mayPrice(state: OpenState, good: Good): boolean {
  return contentsOf(state).mayPrice.every((may) => may(state, good));
}

export function tariff(state: Pick<HegemonyState, 'policies'>, good: 'food' | 'luxury'): number {
  return TARIFF[state.policies['foreign-trade']][good];
}

export function statePrice(state: Pick<HegemonyState, 'policies'>, resource: Resource): number {
  switch (resource) {
    case 'health':
      return WELFARE_PRICE[state.policies['welfare-health']];
    case 'education':
      return WELFARE_PRICE[state.policies['welfare-education']];
    default:
      return STATE_PRICE[resource];
  }
}

/** Where the price marker of a good can stand, as an owner is asked for it. */
const spaces = (good: Good) => PRICE_LADDER[good].map((price) => ({ good, price }));
const PRICE_SPACES = {
  food: spaces('food'),
  luxury: spaces('luxury'),
  health: spaces('health'),
  education: spaces('education'),
};

/** Where the markers of these goods could move. */
function possiblePrices(prices: OwnerBoard['prices'], goods: readonly Good[]): { good: Good; price: number }[] {
  const changes: { good: Good; price: number }[] = [];
  for (const good of goods) {
    for (const space of PRICE_SPACES[good]) if (space.price !== prices[good]) changes.push(space);
  }
  return changes;
}

/** An owner moves the price markers of these goods, each at most once, as it likes; as an action of its own at least one. */
export function* adjustPrices(
  t: Hegemony,
  seat: 'middle' | 'capitalist',
  goods: readonly Good[],
  follows: Follows | null = null,
): Play {
  const { prices } = t.state[seat];
  const all = goods.filter((good) => mayPrice(t.state, good));
  let left = all;
  while (left.length > 0) {
    const open = left;
    const canStop = follows !== null || left !== all;
    const about = follows ?? {};
    const change = yield* t.ask(seat, 'adjust-price', () => possiblePrices(prices, open), { canStop, about });
    if (change === null) return;
    prices[change.good] = change.price;
    t.log('price', { seat, ...change });
    left = left.filter((good) => good !== change.good);
  }
}

export function setWage(t: Hegemony, company: Company, wage: WageLevel): void {
  if (company.wage === wage) return;
  company.wage = wage;
  t.log('wage', { company: company.id, wage });
}

/** Wages that the owner may change now: never below the minimum, never down where the workers are committed (p. 19). */
export function possibleWages(
  state: HegemonyState,
  companies: readonly Company[],
): { company: string; wage: WageLevel }[] {
  const allowed = allowedWages(state);
  const changes: { company: string; wage: WageLevel }[] = [];
  for (const company of companies) {
    for (const wage of allowed) if (mayBePaid(company, wage)) changes.push({ company: company.id, wage });
  }
  return changes;
}

function mayBePaid(company: Company, wage: WageLevel): boolean {
  return wage > company.wage || (wage < company.wage && !paidAreCommitted(company));
}

/** Whether the owner may change any wage: the same, without listing them. */
export function canAdjustWages(state: HegemonyState, owner: Seat): boolean {
  const allowed = allowedWages(state);
  for (const company of state.companies) {
    if (company.owner !== owner || !hasWage(company)) continue;
    for (const wage of allowed) if (mayBePaid(company, wage)) return true;
  }
  return false;
}

/** Whether those who earn the wage are committed: a Middle Class company pays its employee only. */
export function paidAreCommitted(company: Company): boolean {
  if (company.owner !== 'middle') return hasCommitted(company);
  return company.workers.some((worker) => worker?.class === 'working' && worker.committed);
}

export function companiesWithWages(state: HegemonyState, owner: Seat): Company[] {
  return companiesOf(state, owner).filter(hasWage);
}

/** An owner changes wages, each company's at most once. A raise of its own accord (`commits`) commits those who earn it (H23). */
export function* adjustWages(t: Hegemony, seat: Seat, commits: boolean): Play {
  let left = companiesWithWages(t.state, seat);
  let changed = false;
  while (left.length > 0) {
    const open = left;
    const change = yield* t.ask(seat, 'adjust-wage', () => possibleWages(t.state, open), {
      canStop: changed || !commits,
      about: commits ? {} : { policy: 'labor-market' },
    });
    if (change === null) return;
    changed = true;
    const company = open.find(({ id }) => id === change.company) as Company;
    if (commits && change.wage > company.wage) raiseWage(t, company, change.wage);
    else setWage(t, company, change.wage);
    left = open.filter((other) => other !== company);
  }
}

/** A raise of the owner's own accord. */
export function raiseWage(t: Hegemony, company: Company, wage: WageLevel): void {
  commitPaid(t, company);
  setWage(t, company, wage);
}

function commitPaid(t: Hegemony, company: Company): void {
  const paid = workforce(company);
  if (paid === undefined || !isOperational(company)) return;
  for (const worker of company.workers) if (worker?.class === paid) worker.committed = true;
  t.log('committed', { company: company.id });
}

/**
 * The Labor Market has moved: wages below the minimum rise to it, then every owner may change its wages; nobody is
 * committed by that. An unplayed State always pays the minimum, down to it only where no worker is committed (H10).
 */
export function* applyLaborMarket(t: Hegemony): Play {
  const { state } = t;
  const minimum = minimumWage(state);
  for (const company of state.companies) if (hasWage(company) && company.wage < minimum) setWage(t, company, minimum);
  if (!isPlayed(state, 'state')) lowerUnplayedWages(t);
  for (const seat of state.seats) if (seat !== 'working') yield* adjustWages(t, seat, false);
}

/** An unplayed State pays the minimum wage wherever no worker is committed. */
export function lowerUnplayedWages(t: Hegemony): void {
  const minimum = minimumWage(t.state);
  for (const company of companiesWithWages(t.state, 'state')) if (!hasCommitted(company)) setWage(t, company, minimum);
}
