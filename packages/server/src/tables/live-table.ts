/**
 * A table in memory. One thing at a time happens to it, in the order in which it was asked for: the kernel decides, the
 * store makes it durable, and only then does anybody hear of it.
 */
import type { Input, Preview, SavedTable, Table } from '@polity/kernel';
import { Neighbours } from '../nodes/neighbours.js';
import { Refused } from '../problem.js';
import type { Progress, Store, TableRow } from '../store/store.js';
import { CLOSE, type Put, type SeatChange, type TableSummary } from '../wire.js';
import { Audience, type Listener } from './audience.js';
import { BotSeats, type BotsTable } from './bot-seats.js';
import { undoneBy, undoneIn } from './history.js';
import { Hurry } from './hurry.js';
import { Intake, type Sender } from './intake.js';
import { type Changed, KeptTable, TRIES } from './kept-table.js';
import { playsSeat, type TableMeta } from './meta.js';
import { FINE, type NotTaken, type Outcome, refused } from './outcome.js';
import { handedOver, hasPlace, newRecoveryToken, recoveryHash } from './recovery.js';
import { changeSeat, givenBack, withSubstitute } from './seats.js';
import { startOf } from './start.js';
import { type Circumstances, isSuccession } from './succession.js';
import { summaryOfTable } from './summary.js';
import type { Surroundings } from './surroundings.js';
import { type Speech, Talk } from './talk.js';
import { Turns } from './turns.js';

export class LiveTable implements BotsTable {
  readonly audience = new Audience();
  readonly bots: BotSeats;
  /** The table at other servers. */
  readonly neighbours: Neighbours;
  private readonly talk: Talk;
  private readonly hurrying = new Hurry();
  private readonly kept: KeptTable;
  private readonly intake: Intake;
  readonly turns = new Turns();
  /** Whether it is about to look into the store for what happened elsewhere. */
  private refreshing = false;

  private constructor(
    private readonly hall: Surroundings,
    row: TableRow,
  ) {
    this.kept = new KeptTable(hall, row);
    const { turns } = this;
    this.intake = new Intake(this.kept, hall, {
      get gone() {
        return turns.gone;
      },
      follow: () => this.follow(),
      catchUp: () => this.catchUp(),
      taken: (put, sender) => this.taken(put, sender),
    });
    this.bots = new BotSeats(this, hall);
    this.talk = new Talk(this.kept, hall, this.audience, () => this.neighbours.tell('said'));
    this.neighbours = new Neighbours(hall.bus, hall.node, row.id, this.audience, {
      moved: () => this.refresh(),
      renamed: () => this.quietly(() => this.readNames()),
      botsFree: () => this.bots.takeOver(),
      // Where this table is behind, a question would seem open that has been answered.
      hurry: (player) => this.quietly(() => this.follow().then(() => this.hurryFor(player))),
      presence: () => this.quietly(() => this.showSummary()),
    });
  }

  /** It hears of what happens elsewhere before it is read, so that nothing is missed. */
  static async load(hall: Surroundings, row: TableRow): Promise<LiveTable> {
    const live = new LiveTable(hall, row);
    live.neighbours.open();
    try {
      await live.turns.inTurn(() => live.kept.read(row));
    } catch (error) {
      live.leaveMemory();
      throw error;
    }
    live.bots.wake(false);
    return live;
  }

  get id(): string {
    return this.kept.id;
  }

  get meta(): TableMeta {
    return this.kept.row.meta;
  }

  get status(): TableRow['status'] {
    return this.kept.row.status;
  }

  private get table(): Table | undefined {
    return this.kept.table;
  }

  /** Whether it can leave memory: nobody is here and nothing is going on. */
  get idle(): boolean {
    return this.audience.size === 0 && this.turns.idle && !this.bots.busy;
  }

  /** Whether several seats are deciding at the same time. */
  get decidingTogether(): boolean {
    return (this.table?.deciding().length ?? 0) > 1;
  }

  get hurried(): boolean {
    return this.hurrying.isWanted(this.meta, this.table, this.neighbours.players);
  }

  /** Whether anybody looks on here. */
  get attended(): boolean {
    return this.audience.size > 0;
  }

  /** Looks at the position. Not to be changed, not to be kept. */
  look<T>(at: (table: Table | undefined) => T): Promise<T> {
    return this.turns.exclusive(() => at(this.table));
  }

  summary(player: string | null): TableSummary {
    const { neighbours, circumstances, kept } = this;
    const { spectators, players: connected } = neighbours;
    const deciding = this.table?.deciding() ?? [];
    const progress = this.table?.progress();
    const { names, commitment, trouble } = kept;
    const around = {
      trouble,
      names,
      connected,
      spectators,
      deciding,
      progress,
      commitment,
      circumstances,
      laid: this.hall.laid,
    };
    return summaryOfTable(kept.row, around, player);
  }

  async join(listener: Listener): Promise<void> {
    await this.turns.exclusive(async () => {
      this.audience.join(listener, this.meta);
      this.showSummary();
      if (this.table) this.audience.showChange(this.table);
      await this.talk.show(listener);
    });
    this.neighbours.tellPresence();
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
    return this.turns.inTurn(() => {
      if (!this.audience.leave(listener) || this.turns.gone) return;
      this.showSummary();
      this.neighbours.tellPresence();
    });
  }

  /** A person puts something in. The same id sent again is taken once. */
  put(player: string | null, id: string, put: Put): Promise<Outcome> {
    return this.turns.exclusive(() => {
      if (!playsSeat(this.meta, player, put.seat)) return refused('not-your-seat', 'you do not play that seat');
      if (isSuccession(put)) return refused('not-an-option', 'those at the table agree on it together');
      return this.intake.take(put, { key: `${player} ${id}` });
    });
  }

  /** A bot puts something in, if it still plays the seat and the lease under that number is still the last. */
  botPut(input: Input, fence: number | undefined): Promise<Outcome> {
    return this.turns.exclusive(() => {
      if (this.meta.seats[input.seat]?.kind !== 'bot') return refused('not-your-seat', 'no bot plays that seat');
      return this.intake.take(input, { key: null, ...(fence === undefined ? {} : { fence }) });
    });
  }

  /** Somebody does not want to wait for bots. What they decide is the same, and so is what anybody is told of it. */
  hurry(player: string | null): Outcome {
    if (player === null || !this.hurryFor(player)) return refused('not-your-seat', 'you hold no seat here');
    this.neighbours.tell({ kind: 'hurry', player });
    return FINE;
  }

  private hurryFor(player: string): boolean {
    if (!this.hurrying.wish(player, this.meta)) return false;
    this.bots.hurry();
    return true;
  }

  preview(player: string | null, input: Input, then: readonly unknown[] = []): Promise<Preview | NotTaken> {
    return this.turns.exclusive(() => {
      if (!playsSeat(this.meta, player, input.seat)) return refused('not-your-seat', 'you do not play that seat');
      return this.intake.preview(input, then);
    });
  }

  /** Notes what went wrong here; what the store refuses is noted where the store is watched. */
  private note(error: unknown, what: string): void {
    if (!(error instanceof Refused)) this.hall.log.error({ err: error, table: this.id }, what);
  }

  private taken(put: Put, { key }: Sender): void {
    const { table } = this;
    if (table === undefined || table.over) this.showChange(undoneBy(put));
    else {
      this.audience.showChange(table, undoneBy(put));
      this.audience.showDeciding(table.deciding(), (player) => this.summary(player));
    }
    this.neighbours.tell('moved');
    this.bots.wake(true, 'interjection' in put && key === null);
  }

  /** Changes who sits where. */
  changeSeat(player: string, seat: string, change: SeatChange): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({
      meta: changeSeat(meta, status, player, seat, change, this.circumstances),
      status,
    }));
  }

  botsFree(): void {
    this.neighbours.tell('bots-free');
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
      const game = this.hall.gameOf(meta);
      try {
        return { status: 'playing', ...startOf(game, meta) };
      } catch (error) {
        this.hall.log.error({ err: error, table: this.id }, 'the rules broke at the start');
        this.couldNotStart();
        throw new Refused(409, 'rules-failed', `table ${this.id}: the rules broke at the start`);
      }
    });
  }

  /** The rules broke at the start: everybody is told, and it can be tried again. */
  couldNotStart(): void {
    this.kept.trouble = 'cannot-start';
    this.showSummary();
  }

  /** The whole of a finished game, also where the rules cannot show it any more. */
  record(): Promise<SavedTable> {
    return this.turns.exclusive(() => this.kept.record());
  }

  /** Of several rematches that are offered the first counts. */
  offerRematch(player: string, id: string): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({ meta: { ...meta, rematch: meta.rematch ?? id }, status }));
  }

  /** What a link holds with which this player's place here can be taken from another browser. It is told this once. */
  async keepRecovery(player: string | null): Promise<string> {
    if (player === null || !hasPlace(this.meta, player))
      throw new Refused(403, 'not-your-seat', 'you have no seat here that could be kept');
    const token = newRecoveryToken();
    await this.store.keepRecovery({ table: this.id, player, hash: recoveryHash(token) });
    return token;
  }

  /** Who comes with such a link takes the place of whoever made it, and the link is used up. */
  async recover(player: string, token: string): Promise<TableSummary> {
    const hash = recoveryHash(token);
    const owner = await this.store.recoveryOf(this.id, hash);
    if (owner === undefined) throw new Refused(404, 'no-such-link', 'this link opens no seat, or not any more');
    if (owner === player) return this.look(() => this.summary(player));
    return this.change(player, (meta, status) => ({
      meta: handedOver(meta, status, owner, player),
      status,
      recovery: { hash, by: player },
    }));
  }

  private change(
    player: string | null,
    to: (meta: TableMeta, status: TableRow['status']) => Changed,
  ): Promise<TableSummary> {
    return this.turns.exclusive(async () => {
      for (let tries = 0; tries < TRIES && !this.turns.gone; tries++) {
        if (await this.tryToChange(to(this.meta, this.status))) return this.summary(player);
        await this.catchUp();
      }
      throw new Refused(409, 'changed', 'the table has changed meanwhile');
    });
  }

  /** Whether nobody at another server was faster. */
  private async tryToChange(change: Changed): Promise<boolean> {
    try {
      if (!(await this.kept.change(change))) return false;
    } catch (error) {
      await this.catchUp();
      throw error;
    }
    this.reseat();
    this.showChange();
    this.neighbours.tell('moved');
    this.bots.wake(true);
    return true;
  }

  private reseat(): void {
    const reseated = this.audience.reseat(this.meta);
    if (reseated.length > 0) this.quietly(() => this.talk.showReseated(reseated));
  }

  say(player: string, speech: Speech): Promise<Outcome> {
    return this.turns.exclusive(() => this.talk.say(player, speech));
  }

  renamed(): Promise<void> {
    return this.turns.exclusive(() => this.readNames());
  }

  private async readNames(): Promise<void> {
    await this.kept.readNames();
    this.showSummary();
  }

  /** It leaves memory: what was asked for and not begun is refused. */
  leaveMemory(): void {
    this.turns.gone = true;
    this.neighbours.close();
    this.bots.stop().catch((error) => this.note(error, 'the bots could not be left to another server'));
  }

  /** Lets everybody go. What was asked for is done first. */
  async close(code: number, reason: string): Promise<void> {
    await this.bots.stop().catch((error) => this.note(error, 'the bots could not be left to another server'));
    await this.turns.done();
    this.neighbours.close();
    this.dismiss(code, reason);
  }

  private dismiss(code: number, reason: string): void {
    for (const listener of this.audience.listeners) listener.close(code, reason);
  }

  private get circumstances(): Circumstances {
    const { hall, neighbours, table, meta } = this;
    return {
      isAway: (player) => neighbours.isAway(player),
      successors: (seat) => table?.successors(seat) ?? [],
      standIn: () => hall.substituteFor(undefined, hall.gameOf(meta)) ?? 'random',
    };
  }

  private get store(): Store {
    return this.hall.store;
  }

  private showChange(undone?: string): void {
    if (this.table) this.audience.showChange(this.table, undone);
    this.showSummary();
  }

  private showSummary(): void {
    this.audience.showSummary((player) => this.summary(player));
  }

  /** Whether the store is further than this table, as far as is known. */
  isBehind(progress: Progress | undefined): boolean {
    return progress !== undefined && (this.kept.isBehind(progress) || this.talk.isBehind(progress));
  }

  /** Looks soon whether something has happened at another server. */
  refresh(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    this.quietly(async () => {
      this.refreshing = false;
      await this.follow();
    });
  }

  /** The table as it is in the store, whatever other servers do. */
  async fresh(): Promise<this> {
    if (this.store.shared) await this.turns.exclusive(() => this.follow());
    return this;
  }

  private quietly(work: () => Promise<unknown> | unknown): void {
    if (this.turns.gone) return;
    this.turns
      .inTurn(() => (this.turns.gone ? undefined : work()))
      .catch((error) => this.note(error, 'a table could not follow'));
  }

  /** Does here what has been done at other servers. @returns whether there was anything. */
  private async follow(): Promise<boolean> {
    if (!this.store.shared) return false;
    const progress = await this.kept.progress();
    if (progress === undefined || !this.isBehind(progress)) return false;
    await this.talk.follow(progress);
    const events = await this.kept.followTo(progress);
    if (events === undefined) await this.catchUp();
    else this.showChange(undoneIn(events));
    this.bots.wake(true);
    return true;
  }

  /** What is in memory may not be what is on disk: take what is on disk, or nothing until it can be read again. */
  private async catchUp(): Promise<void> {
    try {
      await this.kept.readAgain();
      this.reseat();
      this.showChange();
      this.bots.wake(false);
    } catch (error) {
      this.note(error, 'a table could not be read again');
      this.leaveMemory();
      this.hall.drop(this.id);
      this.dismiss(CLOSE.failed, 'this table has to be opened again');
    }
  }
}
