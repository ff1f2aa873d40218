/** What is written of a table besides its events: statements that are done together, or not at all. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.js';
import type { Snapshot, TableChange, TableRow } from './store.js';

export function newTable(
  db: Kysely<Database>,
  { id, status, listed, meta, createdAt }: Omit<TableRow, 'revision'>,
  { members, snapshot }: Pick<TableChange, 'members' | 'snapshot'>,
): readonly CompiledQuery[] {
  const row = {
    id,
    revision: 0,
    status,
    listed: listed ? 1 : 0,
    meta: JSON.stringify(meta),
    created_at: createdAt,
    used_at: Date.now(),
  };
  return [
    db.insertInto('tables').values(row).compile(),
    ...membersPut(db, id, members),
    ...(snapshot ? [snapshotPut(db, id, snapshot)] : []),
  ];
}

/** The first finds nothing to do where somebody else has changed the table since that revision. */
export function changedTable(
  db: Kysely<Database>,
  id: string,
  revision: number,
  { meta, status, members, snapshot }: Pick<TableChange, 'meta' | 'status' | 'members' | 'snapshot'>,
): readonly CompiledQuery[] {
  return [
    db
      .updateTable('tables')
      .set({ meta: JSON.stringify(meta), status, revision: revision + 1, used_at: Date.now() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .compile(),
    db.deleteFrom('members').where('table_id', '=', id).compile(),
    ...membersPut(db, id, members),
    ...(snapshot ? [snapshotPut(db, id, snapshot)] : []),
  ];
}

/** Does them one after the other, within a transaction: all of them, if the first finds something to do. */
export async function oneByOne(db: Kysely<Database>, all: readonly CompiledQuery[]): Promise<boolean> {
  for (const [i, query] of all.entries()) {
    const { numAffectedRows } = await db.executeQuery(query);
    if (i === 0 && numAffectedRows === 0n) return false;
  }
  return true;
}

function membersPut(db: Kysely<Database>, table: string, members: readonly string[]): readonly CompiledQuery[] {
  const rows = [...new Set(members)].map((player) => ({ table_id: table, player_id: player }));
  return rows.length > 0 ? [db.insertInto('members').values(rows).compile()] : [];
}

function snapshotPut(db: Kysely<Database>, table: string, { version, saved }: Snapshot): CompiledQuery {
  return db
    .insertInto('snapshots')
    .values({ table_id: table, version, saved })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ version, saved }))
    .compile();
}
