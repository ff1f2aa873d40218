/** The store in a database that Kysely speaks to. Which one is decided by who opens it. */
import type { CompiledQuery, Kysely, RawBuilder, Transaction } from 'kysely';
import { parseMeta } from '../tables/meta.js';
import type { ChatLine, TableStatus } from '../wire.js';
import { hasKey, latestVersion } from './appends.js';
import { finishedTables } from './finished.js';
import { GroupCommit } from './group-commit.js';
import { letGo, takeLease } from './leases.js';
import { packFinished, unpacked } from './packing.js';
import { type Trouble, whenFree } from './patience.js';
import { keepRecovery, recoveryOf, useUp } from './recoveries.js';
import { prune } from './retention.js';
import type { Database } from './schema.js';
import type {
  Append,
  Appended,
  Finished,
  History,
  NewChatLine,
  NewWhisper,
  Player,
  Progress,
  Prune,
  Pruned,
  Recovery,
  Store,
  StoredEvent,
  TableChange,
  TableRow,
  Whisper,
} from './store.js';
import { changedTable, newTable, oneByOne } from './table-rows.js';
import { handOverWhispers, keepLine, keepWhisper, lastLines, lastWhispers, latestNumber } from './talk.js';

/** Appends in one transaction; four parameters each, far below what any database takes in a statement. */
const MOST_TOGETHER = 500;

/** What is not the same in every database. */
export interface Dialect {
  /** Whether several servers may use it at the same time. */
  readonly shared: boolean;
  /** Milliseconds by the clock that all who use it go by. */
  now(): RawBuilder<number>;
  /** What an error says about the database, if it says that it can be used again soon. */
  troubleOf(error: unknown): Trouble | undefined;
  /** Appends all of them, or fails and appends none. */
  append(db: Kysely<Database>, group: readonly Append[]): Promise<readonly Appended[]>;
  /** Does all of them in one transaction, if the first finds something to do. @returns whether it did. */
  together(db: Kysely<Database>, all: readonly CompiledQuery[]): Promise<boolean>;
}

export class SqlStore implements Store {
  readonly shared: boolean;
  private readonly appends = new GroupCommit<Append, Appended>(
    (group) => this.patiently(() => this.dialect.append(this.db, group)),
    MOST_TOGETHER,
  );

  constructor(
    private readonly db: Kysely<Database>,
    private readonly dialect: Dialect,
  ) {
    this.shared = dialect.shared;
  }

  private patiently<T>(work: (again: boolean) => Promise<T>): Promise<T> {
    return whenFree(work, this.dialect.troubleOf);
  }

  /** @param work is told whether it may have been done already: the connection was lost in the middle of it. */
  private write<T>(work: (db: Transaction<Database>, again: boolean) => Promise<T>): Promise<T> {
    return this.patiently((again) => this.db.transaction().execute((db) => work(db, again)));
  }

  async players(ids: readonly string[]): Promise<readonly Player[]> {
    if (ids.length === 0) return [];
    return this.patiently(() => this.db.selectFrom('players').select(['id', 'name']).where('id', 'in', ids).execute());
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
    row: Omit<TableRow, 'revision'>,
    beginning: Pick<TableChange, 'members' | 'snapshot'>,
  ): Promise<void> {
    await this.patiently(async (again) => {
      if (again && (await rowOf(this.db, row.id))) return;
      await this.dialect.together(this.db, newTable(this.db, row, beginning));
    });
  }

  async table(id: string): Promise<TableRow | undefined> {
    const row = await this.patiently(() => rowOf(this.db, id));
    return row && tableRow(row);
  }

  changeTable(id: string, revision: number, change: TableChange): Promise<boolean> {
    const { recovery, status } = change;
    const meta = JSON.stringify(change.meta);
    const statements = changedTable(this.db, id, revision, change);
    const isDone = async (db: Kysely<Database>) => {
      const row = await rowOf(db, id);
      return row?.revision === revision + 1 && row.meta === meta && row.status === status;
    };
    if (recovery === undefined)
      return this.patiently(
        async (again) => (again && (await isDone(this.db))) || this.dialect.together(this.db, statements),
      );
    return this.write(async (db, again) => {
      if (again && (await isDone(db))) return true;
      const owner = await recoveryOf(db, id, recovery.hash);
      if (owner === undefined || !(await oneByOne(db, statements))) return false;
      await useUp(db, id, recovery.hash);
      await handOverWhispers(db, id, owner, recovery.by);
      return true;
    });
  }

  async openTables(most: number): Promise<readonly TableRow[]> {
    const rows = await this.patiently(() =>
      this.db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', 'gathering')
        .where('listed', '=', 1)
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute(),
    );
    return rows.map(tableRow);
  }

  async tablesOf(player: string, most: number): Promise<readonly TableRow[]> {
    const rows = await this.patiently(() =>
      this.db
        .selectFrom('tables')
        .innerJoin('members', 'members.table_id', 'tables.id')
        .selectAll('tables')
        .where('members.player_id', '=', player)
        .orderBy('tables.created_at', 'desc')
        .limit(most)
        .execute(),
    );
    return rows.map(tableRow);
  }

  async finished(finished: Finished): Promise<readonly TableRow[]> {
    const rows = await this.patiently(() => finishedTables(this.db, finished));
    return rows.map(tableRow);
  }

  async keepRecovery(recovery: Recovery): Promise<void> {
    await this.write((db) => keepRecovery(db, recovery));
  }

  recoveryOf(table: string, hash: string): Promise<string | undefined> {
    return this.patiently(() => recoveryOf(this.db, table, hash));
  }

  append(append: Append): Promise<Appended> {
    return this.appends.add(append);
  }

  async hasEvent(table: string, key: string): Promise<boolean> {
    return this.patiently(() => hasKey(this.db, table, key));
  }

  history(table: string): Promise<History | undefined> {
    return this.patiently(async () => {
      const snapshot = await this.db
        .selectFrom('snapshots')
        .select(['version', 'saved'])
        .where('table_id', '=', table)
        .executeTakeFirst();
      if (snapshot === undefined) return undefined;
      return { snapshot: await unpacked(snapshot), events: await eventsAfter(this.db, table, snapshot.version) };
    });
  }

  async eventsAfter(table: string, version: number): Promise<readonly StoredEvent[]> {
    return this.patiently(() => eventsAfter(this.db, table, version));
  }

  progress(tables: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
    return this.patiently(() => progressOf(this.db, tables));
  }

  lease(table: string, holder: string, time: number): Promise<number | undefined> {
    return this.patiently(() => takeLease(this.db, this.dialect.now(), table, holder, time));
  }

  letGo(table: string, holder: string): Promise<void> {
    return this.patiently(() => letGo(this.db, table, holder));
  }

  say(table: string, key: string, line: NewChatLine): Promise<ChatLine | undefined> {
    return this.write((db, again) => keepLine(db, again, table, key, line));
  }

  chat(table: string, most: number): Promise<readonly ChatLine[]> {
    return this.patiently(() => lastLines(this.db, table, most));
  }

  whisper(table: string, key: string, whisper: NewWhisper): Promise<Whisper | undefined> {
    return this.write((db, again) => keepWhisper(db, again, table, key, whisper));
  }

  whispers(table: string, most: number, player?: string): Promise<readonly Whisper[]> {
    return this.patiently(() => lastWhispers(this.db, table, most, player));
  }

  prune(what: Prune): Promise<Pruned> {
    return prune(this.db, (work) => this.write(work), what);
  }

  pack(): Promise<number> {
    return packFinished(this.db, (work) => this.write(work), Date.now());
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

function rowOf(db: Kysely<Database>, id: string): Promise<Database['tables'] | undefined> {
  return db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
}

function eventsAfter(db: Kysely<Database>, table: string, version: number): Promise<StoredEvent[]> {
  return db
    .selectFrom('events')
    .select(['version', 'event'])
    .where('table_id', '=', table)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
}

async function progressOf(db: Kysely<Database>, tables: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'revision', latestVersion()])
    .select(latestNumber('chat'))
    .select(latestNumber('whispers'))
    .where('id', 'in', tables)
    .execute();
  return new Map(
    rows.map(({ id, revision, version, chat, whispers }) => [
      id,
      { revision, version, line: chat ?? 0, whisper: whispers ?? 0 },
    ]),
  );
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
