/**
 * A table in memory. One thing at a time happens to it, in the order in which it was asked for: the kernel decides, the
 * store makes it durable, and only then does anybody hear of it.
 */
import type { Input, Preview, SavedTable, Table } from '@polity/kernel';
import { Neighbours } from '../nodes/neighbours.js';
import { Refused } from '../problem.js';
import type { Progress, Store, TableRow } from '../store/store.js';
import { CLOSE, type Put, type TableSummary } from '../wire.js';
import { Audience, type Listener } from './audience.js';
import { BotSeats, type BotsTable } from './bot-seats.js';
import { Changes, type ChangingTable } from './changes.js';
import { undoneBy, undoneIn } from './history.js';
import { Hurry } from './hurry.js';
import { Intake, type Sender } from './intake.js';
import { KeptTable } from './kept-table.js';
import { playsSeat, type TableMeta } from './meta.js';
import { FINE, type NotTaken, type Outcome, refused } from './outcome.js';
import { type Circumstances, isSuccession } from './succession.js';
import { summaryOfTable } from './summary.js';
import type { Surroundings } from './surroundings.js';
import { type Speech, Talk } from './talk.js';
import { Turns } from './turns.js';

export class LiveTable implements BotsTable, ChangingTable {
  readonly audience = new Audience();
  readonly bots: BotSeats;
  /** The table at other servers. */
  readonly neighbours: Neighbours;
  private readonly talk: Talk;
  private readonly hurrying = new Hurry();
  private readonly kept: KeptTable;
  private readonly intake: Intake;
  readonly changes: Changes;
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
    this.changes = new Changes(this.kept, turns, hall, this);
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
    await this.changes.giveBack(listener.player);
  }

  leave(listener: Listener): Promise<void> {
    return this.turns.inTurn(() => {
      if (!this.audience.leave(listener) || this.turns.gone) return;
      if (!this.attended) this.table?.rest();
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
  note(error: unknown, what: string): void {
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

  botsFree(): void {
    this.neighbours.tell('bots-free');
  }

  /** The whole of a finished game, also where the rules cannot show it any more. */
  record(): Promise<SavedTable> {
    return this.turns.exclusive(() => this.kept.record());
  }

  /** Tells everybody, here and at other servers, what was changed about the table. */
  changed(): void {
    this.reseat();
    this.showChange();
    this.neighbours.tell('moved');
    this.bots.wake(true);
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

  get circumstances(): Circumstances {
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

  showSummary(): void {
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
  async catchUp(): Promise<void> {
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
