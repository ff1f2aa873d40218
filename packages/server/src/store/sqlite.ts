/** The default database: SQLite in one file, or in memory. */
import BetterSqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { type Database, migrations } from './schema.js';
import { SqlStore } from './sql-store.js';
import type { Store } from './store.js';

/** @param file where it is kept; `:memory:` keeps it nowhere. */
export async function openSqliteStore(file: string): Promise<Store> {
  const sqlite = new BetterSqlite(file);
  sqlite.pragma('journal_mode = WAL');
  // What is acknowledged must survive a power cut too: every commit waits for the disk.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  return new SqlStore(db);
}
