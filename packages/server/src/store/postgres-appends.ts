/**
 * How events are appended in PostgreSQL: one statement compares the versions and does all that belongs to them. It is
 * always the same one, so that every connection plans it once.
 */
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { DAY, rounds, whyNot } from './appends.js';
import type { Database } from './schema.js';
import type { Append, Appended } from './store.js';

/** @returns what became of each. One to a table that is not there is an error, and nothing is appended. */
export async function appendTogether(
  pool: pg.Pool,
  db: Kysely<Database>,
  group: readonly Append[],
): Promise<readonly Appended[]> {
  const taken = await inOneTransaction(pool, rounds(group));
  const results: Appended[] = [];
  for (const append of group) results.push(taken.has(append) ? 'appended' : await whyNot(db, append));
  return results;
}

/** @returns those that were appended. */
async function inOneTransaction(pool: pg.Pool, all: readonly (readonly Append[])[]): Promise<ReadonlySet<Append>> {
  const client = await pool.connect();
  try {
    const taken = new Set<Append>();
    // A statement is a transaction by itself.
    const several = all.length > 1;
    if (several) await client.query('begin');
    for (const round of all) await appendRound(client, round, taken);
    if (several) await client.query('commit');
    client.release();
    return taken;
  } catch (error) {
    // What had been begun goes with the connection.
    client.release(error as Error);
    throw error;
  }
}

async function appendRound(client: pg.PoolClient, round: readonly Append[], taken: Set<Append>): Promise<void> {
  const now = Date.now();
  const wanted = round.map(({ table, follows, version, key, event, fence, snapshot, over }) => ({
    table_id: table,
    follows,
    version,
    key,
    event,
    fence,
    snapshot: snapshot?.version,
    saved: snapshot?.saved,
    over: over === true,
  }));
  const { rows } = await client.query<{ id: string; appended: boolean }>({
    name: 'append',
    text: APPEND,
    values: [JSON.stringify(wanted), now, now - DAY],
  });
  const states = new Map(rows.map(({ id, appended }) => [id, appended]));
  const missing = round.find(({ table }) => !states.has(table));
  if (missing) throw new Error(`there is no table ${missing.table} to append to`);
  for (const append of round) if (states.get(append.table) === true) taken.add(append);
}

/** For each table that is there it says whether its event is there now. If one is not there, nothing is inserted. */
const APPEND = `
  with wanted as (
    select *
    from json_to_recordset($1::json) as wanted (
      table_id text, follows integer, version integer, key text, event text,
      fence integer, snapshot integer, saved text, over boolean
    )
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
    set used_at = $2::bigint,
      status = case when over then 'over' else status end,
      revision = revision + case when over then 1 else 0 end
    from taken
    where id = taken.table_id and (over or used_at < $3::bigint)
  )
  select id, exists (select from inserted where inserted.table_id = id) as appended from known`;
