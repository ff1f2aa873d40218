/** How events are appended in a database: many together, each only to the version that it follows. */
import { type AliasedRawBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { fencedOff } from './leases.js';
import type { Database } from './schema.js';
import type { Append, Appended, Snapshot } from './store.js';

export const DAY = 24 * 3_600_000;

/** @returns what became of each. One to a table that is not there is an error, and nothing is appended. */
export async function appendAll(db: Transaction<Database>, group: readonly Append[]): Promise<readonly Appended[]> {
  const results = new Map<Append, Appended>();
  for (const round of rounds(group)) await appendRound(db, round, results);
  return group.map((append) => results.get(append) ?? 'conflict');
}

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

async function appendRound(
  db: Transaction<Database>,
  round: readonly Append[],
  results: Map<Append, Appended>,
): Promise<void> {
  const versions = await latestVersions(
    db,
    round.map(({ table }) => table),
  );
  const missing = round.find(({ table }) => !versions.has(table));
  if (missing) throw new Error(`there is no table ${missing.table} to append to`);
  const fenced = await fencedOff(db, round);
  const inserted = await insert(
    db,
    round.filter(({ table, follows }) => versions.get(table) === follows && !fenced.has(table)),
  );
  await markUsed(db, [...inserted]);
  for (const append of round) {
    const taken = inserted.has(append.table);
    if (taken) await afterAppend(db, append);
    results.set(append, taken ? 'appended' : await whyNot(db, append));
  }
}

/** The version that each table has reached; `null` before it has begun. */
async function latestVersions(
  db: Transaction<Database>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db.selectFrom('tables').select(['id', latestVersion()]).where('id', 'in', tables).execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The version that a row of `tables` has reached. */
export function latestVersion(): AliasedRawBuilder<number | null, 'version'> {
  return sql<number | null>`coalesce(
    (select max(version) from events where events.table_id = tables.id),
    (select version from snapshots where snapshots.table_id = tables.id)
  )`.as('version');
}

/** @returns the tables whose event is there now; a key that has been used keeps one out. */
async function insert(db: Transaction<Database>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  if (appends.length === 0) return new Set();
  const inserted = await db
    .insertInto('events')
    .values(appends.map(({ table, version, key, event }) => ({ table_id: table, version, key, event })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('table_id')
    .execute();
  return new Set(inserted.map(({ table_id }) => table_id));
}

/** To a day is exact enough, and spares a write with every event. */
async function markUsed(db: Transaction<Database>, tables: readonly string[]): Promise<void> {
  const now = Date.now();
  if (tables.length === 0) return;
  await db
    .updateTable('tables')
    .set({ used_at: now })
    .where('id', 'in', tables)
    .where('used_at', '<', now - DAY)
    .execute();
}

async function afterAppend(db: Transaction<Database>, { table, snapshot, over }: Append): Promise<void> {
  if (snapshot) await putSnapshot(db, table, snapshot);
  if (over)
    await db
      .updateTable('tables')
      .set((row) => ({ status: 'over', revision: row('revision', '+', 1) }))
      .where('id', '=', table)
      .execute();
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

export async function putSnapshot(
  db: Transaction<Database>,
  table: string,
  { version, saved }: Snapshot,
): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ table_id: table, version, saved })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ version, saved }))
    .execute();
}
