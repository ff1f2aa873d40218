/** The default database: SQLite in one file, in a thread of its own; or in memory, where there is nothing to wait for. */
import { chmodSync, closeSync, openSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { Kysely, Migrator, sql } from 'kysely';
import { type Trouble, whenFree } from './patience.js';
import { type Database, migrations } from './schema.js';
import { SqlStore } from './sql-store.js';
import { dialectOver, OneAtATime } from './sqlite-driver.js';
import { SqliteEngine } from './sqlite-engine.js';
import { SqliteThread } from './sqlite-thread.js';
import type { Store } from './store.js';

const OWNER_ALONE = 0o600;

/** @param file where it is kept, for its owner's eyes alone; `:memory:` keeps it nowhere. */
export async function openSqliteStore(file: string): Promise<Store> {
  if (file !== ':memory:') makePrivate(file);
  const engine = file === ':memory:' ? new SqliteEngine(file) : new SqliteThread(file);
  const turns = new OneAtATime(engine);
  const db = new Kysely<Database>({ dialect: dialectOver(turns) });
  try {
    await whenFree(() => engine.open(), troubleOf);
    await whenFree(() => migrate(db), troubleOf);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new SqlStore(db, {
    shared: false,
    now: () => sql<number>`${Date.now()}`,
    troubleOf,
    append: (_, group) => turns.during(() => engine.append(group)),
    together: (_, all) => turns.during(() => engine.together(all)),
  });
}

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

async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
}

function troubleOf(error: unknown): Trouble | undefined {
  return isBusy(error) ? 'busy' : undefined;
}

function isBusy(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code?.toString().startsWith('SQLITE_BUSY') ?? false;
}
