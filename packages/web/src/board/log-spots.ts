/** What the lines of a log speak of on the board: a game says it for every kind of entry, and whoever shows it asks. */
import type { LogEntry } from '@polity/kernel';

/** A kind of entry that is left out does not compile. */
export type LogSpots<Log> = { readonly [Kind in keyof Log]: (params: Log[Kind]) => readonly string[] };

export function spotsByKind<Log>(spots: LogSpots<Log>): (entry: LogEntry) => readonly string[] {
  const known = spots as Readonly<Record<string, ((params: unknown) => readonly string[]) | undefined>>;
  return ({ kind, params }) => [...new Set(Object.hasOwn(known, kind) ? known[kind]?.(params) : [])];
}
