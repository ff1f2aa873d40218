/**
 * A table as the store has it and the rules go on with it: its row, its position, and why there is none. It reads, and
 * keeps what is put in and who sits where; nobody is told of anything here.
 */
import { commitment, RulesError, type SavedTable, type Table } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { Append, Appended, Progress, StoredEvent, TableChange, TableRow } from '../store/store.js';
import type { Put, TableTrouble } from '../wire.js';
import { eventOf, followed, type Restored, restore, troubleWith } from './history.js';
import { membersOf } from './meta.js';
import { SnapshotPlan } from './snapshot-plan.js';
import type { Surroundings } from './surroundings.js';

export type Changed = Pick<TableChange, 'meta' | 'status' | 'snapshot' | 'recovery'>;

/** How often something is tried that another server was faster with. */
export const TRIES = 10;

export class KeptTable {
  readonly commitment: string;
  /** The position; none before the game has begun, and where it cannot be played here. */
  table: Table | undefined;
  /** Why it cannot be played here now. */
  trouble: TableTrouble | null = null;
  names: ReadonlyMap<string, string> = new Map();
  /** The version that was there when it was last read. */
  private readUpTo = -1;
  private snapshots = new SnapshotPlan(0);

  constructor(
    private readonly hall: Surroundings,
    public row: TableRow,
  ) {
    this.commitment = commitment(row.meta.seed);
  }

  get id(): string {
    return this.row.id;
  }

  /** Whether the store is further than this, as far as is known. */
  isBehind({ revision, version }: Progress): boolean {
    return revision > this.row.revision || (version ?? -1) > (this.table?.version ?? this.readUpTo);
  }

  async progress(): Promise<Progress | undefined> {
    return (await this.hall.store.progress([this.id])).get(this.id);
  }

  /** Takes what is in the store, whatever is here. */
  async readAgain(): Promise<void> {
    const row = await this.hall.store.table(this.id);
    if (row === undefined) throw new Error('it is not in the store');
    await this.read(row);
  }

  async readNames(): Promise<void> {
    this.names = await this.hall.namesOf(this.row.meta);
  }

  async read(row: TableRow, tries = TRIES): Promise<void> {
    const history = row.status === 'gathering' ? undefined : await this.hall.store.history(row.id);
    this.names = await this.hall.namesOf(row.meta);
    this.row = row;
    this.readUpTo = history?.events.at(-1)?.version ?? history?.snapshot.version ?? -1;
    const game = this.hall.installed(row.meta);
    if (game === undefined) return this.getStuck('no-game');
    if (history === undefined) return row.status === 'gathering' ? undefined : this.getStuck('unreadable');
    let restored: Restored;
    try {
      restored = restore(game, history);
    } catch (error) {
      return this.getStuck(troubleWith(game, history), error);
    }
    const { table, cut } = restored;
    this.snapshots = new SnapshotPlan(history.snapshot.version);
    if (cut && !(await this.cutAt(table))) {
      if (tries === 0) throw new RulesError(`${row.id}: cut again and again at ${table.version}`);
      return this.read(row, tries - 1);
    }
    this.table = table;
    this.trouble = null;
  }

  /** Does here what has been put in elsewhere since. @returns it; nothing where everything has to be read again. */
  async followTo({ revision }: Progress): Promise<readonly StoredEvent[] | undefined> {
    const { table } = this;
    if (table === undefined || revision > this.row.revision) return undefined;
    const events = await this.hall.store.eventsAfter(this.id, table.version);
    return followed(table, events) ? events : undefined;
  }

  /** Keeps what has just been put in at the position. */
  async append(table: Table, put: Put, more: Pick<Append, 'follows' | 'key' | 'fence'>): Promise<Appended> {
    const { version, over } = table;
    const kept = { table: this.id, version, event: eventOf(put), ...(over ? { over } : {}), ...more };
    const appended = await this.hall.store.append({ ...kept, ...this.snapshots.due(table) });
    if (appended === 'appended' && over) this.row = { ...this.row, status: 'over', revision: this.row.revision + 1 };
    return appended;
  }

  /** Keeps who sits where, and the beginning of the game. @returns whether nobody at another server was faster. */
  async change(change: Changed): Promise<boolean> {
    const { meta, status } = change;
    const kept = { ...change, members: membersOf(meta) };
    if (!(await this.hall.store.changeTable(this.id, this.row.revision, kept))) return false;
    const begins = this.table === undefined && status === 'playing';
    this.row = { ...this.row, meta, status, revision: this.row.revision + 1 };
    if (begins) await this.read(this.row);
    else await this.readNames();
    return true;
  }

  /** The whole of a finished game, also where the rules cannot show it any more. */
  async record(): Promise<SavedTable> {
    if (this.row.status !== 'over') throw new Refused(409, 'not-over', 'the game is not over');
    if (this.table) return this.table.save();
    const history = await this.hall.store.history(this.id);
    if (history === undefined || history.events.length > 0)
      throw new Refused(409, 'rules-failed', 'this record cannot be put together without its rules');
    return JSON.parse(history.snapshot.saved) as SavedTable;
  }

  /** It stays where people find it, and says why it cannot be played; all that was put in is kept. */
  private getStuck(trouble: TableTrouble, error?: unknown): void {
    this.table = undefined;
    this.trouble = trouble;
    this.hall.log.error({ ...(error ? { err: error } : {}), table: this.id, trouble }, 'a table cannot be played here');
  }

  /** Keeps that the rules have changed, and what is left. @returns whether no other server has done so already. */
  private async cutAt(table: Table): Promise<boolean> {
    const { version } = table;
    const snapshot = { version, saved: JSON.stringify(table.save()) };
    const append = { table: this.id, follows: version - 1, version, key: null, event: eventOf('cut'), snapshot };
    if ((await this.hall.store.append(append)) !== 'appended') return false;
    this.hall.log.warn({ table: this.id, version }, 'the rules have changed: the table goes on from before');
    return true;
  }
}
