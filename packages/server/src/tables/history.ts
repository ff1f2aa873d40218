/** What is put in at a table as the store keeps it, and how a table comes back from its last snapshot and what was put in since. */
import {
  type Accepted,
  type CannotUndo,
  type Entry,
  type Game,
  type Refusal,
  RulesError,
  type SavedTable,
  Table,
} from '@polity/kernel';
import { z } from 'zod';
import type { History, StoredEvent } from '../store/store.js';
import type { Put, TableTrouble, Undo } from '../wire.js';

const CUT = { cut: true } as const;

/** The rules had changed and some of what was put in did not fit them any more: it counts no longer. */
type Cut = typeof CUT;

const tableEvent: z.ZodType<Entry | Undo | Cut> = z.union([
  z.object({ seat: z.string(), answer: z.unknown() }).strict(),
  z.object({ seat: z.string(), interjection: z.string(), value: z.unknown() }).strict(),
  z.object({ seat: z.string(), undo: z.literal(true), all: z.boolean() }).strict(),
  z.object({ cut: z.literal(true) }).strict(),
]);

/** As the store keeps it: what was put in, but for the version of the question, which its place in the history tells. */
export function eventOf(put: Put | 'cut'): string {
  return JSON.stringify(put === 'cut' ? CUT : { ...put, version: undefined });
}

/** Does to the table what was put in, if it is possible. */
export function apply(table: Table, put: Put): Accepted | Refusal | CannotUndo {
  return 'undo' in put ? table.undo(put.seat, put.all) : table.submit(put);
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

/** Why a table that the rules cannot go on with cannot be read. */
export function troubleWith(game: Game, { snapshot }: History): TableTrouble {
  try {
    return (JSON.parse(snapshot.saved) as SavedTable).rules === game.rules ? 'unreadable' : 'rules-changed';
  } catch {
    return 'unreadable';
  }
}

/** Does at a table what has been put in elsewhere since. Where it does not fit, the table has to be read anew. */
export function followed(table: Table, events: readonly StoredEvent[]): boolean {
  return events.every(({ version, event }) => fitsOn(table, event, true) && table.version === version);
}

/** Who takes something back. */
export function undoneBy(put: Put): string | undefined {
  return 'undo' in put ? put.seat : undefined;
}

/** Who was the last to take something back. */
export function undoneIn(events: readonly StoredEvent[]): string | undefined {
  const last = events.map(({ event }) => tableEvent.parse(JSON.parse(event))).findLast((event) => 'undo' in event);
  return last?.seat;
}

function fitsOn(table: Table, json: string, changed: boolean): boolean {
  const event = tableEvent.parse(JSON.parse(json));
  if ('cut' in event) return false;
  try {
    const version = table.askOf(event.seat)?.version ?? -1;
    return apply(table, 'answer' in event ? { ...event, version } : event).ok;
  } catch (error) {
    if (changed && error instanceof RulesError) return false;
    throw error;
  }
}
