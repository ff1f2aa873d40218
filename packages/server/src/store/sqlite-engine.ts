/**
 * SQLite itself: statements one after the other, and appends many together. It waits for the disk in whichever thread it
 * is, and loads little, so that a thread of its own is there at once.
 */
import BetterSqlite from 'better-sqlite3';
import type { Append, Appended } from './store.js';

/** What a statement has done. */
export interface Ran {
  readonly rows: readonly unknown[];
  /** Of a statement that returns no rows. */
  readonly changes: number;
}

/** A statement with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What is asked of a database, in this thread or another. */
export interface Engine {
  /** Opens it and looks through it, if it is not open. Whoever has it for a while asks for this first. */
  open(): Promise<void>;
  run(sql: string, parameters: readonly unknown[]): Promise<Ran>;
  /** Appends all of them, each only to the version that it follows, or fails and appends none. */
  append(group: readonly Append[]): Promise<readonly Appended[]>;
  /** Does all of them, if the first changes something, or fails and does none. @returns whether it did. */
  together(all: readonly Statement[]): Promise<boolean>;
  close(): Promise<void>;
}

const DAY = 24 * 3_600_000;
/** Statements that are kept ready. */
const MOST_READY = 200;
/** Of four kilobytes each: of what is on disk in the log so much is put into the database together. */
const PAGES_IN_LOG = 4000;

export class SqliteEngine implements Engine {
  private readonly sqlite: BetterSqlite.Database;
  private readonly ready = new Map<string, BetterSqlite.Statement>();
  private opened = false;

  /** @param file where it is kept; `:memory:` keeps it nowhere. */
  constructor(file: string) {
    // Another program that holds the database is waited for where that stops nobody.
    this.sqlite = new BetterSqlite(file, { timeout: 0 });
  }

  async open(): Promise<void> {
    const { sqlite } = this;
    if (this.opened) return;
    sqlite.pragma('journal_mode = WAL');
    // What is acknowledged must survive a power cut too: every commit waits for the disk.
    sqlite.pragma('synchronous = FULL');
    // Pages that are written again and again go into the database less often than they would by themselves.
    sqlite.pragma(`wal_autocheckpoint = ${PAGES_IN_LOG}`);
    sqlite.pragma('foreign_keys = ON');
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`the database is damaged: ${String(found)}`);
    this.opened = true;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<Ran> {
    const statement = this.statement(sql);
    return statement.reader
      ? { rows: statement.all(parameters), changes: 0 }
      : { rows: [], changes: statement.run(parameters).changes };
  }

  async append(group: readonly Append[]): Promise<readonly Appended[]> {
    return this.sqlite.transaction(() => group.map((append) => this.appendOne(append))).immediate();
  }

  async together(all: readonly Statement[]): Promise<boolean> {
    const one = ({ sql, parameters }: Statement, i: number) => this.statement(sql).run(parameters).changes > 0 || i > 0;
    return this.sqlite.transaction(() => all.every(one)).immediate();
  }

  async close(): Promise<void> {
    this.sqlite.close();
  }

  private appendOne(append: Append): Appended {
    const { table, follows, version, key, event, snapshot, over } = append;
    const found = this.statement(LATEST).get(table) as { version: number | null; used_at: number } | undefined;
    if (found === undefined) throw new Error(`there is no table ${table} to append to`);
    if (found.version !== follows || this.isFenced(append)) return this.whyNot(append);
    if (this.statement(INSERT).run(table, version, key, event).changes === 0) return this.whyNot(append);
    if (snapshot) this.statement(PICTURE).run(table, snapshot.version, snapshot.saved);
    if (over) this.statement(FINISH).run(table);
    // To a day is exact enough, and spares a write with every event.
    const now = Date.now();
    if (found.used_at < now - DAY) this.statement(USE).run(now, table);
    return 'appended';
  }

  private whyNot(append: Append): Appended {
    if (append.key !== null && this.statement(KEY).get(append.table, append.key) !== undefined) return 'repeated';
    return this.isFenced(append) ? 'fenced' : 'conflict';
  }

  private isFenced({ table, fence }: Append): boolean {
    if (fence === undefined) return false;
    const last = this.statement(FENCE).get(table) as { fence: number } | undefined;
    return last?.fence !== fence;
  }

  private statement(sql: string): BetterSqlite.Statement {
    let statement = this.ready.get(sql);
    if (statement === undefined) {
      statement = this.sqlite.prepare(sql);
      const [oldest] = this.ready.keys();
      if (this.ready.size >= MOST_READY && oldest !== undefined) this.ready.delete(oldest);
      this.ready.set(sql, statement);
    }
    return statement;
  }
}

const LATEST = `
  select used_at, coalesce(
    (select max(version) from events where table_id = tables.id),
    (select version from snapshots where table_id = tables.id)
  ) as version from tables where id = ?`;
const INSERT = 'insert into events (table_id, version, key, event) values (?, ?, ?, ?) on conflict do nothing';
const PICTURE = `
  insert into snapshots (table_id, version, saved) values (?, ?, ?)
  on conflict (table_id) do update set version = excluded.version, saved = excluded.saved`;
const FINISH = "update tables set status = 'over', revision = revision + 1 where id = ?";
const USE = 'update tables set used_at = ? where id = ?';
const KEY = 'select version from events where table_id = ? and key = ?';
const FENCE = 'select fence from leases where table_id = ?';
