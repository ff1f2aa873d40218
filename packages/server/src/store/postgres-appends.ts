/** How events are appended in PostgreSQL: one statement compares the versions and does all that belongs to them. */
import { type Kysely, sql } from 'kysely';
import { DAY, rounds, whyNot } from './appends.js';
import type { Database } from './schema.js';
import type { Append, Appended } from './store.js';

/** @returns what became of each. One to a table that is not there is an error, and nothing is appended. */
export async function appendTogether(db: Kysely<Database>, group: readonly Append[]): Promise<readonly Appended[]> {
  const all = rounds(group);
  const results = new Map<Append, Appended>();
  const [only] = all;
  // A statement is a transaction by itself.
  if (all.length === 1 && only) await appendRound(db, only, results);
  else
    await db.transaction().execute(async (transaction) => {
      for (const round of all) await appendRound(transaction, round, results);
    });
  return group.map((append) => results.get(append) ?? 'conflict');
}

async function appendRound(
  db: Kysely<Database>,
  round: readonly Append[],
  results: Map<Append, Appended>,
): Promise<void> {
  const states = await insert(db, round);
  const missing = round.find(({ table }) => !states.has(table));
  if (missing) throw new Error(`there is no table ${missing.table} to append to`);
  for (const append of round) {
    const appended = states.get(append.table) === true;
    results.set(append, appended ? 'appended' : await whyNot(db, append));
  }
}

/** @returns for each table that is there whether its event is there now. If one is not there, nothing is inserted. */
async function insert(db: Kysely<Database>, round: readonly Append[]): Promise<ReadonlyMap<string, boolean>> {
  const now = Date.now();
  const column = <T>(of: (append: Append) => T): T[] => round.map(of);
  const { rows } = await sql<{ id: string; appended: boolean }>`
    with wanted as (
      select *
      from unnest(
        ${column(({ table }) => table)}::text[],
        ${column(({ follows }) => follows)}::integer[],
        ${column(({ version }) => version)}::integer[],
        ${column(({ key }) => key)}::text[],
        ${column(({ event }) => event)}::text[],
        ${column(({ fence }) => fence ?? null)}::integer[],
        ${column(({ snapshot }) => snapshot?.version ?? null)}::integer[],
        ${column(({ snapshot }) => snapshot?.saved ?? null)}::text[],
        ${column(({ over }) => over === true)}::boolean[]
      ) as wanted (table_id, follows, version, key, event, fence, snapshot, saved, over)
    ), known as (
      select id from tables where id in (select table_id from wanted)
    ), inserted as (
      insert into events (table_id, version, key, event)
      select table_id, version, key, event
      from wanted
      where (select count(*) from known) = (select count(*) from wanted)
        and follows = coalesce(
          (select max(version) from events where events.table_id = wanted.table_id),
          (select version from snapshots where snapshots.table_id = wanted.table_id)
        )
        and (fence is null or fence = (select fence from leases where leases.table_id = wanted.table_id))
      -- All servers in the same order, so that they do not wait for each other.
      order by table_id
      on conflict do nothing
      returning table_id
    ), taken as (
      select wanted.* from wanted join inserted using (table_id)
    ), pictured as (
      insert into snapshots (table_id, version, saved)
      select table_id, snapshot, saved from taken where saved is not null
      on conflict (table_id) do update set version = excluded.version, saved = excluded.saved
    ), marked as (
      update tables
      set used_at = ${now}::bigint,
        status = case when over then 'over' else status end,
        revision = revision + case when over then 1 else 0 end
      from taken
      where id = taken.table_id and (over or used_at < ${now - DAY}::bigint)
    )
    select id, exists (select from inserted where inserted.table_id = id) as appended from known
  `.execute(db);
  return new Map(rows.map(({ id, appended }) => [id, appended]));
}
