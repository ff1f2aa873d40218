/**
 * A table in memory. One thing at a time happens to it, in the order in which it was asked for: the kernel decides, the
 * store makes it durable, and only then does anybody hear of it.
 */
import { CannotUndo, commitment, type Input, type Preview, RulesError, Table } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { Appended, Store, TableChange, TableRow } from '../store/store.js';
import {
  CLOSE,
  type Put,
  type RefusedBecause,
  type SeatChange,
  type ServerMessage,
  type TableSummary,
} from '../wire.js';
import { Audience, type Listener } from './audience.js';
import { BotSeats, type BotsTable } from './bot-seats.js';
import { apply, eventOf, restore } from './history.js';
import { membersOf, playsSeat, type TableMeta } from './meta.js';
import type { NotTaken, Outcome } from './outcome.js';
import { changeSeat, givenBack, seatedPlayers, withSubstitute } from './seats.js';
import { SnapshotPlan } from './snapshot-plan.js';
import { summaryOfTable } from './summary.js';
import type { Surroundings } from './surroundings.js';

const CHAT_SHOWN = 100;
const FINE: Outcome = { ok: true };

export class LiveTable implements BotsTable {
  readonly audience = new Audience();
  readonly bots: BotSeats;
  private readonly commitment: string;
  private table: Table | undefined;
  private snapshots = new SnapshotPlan(0);
  private names: ReadonlyMap<string, string> = new Map();
  private work: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** It has left memory, and does nothing more: whoever needs the table reads it from the store again. */
  private gone = false;
  /** When somebody last asked something of it, by the clock that nobody sets. */
  usedAt = performance.now();

  private constructor(
    private readonly hall: Surroundings,
    private row: TableRow,
  ) {
    this.bots = new BotSeats(this, hall);
    this.commitment = commitment(row.meta.seed);
  }

  static async load(hall: Surroundings, row: TableRow): Promise<LiveTable> {
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

  /** Does something when all that was asked for before is done, if the table is still here then. */
  exclusive<T>(work: () => Promise<T> | T): Promise<T> {
    return this.inTurn(() => {
      if (this.gone) throw new Refused(503, 'busy', 'this table has to be opened again');
      return work();
    });
  }

  private inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    this.usedAt = performance.now();
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
    return summaryOfTable(
      this.row,
      { game, names, connected, spectators, deciding, commitment, laid: this.hall.laid },
      player,
    );
  }

  async join(listener: Listener): Promise<void> {
    await this.exclusive(async () => {
      this.audience.join(listener, this.meta);
      this.showSummary();
      if (this.table) this.audience.showAll(listener, this.table);
      const lines = await this.store.chat(this.id, CHAT_SHOWN);
      listener.send(JSON.stringify({ type: 'chat', lines } satisfies ServerMessage));
    });
    await this.giveBack(listener.player);
  }

  /** Who comes again has the seats back that bots played meanwhile at the wish of the others. */
  private async giveBack(player: string | null): Promise<void> {
    if (player === null || givenBack(this.meta, player) === undefined) return;
    try {
      await this.change(player, (meta, status) => ({ meta: givenBack(meta, player) ?? meta, status }));
    } catch (error) {
      this.note(error, 'a seat could not be given back');
    }
  }

  leave(listener: Listener): Promise<void> {
    return this.inTurn(() => {
      if (this.audience.leave(listener) && !this.gone) this.showSummary();
    });
  }

  /** A person puts something in. The same id sent again is taken once. */
  put(player: string | null, id: string, put: Put): Promise<Outcome> {
    return this.exclusive(() => {
      if (!playsSeat(this.meta, player, put.seat)) return refused('not-your-seat', 'you do not play that seat');
      return this.take(put, `${player} ${id}`);
    });
  }

  /** A bot puts something in, if it still plays the seat. */
  botPut(input: Input): Promise<Outcome> {
    return this.exclusive(() => {
      if (this.meta.seats[input.seat]?.kind !== 'bot') return refused('not-your-seat', 'no bot plays that seat');
      return this.take(input, null);
    });
  }

  preview(player: string | null, input: Input): Promise<Preview | NotTaken> {
    return this.exclusive(() => {
      if (!playsSeat(this.meta, player, input.seat)) return refused('not-your-seat', 'you do not play that seat');
      if (this.table === undefined) return refused('not-playing', 'the game has not begun');
      try {
        return this.table.preview(input);
      } catch (error) {
        return this.rulesFailed(this.table, error);
      }
    });
  }

  /** Notes what broke; a player is told where, not what: it may lie behind somebody's screen. */
  private rulesFailed({ version }: Table, error: unknown): NotTaken {
    this.hall.log.error({ err: error, table: this.id, version }, 'the rules broke');
    return refused('rules-failed', `table ${this.id}, version ${version}`);
  }

  /** Notes what went wrong here; what the store refuses is noted where the store is watched. */
  private note(error: unknown, what: string): void {
    if (!(error instanceof Refused)) this.hall.log.error({ err: error, table: this.id }, what);
  }

  /** @param key who says it and under which id, so that it is taken once; `null` for what a program puts in. */
  private async take(put: Put, key: string | null): Promise<Outcome> {
    const { table } = this;
    if (table === undefined) return refused('not-playing', 'the game has not begun');
    const follows = table.version;
    let result: ReturnType<typeof apply>;
    try {
      result = apply(table, put);
    } catch (error) {
      const failure = this.rulesFailed(table, error);
      await this.catchUp();
      return failure;
    }
    if (!result.ok) {
      if (key !== null && (await this.store.hasEvent(this.id, key))) return FINE;
      return result instanceof CannotUndo
        ? refused('cannot-undo', result.reason)
        : refused(result.reason, result.message);
    }
    const started = performance.now();
    const { version } = table;
    const over = table.over ? { over: true } : {};
    let appended: Appended;
    try {
      const kept = { table: this.id, follows, version, key, event: eventOf(put), ...over };
      appended = await this.store.append({ ...kept, ...this.snapshots.due(table) });
    } catch (error) {
      this.note(error, 'what was put in could not be kept');
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
    this.bots.wake(!('interjection' in put && key === null));
    return FINE;
  }

  /** Changes who sits where. */
  changeSeat(player: string, seat: string, change: SeatChange): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({
      meta: changeSeat(meta, status, player, seat, change, (other) => !this.audience.players.has(other)),
      status,
    }));
  }

  /** A bot that keeps failing makes room for another; everybody is told. */
  replaceBot(seat: string, substitute: string): Promise<TableSummary> {
    return this.change(null, (meta, status) => ({ meta: withSubstitute(meta, seat, substitute), status }));
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
    player: string | null,
    to: (meta: TableMeta, status: TableRow['status']) => Pick<TableChange, 'meta' | 'status' | 'snapshot'>,
  ): Promise<TableSummary> {
    return this.exclusive(async () => {
      const { meta, status, snapshot } = to(this.meta, this.status);
      const change = { meta, status, members: membersOf(meta), ...(snapshot ? { snapshot } : {}) };
      try {
        if (!(await this.store.changeTable(this.id, this.row.revision, change)))
          throw new Refused(409, 'changed', 'the table has changed meanwhile');
        const begins = this.table === undefined && status === 'playing';
        this.row = { ...this.row, meta, status, revision: this.row.revision + 1 };
        if (begins) await this.reload(this.row);
        else this.names = await this.hall.namesOf(meta);
      } catch (error) {
        await this.catchUp();
        throw error;
      }
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

  /** It leaves memory: what was asked for and not begun is refused. */
  leaveMemory(): void {
    this.gone = true;
    this.bots.stop();
  }

  /** Lets everybody go. What was asked for is done first. */
  async close(code: number, reason: string): Promise<void> {
    this.bots.stop();
    await this.work;
    this.dismiss(code, reason);
  }

  private dismiss(code: number, reason: string): void {
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
      this.note(error, 'a table could not be read again');
      this.leaveMemory();
      this.hall.drop(this.id);
      this.dismiss(CLOSE.failed, 'this table has to be opened again');
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
    this.snapshots = new SnapshotPlan(history.snapshot.version);
    if (cut) {
      const { version } = table;
      const snapshot = { version, saved: JSON.stringify(table.save()) };
      const follows = version - 1;
      const append = { table: row.id, follows, version, key: null, event: eventOf('cut'), snapshot };
      if ((await this.store.append(append)) !== 'appended') throw new RulesError(`${row.id}: cut twice at ${version}`);
      this.hall.log.warn({ table: row.id, version }, 'the rules have changed: the table goes on from before');
    }
    this.table = table;
    this.bots.wake(false);
  }
}

/** The table's first position, to be stored with its start. */
export function startOf(
  hall: Surroundings,
  meta: TableMeta,
): Pick<TableChange, 'meta' | 'snapshot'> & { snapshot: object } {
  const table = Table.open(hall.gameOf(meta), meta.options, meta.seed, 'chacha');
  const snapshot = { version: table.version, saved: JSON.stringify(table.save()) };
  return { meta: { ...meta, sat: seatedPlayers(meta) }, snapshot };
}

function refused(reason: RefusedBecause, message: string): NotTaken {
  return { ok: false, reason, message };
}
