/** Where somebody buys who looks at the price first, and then at whom the money helps. */
import type { Source } from '../rules/asks.js';
import type { Resource } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { OpenState } from '../rules/state.js';

/** What one's own costs is nothing. */
export function priceFor(state: OpenState, seat: string, source: Source, resource: Resource): number {
  return source === seat ? 0 : priceAt(state, source, resource);
}

/** The price; among equal prices the money goes abroad or to nobody's State, then to whoever is farthest behind. */
export function dearness(state: OpenState, seat: string, source: Source, resource: Resource): number {
  return priceFor(state, seat, source, resource) + favourTo(state, source);
}

/** Less than any price. */
function favourTo(state: OpenState, source: Source): number {
  if (source === 'foreign-market' || !state.seats.includes(source)) return 0;
  return 0.5 + Math.max(0, Math.min(400, state[source].vp)) / 1000;
}
