/** What befalls the servers of a soak: each blow kills one of them, and most of them bring something else besides. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@polity/kernel';
import type { Line } from './line.js';
import type { Nodes } from './nodes.js';
import type { OwnPostgres, OwnRedis } from './own-services.js';

export interface Struck {
  readonly crashes: { postgres: number; redis: number };
  cuts: number;
  fullDisks: number;
}

interface Struggling {
  readonly nodes: Nodes;
  readonly toStore: Line;
  readonly toBus: Line;
  /** Those that the soak has started itself, and may crash. */
  readonly postgres: OwnPostgres | undefined;
  readonly redis: OwnRedis | undefined;
}

/** Milliseconds between two blows, and for which something stays broken, at most. */
const BETWEEN = 400;
const BROKEN = 1500;

export class Blows {
  readonly struck: Struck = { crashes: { postgres: 0, redis: 0 }, cuts: 0, fullDisks: 0 };
  private readonly others: readonly (() => Promise<void>)[] = [
    () => this.cut(this.at.toStore),
    () => this.crashPostgres(),
    () => this.cut(this.at.toBus),
    () => this.crashRedis(),
    () => this.fillDisk(),
    () => this.at.nodes.replaceOne(),
    async () => undefined,
  ];

  constructor(
    private readonly at: Struggling,
    private readonly luck: Random,
  ) {}

  async strike(nth: number): Promise<void> {
    await sleep(this.luck.int(BETWEEN));
    await Promise.all([this.others[nth % this.others.length]?.(), this.at.nodes.killOne()]);
  }

  private async cut(line: Line): Promise<void> {
    this.struck.cuts++;
    line.cut();
    await this.while();
    line.mend();
  }

  private async crashPostgres(): Promise<void> {
    const { postgres } = this.at;
    if (postgres === undefined) return;
    this.struck.crashes.postgres++;
    await postgres.crash();
    await this.while();
    await postgres.startAgain();
  }

  private async crashRedis(): Promise<void> {
    const { redis } = this.at;
    if (redis === undefined) return;
    this.struck.crashes.redis++;
    await redis.crash();
    await this.while();
    redis.startAgain();
  }

  /** PostgreSQL may not survive it: then it is started again when there is room. */
  private async fillDisk(): Promise<void> {
    const { postgres } = this.at;
    if (postgres?.disk === undefined) return;
    this.struck.fullDisks++;
    await postgres.disk.fill();
    await this.while();
    await postgres.disk.free();
    await postgres.startAgain();
  }

  private async while(): Promise<void> {
    await sleep(this.luck.int(BROKEN));
  }
}
