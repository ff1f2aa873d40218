/** Games played again for somebody who moves through them: forward is quick, back starts from a fork. */
import { type Entry, equal, type Game, Refusal, type SavedTable, Table } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { PastPosition } from '../wire.js';

const GAMES_KEPT = 8;
const STEPS_BETWEEN_FORKS = 40;

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
  private readonly told: (readonly number[])[] = [];
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
    if (this.step > same) this.goBack(same);
  }

  /**
   * The last moment at which the seat had been told no more than so much of its log. Moments are counted by that log
   * alone, so that what others have put in unseen shows in no number until the game is over.
   */
  past(told: number, seat: string | null): PastPosition {
    if (this.told.length <= this.entries.length) this.goTo(this.entries.length);
    const eye = this.eyes.indexOf(seat);
    const lengths = this.told.map((all) => all[eye] ?? 0);
    const moments = [...new Set(lengths)];
    const moment = moments.findLast((length) => length <= told) ?? moments[0] ?? 0;
    const ended = this.over && moment === moments.at(-1);
    this.goTo(ended ? this.entries.length : lengths.indexOf(moment));
    const steps = this.over ? moments.map((length) => lengths.indexOf(length)) : null;
    return { told: moment, moments, steps, view: this.table.view(seat) };
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
    if (from === undefined) throw new Error(`${this.game.id}: a replay has lost its way at step ${step}`);
    this.table = from.fork();
    this.step = fork * STEPS_BETWEEN_FORKS;
  }

  private goOn(): void {
    const nth = this.step / STEPS_BETWEEN_FORKS;
    if (Number.isInteger(nth)) this.forks[nth] ??= this.table.fork();
    const entry = this.entries[this.step];
    if (entry === undefined) return;
    const version = this.table.askOf(entry.seat)?.version ?? -1;
    const result = this.table.submit('answer' in entry ? { ...entry, version } : entry);
    if (result instanceof Refusal)
      throw new Refused(409, 'rules-changed', 'the rules have changed since: this game cannot be shown again');
    this.step++;
    this.note();
  }
}

function commonBeginning(before: readonly Entry[], now: readonly Entry[]): number {
  const differs = now.findIndex((entry, i) => entry !== before[i] && !equal(entry, before[i]));
  return differs < 0 ? Math.min(before.length, now.length) : differs;
}
