/** A log as the game's own entries: the kernel hands them on as they were told by the rules. */
import type { LogEntry } from '@polity/kernel';
import type { HegemonyLogEntry } from '../rules/log.js';

export function entriesOf(log: readonly LogEntry[]): readonly HegemonyLogEntry[] {
  return log as readonly unknown[] as readonly HegemonyLogEntry[];
}
