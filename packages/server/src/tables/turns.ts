/** One thing at a time happens at a table, in the order in which it was asked for. */
import { Refused } from '../problem.js';

export class Turns {
  private work: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** The table has left memory, and does nothing more: whoever needs it reads it from the store again. */
  gone = false;
  /** When somebody last asked something of it, by the clock that nobody sets. */
  usedAt = performance.now();

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Does something when all that was asked for before is done. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    this.usedAt = performance.now();
    const done = this.after(this.work, work);
    this.work = done.then(nothing, nothing);
    return done;
  }

  private async after<T>(before: Promise<unknown>, work: () => Promise<T> | T): Promise<T> {
    await before;
    try {
      return await work();
    } finally {
      this.waiting--;
    }
  }

  /** The same, if the table is still here then. */
  exclusive<T>(work: () => Promise<T> | T): Promise<T> {
    return this.inTurn(() => {
      if (this.gone) throw new Refused(503, 'busy', 'this table has to be opened again');
      return work();
    });
  }

  /** Resolves when all that was asked for is done. */
  async done(): Promise<void> {
    await this.work;
  }
}

/** Whoever comes next does not mind how it went. */
function nothing(): void {}
