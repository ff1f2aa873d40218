/** A table's events, and how a table comes back from its last snapshot and the events since. */
import {
  type Accepted,
  type CannotUndo,
  type Game,
  type Refusal,
  RulesError,
  type SavedTable,
  Table,
} from '@polity/kernel';
import { z } from 'zod';
import type { History } from '../store/store.js';

const tableEvent = z.union([
  z.object({ seat: z.string(), answer: z.unknown() }).strict(),
  z.object({ seat: z.string(), interjection: z.string(), value: z.unknown() }).strict(),
  z.object({ seat: z.string(), undo: z.literal(true), all: z.boolean() }).strict(),
  /** The rules had changed and some of what was put in did not fit them any more: it counts no longer. */
  z.object({ cut: z.literal(true) }).strict(),
]);

/** What happened at a table, as the store keeps it. */
export type TableEvent =
  | { readonly seat: string; readonly answer: unknown }
  | { readonly seat: string; readonly interjection: string; readonly value: unknown }
  | { readonly seat: string; readonly undo: true; readonly all: boolean };

export const CUT = { cut: true } as const;

/** Does to the table what the event says, if it is possible. */
export function apply(table: Table, event: TableEvent, version?: number): Accepted | Refusal | CannotUndo {
  if ('undo' in event) return table.undo(event.seat, event.all);
  if ('interjection' in event) return table.submit(event);
  return table.submit({ ...event, version: version ?? table.askOf(event.seat)?.version ?? -1 });
}

export interface Restored {
  readonly table: Table;
  /** Whether the rules have changed so that not everything fits any more. The table's version is a new one then. */
  readonly cut: boolean;
}

export function restore(game: Game, { snapshot, events }: History): Restored {
  const saved = JSON.parse(snapshot.saved) as SavedTable;
  const changed = saved.rules !== game.rules;
  const table = Table.load(game, saved);
  const last = events.at(-1)?.version ?? snapshot.version;
  let fits = table.version === snapshot.version;
  for (const { version, event } of events) {
    if (!fits) break;
    fits = fitsOn(table, event, changed) && table.version === version;
  }
  if (fits) return { table, cut: false };
  if (!changed) throw new RulesError(`${game.id}: the events after version ${table.version} do not fit`);
  // Its questions are other ones than before: what was meant for those must not answer them.
  const version = last + 1;
  return { table: Table.load(game, { ...table.save(), version, askedAt: version }), cut: true };
}

function fitsOn(table: Table, json: string, changed: boolean): boolean {
  const event = tableEvent.parse(JSON.parse(json));
  if ('cut' in event) return false;
  try {
    return apply(table, event as TableEvent).ok;
  } catch (error) {
    if (changed && error instanceof RulesError) return false;
    throw error;
  }
}
