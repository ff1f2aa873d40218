/**
 * Group commit: what is asked for within a turn of the event loop is done together, and costs one write to disk. Where
 * much comes, it waits a little for more.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Groups of so many are worth waiting for, so many milliseconds. */
const BUSY = 4;
const WAIT = 2;

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;

  /** @param commit does all of them at once, and returns a result for each. */
  constructor(
    private readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly atMost: number,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    let last = 0;
    while (this.waiting.length > 0) {
      await (last >= BUSY ? sleep(WAIT) : new Promise(setImmediate));
      last = this.waiting.length;
      const group = this.waiting.splice(0, this.atMost);
      await this.commitGroup(group);
    }
    this.running = undefined;
  }

  private async commitGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, i) => {
        resolve(results[i] as Result);
      });
    } catch (error) {
      // One that cannot be done must not spoil the others': each for itself.
      if (group.length > 1) for (const one of group) await this.commitGroup([one]);
      else group[0]?.reject(error);
    }
  }
}
