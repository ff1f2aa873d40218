/** Looks through what the servers have kept for what was acknowledged, and through what was seen for what was not theirs. */
import { type Entry, type Game, type SavedTable, Table } from '@polity/kernel';
import type { Store } from '@polity/server';
import type pg from 'pg';
import { hashOf, type Person } from './person.js';

export interface Verdict {
  acknowledged: number;
  /** Acknowledged, and not kept. */
  lost: number;
  /** Kept more than once, or put in by bots beyond what the game played again takes. */
  doubled: number;
  /** Versions that are not there. */
  gaps: number;
  /** Views, seats and questions that were shown to somebody whose they are not. */
  leaks: number;
}

/** What one table has shown, against the same game played again. */
export function leaksAt(
  game: Game,
  saved: SavedTable,
  people: readonly (Pick<Person, 'seat' | 'strange'> & { readonly seen: ReadonlySet<string> })[],
): number {
  const table = Table.open(game, saved.options, saved.seed, saved.random);
  const possible = new Map(people.map(({ seat }) => [seat, new Set([hashOf(table.view(seat))])]));
  for (const entry of saved.entries) {
    put(table, entry);
    for (const [seat, views] of possible) views.add(hashOf(table.view(seat)));
  }
  let leaks = 0;
  for (const { seat, seen, strange } of people) {
    leaks += strange;
    for (const view of seen) if (!possible.get(seat)?.has(view)) leaks++;
  }
  return leaks;
}

function put(table: Table, entry: Entry): void {
  const version = table.askOf(entry.seat)?.version ?? -1;
  const result = table.submit('answer' in entry ? { ...entry, version } : entry);
  if (!result.ok) throw new Error('a game that is over does not play again');
}

/** What the database has of the tables, against what was acknowledged there. */
export async function keptOf(
  db: pg.Client,
  tables: ReadonlyMap<string, SavedTable>,
  people: readonly Person[],
): Promise<Omit<Verdict, 'leaks'>> {
  const verdict = { acknowledged: 0, lost: 0, doubled: 0, gaps: 0 };
  for (const [table, saved] of tables) {
    const { rows } = await db.query<{ version: number; key: string | null }>(
      'select version, key from events where table_id = $1 order by version',
      [table],
    );
    rows.forEach(({ version }, at) => {
      if (version !== at + 1) verdict.gaps++;
    });
    const times = new Map<string, number>();
    for (const { key } of rows) if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
    for (const count of times.values()) verdict.doubled += count - 1;
    verdict.doubled += Math.max(0, rows.length - saved.entries.length);
    for (const { player, acknowledged } of people) {
      for (const id of acknowledged.get(table) ?? []) {
        verdict.acknowledged++;
        if (!times.has(`${player} ${id}`)) verdict.lost++;
      }
    }
  }
  return verdict;
}

/** The same of a store in which nothing can be there twice under one id. */
export async function keptInStore(
  store: Pick<Store, 'eventsAfter' | 'hasEvent'>,
  tables: ReadonlyMap<string, SavedTable>,
  people: readonly Pick<Person, 'player' | 'acknowledged'>[],
): Promise<Omit<Verdict, 'leaks'>> {
  const verdict = { acknowledged: 0, lost: 0, doubled: 0, gaps: 0 };
  for (const [table, saved] of tables) {
    const events = await store.eventsAfter(table, 0);
    events.forEach(({ version }, at) => {
      if (version !== at + 1) verdict.gaps++;
    });
    verdict.doubled += Math.max(0, events.length - saved.entries.length);
    for (const { player, acknowledged } of people) {
      for (const id of acknowledged.get(table) ?? []) {
        verdict.acknowledged++;
        if (!(await store.hasEvent(table, `${player} ${id}`))) verdict.lost++;
      }
    }
  }
  return verdict;
}
