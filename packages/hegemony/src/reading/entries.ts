/** A log as the game's own entries: the kernel hands them on as they were told by the rules. */
import type { LogEntry } from '@polity/kernel';
import type { HegemonyLogEntry } from '../rules/log.js';

export function entriesOf(log: readonly LogEntry[]): readonly HegemonyLogEntry[] {
  return log as readonly unknown[] as readonly HegemonyLogEntry[];
}

/**
 * Whether nothing has changed though it is told: a prosperity that was at nought before and falls no further. Only what
 * is known to be so: a part of a log does not tell where a marker stood before it.
 */
export function isStill(entries: readonly HegemonyLogEntry[], index: number): boolean {
  const entry = entries[index];
  if (entry?.kind !== 'prosperity' || entry.params.space !== 0) return false;
  const { seat } = entry.params;
  const before = entries.slice(0, index);
  const last = before.findLast(({ kind, params }) => kind === 'prosperity' && params.seat === seat);
  if (last?.kind === 'prosperity') return last.params.space === 0;
  return before.some(({ kind, params }) => kind === 'round' && params.round === 1);
}
