/** What everybody had through the game, told backwards from its end by what the log says was paid. */
import type { LogEntry } from '@polity/kernel';
import { moneyOf } from '../rules/money.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { entriesOf } from './entries.js';
import { gainsOf } from './recap.js';

export interface MoneyLine {
  readonly seat: Seat;
  readonly scores: readonly number[];
}

/** The money of each seat: before the first round, and at the end of every round. */
export function moneyThrough(log: readonly LogEntry[], view: HegemonyView): readonly MoneyLine[] {
  const entries = entriesOf(log);
  const rounds = entries.flatMap(({ kind }, index) => (kind === 'round' ? [index] : []));
  const ends = [...rounds, entries.length];
  return view.seats.map((seat) => {
    const scores = [moneyOf(view, seat)];
    for (let round = ends.length - 1; round > 0; round--) {
      const gained = gainsOf(entries.slice(ends[round - 1], ends[round])).find((gains) => gains.seat === seat);
      scores.unshift((scores[0] ?? 0) - (gained?.money ?? 0));
    }
    return { seat, scores };
  });
}
