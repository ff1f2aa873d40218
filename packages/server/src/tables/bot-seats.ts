/** The bots at one table: they are asked for a move when there is something to decide, one at a time, at a pace. */
import type { Input, Table } from '@polity/kernel';
import type { BotJob } from '../bots/decide.js';
import { Refused } from '../problem.js';
import type { TableRow } from '../store/store.js';
import { BotLease } from './bot-lease.js';
import type { TableMeta } from './meta.js';
import type { Outcome } from './outcome.js';
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
  look<T>(at: (table: Table | undefined) => T): Promise<T>;
  /** @param fence the number of the lease under which they think; nothing where the server is alone. */
  botPut(input: Input, fence: number | undefined): Promise<Outcome>;
  replaceBot(seat: string, substitute: string): Promise<unknown>;
  /** Tells other servers that they may let the bots think. */
  botsFree(): void;
}

export class BotSeats {
  private timer: NodeJS.Timeout | undefined;
  private thinking = false;
  private again = false;
  private mayTalk = false;
  private stopped = false;
  private failures = 0;
  /** Where servers share tables: one of them lets the bots think. */
  private readonly lease: BotLease | undefined;
  private waiting: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: BotsTable,
    private readonly hall: Surroundings,
  ) {
    if (hall.store.shared) this.lease = new BotLease(hall.store, live.id, hall.node, hall.lease);
  }

  /** Whether a bot is about to move. */
  get busy(): boolean {
    return this.timer !== undefined || this.thinking;
  }

  /** Something has changed. `mayTalk`: and bots may put something in about it, out of turn. */
  wake(mayTalk: boolean): void {
    this.mayTalk ||= mayTalk;
    if (this.busy) this.again = true;
    else this.schedule();
  }

  /** Another server does not let them think any more. */
  takeOver(): void {
    this.lease?.forgetRefusal();
    this.wake(true);
  }

  /** Thinks no more, and leaves the bots to another server. */
  async stop(): Promise<void> {
    this.stopped = true;
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
    return Object.values(this.live.meta.seats).some(({ kind }) => kind === 'bot');
  }

  private delay(): number {
    // What is decided in secret shows at the end only: there is nothing to follow.
    if (this.failures === 0) return this.live.decidingTogether ? 0 : this.hall.pace;
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

  private async decide(job: BotJob, fence: number | undefined): Promise<void> {
    const input = await this.whileHeld(() => this.hall.bots.decide(job));
    if (input && !this.stopped) await this.putIn(input, fence);
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
  private jobFor(table: Table, talk: boolean): BotJob | undefined {
    const { meta } = this.live;
    const playing = Object.entries(meta.seats).flatMap(([seat, sitter]) =>
      sitter.kind === 'bot' ? [{ seat, bot: sitter.bot }] : [],
    );
    const mayTalk = talk && table.game.interjections !== undefined;
    const asked = playing.some(({ seat }) => table.askOf(seat) !== undefined);
    if (table.over || (!asked && !mayTalk)) return undefined;
    return { game: meta.game, saved: slim(table), seats: playing, talk: mayTalk };
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
    await this.live.replaceBot(seat, substitute);
    this.failures = 0;
  }
}

/** The position alone: a bot needs neither the log nor what lies before the checkpoint. */
function slim(table: Table): BotJob['saved'] {
  const saved = table.save();
  const { checkpoint, entries } = saved;
  return { ...saved, entries: entries.slice(checkpoint.entries), checkpoint: { ...checkpoint, entries: 0, log: [] } };
}
