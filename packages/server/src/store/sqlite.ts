/** The default database: SQLite in one file, or in memory. */
import { chmodSync, closeSync, openSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import { appendAll } from './appends.js';
import { type Trouble, whenFree } from './patience.js';
import { type Database, migrations } from './schema.js';
import { type Dialect, SqlStore } from './sql-store.js';
import type { Store } from './store.js';

const OWNER_ALONE = 0o600;

/** @param file where it is kept, for its owner's eyes alone; `:memory:` keeps it nowhere. */
export async function openSqliteStore(file: string): Promise<Store> {
  if (file !== ':memory:') makePrivate(file);
  // Another program that holds the database is waited for where that stops nobody.
  const sqlite = new BetterSqlite(file, { timeout: 0 });
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    await whenFree(async () => prepare(sqlite), troubleOf);
    await whenFree(() => migrate(db), troubleOf);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqlStore(db, DIALECT);
}

const DIALECT: Dialect = {
  shared: false,
  now: () => sql<number>`${Date.now()}`,
  troubleOf,
  append: (db, group) => db.transaction().execute((transaction) => appendAll(transaction, group)),
};

/** Holds a database for one server: whoever comes second is refused. The lock goes with the process that holds it. */
export function holdAlone(file: string): { readonly release: () => void } {
  const lock = `${file}.lock`;
  makePrivate(lock);
  const sqlite = new BetterSqlite(lock, { timeout: 0 });
  try {
    sqlite.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    sqlite.close();
    throw isBusy(error) ? new Error('another server keeps its tables there') : error;
  }
  return { release: () => void sqlite.close() };
}

function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE));
  chmodSync(file, OWNER_ALONE);
}

function prepare(sqlite: BetterSqlite.Database): void {
  sqlite.pragma('journal_mode = WAL');
  // What is acknowledged must survive a power cut too: every commit waits for the disk.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  const found = sqlite.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Error(`the database is damaged: ${String(found)}`);
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
}

function troubleOf(error: unknown): Trouble | undefined {
  return isBusy(error) ? 'busy' : undefined;
}

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
