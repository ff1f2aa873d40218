/** Work that is done from time to time. Of several servers that share a store one does it. */
import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../problem.js';

export interface Jobs {
  /** Does something when the servers start, and twice a day. */
  twiceADay(name: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const HALF_A_DAY = 12 * 3_600_000;

/** Where one server has its store for itself, it does all of it. */
export class OwnJobs implements Jobs {
  private readonly timers: NodeJS.Timeout[] = [];
  /** What is being done, one after the other. */
  private work: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(private readonly log: FastifyBaseLogger) {}

  async twiceADay(name: string, work: () => Promise<void>): Promise<void> {
    const run = () => {
      this.work = this.work
        .then(() => (this.closed ? undefined : work()))
        .catch((error) => noteFailure(this.log, name, error));
    };
    this.timers.push(setInterval(run, HALF_A_DAY).unref());
    run();
    await this.work;
  }

  /** What has begun is done first. */
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.work;
  }
}

/** What the store refuses is noted where the store is watched. */
export function noteFailure(log: FastifyBaseLogger, name: string, error: unknown): void {
  if (!(error instanceof Refused)) log.error({ err: error }, `${name} failed`);
}
