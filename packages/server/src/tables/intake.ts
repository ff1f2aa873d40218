/** What becomes of something that is put in: the rules take it or not, and what they take is kept before anybody hears of it. */
import { CannotUndo, type Input, type Preview, type Table } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { Appended } from '../store/store.js';
import type { Put } from '../wire.js';
import { apply } from './history.js';
import { type KeptTable, TRIES } from './kept-table.js';
import { FINE, type NotTaken, type Outcome, refused } from './outcome.js';
import type { Surroundings } from './surroundings.js';

/** Who says it and under which id, so that it is taken once (`null` for a program), and under which lease a bot does. */
export interface Sender {
  readonly key: string | null;
  readonly fence?: number;
}

/** What the table does about it. */
export interface IntakeTable {
  /** Whether it has left memory, and nothing more may happen here. */
  readonly gone: boolean;
  /** Does here what has been done at other servers. @returns whether there was anything. */
  follow(): Promise<boolean>;
  /** Takes what is in the store instead of what is here. */
  catchUp(): Promise<void>;
  /** Tells everybody what was kept. */
  taken(put: Put, sender: Sender): void;
}

export class Intake {
  constructor(
    private readonly kept: KeptTable,
    private readonly hall: Surroundings,
    private readonly live: IntakeTable,
  ) {}

  preview(input: Input, then: readonly unknown[]): Preview | NotTaken {
    const { table } = this.kept;
    if (table === undefined) return this.notPlaying();
    try {
      return table.preview(input, then);
    } catch (error) {
      return this.rulesFailed(table, error);
    }
  }

  async take(put: Put, sender: Sender): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = await this.tryToTake(put, sender);
      if (outcome !== 'moved-on') return outcome;
      if (this.live.gone) return refused('busy', 'this table has to be opened again');
    }
    return refused('stale', 'the table has moved on');
  }

  /** `moved-on`: somebody at another server was faster, and it may be possible still. */
  private async tryToTake(put: Put, sender: Sender): Promise<Outcome | 'moved-on'> {
    const { table, id } = this.kept;
    if (table === undefined)
      return (await this.live.follow()) && this.kept.trouble === null ? 'moved-on' : this.notPlaying();
    const follows = table.version;
    let result: ReturnType<typeof apply>;
    try {
      result = apply(table, put);
    } catch (error) {
      const failure = this.rulesFailed(table, error);
      await this.live.catchUp();
      return failure;
    }
    if (result.ok) return this.keep(table, put, follows, sender);
    if (sender.key !== null && (await this.hall.store.hasEvent(id, sender.key))) return FINE;
    if (await this.live.follow()) return 'moved-on';
    return result instanceof CannotUndo
      ? refused('cannot-undo', result.reason)
      : refused(result.reason, result.message);
  }

  private async keep(table: Table, put: Put, follows: number, sender: Sender): Promise<Outcome | 'moved-on'> {
    const started = performance.now();
    let appended: Appended;
    try {
      appended = await this.kept.append(table, put, { follows, ...sender });
    } catch (error) {
      // What the store refuses is noted where the store is watched.
      if (!(error instanceof Refused))
        this.hall.log.error({ err: error, table: this.kept.id }, 'what was put in could not be kept');
      await this.live.catchUp();
      return refused('busy', 'this could not be kept; try again');
    }
    if (appended !== 'appended') {
      await this.live.catchUp();
      if (appended === 'fenced') return refused('stale', 'another server lets the bots think');
      return appended === 'repeated' ? FINE : 'moved-on';
    }
    this.hall.metrics.appended((performance.now() - started) / 1000);
    this.live.taken(put, sender);
    return FINE;
  }

  private notPlaying(): NotTaken {
    const { id, trouble, row } = this.kept;
    return trouble === null || row.status === 'gathering'
      ? refused('not-playing', 'the game has not begun')
      : refused('rules-failed', `table ${id}: it cannot be played here now`);
  }

  /** Notes what broke; a player is told where, not what: it may lie behind somebody's screen. */
  private rulesFailed({ version }: Table, error: unknown): NotTaken {
    const { id } = this.kept;
    this.hall.log.error({ err: error, table: id, version }, 'the rules broke');
    return refused('rules-failed', `table ${id}, version ${version}`);
  }
}
