/** Whether an open trade can still be carried out; one that cannot lapses, and that is told (I.1). */
import type { Seat } from '../names.js';
import type { NewAngeles } from './context.js';
import type { Goods, NewAngelesState, TradeOffer } from './state.js';

/** What nobody needs more of, and a bad neighbour could fill the table with (NA42). */
const MOST_PROMISES = 20;

export function canBeKept(state: NewAngelesState, offer: Omit<TradeOffer, 'id'>): boolean {
  const { from, to, give, want, promise, ask } = offer;
  if (isBanned(state, from) || isBanned(state, to)) return false;
  if ((promise !== '' && !mayPromise(state, from)) || (ask !== '' && !mayPromise(state, to))) return false;
  return canGive(state, from, give) && canGive(state, to, want);
}

export function mayPromise({ promises }: NewAngelesState, seat: Seat): boolean {
  return promises.filter(({ from }) => from === seat).length < MOST_PROMISES;
}

export function canGive(state: NewAngelesState, seat: Seat, { capital, assets }: Goods): boolean {
  const player = state.players[seat];
  return capital <= player.capital && assets.every((id) => player.assets.some(({ asset }) => asset === id));
}

/** Mark Yale keeps a player from giving and from receiving. */
export function isBanned(state: NewAngelesState, seat: Seat): boolean {
  return state.deal?.banned.includes(seat) ?? false;
}

/** To be called when somebody has lost capital, an asset, or the right to trade, or has promised something. */
export function lapseOffers(t: NewAngeles): void {
  const { state } = t;
  if (state.tradeOffers.length === 0) return;
  const kept: TradeOffer[] = [];
  for (const offer of state.tradeOffers) {
    if (canBeKept(state, offer)) kept.push(offer);
    else t.log('trade-lapsed', { id: offer.id, from: offer.from, to: offer.to });
  }
  state.tradeOffers = kept;
}
