/**
 * Finished games take less room: the last snapshot has all that a replay needs, so that what was put in goes, and the
 * snapshot is compressed. It is done days after the end, when nobody sends again what was not acknowledged.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { DAY } from './appends.js';
import type { Database } from './schema.js';
import type { Snapshot } from './store.js';

const PACKED = 'gzip:';
/** Tables that are looked for at a time. */
const TOGETHER = 50;

type Write = <T>(work: (db: Transaction<Database>) => Promise<T>) => Promise<T>;

/** @returns how many were packed. */
export async function packFinished(db: Kysely<Database>, write: Write, now: number): Promise<number> {
  let packed = 0;
  for (;;) {
    const unpacked = await db
      .selectFrom('tables')
      .innerJoin('snapshots', 'snapshots.table_id', 'tables.id')
      .select(['tables.id', 'snapshots.version', 'snapshots.saved'])
      .where('tables.status', '=', 'over')
      .where('tables.used_at', '<', now - 2 * DAY)
      .where('snapshots.saved', 'not like', `${PACKED}%`)
      .limit(TOGETHER)
      .execute();
    for (const { id, version, saved } of unpacked) {
      const small = await pack(saved);
      packed += await write((transaction) => replace(transaction, id, version, small));
    }
    if (unpacked.length < TOGETHER) return packed;
  }
}

/** What follows on the snapshot, if anything does, stays. */
async function replace(db: Transaction<Database>, id: string, version: number, saved: string): Promise<number> {
  const replaced = await db
    .updateTable('snapshots')
    .set({ saved })
    .where('table_id', '=', id)
    .where('version', '=', version)
    .returning('table_id')
    .execute();
  if (replaced.length > 0)
    await db.deleteFrom('events').where('table_id', '=', id).where('version', '<=', version).execute();
  return replaced.length;
}

async function pack(saved: string): Promise<string> {
  return PACKED + (await promisify(gzip)(saved)).toString('base64');
}

/** The snapshot as it was put in. */
export async function unpacked({ version, saved }: Snapshot): Promise<Snapshot> {
  if (!saved.startsWith(PACKED)) return { version, saved };
  const bytes = Buffer.from(saved.slice(PACKED.length), 'base64');
  return { version, saved: (await promisify(gunzip)(bytes)).toString() };
}
