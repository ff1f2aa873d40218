/**
 * Looks into a store that servers share for what has happened at our tables elsewhere: seldom where the bus tells of it,
 * for it may have missed something, and often where it does not.
 */
import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { BEAT } from './neighbours.js';

const OFTEN = 1000;
const SELDOM = 15_000;
const TOGETHER = 500;

export class CatchingUp {
  private readonly timers: readonly NodeJS.Timeout[];
  private lookedAt = performance.now();
  private looking = false;

  constructor(
    private readonly hall: Hall,
    private readonly log: FastifyBaseLogger,
  ) {
    const { bus } = hall;
    this.timers = [setInterval(() => this.beat(), BEAT).unref(), setInterval(() => this.tick(), OFTEN).unref()];
    bus.onReturn(() => {
      this.look();
      for (const table of hall.inMemory()) table.neighbours.meetAgain();
    });
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private beat(): void {
    for (const table of this.hall.inMemory()) table.neighbours.beat();
  }

  private tick(): void {
    const { bus } = this.hall;
    if (!bus.reaches || performance.now() - this.lookedAt >= SELDOM) this.look();
  }

  private look(): void {
    if (this.looking) return;
    this.looking = true;
    this.lookedAt = performance.now();
    this.lookAtAll()
      .catch((error) => {
        // What the store refuses is noted where the store is watched.
        if (!(error instanceof Refused)) this.log.error({ err: error }, 'other servers could not be followed');
      })
      .finally(() => {
        this.looking = false;
      });
  }

  private async lookAtAll(): Promise<void> {
    const tables = this.hall.inMemory();
    for (let from = 0; from < tables.length; from += TOGETHER) {
      const some = tables.slice(from, from + TOGETHER);
      const progress = await this.hall.store.progress(some.map(({ id }) => id));
      for (const table of some) if (table.isBehind(progress.get(table.id))) table.refresh();
    }
  }
}
