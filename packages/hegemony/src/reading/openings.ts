/** What everybody begins a round with: the interest on loans is paid before anything else. */
import type { LogEntry } from '@polity/kernel';
import { LOAN } from '../rules/data/board.js';
import { moneyOf } from '../rules/money.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { entriesOf } from './entries.js';
import { gainsOf } from './recap.js';

/** What a seat begins a round with, when its interest is paid. */
export interface RoundOpening {
  readonly seat: Seat;
  /** What it paid for its loans, and what it had to borrow for that. */
  readonly interest: number;
  readonly borrowed: number;
  readonly money: number;
}

/** Interest is the first step of the Preparation Phase: it is over when Prosperity falls, or cards are drawn. */
const INTEREST_PAID: ReadonlySet<string> = new Set(['prosperity', 'drew-cards']);

/**
 * @param at the entry with which the round begins.
 * @param view from any time after it.
 */
export function openingsOf(log: readonly LogEntry[], at: number, view: HegemonyView): readonly RoundOpening[] {
  const entries = entriesOf(log);
  const paid = entries.findIndex(({ kind }, index) => index > at && INTEREST_PAID.has(kind));
  const over = paid < 0 ? entries.length : paid;
  const told = entries.slice(at, over);
  const later = gainsOf(entries.slice(over));
  return view.seats.map((seat) => {
    let [interest, borrowed] = [0, 0];
    for (const { kind, params } of told) {
      if (kind === 'loan' && params.seat === seat) borrowed += LOAN.amount;
      if (kind === 'pay' && params.for === 'interest' && params.from === seat) interest += params.amount;
    }
    const since = later.find((gains) => gains.seat === seat)?.money ?? 0;
    return { seat, interest, borrowed, money: moneyOf(view, seat) - since };
  });
}
