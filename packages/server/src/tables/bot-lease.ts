/**
 * Which server lets the bots of a table think: the one that holds the table's lease in the store. It holds it for a short
 * while and takes it again as long as it needs it; when it dies, the lease runs out and another takes it. Each holder has
 * a number greater than the one before, and what bots put in is kept only under the number of the last.
 */
import type { Store } from '../store/store.js';

export class BotLease {
  private fence: number | undefined;
  private takenAt = Number.NEGATIVE_INFINITY;
  private refusedAt = Number.NEGATIVE_INFINITY;

  /** @param time milliseconds for which it is held. */
  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly node: string,
    private readonly time: number,
  ) {}

  /** Whether it was held when it was last asked for. */
  get held(): boolean {
    return this.fence !== undefined;
  }

  /** Milliseconds after which it is worth asking again: before it would run out, or when another's may have. */
  get again(): number {
    return this.time / 2;
  }

  /** The number under which bots may put something in; nothing while another server holds the lease. */
  async hold(): Promise<number | undefined> {
    const now = performance.now();
    if (this.fence !== undefined && now - this.takenAt < this.again) return this.fence;
    if (now - this.refusedAt < this.again) return undefined;
    this.fence = await this.store.lease(this.table, this.node, this.time);
    if (this.fence === undefined) this.refusedAt = now;
    else this.takenAt = now;
    return this.fence;
  }

  /** Another has let go: it is worth asking at once. */
  forgetRefusal(): void {
    this.refusedAt = Number.NEGATIVE_INFINITY;
  }

  /** Others have been faster: what we believe may not be so any more. */
  doubt(): void {
    this.fence = undefined;
  }

  /** Lets another take it at once. @returns whether it was held. */
  async letGo(): Promise<boolean> {
    if (this.fence === undefined) return false;
    this.fence = undefined;
    await this.store.letGo(this.table, this.node);
    return true;
  }
}
