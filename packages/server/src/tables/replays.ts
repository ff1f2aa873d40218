/** Finished games played again for somebody who moves through them: forward is quick, back starts from a fork. */
import { type Game, Refusal, type SavedTable, Table } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { ReplayStep } from '../wire.js';

const GAMES_KEPT = 8;
const STEPS_BETWEEN_FORKS = 40;

export class Replays {
  /** The one looked at last comes last. */
  private readonly replays = new Map<string, Replay>();

  of(id: string, over: Table): Replay {
    const replay = this.replays.get(id) ?? new Replay(over.game, over.save());
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

  constructor(
    private readonly game: Game,
    private readonly saved: SavedTable,
  ) {
    this.table = Table.open(game, saved.options, saved.seed, saved.random);
  }

  at(wanted: number, seat: string | null, logFrom: number): ReplayStep {
    const { entries } = this.saved;
    const step = Math.min(wanted, entries.length);
    if (step < this.step) this.goBack(step);
    while (this.step < step) this.goOn();
    const log = this.table.log(seat).slice(logFrom);
    return { step, steps: entries.length, view: this.table.view(seat), logFrom, log };
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
    const entry = this.saved.entries[this.step];
    if (entry === undefined) return;
    const version = this.table.askOf(entry.seat)?.version ?? -1;
    const result = this.table.submit('answer' in entry ? { ...entry, version } : entry);
    if (result instanceof Refusal)
      throw new Refused(409, 'rules-changed', 'the rules have changed since: this game cannot be shown again');
    this.step++;
  }
}
