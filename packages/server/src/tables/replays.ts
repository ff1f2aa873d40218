/** Games played again for somebody who moves through them: forward is quick, back starts from a fork. */
import {
  clone,
  type Entry,
  equal,
  type Game,
  type LogEntry,
  Refusal,
  type SavedTable,
  Table,
  visible,
} from '@polity/kernel';
import { Refused } from '../problem.js';
import type { PastPosition } from '../wire.js';

const GAMES_KEPT = 8;
const STEPS_BETWEEN_FORKS = 40;

/** How much of the log each of those had been told who look. */
type Told = readonly number[];

/** A moment that can be looked at: at rest after so many entries, or at a checkpoint that was passed before that. */
interface Moment {
  readonly told: number;
  readonly step: number;
  readonly passed?: number;
}

export class Replays {
  /** The one looked at last comes last. */
  private readonly replays = new Map<string, Replay>();

  /** The replay of a table as it is now: of one that is being played it follows what has happened since. */
  of(id: string, table: Table): Replay {
    const replay = this.replays.get(id) ?? new Replay(table.game, table.save());
    replay.follow(table);
    this.replays.delete(id);
    this.replays.set(id, replay);
    const [oldest] = this.replays.keys();
    if (this.replays.size > GAMES_KEPT && oldest !== undefined) this.replays.delete(oldest);
    return replay;
  }
}

export class Replay {
  private table: Table;
  private step = 0;
  /** Every so many steps a position to start from. */
  private readonly forks: Table[] = [];
  /** For each step that was reached: how much of the log each of `eyes` had been told. */
  private readonly told: Told[] = [];
  /** The same for the positions that the rules went through on the way to that step, one after the other. */
  private readonly onTheWay: (readonly Told[])[] = [];
  private readonly eyes: readonly (string | null)[];
  private entries: readonly Entry[];
  private version: number;
  private over: boolean;

  constructor(
    private readonly game: Game,
    saved: SavedTable,
  ) {
    this.entries = saved.entries;
    this.version = saved.version;
    this.over = saved.over;
    this.table = Table.open(game, saved.options, saved.seed, saved.random);
    this.eyes = [null, ...this.table.seats];
    this.note();
  }

  /** The game has gone on, or something was taken back. */
  follow(table: Table): void {
    if (table.version === this.version) return;
    const { entries, version, over } = table.save();
    const same = commonBeginning(this.entries, entries);
    this.entries = entries;
    this.version = version;
    this.over = over;
    this.forks.length = Math.min(this.forks.length, Math.floor(same / STEPS_BETWEEN_FORKS) + 1);
    this.told.length = Math.min(this.told.length, same + 1);
    this.onTheWay.length = Math.min(this.onTheWay.length, same + 1);
    if (this.step > same) this.goBack(same);
  }

  /**
   * The last moment at which the seat had been told no more than so much of its log. Moments are counted by that log
   * alone, so that what others have put in unseen shows in no number until the game is over.
   */
  past(told: number, seat: string | null): PastPosition {
    if (this.told.length <= this.entries.length) this.goTo(this.entries.length);
    const moments = this.momentsOf(this.eyes.indexOf(seat));
    const moment = (moments.findLast((one) => one.told <= told) ?? moments[0]) as Moment;
    const ended = this.over && moment === moments.at(-1);
    return {
      told: moment.told,
      moments: moments.map((one) => one.told),
      rests: moments.filter(({ passed }) => passed === undefined).map((one) => one.told),
      steps: this.over ? moments.map(({ step }) => step) : null,
      view: this.viewAt(ended ? { step: this.entries.length } : moment, seat),
    };
  }

  /**
   * Wherever something new had been told: when somebody was asked next, and on the way there at the checkpoints of the
   * rules, at which the position is whole. So what comes by itself, such as a phase without a question, is seen too.
   */
  private momentsOf(eye: number): readonly Moment[] {
    const moments: Moment[] = [];
    this.told.forEach((all, step) => {
      const atRest = all[eye] ?? 0;
      const news = (told: number) => told > (moments.at(-1)?.told ?? -1);
      this.onTheWay[step]?.forEach((lengths, passed) => {
        const told = lengths[eye] ?? 0;
        if (news(told) && told < atRest) moments.push({ told, step, passed });
      });
      if (news(atRest)) moments.push({ told: atRest, step });
    });
    return moments;
  }

  private viewAt({ step, passed }: Pick<Moment, 'step' | 'passed'>, seat: string | null): object {
    this.goTo(passed === undefined ? step : step - 1);
    if (passed === undefined) return this.table.view(seat);
    let nth = 0;
    let view: object | undefined;
    this.goAhead((state) => {
      // The rules go on with what the view shows.
      if (nth++ === passed) view = clone(this.game.view(state, seat));
    });
    if (view === undefined) throw this.lost(step);
    return view;
  }

  private goTo(step: number): void {
    if (step < this.step) this.goBack(step);
    while (this.step < step) this.goOn();
  }

  private note(): void {
    this.told[this.step] ??= this.eyes.map((eye) => this.table.log(eye).length);
  }

  private goBack(step: number): void {
    const fork = Math.floor(step / STEPS_BETWEEN_FORKS);
    const from = this.forks[fork];
    if (from === undefined) throw this.lost(step);
    this.table = from.fork();
    this.step = fork * STEPS_BETWEEN_FORKS;
  }

  private goOn(): void {
    const nth = this.step / STEPS_BETWEEN_FORKS;
    if (Number.isInteger(nth)) this.forks[nth] ??= this.table.fork();
    const entry = this.entries[this.step];
    if (entry === undefined) return;
    this.noteAhead();
    const version = this.table.askOf(entry.seat)?.version ?? -1;
    const result = this.table.submit('answer' in entry ? { ...entry, version } : entry);
    if (result instanceof Refusal)
      throw new Refused(409, 'rules-changed', 'the rules have changed since: this game cannot be shown again');
    this.step++;
    this.note();
  }

  /** Notes how much is told on the way to the next step. */
  private noteAhead(): void {
    if (this.onTheWay[this.step + 1] !== undefined) return;
    const passed: Told[] = [];
    const before = this.told[this.step] ?? [];
    this.goAhead((_, news) => {
      passed.push(this.eyes.map((eye, i) => (before[i] ?? 0) + visible(news, eye).length));
    });
    this.onTheWay[this.step + 1] = passed;
  }

  /** Plays the next entry beside the table. At each checkpoint: the position, and what has been told since the entry. */
  private goAhead(atCheckpoint: (state: object, news: readonly LogEntry[]) => void): void {
    const entry = this.entries[this.step];
    // What is put in out of turn leads to no checkpoint.
    if (entry === undefined || !('answer' in entry)) return;
    let onItsWay = false;
    let from = 0;
    const run = this.table.ahead((state) => {
      if (onItsWay) atCheckpoint(state, run.log.slice(from));
    });
    const ask = run.askOf(entry.seat);
    if (ask === undefined) return;
    from = run.log.length;
    onItsWay = true;
    run.answer(ask, entry.answer);
  }

  private lost(step: number): Error {
    return new Error(`${this.game.id}: a replay has lost its way at step ${step}`);
  }
}

function commonBeginning(before: readonly Entry[], now: readonly Entry[]): number {
  const differs = now.findIndex((entry, i) => entry !== before[i] && !equal(entry, before[i]));
  return differs < 0 ? Math.min(before.length, now.length) : differs;
}
