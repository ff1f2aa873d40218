/** The store in a database that Kysely speaks to. Which one is decided by who opens it. */
import type { Kysely, Transaction } from 'kysely';
import { parseMeta } from '../tables/meta.js';
import type { ChatLine, TableStatus } from '../wire.js';
import { appendAll, hasKey, putSnapshot } from './appends.js';
import { GroupCommit } from './group-commit.js';
import { whenFree } from './patience.js';
import { prune } from './retention.js';
import type { Database } from './schema.js';
import type {
  Append,
  Appended,
  History,
  NewChatLine,
  Player,
  Prune,
  Pruned,
  Store,
  StoredEvent,
  TableChange,
  TableRow,
} from './store.js';

/** Appends in one transaction; four parameters each, far below what any database takes in a statement. */
const MOST_TOGETHER = 500;

export class SqlStore implements Store {
  private readonly appends = new GroupCommit<Append, Appended>(
    (group) => this.write((db) => appendAll(db, group)),
    MOST_TOGETHER,
  );

  /** @param isBusy whether an error means that another program holds the database. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly isBusy: (error: unknown) => boolean,
  ) {}

  private write<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
    return whenFree(() => this.db.transaction().execute(work), this.isBusy);
  }

  async players(ids: readonly string[]): Promise<readonly Player[]> {
    if (ids.length === 0) return [];
    return this.db.selectFrom('players').select(['id', 'name']).where('id', 'in', ids).execute();
  }

  async namePlayer(id: string, name: string): Promise<void> {
    await this.write((db) =>
      db
        .insertInto('players')
        .values({ id, name, named_at: Date.now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, named_at: Date.now() }))
        .execute(),
    );
  }

  async createTable(
    { id, status, listed, meta, createdAt }: Omit<TableRow, 'revision'>,
    { members, snapshot }: Pick<TableChange, 'members' | 'snapshot'>,
  ): Promise<void> {
    await this.write(async (db) => {
      const row = {
        id,
        revision: 0,
        status,
        listed: listed ? 1 : 0,
        meta: JSON.stringify(meta),
        created_at: createdAt,
        used_at: Date.now(),
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
    return this.write(async (db) => {
      const changed = await db
        .updateTable('tables')
        .set({ meta: JSON.stringify(meta), status, revision: revision + 1, used_at: Date.now() })
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

  say(table: string, key: string, line: NewChatLine): Promise<ChatLine | undefined> {
    return this.write(async (db) => {
      const last = await db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      const number = Number(last?.number ?? 0) + 1;
      const said = await db
        .insertInto('chat')
        .values({ table_id: table, number, key, line: JSON.stringify(line) })
        .onConflict((conflict) => conflict.columns(['table_id', 'key']).doNothing())
        .returning('number')
        .execute();
      return said.length > 0 ? { number, ...line } : undefined;
    });
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

  prune(what: Prune): Promise<Pruned> {
    return prune(this.db, (work) => this.write(work), what);
  }

  async probe(): Promise<void> {
    const at = Date.now();
    await this.write((db) =>
      db
        .insertInto('pulse')
        .values({ id: 1, at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
        .execute(),
    );
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
