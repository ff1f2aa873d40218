/** Finished games that are looked at again: one after another, a little at a time, so that bots at tables come first. */
import { analyse } from '@polity/bots';
import type { Looked, Table } from '@polity/kernel';
import type { Thinkers } from '../bots/thinking.js';
import type { AnalysisState } from '../wire.js';

/** So many are kept; whoever asks for an older one has it made again. */
const KEPT = 32;

interface Analysis {
  done: number;
  of: number;
  found: readonly Looked[] | null;
  failed: boolean;
}

export class Analyses {
  private readonly known = new Map<string, Analysis>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly thinkers: Thinkers) {}

  has(id: string): boolean {
    return this.known.has(id);
  }

  /** How far it has come; it is begun when it is asked for the first time. */
  of(id: string, table: Table): AnalysisState {
    const known = this.known.get(id);
    if (known && !known.failed) return known;
    const begun: Analysis = { done: 0, of: 1, found: null, failed: false };
    this.known.set(id, begun);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    const saved = table.save();
    const look = (steps: readonly number[], scales: Parameters<Thinkers['look']>[0]['scales']) =>
      this.thinkers.look({ game: saved.game, saved, steps, scales });
    this.queue = this.queue
      .then(() => analyse(saved, look, (done, of) => Object.assign(begun, { done, of })))
      .then(
        (found) => Object.assign(begun, { found }),
        () => Object.assign(begun, { failed: true }),
      );
    return begun;
  }
}
