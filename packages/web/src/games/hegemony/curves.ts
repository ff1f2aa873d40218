/** What everybody had through the game, told backwards from its end by what the log says was paid. */
import type { HegemonyLogEntry, HegemonyView } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { Line } from '../../over/geometry.js';
import { purseOf } from './derive.js';
import { gainsOf } from './recap-steps.js';

/** The money of each seat: before the first round, and at the end of every round. */
export function moneyThrough(log: readonly LogEntry[], view: HegemonyView): readonly Line[] {
  const entries = log as readonly unknown[] as readonly HegemonyLogEntry[];
  const rounds = entries.flatMap(({ kind }, index) => (kind === 'round' ? [index] : []));
  const ends = [...rounds, entries.length];
  return view.seats.map((seat) => {
    const scores = [purseOf(view, seat)];
    for (let round = ends.length - 1; round > 0; round--) {
      const gained = gainsOf(entries.slice(ends[round - 1], ends[round])).find((gains) => gains.seat === seat);
      scores.unshift((scores[0] ?? 0) - (gained?.money ?? 0));
    }
    return { seat, scores };
  });
}
