/** PostgreSQL: one database for several servers. */
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Trouble, whenFree } from './patience.js';
import { appendTogether } from './postgres-appends.js';
import { type Database, migrations } from './schema.js';
import { type Dialect, SqlStore } from './sql-store.js';
import type { Store } from './store.js';
import { oneByOne } from './table-rows.js';

const DEFAULT_CONNECTIONS = 10;
/** Milliseconds after which a connection that is not made, and a statement that is not done, are given up. */
const PATIENCE = 5000;

export interface PostgresSettings {
  readonly connections?: number;
}

/** @param url as in `postgres://polity@db.example/polity`. */
export async function openPostgresStore(url: string, settings: PostgresSettings = {}): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    keepAlive: true,
    application_name: 'polity',
  });
  // A connection that is lost while nothing is asked over it is no trouble yet: whoever asks next is told.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    // One that is not there is not waited for: whoever starts us is told at once.
    await mustWaitForTheDisk(db);
    await whenFree(() => migrate(db), troubleOf);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqlStore(db, { ...DIALECT, append: (_, group) => appendTogether(pool, db, group) });
}

/** What is acknowledged must survive a power cut too. */
async function mustWaitForTheDisk(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{
    waits: boolean;
  }>`select current_setting('synchronous_commit') <> 'off' as waits`.execute(db);
  if (rows[0]?.waits !== true)
    throw new Error('it does not wait for the disk: set synchronous_commit to on for this user or database');
}

const DIALECT: Omit<Dialect, 'append'> = {
  shared: true,
  together: (db, all) => db.transaction().execute((transaction) => oneByOne(transaction, all)),
  // One clock for all servers, whose own may differ.
  now: () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  troubleOf,
};

/** Under a lock that the database keeps: of several servers that start together one does it, and the others wait. */
async function migrate(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (!schema) throw new Error('the database has no schema to keep tables in');
  const migrator = new Migrator({ db, provider: migrations, migrationTableSchema: schema });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Errors of PostgreSQL and of the system after which nothing was done. */
const BUSY = new Set([
  '40001', // could not be put in an order with what others did
  '40P01', // waited for each other
  '55P03', // a lock was not free in time
  '53300', // too many connections
  '57P03', // it is starting or stopping
  '25006', // it only reads for now: another takes its place
  'ECONNREFUSED',
  'ENOENT',
  'EAI_AGAIN',
]);
const LOST = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const LOST_IN_WORDS = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

function troubleOf(error: unknown): Trouble | undefined {
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string };
  // Two servers have given what was said the same number.
  if (code === '23505' && (constraint === 'chat_in_order' || constraint === 'whispers_in_order')) return 'busy';
  if (code !== undefined && BUSY.has(code)) return 'busy';
  if (code !== undefined && (LOST.has(code) || code.startsWith('08'))) return 'lost';
  return LOST_IN_WORDS.test(message ?? '') ? 'lost' : undefined;
}
