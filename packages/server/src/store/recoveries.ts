/** Recovery links: who has one takes the place of the player who made it, at one table. Only a link's hash is kept. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.js';
import type { Recovery } from './store.js';

/** The one that the player had at the table before opens nothing any more. */
export async function keepRecovery(db: Kysely<Database>, { table, player, hash }: Recovery): Promise<void> {
  await db
    .insertInto('recoveries')
    .values({ table_id: table, player_id: player, hash })
    .onConflict((conflict) => conflict.columns(['table_id', 'player_id']).doUpdateSet({ hash }))
    .execute();
}

/** Whose place it opens. It is found by its hash, so how long that takes tells nothing of any link. */
export async function recoveryOf(db: Kysely<Database>, table: string, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recoveries')
    .select('player_id')
    .where('hash', '=', hash)
    .where('table_id', '=', table)
    .executeTakeFirst();
  return row?.player_id;
}

export async function useUp(db: Kysely<Database>, table: string, hash: string): Promise<void> {
  await db.deleteFrom('recoveries').where('hash', '=', hash).where('table_id', '=', table).execute();
}
