/** Goods and services: where they lie, how much fits, and how they move within the limits of the components. */
import { cardOf } from './companies.js';
import type { Hegemony } from './context.js';
import { FREE_TRADE_ZONE, STATE_STORAGE, STORAGE, STORAGE_TILE } from './data/board.js';
import { atMoment, overflowing } from './moments.js';
import { type Good, PRODUCT, type Resource, type Seat } from './names.js';
import type { HegemonyState, OpenState, OwnerBoard } from './state.js';

export type OwnerClass = 'middle' | 'capitalist';

export function storageLimit(
  state: Record<OwnerClass, Pick<OwnerBoard, 'tiles'>>,
  owner: OwnerClass,
  good: Good,
): number {
  return STORAGE[owner][good] + (state[owner].tiles.includes(good) ? STORAGE_TILE[good] : 0);
}

/** What its open companies of the industry would produce, operational or not, plus 6 (p. 12, 28). */
export function stateStorageLimit(state: Pick<HegemonyState, 'companies'>, resource: Resource): number {
  let limit = STATE_STORAGE;
  for (const company of state.companies) {
    const card = cardOf(company);
    if (company.owner === 'state' && PRODUCT[card.industry] === resource) limit += card.produces;
  }
  return limit;
}

/** What the State has for sale: its Public Services, and Food and Luxury on its board. */
export function stateStock(state: OpenState, resource: Resource): number {
  const { services, goods } = state.state;
  return resource === 'food' || resource === 'luxury' ? goods[resource] : services[resource];
}

/** Free room with the State. */
export function stateRoom(state: HegemonyState, resource: Resource): number {
  return Math.max(0, stateStorageLimit(state, resource) - stateStock(state, resource));
}

export function addToState(state: HegemonyState, resource: Resource, amount: number): void {
  const { services, goods } = state.state;
  if (resource === 'food' || resource === 'luxury') goods[resource] += amount;
  else services[resource] += amount;
}

/** Takes tokens out of the Supply, as many as there are. */
export function fromSupply(state: HegemonyState, resource: Resource, amount: number): number {
  const taken = Math.min(amount, state.supply.resources[resource]);
  state.supply.resources[resource] -= taken;
  return taken;
}

export function toSupply(state: HegemonyState, resource: Resource, amount: number): void {
  state.supply.resources[resource] += amount;
}

/** Whether there is Influence in the Supply to be gained. */
export function hasInfluence({ supply }: Pick<HegemonyState, 'supply'>): boolean {
  return supply.resources.influence > 0;
}

/** Influence from the Supply for a player; the State's is Personal Influence. */
export function gainInfluence(t: Hegemony, seat: Seat, amount: number): void {
  const gained = fromSupply(t.state, 'influence', amount);
  if (gained === 0) return;
  t.state[seat].influence += gained;
  t.log('resource', { seat, resource: 'influence', amount: gained });
}

export function spendInfluence(t: Hegemony, seat: Seat, amount: number): void {
  if (amount === 0) return;
  atMoment(t);
  t.state[seat].influence -= amount;
  toSupply(t.state, 'influence', amount);
  t.log('resource', { seat, resource: 'influence', amount: -amount });
}

/** Influence passes from one player to another; the State's is Personal Influence. */
export function giveInfluence(t: Hegemony, from: Seat, to: Seat, amount: number): void {
  if (amount === 0) return;
  t.state[from].influence -= amount;
  t.state[to].influence += amount;
  t.log('resource', { seat: from, resource: 'influence', amount: -amount });
  t.log('resource', { seat: to, resource: 'influence', amount });
}

/**
 * Puts what an owner gains into its storages: Influence without limit, the Capitalist Class's Food and Luxury beyond
 * its storage into the Free Trade Zone, and what fits nowhere is lost. Returns how much was stored.
 */
export function store(t: Hegemony, owner: OwnerClass, resource: Resource, amount: number): number {
  const { state } = t;
  if (resource === 'influence') {
    const gained = fromSupply(state, resource, amount);
    state[owner].influence += gained;
    return gained;
  }
  const { storage } = state[owner];
  const room = storageLimit(state, owner, resource) - storage[resource];
  const stored = fromSupply(state, resource, Math.min(amount, room));
  storage[resource] += stored;
  const excess = owner === 'capitalist' && amount > room ? storeInZone(t, resource, amount - room) : 0;
  const lost = amount - stored - excess;
  return stored + excess + (lost > 0 && overflowing(t, owner, resource, lost) ? store(t, owner, resource, lost) : 0);
}

/** Puts Food or Luxury into the Free Trade Zone, as much as fits. */
export function storeInZone(t: Hegemony, resource: Good, amount: number): number {
  if (resource !== 'food' && resource !== 'luxury') return 0;
  const { zone } = t.state.capitalist;
  const stored = fromSupply(t.state, resource, Math.min(amount, FREE_TRADE_ZONE[resource] - zone[resource]));
  zone[resource] += stored;
  return stored;
}

/** Services and goods above the State's limits are discarded at once when its companies become fewer (FAQ p. 35). */
export function discardStateExcess(t: Hegemony): void {
  for (const resource of ['food', 'luxury', 'health', 'education', 'influence'] as const) {
    const excess = stateStock(t.state, resource) - stateStorageLimit(t.state, resource);
    if (excess <= 0) continue;
    addToState(t.state, resource, -excess);
    toSupply(t.state, resource, excess);
    t.log('resource', { seat: 'state', resource, amount: -excess });
  }
}
