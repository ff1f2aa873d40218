/** What the State provides for the classes: put aside in State Benefits, from its stock or bought on the spot (p. 27). */
import { stockAt, takeFrom } from './actions/buy.js';
import { asideOf, hasBenefits, noBenefits } from './actions/free.js';
import type { Source } from './asks.js';
import type { Hegemony, Play } from './context.js';
import { toSupply } from './goods.js';
import { moneyOf, pay } from './money.js';
import { type Class, type Good, RESOURCES } from './names.js';
import { importPrice, priceAt } from './prices.js';
import type { HegemonyState } from './state.js';

/** Whether what lies there already is discarded first, as usual, or the new things are added to it. */
export type Placing = 'replace' | 'add';

function tellBenefits(t: Hegemony, of: Class): void {
  t.log('benefits', { class: of, held: asideOf(t.state.state.benefits[of]) });
}

/** Empties a class's State Benefits: things go back to the Supply, cubes to the class's own. */
function clearBenefits(t: Hegemony, of: Class): void {
  const { state } = t;
  const benefits = state.state.benefits[of];
  if (!hasBenefits(benefits)) return;
  t.log('benefits-lost', { class: of, lost: asideOf(benefits) });
  for (const resource of RESOURCES) toSupply(state, resource, benefits.resources[resource]);
  state.cubes[of] += benefits.cubes;
  state.state.benefits[of] = noBenefits();
}

export function provideMoney(t: Hegemony, of: Class, amount: number, placing: Placing): void {
  if (placing === 'replace') clearBenefits(t, of);
  pay(t, 'state', 'supply', amount, 'benefits');
  t.state.state.benefits[of].money += amount;
  tellBenefits(t, of);
}

/** The cubes that could be provided: those in the class's supply and those that are discarded first (H69). */
export function providableCubes(state: HegemonyState, of: Class, placing: Placing): number {
  return state.cubes[of] + (placing === 'replace' ? state.state.benefits[of].cubes : 0);
}

export function provideCubes(t: Hegemony, of: Class, count: number, placing: Placing): void {
  if (placing === 'replace') clearBenefits(t, of);
  t.state.cubes[of] -= count;
  t.state.state.benefits[of].cubes += count;
  tellBenefits(t, of);
}

/** The State's own Influence, or Media Influence: the one never stands in for the other (FAQ p. 38). */
export type InfluenceKind = 'personal' | 'media';

export function influenceOf({ state }: HegemonyState, kind: InfluenceKind): number {
  return kind === 'personal' ? state.influence : state.services.influence;
}

export function provideInfluence(t: Hegemony, of: Class, amount: number, kind: InfluenceKind, placing: Placing): void {
  if (placing === 'replace') clearBenefits(t, of);
  const { state } = t.state;
  if (kind === 'personal') state.influence -= amount;
  else state.services.influence -= amount;
  state.benefits[of].resources.influence += amount;
  tellBenefits(t, of);
}

/** Goods by kind, in the order in which they are put together. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

/** Whether the State can put together these goods for a class, all paid with the money it has. */
export function canProvideGoods(state: HegemonyState, of: Class, wanted: Goods): boolean {
  return canProvideFor(state, of, wanted, moneyOf(state, 'state'));
}

/**
 * Provides exactly so many goods: the State says how many come from each source, never from the class itself, and
 * never so dear that it could not finish.
 */
export function* provideGoods(t: Hegemony, of: Class, wanted: Goods, placing: Placing): Play {
  if (placing === 'replace') clearBenefits(t, of);
  const goods = Object.entries(wanted) as [Good, number][];
  for (const [i, [good, amount]] of goods.entries()) {
    const later = Object.fromEntries(goods.slice(i + 1)) as Goods;
    yield* provideGood(t, of, good, amount, later);
  }
  tellBenefits(t, of);
}

function* provideGood(t: Hegemony, of: Class, good: Good, wanted: number, later: Goods): Play {
  const { state } = t;
  const sources = sourcesFor(of);
  let left = wanted;
  for (const [i, source] of sources.entries()) {
    if (left === 0) return;
    const amounts = feasible(state, of, { good, left, later }, source, sources.slice(i + 1));
    const range = () => ({ min: amounts[0] ?? 0, max: amounts.at(-1) ?? 0 });
    const price = unitCost(state, source, good);
    const amount = yield* t.askAmount('state', 'card-amount', range, {
      about: { deed: source === 'state' ? 'give' : 'provide', good, source, price, left, class: of },
    });
    takeFrom(state, source, good, amount);
    state.state.benefits[of].resources[good] += amount;
    left -= amount;
    if (amount === 0 || source === 'state') continue;
    pay(t, 'state', source === 'foreign-market' ? 'supply' : source, price * amount, 'purchase');
    t.log('bought', { seat: 'state', from: source, resource: good, amount, price: price * amount });
  }
}

/** The State itself and all who sell, but the class that is provided for. */
function sourcesFor(of: Class): readonly Source[] {
  return SOURCES[of];
}

const SOURCES: Readonly<Record<Class, readonly Source[]>> = {
  working: ['state', 'middle', 'capitalist', 'foreign-market'],
  middle: ['state', 'capitalist', 'foreign-market'],
  capitalist: ['state', 'middle', 'foreign-market'],
};

/** What one unit costs the State: nothing out of its own stock, no tariff abroad. */
function unitCost(state: HegemonyState, source: Source, good: Good): number {
  if (source === 'state') return 0;
  if (source === 'foreign-market') return good === 'food' || good === 'luxury' ? importPrice(state, good) : 0;
  return priceAt(state, source, good);
}

interface Missing {
  readonly good: Good;
  readonly left: number;
  readonly later: Goods;
}

/** How much may come from a source so that all the rest can still be put together from the sources after it. */
function feasible(
  state: HegemonyState,
  of: Class,
  { good, left, later }: Missing,
  source: Source,
  after: readonly Source[],
): number[] {
  const most = Math.min(left, stockAt(state, source, good));
  const amounts: number[] = [];
  for (let amount = 0; amount <= most; amount++) {
    const rest = leastCost(state, after, good, left - amount);
    if (rest === undefined) continue;
    const money = moneyOf(state, 'state') - amount * unitCost(state, source, good) - rest;
    if (canProvideFor(state, of, later, money)) amounts.push(amount);
  }
  return amounts;
}

function canProvideFor(state: HegemonyState, of: Class, wanted: Goods, money: number): boolean {
  let left = money;
  for (const good in wanted) {
    const cost = leastCost(state, sourcesFor(of), good as Good, wanted[good as Good] ?? 0);
    if (cost === undefined) return false;
    left -= cost;
  }
  return left >= 0;
}

/** What so many units cost, from the cheapest of the sources to the dearest; undefined if there are not so many. */
function leastCost(state: HegemonyState, sources: readonly Source[], good: Good, wanted: number): number | undefined {
  let left = wanted;
  let cost = 0;
  let price = -1;
  while (left > 0) {
    price = nextPrice(state, sources, good, price);
    if (price === Number.POSITIVE_INFINITY) return undefined;
    for (const source of sources) {
      if (unitCost(state, source, good) !== price) continue;
      const taken = Math.min(left, stockAt(state, source, good));
      left -= taken;
      cost += taken * price;
    }
  }
  return cost;
}

/** The lowest price above the last one at which something is for sale. */
function nextPrice(state: HegemonyState, sources: readonly Source[], good: Good, last: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const source of sources) {
    const price = unitCost(state, source, good);
    if (price > last && price < lowest) lowest = price;
  }
  return lowest;
}
