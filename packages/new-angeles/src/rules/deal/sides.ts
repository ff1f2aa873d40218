/** The two sides of a deal: their offers, and what lies facedown beside them. */
import type { Seat, Side } from '../../names.js';
import type { Deal, NewAngelesState, Offer } from '../state.js';

/** A counteroffer that was covered or sent back is no offer any more (25.4, 25.8). */
export function offerOn(deal: Deal, side: Side): Offer | null {
  if (side === 'main') return deal.main;
  return deal.countering === null ? null : (deal.counters.at(-1) ?? null);
}

/** The offers that a player may support (I.7). */
export function openSides(deal: Deal, seat: Seat): Side[] {
  const sides: Side[] = [];
  if (deal.main !== null) sides.push('main');
  if (deal.countering !== null && !deal.barred.includes(seat)) sides.push('counter');
  return sides;
}

export function supportFor(deal: Deal, side: Side): number {
  let count = 0;
  for (const support of Object.values(deal.support)) {
    if (support.side === side) count += support.cards.length + (support.blind === null ? 0 : 1);
  }
  return count;
}

/** Whether the player has a card of his facedown beside the winning offer (I.5, NA54). */
export function supportsWinner({ deal }: NewAngelesState, seat: Seat): boolean {
  return deal !== null && deal.winner !== null && deal.support[seat]?.side === deal.winner;
}

/** Who wins if this side does: also an active player who had nothing to offer (NA24). */
export function playerOn(state: NewAngelesState, deal: Deal, side: Side): Seat {
  return offerOn(deal, side)?.seat ?? state.active;
}

/** Rules that are called in the middle of a deal have one before them. */
export function dealOf({ deal }: NewAngelesState): Deal {
  if (deal === null) throw new Error('no deal is being made');
  return deal;
}
