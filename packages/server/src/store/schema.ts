/** The database's tables and how they came about, in SQL that SQLite and PostgreSQL both speak. */
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import type { TableStatus } from '../wire.js';

export const STATUSES = ['gathering', 'playing', 'over'] as const satisfies readonly TableStatus[];

export interface Database {
  players: { id: string; name: string; named_at: number };
  tables: {
    id: string;
    revision: number;
    status: string;
    listed: number;
    meta: string;
    created_at: number;
    /** When it was last played or changed, to a day. */
    used_at: number;
  };
  members: { table_id: string; player_id: string };
  events: { table_id: string; version: number; key: string | null; event: string };
  snapshots: { table_id: string; version: number; saved: string };
  chat: { table_id: string; number: number; key: string; line: string };
  /** What was said between two players. Their numbers are counted over the whole table and told to nobody. */
  whispers: {
    table_id: string;
    number: number;
    key: string;
    from_player: string;
    to_player: string;
    line: string;
  };
  /** Who lets the bots of a table think: `until` when, by the database's clock. */
  leases: { table_id: string; holder: string; fence: number; until: number };
  /** Links by which a player's place at a table can be taken, by their hash. */
  recoveries: { table_id: string; player_id: string; hash: string };
  /** One row, written to see whether anything can be. */
  pulse: { id: number; at: number };
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('players')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('named_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('meta', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_open').on('tables').columns(['status', 'listed', 'created_at']).execute();
    await db.schema
      .createTable('members')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('members_once', ['table_id', 'player_id'])
      .execute();
    await db.schema.createIndex('members_of_player').on('members').column('player_id').execute();
    await db.schema
      .createTable('events')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('event', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('events_in_order', ['table_id', 'version'])
      .addUniqueConstraint('events_once', ['table_id', 'key'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('saved', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('chat')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_in_order', ['table_id', 'number'])
      .addUniqueConstraint('chat_once', ['table_id', 'key'])
      .execute();
  },
};

const pulse: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const used: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await (db as Kysely<Database>).updateTable('tables').set({ used_at: Date.now() }).execute();
    await db.schema.createIndex('tables_used').on('tables').columns(['status', 'used_at']).execute();
  },
};

const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leases')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('fence', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const recoveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recoveries')
      // Servers of the version before let go of tables too, and know nothing of these.
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('recoveries_once', ['table_id', 'player_id'])
      .execute();
  },
};

const whispers: Migration = {
  async up(db: Kysely<unknown>) {
    // Not among the lines of chat: servers of the version before tell those to everybody.
    await db.schema
      .createTable('whispers')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('from_player', 'text', (column) => column.notNull())
      .addColumn('to_player', 'text', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('whispers_in_order', ['table_id', 'number'])
      .addUniqueConstraint('whispers_once', ['table_id', 'key'])
      .execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '001-first': first,
    '002-pulse': pulse,
    '003-used': used,
    '004-leases': leases,
    '005-recoveries': recoveries,
    '006-whispers': whispers,
  }),
};
