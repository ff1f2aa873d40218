/** Buying: Goods & Services from the players, the State and the Foreign Market (p. 15, 23-24). */
import { STOP } from '@polity/kernel';
import type { Source } from '../asks.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION } from '../data/board.js';
import { addToState, fromSupply, stateStock } from '../goods.js';
import { population } from '../labour.js';
import { moneyOf, pay } from '../money.js';
import { RESOURCES, type Resource, type WorkerClass } from '../names.js';
import { rewardWelfare } from '../points.js';
import { importPrice, priceAt, tariff } from '../prices.js';
import { isPlayed } from '../roles.js';
import type { HegemonyState, OpenState } from '../state.js';
import { tradesAbroad } from './foreign-trade.js';

export const SOURCES: readonly Source[] = ['middle', 'capitalist', 'state', 'foreign-market'];

/** How much a source has to sell of a resource. Nobody sells Influence but the State. */
export function stockAt(state: OpenState, source: Source, resource: Resource): number {
  switch (source) {
    case 'middle':
    case 'capitalist':
      return resource === 'influence' || !isPlayed(state, source) ? 0 : state[source].storage[resource];
    case 'state':
      return stateStock(state, resource);
    case 'foreign-market':
      return (resource === 'food' || resource === 'luxury') && tradesAbroad(state)
        ? state.supply.resources[resource]
        : 0;
    case 'working':
      return 0;
  }
}

/** What one unit costs the buyer at a source. Buying from oneself is free. */
function unitPrice(
  state: HegemonyState,
  buyer: WorkerClass,
  source: Source,
  resource: Resource,
  rules: BuyRules,
): number {
  if (source === buyer) return 0;
  const price = priceAt(state, source, resource);
  const imported = source === 'foreign-market' && (resource === 'food' || resource === 'luxury');
  return imported && rules.dutyFree ? price - tariff(state, resource) : price;
}

/** The most that the buyer could take from a source and pay. */
export function mostFrom(
  state: HegemonyState,
  buyer: WorkerClass,
  source: Source,
  resource: Resource,
  limit: number,
  rules: BuyRules = {},
): number {
  const price = unitPrice(state, buyer, source, resource, rules);
  const affordable = price === 0 ? limit : Math.floor(moneyOf(state, buyer) / price);
  return Math.min(limit, stockAt(state, source, resource), affordable);
}

export interface BuyRules {
  readonly sources?: readonly Source[];
  readonly resources?: readonly Resource[];
  /** From how many sources, and how much from each. */
  readonly atMostSources?: number;
  readonly limit?: number;
  /** Whether nothing at all may be bought. */
  readonly optional?: boolean;
  /** Whether the Foreign Market sells without tariff. */
  readonly dutyFree?: true;
}

/** Sources from which at least one unit can be bought. */
export function sourcesOf(
  state: HegemonyState,
  buyer: WorkerClass,
  resource: Resource,
  rules: BuyRules = {},
): Source[] {
  return (rules.sources ?? SOURCES).filter((source) => mostFrom(state, buyer, source, resource, 1, rules) > 0);
}

/** Whether anything can be bought at all: looked at often, so without listing what. */
export function canBuy(state: HegemonyState, buyer: WorkerClass): boolean {
  for (const resource of RESOURCES) {
    for (const source of SOURCES) if (mostFrom(state, buyer, source, resource, 1) > 0) return true;
  }
  return false;
}

export function buyableResources(state: HegemonyState, buyer: WorkerClass, rules: BuyRules = {}): Resource[] {
  return (rules.resources ?? RESOURCES).filter((resource) => sourcesOf(state, buyer, resource, rules).length > 0);
}

/** One kind of good or service from up to two sources, up to the Population from each. Returns how much was bought. */
export function* buyGoods(t: Hegemony, buyer: WorkerClass, rules: BuyRules = {}): Play<number> {
  const { state } = t;
  const optional = rules.optional ?? false;
  const resource = yield* t.ask(buyer, 'buy-resource', () => buyableResources(state, buyer, rules), {
    canStop: optional,
    about: dutyIn(rules),
  });
  if (resource === STOP) return 0;
  return yield* buyResource(t, buyer, resource, rules);
}

function dutyIn({ dutyFree }: BuyRules): { dutyFree?: true } {
  return dutyFree ? { dutyFree } : {};
}

/** Buys one resource, source after source. */
export function* buyResource(t: Hegemony, buyer: WorkerClass, resource: Resource, rules: BuyRules = {}): Play<number> {
  const { state } = t;
  const limit = rules.limit ?? population(state, buyer);
  const about = { resource, ...dutyIn(rules) };
  const used: Source[] = [];
  let bought = 0;
  while (used.length < (rules.atMostSources ?? ACTION.sources)) {
    const open = () => sourcesOf(state, buyer, resource, rules).filter((source) => !used.includes(source));
    const source = yield* t.ask(buyer, 'buy-source', open, { canStop: used.length > 0, about });
    if (source === STOP) break;
    const range = () => ({ min: 1, max: mostFrom(state, buyer, source, resource, limit, rules) });
    const price = unitPrice(state, buyer, source, resource, rules);
    const amount = yield* t.askAmount(buyer, 'buy-amount', range, { about: { resource, source, price } });
    buyFrom(t, buyer, source, resource, amount, price * amount);
    used.push(source);
    bought += amount;
  }
  return bought;
}

/** Moves the goods and the money; the State is rewarded for cheap services at its usual price. */
export function buyFrom(
  t: Hegemony,
  buyer: WorkerClass,
  source: Source,
  resource: Resource,
  amount: number,
  cost?: number,
): void {
  const { state } = t;
  const price = source === buyer ? 0 : priceAt(state, source, resource);
  const total = cost ?? price * amount;
  takeFrom(state, source, resource, amount);
  if (resource === 'influence') state[buyer].influence += amount;
  else state[buyer].goods[resource] += amount;
  payFor(t, buyer, source, resource, amount, total);
  t.log('bought', { seat: buyer, from: source, resource, amount, price: total });
  if (source === 'state' && (resource === 'health' || resource === 'education')) rewardWelfare(t, buyer, price, amount);
}

/** Takes what is bought from where it lies. */
export function takeFrom(state: HegemonyState, source: Source, resource: Resource, amount: number): void {
  if (source === 'state') addToState(state, resource, -amount);
  else if (source === 'foreign-market') fromSupply(state, resource, amount);
  else if ((source === 'middle' || source === 'capitalist') && resource !== 'influence')
    state[source].storage[resource] -= amount;
}

/** The Foreign Market's price goes to the Supply; what is paid above it is the tariff and goes to the State. */
export function payFor(
  t: Hegemony,
  buyer: WorkerClass,
  source: Source,
  resource: Resource,
  amount: number,
  total: number,
): void {
  if (source === buyer) return;
  if (source === 'foreign-market') {
    const abroad = resource === 'food' || resource === 'luxury' ? importPrice(t.state, resource) * amount : total;
    const toState = Math.max(0, total - abroad);
    pay(t, buyer, 'supply', total - toState, 'purchase');
    pay(t, buyer, 'state', toState, 'tariff');
  } else pay(t, buyer, source, total, 'purchase');
}
