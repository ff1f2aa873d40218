/** What is not kept for ever: tables that nobody has used for long, with all that belongs to them, and players without any. */
import type { Kysely, Transaction } from 'kysely';
import { type Database, STATUSES } from './schema.js';
import type { Prune, Pruned } from './store.js';

/** Tables that go in one transaction: others who write wait no longer than for these. */
const TOGETHER = 50;

type Write = <T>(work: (db: Transaction<Database>) => Promise<T>) => Promise<T>;

export async function prune(db: Kysely<Database>, write: Write, { before, except, dryRun }: Prune): Promise<Pruned> {
  const pruned = { gathering: 0, playing: 0, over: 0 };
  for (const status of STATUSES) {
    const unused = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where('used_at', '<', before[status])
      .execute();
    const ids = unused.map(({ id }) => id).filter((id) => !except.has(id));
    pruned[status] = dryRun ? ids.length : 0;
    for (let from = 0; from < ids.length && !dryRun; from += TOGETHER) {
      const some = ids.slice(from, from + TOGETHER);
      pruned[status] += await write((transaction) => deleteTables(transaction, some, before[status]));
    }
  }
  return { ...pruned, players: await prunePlayers(db, write, before.players, dryRun) };
}

/** Somebody may have come back to one of them meanwhile. */
async function deleteTables(db: Transaction<Database>, ids: readonly string[], before: number): Promise<number> {
  const unused = await db
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', ids)
    .where('used_at', '<', before)
    .execute();
  const gone = unused.map(({ id }) => id);
  if (gone.length === 0) return 0;
  for (const part of ['chat', 'events', 'snapshots', 'members', 'leases'] as const)
    await db.deleteFrom(part).where('table_id', 'in', gone).execute();
  await db.deleteFrom('tables').where('id', 'in', gone).execute();
  return gone.length;
}

async function prunePlayers(db: Kysely<Database>, write: Write, before: number, dryRun: boolean): Promise<number> {
  const unused = async (at: Kysely<Database>) =>
    at
      .selectFrom('players')
      .select('id')
      .where('named_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('members').select('player_id').whereRef('members.player_id', '=', 'players.id'))),
      )
      .execute();
  if (dryRun) return (await unused(db)).length;
  return write(async (transaction) => {
    const gone = await unused(transaction);
    for (const { id } of gone) await transaction.deleteFrom('players').where('id', '=', id).execute();
    return gone.length;
  });
}
