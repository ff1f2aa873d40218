/** What a class with workers could buy to raise its Prosperity, from where, and what it would pay itself (G-18). */
import { buyFrom, SOURCES, stockAt } from '../../rules/actions/buy.js';
import { workOvertime } from '../../rules/actions/extra-shift.js';
import type { Source } from '../../rules/asks.js';
import { cardOf, companiesOf, isOperational, outputOf, wageOf } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import { POPULATION_FROM } from '../../rules/data/board.js';
import { stateRoom } from '../../rules/goods.js';
import { population, workerCount, workersIn } from '../../rules/labour.js';
import { moneyOf, pay } from '../../rules/money.js';
import { type Good, PRODUCT, type WorkerClass } from '../../rules/names.js';
import { priceAt, tariff } from '../../rules/prices.js';
import type { Company, HegemonyState } from '../../rules/state.js';
import type { BuyBonus } from './bonus.js';

/** What raises Prosperity. */
export const WANTED = ['health', 'education', 'luxury'] as const;
export type Wanted = (typeof WANTED)[number];

/** So many from one source: what the seller gets, and what the class pays of it. */
export interface Lot {
  readonly source: Source;
  readonly amount: number;
  readonly price: number;
  readonly pays: number;
}

export interface Purchase {
  readonly resource: Wanted;
  readonly lots: readonly Lot[];
  readonly amount: number;
  readonly pays: number;
}

/** What a bonus brings before anything is bought: money, and services that a Public company makes. */
export interface Help {
  readonly money: number;
  readonly producer: Company | undefined;
}

export const NO_HELP: Help = { money: 0, producer: undefined };

export function helpFrom(t: Hegemony, buyer: WorkerClass, bonus: BuyBonus | undefined): Help {
  if (bonus === undefined) return NO_HELP;
  const producer = bonus.production === undefined ? undefined : producerOf(t, buyer, bonus);
  return { money: (bonus.money?.(t.state) ?? 0) + (producer ? wageOf(producer) : 0), producer };
}

/** The operational Public company of the industry that makes most and has workers of the class; none on strike. */
function producerOf(t: Hegemony, buyer: WorkerClass, { production }: BuyBonus): Company | undefined {
  const able = companiesOf(t.state, 'state').filter(
    (company) =>
      cardOf(company).industry === production &&
      isOperational(company) &&
      !company.onStrike &&
      workersIn(company, buyer) > 0,
  );
  const most = Math.max(...able.map((company) => outputOf(company, true)));
  const best = able.filter((company) => outputOf(company, true) === most);
  return best.length > 1 ? t.random.pick(best) : best[0];
}

/** What is missing to the Population; holding exactly that, as much again. */
export function quantity(state: HegemonyState, buyer: WorkerClass, resource: Good): number {
  const wanted = population(state, buyer);
  return wanted - (state[buyer].goods[resource] % wanted);
}

/** Every way to buy what is missing of a resource, from one source or two, with the money there is (no Loan). */
export function purchasesOf(
  state: HegemonyState,
  buyer: WorkerClass,
  bonus: BuyBonus | undefined,
  help: Help,
): Purchase[] {
  const money = moneyOf(state, buyer) + help.money;
  return WANTED.flatMap((resource) => waysToBuy(state, buyer, resource, bonus, help)).filter(
    ({ pays }) => pays <= money,
  );
}

function waysToBuy(
  state: HegemonyState,
  buyer: WorkerClass,
  resource: Wanted,
  bonus: BuyBonus | undefined,
  help: Help,
): Purchase[] {
  const wanted = quantity(state, buyer, resource);
  const stock = (source: Source) => stockOf(state, source, resource, help);
  const sources = sourcesFor(resource, bonus).filter((source) => stock(source) > 0);
  if (bonus?.everySource) return fromAll(state, buyer, resource, bonus, stock, sources);
  const ways: Purchase[] = [];
  for (const first of sources) {
    if (stock(first) >= wanted) ways.push(purchase(state, buyer, resource, [[first, wanted]], bonus));
    else {
      const rest = wanted - stock(first);
      // From its own storage it takes all that it can, so that this is never the second source (G-31).
      for (const second of sources) {
        if (second === first || second === buyer || stock(second) < rest) continue;
        const parts = [
          [first, stock(first)],
          [second, rest],
        ] as const;
        ways.push(purchase(state, buyer, resource, parts, bonus));
      }
    }
  }
  return ways.filter((way) => isOwnFirst(buyer, way) || !ways.some((o) => isOwnFirst(buyer, o) && o.pays <= way.pays));
}

function isOwnFirst(buyer: WorkerClass, { lots }: Purchase): boolean {
  return lots[0]?.source === buyer;
}

/** What is missing from as many sources as it takes, the cheapest first; one way, if there is enough. */
function fromAll(
  state: HegemonyState,
  buyer: WorkerClass,
  resource: Wanted,
  bonus: BuyBonus,
  stock: (source: Source) => number,
  sources: readonly Source[],
): Purchase[] {
  let left = quantity(state, buyer, resource);
  const parts: [Source, number][] = [];
  for (const source of byPrice(state, buyer, resource, bonus, sources)) {
    const amount = Math.min(left, stock(source));
    if (amount > 0) parts.push([source, amount]);
    left -= amount;
  }
  return left === 0 ? [purchase(state, buyer, resource, parts, bonus)] : [];
}

/** Of equal prices, after its own. */
const PREFERRED: readonly Source[] = ['state', 'foreign-market', 'capitalist', 'middle'];

export function byPrice(
  state: HegemonyState,
  buyer: WorkerClass,
  resource: Wanted,
  bonus: BuyBonus | undefined,
  sources: readonly Source[],
): Source[] {
  const price = (source: Source) => unitPrice(state, buyer, source, resource, bonus);
  const rank = (source: Source) => (source === buyer ? -1 : PREFERRED.indexOf(source));
  return sources.toSorted((a, b) => price(a) - price(b) || rank(a) - rank(b));
}

/** The resource from everybody who sells it, as much as the Population from each, the cheapest first, while money lasts (G-32). */
export function fromEverySource(state: HegemonyState, buyer: WorkerClass, resource: Wanted): Purchase {
  const most = population(state, buyer);
  let money = moneyOf(state, buyer);
  const parts: [Source, number][] = [];
  for (const source of byPrice(state, buyer, resource, undefined, SOURCES)) {
    const price = unitPrice(state, buyer, source, resource, undefined);
    const amount = Math.min(most, stockAt(state, source, resource), price === 0 ? most : Math.floor(money / price));
    if (amount === 0) continue;
    money -= amount * price;
    parts.push([source, amount]);
  }
  return purchase(state, buyer, resource, parts, undefined);
}

/** Its own costs nothing; the Foreign Market may sell without tariff. */
function unitPrice(
  state: HegemonyState,
  buyer: WorkerClass,
  source: Source,
  resource: Wanted,
  bonus: BuyBonus | undefined,
): number {
  if (source === buyer) return 0;
  const price = priceAt(state, source, resource);
  const isDutyFree = bonus?.dutyFree && source === 'foreign-market' && resource === 'luxury';
  return isDutyFree ? price - tariff(state, 'luxury') : price;
}

function sourcesFor(resource: Wanted, bonus: BuyBonus | undefined): readonly Source[] {
  if (!bonus?.onlyServices) return SOURCES;
  return resource === 'luxury' ? [] : ['state'];
}

export function stockOf(state: HegemonyState, source: Source, resource: Wanted, { producer }: Help): number {
  const stock = stockAt(state, source, resource);
  if (source !== 'state' || !producer || PRODUCT[cardOf(producer).industry] !== resource) return stock;
  return stock + Math.min(outputOf(producer, true), stateRoom(state, resource));
}

export function purchase(
  state: HegemonyState,
  buyer: WorkerClass,
  resource: Wanted,
  parts: readonly (readonly [Source, number])[],
  bonus: BuyBonus | undefined,
): Purchase {
  let helped = 0;
  const lots = parts.map(([source, amount]): Lot => {
    const price = unitPrice(state, buyer, source, resource, bonus) * amount;
    if (bonus?.halfLuxury && resource === 'luxury' && source !== 'foreign-market') {
      // Half of all that other players sell, rounded down once.
      const before = Math.floor(helped / 2);
      helped += price;
      return { source, amount, price, pays: price - (Math.floor(helped / 2) - before) };
    }
    const isHalf = source === 'state' && bonus?.half === resource;
    return { source, amount, price, pays: isHalf ? Math.ceil(price / 2) : price };
  });
  const amount = parts.reduce((sum, [, count]) => sum + count, 0);
  return { resource, lots, amount, pays: lots.reduce((sum, { pays }) => sum + pays, 0) };
}

/** What the cheapest way costs; undefined where there is none. */
export function cheapest(purchases: readonly Purchase[], resource: Wanted): Purchase | undefined {
  let best: Purchase | undefined;
  for (const way of purchases) if (way.resource === resource && (!best || way.pays < best.pays)) best = way;
  return best;
}

/** How much of a purchase comes from a source. */
export function amountFrom({ lots }: Purchase, wanted: Source): number {
  return lots.reduce((sum, { source, amount }) => sum + (source === wanted ? amount : 0), 0);
}

/** Whether one worker more would raise the Population. */
export function healthRaisesPopulation(state: HegemonyState, of: WorkerClass): boolean {
  const workers = workerCount(state, of) + 1;
  return POPULATION_FROM.some((step) => step.workers === workers);
}

/** Takes the bonus's money and production, and buys. Returns whether the bonus changed something (G-14, G-16). */
export function buy(t: Hegemony, buyer: WorkerClass, bonus: BuyBonus | undefined, help: Help, way: Purchase): boolean {
  const { producer } = help;
  const paid = help.money - (producer ? wageOf(producer) : 0);
  pay(t, 'state', buyer, paid, 'card');
  if (producer) workOvertime(t, producer);
  let halved = false;
  for (const { source, amount, price, pays } of way.lots) {
    buyFrom(t, buyer, source, way.resource, amount, pays);
    if (pays === price && bonus?.half !== way.resource) continue;
    halved ||= source === 'state' || pays < price;
    // A State that sells would pay its half of Luxury to itself (H37).
    if (bonus?.halfLuxury && source !== 'foreign-market') pay(t, 'state', source, price - pays, 'card');
  }
  return paid > 0 || producer !== undefined || halved;
}
