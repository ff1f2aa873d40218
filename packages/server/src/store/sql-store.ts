/** The store in a database that Kysely speaks to. Which one is decided by who opens it. */
import type { Kysely, Transaction } from 'kysely';
import { parseMeta } from '../tables/meta.js';
import type { ChatLine, TableStatus } from '../wire.js';
import { GroupCommit } from './group-commit.js';
import type { Database } from './schema.js';
import type {
  Append,
  Appended,
  History,
  NewChatLine,
  Player,
  Snapshot,
  Store,
  StoredEvent,
  TableChange,
  TableRow,
} from './store.js';

/** Appends in one transaction; four parameters each, far below what any database takes in a statement. */
const MOST_TOGETHER = 500;

export class SqlStore implements Store {
  private readonly appends = new GroupCommit<Append, Appended>((group) => this.appendAll(group), MOST_TOGETHER);

  constructor(private readonly db: Kysely<Database>) {}

  async players(ids: readonly string[]): Promise<readonly Player[]> {
    if (ids.length === 0) return [];
    return this.db.selectFrom('players').select(['id', 'name']).where('id', 'in', ids).execute();
  }

  async namePlayer(id: string, name: string): Promise<void> {
    await this.db
      .insertInto('players')
      .values({ id, name, named_at: Date.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, named_at: Date.now() }))
      .execute();
  }

  async createTable(
    { id, status, listed, meta, createdAt }: Omit<TableRow, 'revision'>,
    { members, snapshot }: Pick<TableChange, 'members' | 'snapshot'>,
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const row = {
        id,
        revision: 0,
        status,
        listed: listed ? 1 : 0,
        meta: JSON.stringify(meta),
        created_at: createdAt,
      };
      await db.insertInto('tables').values(row).execute();
      await putMembers(db, id, members);
      if (snapshot) await putSnapshot(db, id, snapshot);
    });
  }

  async table(id: string): Promise<TableRow | undefined> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tableRow(row);
  }

  changeTable(id: string, revision: number, change: TableChange): Promise<boolean> {
    const { meta, status, members, snapshot } = change;
    return this.db.transaction().execute(async (db) => {
      const changed = await db
        .updateTable('tables')
        .set({ meta: JSON.stringify(meta), status, revision: revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .returning('id')
        .execute();
      if (changed.length === 0) return false;
      await db.deleteFrom('members').where('table_id', '=', id).execute();
      await putMembers(db, id, members);
      if (snapshot) await putSnapshot(db, id, snapshot);
      return true;
    });
  }

  async openTables(most: number): Promise<readonly TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'gathering')
      .where('listed', '=', 1)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(tableRow);
  }

  async tablesOf(player: string, most: number): Promise<readonly TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('members', 'members.table_id', 'tables.id')
      .selectAll('tables')
      .where('members.player_id', '=', player)
      .orderBy('tables.created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(tableRow);
  }

  append(append: Append): Promise<Appended> {
    return this.appends.add(append);
  }

  private appendAll(group: readonly Append[]): Promise<readonly Appended[]> {
    return this.db.transaction().execute(async (db) => {
      const rows = group.map(({ table, version, key, event }) => ({ table_id: table, version, key, event }));
      const inserted = await db
        .insertInto('events')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['table_id', 'version'])
        .execute();
      const fresh = new Set(inserted.map(({ table_id, version }) => `${table_id} ${version}`));
      const results: Appended[] = [];
      for (const append of group) {
        // Two of one group may name the same version: the first of them was taken.
        const taken = fresh.delete(`${append.table} ${append.version}`);
        if (taken) await this.afterAppend(db, append);
        results.push(taken ? 'appended' : await whyNot(db, append));
      }
      return results;
    });
  }

  private async afterAppend(db: Transaction<Database>, { table, snapshot, over }: Append): Promise<void> {
    if (snapshot) await putSnapshot(db, table, snapshot);
    if (over)
      await db
        .updateTable('tables')
        .set((row) => ({ status: 'over', revision: row('revision', '+', 1) }))
        .where('id', '=', table)
        .execute();
  }

  async hasEvent(table: string, key: string): Promise<boolean> {
    return hasKey(this.db, table, key);
  }

  async history(table: string): Promise<History | undefined> {
    const snapshot = await this.db
      .selectFrom('snapshots')
      .select(['version', 'saved'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    if (snapshot === undefined) return undefined;
    const events: StoredEvent[] = await this.db
      .selectFrom('events')
      .select(['version', 'event'])
      .where('table_id', '=', table)
      .where('version', '>', snapshot.version)
      .orderBy('version')
      .execute();
    return { snapshot, events };
  }

  async say(table: string, key: string, line: NewChatLine): Promise<ChatLine | undefined> {
    for (;;) {
      const last = await this.db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      const number = Number(last?.number ?? 0) + 1;
      const inserted = await this.db
        .insertInto('chat')
        .values({ table_id: table, number, key, line: JSON.stringify(line) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute();
      if (inserted.length > 0) return { number, ...line };
      const used = await this.db
        .selectFrom('chat')
        .select('number')
        .where('table_id', '=', table)
        .where('key', '=', key)
        .executeTakeFirst();
      if (used) return undefined;
    }
  }

  async chat(table: string, most: number): Promise<readonly ChatLine[]> {
    const rows = await this.db
      .selectFrom('chat')
      .select(['number', 'line'])
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(({ number, line }) => ({ number, ...(JSON.parse(line) as NewChatLine) }));
  }

  async close(): Promise<void> {
    await this.appends.settled();
    await this.db.destroy();
  }
}

async function putMembers(db: Transaction<Database>, table: string, members: readonly string[]): Promise<void> {
  const rows = [...new Set(members)].map((player) => ({ table_id: table, player_id: player }));
  if (rows.length > 0) await db.insertInto('members').values(rows).execute();
}

async function putSnapshot(db: Transaction<Database>, table: string, { version, saved }: Snapshot): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ table_id: table, version, saved })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ version, saved }))
    .execute();
}

async function whyNot(db: Transaction<Database>, { table, key }: Append): Promise<Appended> {
  return key !== null && (await hasKey(db, table, key)) ? 'repeated' : 'conflict';
}

async function hasKey(db: Kysely<Database>, table: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('version')
    .where('table_id', '=', table)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

function tableRow(row: Database['tables']): TableRow {
  return {
    id: row.id,
    revision: row.revision,
    status: row.status as TableStatus,
    listed: row.listed === 1,
    meta: parseMeta(JSON.parse(row.meta)),
    createdAt: Number(row.created_at),
  };
}
