/**
 * A table in memory. One thing at a time happens to it, in the order in which it was asked for: the kernel decides, the
 * store makes it durable, and only then does anybody hear of it.
 */
import { CannotUndo, commitment, Refusal, RulesError, Table } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { Store, TableChange, TableRow } from '../store/store.js';
import type { ClientMessage, RefusedBecause, SeatChange, ServerMessage, TableSummary } from '../wire.js';
import { Audience, type Listener } from './audience.js';
import { BotSeats } from './bot-seats.js';
import type { Hall } from './hall.js';
import { apply, CUT, restore, type TableEvent } from './history.js';
import { membersOf, playsSeat, type TableMeta } from './meta.js';
import { changeSeat, seatedPlayers } from './seats.js';
import { SnapshotPlan } from './snapshot-plan.js';
import { summaryOfTable } from './summary.js';

/** What becomes of something that was put in. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RefusedBecause; readonly message: string };

export type Move = Extract<ClientMessage, { readonly type: 'answer' | 'interject' | 'undo' }>;

const CHAT_SHOWN = 100;
const FINE: Outcome = { ok: true };

export class LiveTable {
  readonly audience = new Audience();
  readonly bots: BotSeats;
  private readonly commitment: string;
  private table: Table | undefined;
  private snapshots = new SnapshotPlan();
  private names: ReadonlyMap<string, string> = new Map();
  private work: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** When somebody last asked something of it. */
  usedAt = Date.now();

  private constructor(
    private readonly hall: Hall,
    private row: TableRow,
  ) {
    this.bots = new BotSeats(this, hall);
    this.commitment = commitment(row.meta.seed);
  }

  static async load(hall: Hall, row: TableRow): Promise<LiveTable> {
    const live = new LiveTable(hall, row);
    await live.reload(row);
    return live;
  }

  get id(): string {
    return this.row.id;
  }

  get meta(): TableMeta {
    return this.row.meta;
  }

  get status(): TableRow['status'] {
    return this.row.status;
  }

  /** Whether it can leave memory: nobody is here and nothing is going on. */
  get idle(): boolean {
    return this.audience.size === 0 && this.waiting === 0 && !this.bots.busy;
  }

  /** Whether several seats are deciding at the same time. */
  get decidingTogether(): boolean {
    return (this.table?.deciding().length ?? 0) > 1;
  }

  /** Does something when all that was asked for before is done. */
  exclusive<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    this.usedAt = Date.now();
    const done = this.work.then(work).finally(() => {
      this.waiting--;
    });
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Looks at the position. Not to be changed, not to be kept. */
  look<T>(at: (table: Table | undefined) => T): Promise<T> {
    return this.exclusive(() => at(this.table));
  }

  summary(player: string | null): TableSummary {
    const game = this.hall.gameOf(this.meta);
    const { spectators, players: connected } = this.audience;
    const deciding = this.table?.deciding() ?? [];
    const { names, commitment } = this;
    return summaryOfTable(this.row, { game, names, connected, spectators, deciding, commitment }, player);
  }

  join(listener: Listener): Promise<void> {
    return this.exclusive(async () => {
      this.audience.join(listener, this.meta);
      this.showSummary();
      if (this.table) this.audience.showAll(listener, this.table);
      const lines = await this.store.chat(this.id, CHAT_SHOWN);
      listener.send(JSON.stringify({ type: 'chat', lines } satisfies ServerMessage));
    });
  }

  leave(listener: Listener): Promise<void> {
    return this.exclusive(() => {
      if (this.audience.leave(listener)) this.showSummary();
    });
  }

  /** A person puts something in. The same id sent again is taken once. */
  move(player: string | null, move: Move): Promise<Outcome> {
    return this.exclusive(() => {
      if (!playsSeat(this.meta, player, move.seat)) return refused('not-your-seat', 'you do not play that seat');
      const version = move.type === 'answer' ? move.version : undefined;
      return this.put(eventOf(move), version, `${player} ${move.id}`);
    });
  }

  /** A bot puts something in, if it still plays the seat. */
  botMove(event: TableEvent, version: number | undefined): Promise<Outcome> {
    return this.exclusive(() => {
      if (this.meta.seats[event.seat]?.kind !== 'bot') return refused('not-your-seat', 'no bot plays that seat');
      return this.put(event, version, null);
    });
  }

  preview(player: string | null, move: Extract<ClientMessage, { type: 'preview' }>): Promise<ServerMessage | Outcome> {
    return this.exclusive(() => {
      const { id, seat, version, answer } = move;
      if (!playsSeat(this.meta, player, seat)) return refused('not-your-seat', 'you do not play that seat');
      if (this.table === undefined) return refused('not-playing', 'the game has not begun');
      const preview = this.table.preview({ seat, version, answer });
      if (preview instanceof Refusal) return refused(preview.reason, preview.message);
      const { view, log, stopped } = preview;
      return { type: 'preview', id, view, log, stopped };
    });
  }

  private async put(event: TableEvent, version: number | undefined, key: string | null): Promise<Outcome> {
    const { table } = this;
    if (table === undefined) return refused('not-playing', 'the game has not begun');
    let result: ReturnType<typeof apply>;
    try {
      result = apply(table, event, version);
    } catch (error) {
      this.hall.log.error({ err: error, table: this.id, version: table.version }, 'the rules broke');
      await this.catchUp();
      return refused('busy', 'the rules broke here; it has been noted');
    }
    if (!result.ok) {
      if (key !== null && (await this.store.hasEvent(this.id, key))) return FINE;
      return result instanceof CannotUndo
        ? refused('cannot-undo', result.reason)
        : refused(result.reason, result.message);
    }
    const started = performance.now();
    const snapshot = this.snapshots.due(table);
    const over = table.over ? { over: true } : {};
    const kept = { table: this.id, version: table.version, key, event: JSON.stringify(event), ...snapshot, ...over };
    let appended: Awaited<ReturnType<Store['append']>>;
    try {
      appended = await this.store.append(kept);
    } catch (error) {
      this.hall.log.error({ err: error, table: this.id, version: table.version }, 'the store failed');
      await this.catchUp();
      return refused('busy', 'this could not be kept; try again');
    }
    if (appended !== 'appended') {
      await this.catchUp();
      return appended === 'repeated' ? FINE : refused('stale', 'the table has moved on');
    }
    this.hall.metrics.appended((performance.now() - started) / 1000);
    if (table.over) this.row = { ...this.row, status: 'over', revision: this.row.revision + 1 };
    this.showChange();
    this.bots.wake(!('interjection' in event && key === null));
    return FINE;
  }

  /** Changes who sits where. */
  changeSeat(player: string, seat: string, change: SeatChange): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({ meta: changeSeat(meta, status, player, seat, change), status }));
  }

  start(player: string): Promise<TableSummary> {
    return this.change(player, (meta, status) => {
      if (meta.host !== player) throw new Refused(403, 'forbidden', 'who made the table starts it');
      if (status !== 'gathering') throw new Refused(409, 'not-gathering', 'the game has begun already');
      if (Object.values(meta.seats).some(({ kind }) => kind === 'open'))
        throw new Refused(409, 'seats-open', 'a seat is open still');
      return { status: 'playing', ...startOf(this.hall, meta) };
    });
  }

  /** Of several rematches that are offered the first counts. */
  offerRematch(player: string, id: string): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({ meta: { ...meta, rematch: meta.rematch ?? id }, status }));
  }

  private change(
    player: string,
    to: (meta: TableMeta, status: TableRow['status']) => Pick<TableChange, 'meta' | 'status' | 'snapshot'>,
  ): Promise<TableSummary> {
    return this.exclusive(async () => {
      const { meta, status, snapshot } = to(this.meta, this.status);
      const change = { meta, status, members: membersOf(meta), ...(snapshot ? { snapshot } : {}) };
      const changed = await this.store.changeTable(this.id, this.row.revision, change);
      if (!changed) {
        await this.catchUp();
        throw new Refused(409, 'changed', 'the table has changed meanwhile');
      }
      const begins = this.table === undefined && status === 'playing';
      this.row = { ...this.row, meta, status, revision: this.row.revision + 1 };
      if (begins) await this.reload(this.row);
      else this.names = await this.hall.namesOf(meta);
      this.audience.reseat(meta, this.table);
      this.showChange();
      this.bots.wake(true);
      return this.summary(player);
    });
  }

  say(player: string, id: string, text: string): Promise<Outcome> {
    return this.exclusive(async () => {
      const seats = Object.keys(this.meta.seats).filter((seat) => playsSeat(this.meta, player, seat));
      const name = this.names.get(player) ?? (await this.hall.nameOf(player)) ?? '';
      const line = await this.store.say(this.id, `${player} ${id}`, { name, seats, text, at: Date.now() });
      if (line) this.audience.tell({ type: 'chat', lines: [line] });
      return FINE;
    });
  }

  renamed(): Promise<void> {
    return this.exclusive(async () => {
      this.names = await this.hall.namesOf(this.meta);
      this.showSummary();
    });
  }

  /** Lets everybody go. What was asked for is done first. */
  async close(code: number, reason: string): Promise<void> {
    this.bots.stop();
    await this.work;
    for (const listener of this.audience.listeners) listener.close(code, reason);
  }

  private get store(): Store {
    return this.hall.store;
  }

  private showChange(): void {
    if (this.table) this.audience.showChange(this.table);
    this.showSummary();
  }

  private showSummary(): void {
    this.audience.showSummary((player) => this.summary(player));
  }

  /** What is in memory may not be what is on disk: take what is on disk, or nothing until it can be read again. */
  private async catchUp(): Promise<void> {
    try {
      const row = await this.store.table(this.id);
      if (row === undefined) throw new Error('it is not in the store');
      await this.reload(row);
      this.audience.reseat(this.meta, this.table);
      this.showChange();
    } catch (error) {
      this.hall.log.error({ err: error, table: this.id }, 'a table could not be read again');
      this.hall.drop(this);
    }
  }

  private async reload(row: TableRow): Promise<void> {
    const game = this.hall.gameOf(row.meta);
    const history = row.status === 'gathering' ? undefined : await this.store.history(row.id);
    this.names = await this.hall.namesOf(row.meta);
    this.row = row;
    if (history === undefined) {
      if (row.status !== 'gathering') throw new Error(`table ${row.id} has begun and has no snapshot`);
      return;
    }
    const { table, cut } = restore(game, history);
    this.snapshots = new SnapshotPlan();
    if (cut) {
      const { version } = table;
      const snapshot = { version, saved: JSON.stringify(table.save()) };
      const append = { table: row.id, version, key: null, event: JSON.stringify(CUT), snapshot };
      if ((await this.store.append(append)) !== 'appended') throw new RulesError(`${row.id}: cut twice at ${version}`);
      this.hall.log.warn({ table: row.id, version }, 'the rules have changed: the table goes on from before');
    }
    this.table = table;
    this.bots.wake(false);
  }
}

/** The table's first position, to be stored with its start. */
export function startOf(hall: Hall, meta: TableMeta): Pick<TableChange, 'meta' | 'snapshot'> & { snapshot: object } {
  const table = Table.open(hall.gameOf(meta), meta.options, meta.seed, 'chacha');
  const snapshot = { version: table.version, saved: JSON.stringify(table.save()) };
  return { meta: { ...meta, sat: seatedPlayers(meta) }, snapshot };
}

function eventOf(move: Move): TableEvent {
  switch (move.type) {
    case 'answer':
      return { seat: move.seat, answer: move.answer };
    case 'interject':
      return { seat: move.seat, interjection: move.kind, value: move.value };
    case 'undo':
      return { seat: move.seat, undo: true, all: move.all ?? false };
  }
}

function refused(reason: RefusedBecause, message: string): Outcome {
  return { ok: false, reason, message };
}
