/** How far a player is from winning, as he alone can know. */
import { CAPITAL, OTHERS_TO_PASS, THREAT } from '../data/board.js';
import type { PlayerCount, Seat } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';

export type Goal =
  /** More capital than this player; `short` of it by so much, nothing when ahead. */
  | { readonly kind: 'rival'; readonly rival: Seat; readonly capital: number; readonly short: number }
  /** More capital than so many others. */
  | { readonly kind: 'own'; readonly passed: number; readonly others: number; readonly short: number }
  /** The fall of the city, with enough capital. */
  | { readonly kind: 'federalist'; readonly short: number; readonly threatLeft: number };

export function goalOf(view: NewAngelesView, seat: Seat): Goal | undefined {
  const { rival: card, corporation, capital } = view.players[seat];
  if (card === null) return undefined;
  if (card === 'federalist') {
    const short = Math.max(0, CAPITAL.federalist - capital);
    return { kind: 'federalist', short, threatLeft: THREAT.end - view.threat };
  }
  const others = view.seats.filter((other) => other !== seat).map((other) => view.players[other].capital);
  if (card === corporation) {
    const wanted = OTHERS_TO_PASS[view.seats.length as PlayerCount];
    // More than the poorest so many, which is more than the richest of these.
    const bar = others.sort((a, b) => a - b)[wanted - 1] ?? 0;
    const passed = others.filter((other) => capital > other).length;
    return { kind: 'own', passed, others: wanted, short: Math.max(0, bar + 1 - capital) };
  }
  const rival = view.seats.find((other) => view.players[other].corporation === card);
  if (rival === undefined) return undefined;
  const against = view.players[rival].capital;
  return { kind: 'rival', rival, capital: against, short: Math.max(0, against + 1 - capital) };
}

/** Whether the player has won, once the game is over and every rival is shown (67). */
export function hasWon(view: NewAngelesView, seat: Seat): boolean {
  const goal = goalOf(view, seat);
  if (goal === undefined || view.ending === null || goal.short > 0) return false;
  return (goal.kind === 'federalist') === (view.ending === 'threat');
}
