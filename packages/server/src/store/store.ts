/**
 * What the server asks of a database. Tables are append-only lists of events with a version; whoever appends names the
 * version that it follows, and the store takes nothing that does not follow on the last: of two that come at the same
 * time one wins, and there is never a gap. What a promise here resolves to is on disk.
 */
import type { TableMeta } from '../tables/meta.js';
import type { ChatLine, PrivateLine, TableStatus } from '../wire.js';

export interface Player {
  /** SHA-256 of the token that the browser keeps. */
  readonly id: string;
  readonly name: string | null;
}

export interface TableRow {
  readonly id: string;
  /** Grows with every change of the meta; a change names the one it was made from. */
  readonly revision: number;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly meta: TableMeta;
  readonly createdAt: number;
}

/** What a table's row becomes: who sits where, whether it has started. */
export interface TableChange {
  readonly meta: TableMeta;
  readonly status: TableStatus;
  /** The players who find it among theirs. */
  readonly members: readonly string[];
  /** The position from which it starts. */
  readonly snapshot?: Snapshot;
  /** The recovery link that is used up with it, by its hash, and who takes the place: where it is gone, nothing changes. */
  readonly recovery?: { readonly hash: string; readonly by: string };
}

/** A link by which a player's place at a table can be taken, known by its hash alone. */
export interface Recovery {
  readonly table: string;
  readonly player: string;
  readonly hash: string;
}

export interface Snapshot {
  readonly version: number;
  /** The table as the kernel saves it, as JSON. */
  readonly saved: string;
}

export interface StoredEvent {
  readonly version: number;
  /** What was put in, as JSON. */
  readonly event: string;
}

export interface Append extends StoredEvent {
  readonly table: string;
  /** The version that the table had when this was put in. */
  readonly follows: number;
  /** A key that is taken once at a table, or `null` for what a program puts in. */
  readonly key: string | null;
  /** The number of the lease under which a bot's answer is put in: kept only if it is still the table's last. */
  readonly fence?: number;
  readonly snapshot?: Snapshot;
  /** The game ends with this event: the table's status changes, and its revision grows by one. */
  readonly over?: boolean;
}

/**
 * `conflict`: the table has another version than the one that this follows. `repeated`: there is one with that key.
 * `fenced`: another server has taken the lease since.
 */
export type Appended = 'appended' | 'conflict' | 'repeated' | 'fenced';

export interface History {
  readonly snapshot: Snapshot;
  /** The events after the snapshot, in order. */
  readonly events: readonly StoredEvent[];
}

/** How far a table is. */
export interface Progress {
  readonly revision: number;
  /** `null` before it has begun. */
  readonly version: number | null;
  /** The number of the last line of chat; 0 before the first. */
  readonly line: number;
  /** The same of what was said between two. */
  readonly whisper: number;
}

/** Which finished games to look at, in the order in which their tables were made. */
export interface Finished {
  /** Those that were used on the day before this moment or later: that is exact to a day. */
  readonly since: number;
  /** The last that was seen before; the first ones, if not said. */
  readonly after?: Pick<TableRow, 'createdAt' | 'id'>;
  readonly most: number;
}

/** What may go, and what of it has gone. */
export interface Prune {
  /** Tables of each status, and players without a table, go if they were last used before (milliseconds). */
  readonly before: Readonly<Record<TableStatus | 'players', number>>;
  /** Tables that stay in any case. */
  readonly except: ReadonlySet<string>;
  /** Only count. */
  readonly dryRun: boolean;
}
export type Pruned = Readonly<Record<TableStatus | 'players', number>>;

export type NewChatLine = Omit<ChatLine, 'number'>;

/** What one player says to another, which nobody else is told. */
export interface NewWhisper {
  readonly from: string;
  readonly to: string;
  readonly line: PrivateLine;
}

export interface Whisper extends NewWhisper {
  /** Counted over the table: it would tell that others whisper, and so it stays here. */
  readonly number: number;
}

export interface Store {
  /** Whether several servers may use it at the same time. */
  readonly shared: boolean;

  players(ids: readonly string[]): Promise<readonly Player[]>;
  namePlayer(id: string, name: string): Promise<void>;

  createTable(row: Omit<TableRow, 'revision'>, change: Pick<TableChange, 'members' | 'snapshot'>): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /** Whether the table still had that revision and has changed. */
  changeTable(id: string, revision: number, change: TableChange): Promise<boolean>;
  /** Listed tables that wait for players, the newest first. */
  openTables(most: number): Promise<readonly TableRow[]>;
  /** The tables of a player, the newest first. */
  tablesOf(player: string, most: number): Promise<readonly TableRow[]>;

  /** Keeps it instead of the one that the player had at the table before. */
  keepRecovery(recovery: Recovery): Promise<void>;
  /** The player whose place at the table it opens. */
  recoveryOf(table: string, hash: string): Promise<string | undefined>;

  finished(finished: Finished): Promise<readonly TableRow[]>;

  append(append: Append): Promise<Appended>;
  hasEvent(table: string, key: string): Promise<boolean>;
  history(table: string): Promise<History | undefined>;
  /** The events after a version, in order. */
  eventsAfter(table: string, version: number): Promise<readonly StoredEvent[]>;
  /** How far tables are; those that are not there are left out. */
  progress(tables: readonly string[]): Promise<ReadonlyMap<string, Progress>>;

  /**
   * Takes the table's lease for so many milliseconds, or takes it again. @returns its number, which grows with every
   * other holder; nothing while somebody else holds it.
   */
  lease(table: string, holder: string, time: number): Promise<number | undefined>;
  letGo(table: string, holder: string): Promise<void>;

  /** Returns the line with its number, or `undefined` when the key has been used. */
  say(table: string, key: string, line: NewChatLine): Promise<ChatLine | undefined>;
  /** The last lines, in order. */
  chat(table: string, most: number): Promise<readonly ChatLine[]>;
  /** Returns it with its number, or `undefined` when the key has been used. */
  whisper(table: string, key: string, whisper: NewWhisper): Promise<Whisper | undefined>;
  /** The last whispers of the table, or of one player there, in order. */
  whispers(table: string, most: number, player?: string): Promise<readonly Whisper[]>;

  /** Lets go of what nobody has used for long, with all that belongs to it. */
  prune(prune: Prune): Promise<Pruned>;

  /** Lets finished games take less room: of what was put in only what a replay needs. @returns how many it were. */
  pack(): Promise<number>;

  /** Writes something, to see whether anything can be kept. */
  probe(): Promise<void>;

  close(): Promise<void>;
}
