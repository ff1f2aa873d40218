/** The bots at one table: they are asked for a move when there is something to decide, one at a time, at a pace. */
import type { Input, Table } from '@polity/kernel';
import type { BotJob } from '../bots/decide.js';
import { positionOf, slim } from '../bots/foresee.js';
import { Refused } from '../problem.js';
import type { TableRow } from '../store/store.js';
import { BotLease } from './bot-lease.js';
import type { Changes } from './changes.js';
import type { TableMeta } from './meta.js';
import type { Outcome } from './outcome.js';
import { Pondering } from './pondering.js';
import { toPutIn } from './succession.js';
import type { Surroundings } from './surroundings.js';

/** After a bot has failed the next try waits longer, up to this. */
const LONGEST_WAIT = 60_000;
const FIRST_WAIT = 1000;
/** So many times in a row, and another bot plays instead of it. */
const FAILURES_FORGIVEN = 2;

/** What the bots need of the table that they sit at. */
export interface BotsTable {
  readonly id: string;
  readonly meta: TableMeta;
  readonly status: TableRow['status'];
  /** Whether several seats are deciding at the same time. */
  readonly decidingTogether: boolean;
  /** Whether nobody here wants to follow what they do. */
  readonly hurried: boolean;
  /** Whether anybody looks on. */
  readonly attended: boolean;
  look<T>(at: (table: Table | undefined) => T): Promise<T>;
  /** @param fence the number of the lease under which they think; nothing where the server is alone. */
  botPut(input: Input, fence: number | undefined): Promise<Outcome>;
  readonly changes: Pick<Changes, 'replaceBot'>;
  /** Tells other servers that they may let the bots think. */
  botsFree(): void;
}

/** What was thought about a job before it came. */
interface Early {
  readonly early: Promise<Input | null> | undefined;
}

/** One answers what another puts in, and somebody else what a person has; but bots do not talk to each other for ever. */
const TALKS_IN_A_ROW = 8;

export class BotSeats {
  private timer: NodeJS.Timeout | undefined;
  private thinking = false;
  private again = false;
  private mayTalk = false;
  /** How often bots have put something in out of turn since anything else has changed. */
  private talks = 0;
  private stopped = false;
  private failures = 0;
  /** Where servers share tables: one of them lets the bots think. */
  private readonly lease: BotLease | undefined;
  /** Where there are threads for it: they think on while a person does. */
  private readonly pondering: Pondering | undefined;
  private waiting: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: BotsTable,
    private readonly hall: Surroundings,
  ) {
    if (hall.bots.ahead) this.pondering = new Pondering(hall.bots.ahead);
    if (hall.store.shared) this.lease = new BotLease(hall.store, live.id, hall.node, hall.lease);
  }

  /** Whether a bot is about to move. */
  get busy(): boolean {
    return this.timer !== undefined || this.thinking;
  }

  /** Something has changed. `mayTalk`: and bots may put something in about it, out of turn. `talked`: a bot has done so. */
  wake(mayTalk: boolean, talked = false): void {
    this.talks = talked ? this.talks + 1 : 0;
    this.mayTalk ||= mayTalk && this.talks < TALKS_IN_A_ROW;
    if (this.busy) this.again = true;
    else this.schedule();
  }

  /** A pause that nobody wants any more is over. */
  hurry(): void {
    if (this.timer === undefined || this.failures > 0 || !this.live.hurried) return;
    clearTimeout(this.timer);
    this.schedule();
  }

  /** Another server does not let them think any more. */
  takeOver(): void {
    this.lease?.forgetRefusal();
    this.wake(true);
  }

  /** Thinks no more, and leaves the bots to another server. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.pondering?.stop();
    clearTimeout(this.timer);
    clearTimeout(this.waiting);
    this.timer = undefined;
    if (await this.lease?.letGo()) this.live.botsFree();
  }

  private schedule(): void {
    if (this.stopped || this.live.status !== 'playing' || !this.hasBots) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.thinking = true;
      this.think().catch((error) => this.fail(error));
    }, this.delay());
  }

  private get hasBots(): boolean {
    return this.players.length > 0;
  }

  private delay(): number {
    // What is decided in secret shows at the end only: there is nothing to follow.
    if (this.failures === 0) return this.live.decidingTogether || this.live.hurried ? 0 : this.hall.pace;
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
  }

  private async think(): Promise<void> {
    this.again = false;
    const talk = this.mayTalk;
    this.mayTalk = false;
    await this.handOver();
    const job = await this.live.look((table) => (table ? this.jobFor(table, talk) : undefined));
    const turn = job && (await this.mayThink());
    if (turn && !this.stopped) await this.decide(job, turn.fence);
    this.failures = 0;
    this.thinking = false;
    if (this.again) this.schedule();
    else await this.ponder();
  }

  /** A person thinks: the bots go on in their minds, where it is for this server to let them think. */
  private async ponder(): Promise<void> {
    const { live, pondering, lease } = this;
    if (pondering === undefined || this.stopped || !live.attended || lease?.held === false) return;
    if (!this.players.some(({ bot }) => this.hall.looksAhead(bot))) return;
    const job = await live.look((table) => {
      if (table === undefined || table.over || table.deciding().length !== 1) return undefined;
      return this.isAsked(table) ? undefined : this.jobAt(table, false);
    });
    if (job && !this.busy) await pondering.begin(job);
  }

  /** What those at the table have agreed on is put in for the bot's seat, however often it takes. */
  private async handOver(): Promise<void> {
    const input = await this.live.look((table) => (table ? toPutIn(this.live.meta, table) : undefined));
    const turn = input && (await this.mayThink());
    if (turn && !this.stopped) await this.putIn(input, turn.fence);
  }

  /** Whether it is for this server to let them think, and under which number. If not, it looks again a little later. */
  private async mayThink(): Promise<{ readonly fence: number | undefined } | undefined> {
    if (this.lease === undefined) return { fence: undefined };
    const fence = await this.lease.hold();
    if (fence !== undefined) return { fence };
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.wake(true), this.lease.again).unref();
    return undefined;
  }

  private async decide(job: BotJob & Early, fence: number | undefined): Promise<void> {
    const input = await this.whileHeld(() => this.thought(job));
    if (input && !this.stopped) await this.putIn(input, fence);
  }

  /** What has been thought about it already, or is thought about now. */
  private async thought({ early, ...job }: BotJob & Early): Promise<Input | null> {
    try {
      const put = await early;
      if (put) return this.counted(put, true);
    } catch {
      // It gave way to something else, or failed, which shows if it fails again.
    }
    return this.counted(await this.hall.bots.decide(job), false);
  }

  private counted(put: Input | null, early: boolean): Input | null {
    if (put) this.hall.metrics.botDecided(early);
    return put;
  }

  private async putIn(input: Input, fence: number | undefined): Promise<void> {
    const outcome = await this.live.botPut(input, fence);
    if (!outcome.ok && outcome.reason === 'busy') throw new Refused(503, 'busy', outcome.message);
    if (!outcome.ok && outcome.reason === 'stale') this.lease?.doubt();
    else if (!outcome.ok && outcome.reason !== 'not-your-seat')
      throw new Error(`the bot of ${input.seat} was refused: ${outcome.message}`);
    this.again = true;
  }

  /** However long they think, the lease does not run out meanwhile. */
  private async whileHeld<T>(work: () => Promise<T>): Promise<T> {
    const { lease } = this;
    if (lease === undefined) return work();
    // A store that fails is noted where it is watched; what bots put in is fenced in any case.
    const holding = setInterval(() => lease.hold().catch(() => undefined), lease.again).unref();
    try {
      return await work();
    } finally {
      clearInterval(holding);
    }
  }

  /** What the bots are to think about, or nothing when there is nothing for them. */
  private jobFor(table: Table, talk: boolean): (BotJob & Early) | undefined {
    const { pondering } = this;
    const mayTalk = talk && table.game.interjections !== undefined;
    const asked = this.isAsked(table);
    if (table.over || (!asked && !mayTalk)) return undefined;
    const early = asked && pondering?.hasThoughts ? pondering.take(positionOf(table)) : undefined;
    return { ...this.jobAt(table, mayTalk), early };
  }

  private jobAt(table: Table, talk: boolean): BotJob {
    return { game: this.live.meta.game, saved: slim(table), seats: this.players, talk };
  }

  private isAsked(table: Table): boolean {
    return this.players.some(({ seat }) => table.askOf(seat) !== undefined);
  }

  private get players(): BotJob['seats'] {
    return Object.entries(this.live.meta.seats).flatMap(([seat, sitter]) =>
      sitter.kind === 'bot' ? [{ seat, bot: sitter.bot }] : [],
    );
  }

  private fail(error: unknown): void {
    this.failures++;
    // What the store refuses is no fault of the bot, and noted there.
    const byBot = !(error instanceof Refused);
    if (byBot) this.hall.log.error({ err: error, table: this.live.id, failures: this.failures }, 'a bot failed');
    const replaced = byBot && this.failures > FAILURES_FORGIVEN ? this.replace() : Promise.resolve();
    replaced
      .catch((why) => this.hall.log.error({ err: why, table: this.live.id }, 'a bot could not be replaced'))
      .finally(() => {
        this.thinking = false;
        this.schedule();
      });
  }

  /** After a failure nobody is asked to talk: the first bot that is asked something is the one that fails. */
  private async replace(): Promise<void> {
    const { meta } = this.live;
    const seat = await this.live.look((table) =>
      Object.keys(meta.seats).find((one) => meta.seats[one]?.kind === 'bot' && table?.askOf(one) !== undefined),
    );
    const sitter = seat === undefined ? undefined : meta.seats[seat];
    if (seat === undefined || sitter?.kind !== 'bot') return;
    const substitute = this.hall.substituteFor(sitter.bot, this.hall.gameOf(meta));
    if (substitute === undefined) return;
    await this.live.changes.replaceBot(seat, substitute);
    this.failures = 0;
  }
}
