/**
 * Group commit: what is asked for together is done together, and costs one write to disk. As long as more comes with
 * every turn of the event loop, it waits a little for more. While a group is on its way to the disk, those before it are
 * told, some at a time: whoever hears it can go on while others are told.
 */

/** So many milliseconds at the most. */
const WAIT = 2;
/** So many are told in a turn of the event loop. */
const TOLD_TOGETHER = 16;

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;
  /** What is to be told, and whether somebody is about to. */
  private readonly done: (() => void)[] = [];
  private telling: Promise<void> | undefined;

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
    while (this.running ?? this.telling) await (this.running ?? this.telling);
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.gathered();
      await this.commitGroup(this.waiting.splice(0, this.atMost));
    }
    this.running = undefined;
  }

  /** Resolves when a turn of the event loop has brought no more, or there is no more time. */
  private async gathered(): Promise<void> {
    const until = performance.now() + WAIT;
    let count = 0;
    while (count < this.waiting.length && count < this.atMost && performance.now() < until) {
      count = this.waiting.length;
      await nextTurn();
    }
  }

  private async commitGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, i) => {
        this.done.push(() => resolve(results[i] as Result));
      });
      this.telling ??= this.tell();
    } catch (error) {
      // One that cannot be done must not spoil the others': each for itself.
      if (group.length > 1) for (const one of group) await this.commitGroup([one]);
      else group[0]?.reject(error);
    }
  }

  private async tell(): Promise<void> {
    while (this.done.length > 0) {
      for (const done of this.done.splice(0, TOLD_TOGETHER)) done();
      // What they send goes out in the next turn; the others are told after it.
      await nextTurn();
      await nextTurn();
    }
    this.telling = undefined;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
