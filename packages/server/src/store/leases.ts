/** Leases of tables: who lets the bots think. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.js';

/** @returns the number of the lease, if it is the holder's now. */
export async function takeLease(
  db: Kysely<Database>,
  now: RawBuilder<number>,
  table: string,
  holder: string,
  time: number,
): Promise<number | undefined> {
  const until = sql<number>`${now} + ${time}`;
  const row = await db
    .insertInto('leases')
    .values({ table_id: table, holder, fence: 1, until })
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet(({ ref }) => ({
          holder,
          fence: sql<number>`${ref('leases.fence')} + case when ${ref('leases.holder')} = ${holder} then 0 else 1 end`,
          until,
        }))
        .where(({ or, eb }) => or([eb('leases.holder', '=', holder), eb('leases.until', '<', now)])),
    )
    .returning('fence')
    .executeTakeFirst();
  return row?.fence;
}

export async function letGo(db: Kysely<Database>, table: string, holder: string): Promise<void> {
  await db.updateTable('leases').set({ until: 0 }).where('table_id', '=', table).where('holder', '=', holder).execute();
}

/** The tables of these whose last lease has another number than the one that is named. */
export async function fencedOff(
  db: Kysely<Database>,
  named: readonly { readonly table: string; readonly fence?: number }[],
): Promise<ReadonlySet<string>> {
  const fenced = named.filter(({ fence }) => fence !== undefined);
  if (fenced.length === 0) return new Set();
  const rows = await db
    .selectFrom('leases')
    .select(['table_id', 'fence'])
    .where(
      'table_id',
      'in',
      fenced.map(({ table }) => table),
    )
    .execute();
  const last = new Map(rows.map(({ table_id, fence }) => [table_id, fence]));
  return new Set(fenced.filter(({ table, fence }) => last.get(table) !== fence).map(({ table }) => table));
}
