/** What stores in databases have in common when they append: in which order, and why something was not appended. */
import { type AliasedRawBuilder, type Kysely, sql } from 'kysely';
import { fencedOff } from './leases.js';
import type { Database } from './schema.js';
import type { Append, Appended } from './store.js';

export const DAY = 24 * 3_600_000;

/** What follows on each other at one table is done one after the other; all tables together. */
export function rounds(group: readonly Append[]): readonly (readonly Append[])[] {
  const all: Append[][] = [];
  const nth = new Map<string, number>();
  for (const append of group) {
    const round = nth.get(append.table) ?? 0;
    nth.set(append.table, round + 1);
    all[round] = [...(all[round] ?? []), append];
  }
  return all;
}

/** The version that a row of `tables` has reached. */
export function latestVersion(): AliasedRawBuilder<number | null, 'version'> {
  return sql<number | null>`coalesce(
    (select max(version) from events where events.table_id = tables.id),
    (select version from snapshots where snapshots.table_id = tables.id)
  )`.as('version');
}

export async function whyNot(db: Kysely<Database>, append: Append): Promise<Appended> {
  const { table, key } = append;
  if (key !== null && (await hasKey(db, table, key))) return 'repeated';
  return (await fencedOff(db, [append])).has(table) ? 'fenced' : 'conflict';
}

export async function hasKey(db: Kysely<Database>, table: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('version')
    .where('table_id', '=', table)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}
