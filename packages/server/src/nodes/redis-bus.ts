/** The bus over Redis: a channel for each table that is in some server's memory. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { type Bus, type Hear, type News, news } from './bus.js';

/** Milliseconds after which to try again when Redis has gone, at most. */
const LONGEST_WAIT = 1000;
/** Ids of tables cannot be guessed, so that installations which share a Redis do not meet. */
const CHANNEL = 'polity:';

const envelope = z.object({ from: z.string(), news });

export class RedisBus implements Bus {
  private readonly self = randomUUID();
  private readonly teller: Redis;
  private readonly hearer: Redis;
  private readonly ears = new Map<string, Hear>();
  private readonly comeBack: (() => void)[] = [];
  private lost = false;

  /** Does not wait for Redis: without it, servers find out from the store. */
  constructor(
    url: string,
    private readonly log: FastifyBaseLogger,
  ) {
    const retryStrategy = (times: number) => Math.min(50 * times, LONGEST_WAIT);
    this.teller = new Redis(url, { retryStrategy, enableOfflineQueue: false });
    this.hearer = new Redis(url, { retryStrategy, maxRetriesPerRequest: null });
    for (const redis of [this.teller, this.hearer]) {
      redis.on('error', (error) => this.noteLost(error));
      redis.on('close', () => this.noteLost(undefined));
      redis.on('ready', () => this.noteBack());
    }
    this.hearer.on('message', (channel: string, text: string) => this.hear(channel, text));
  }

  get reaches(): boolean {
    return this.teller.status === 'ready' && this.hearer.status === 'ready';
  }

  tell(table: string, told: News): void {
    const text = JSON.stringify({ from: this.self, news: told } satisfies z.input<typeof envelope>);
    this.teller.publish(CHANNEL + table, text).catch(() => undefined);
  }

  listen(table: string, hear: Hear): () => void {
    const channel = CHANNEL + table;
    this.ears.set(channel, hear);
    // What was told before we heard is in the store.
    this.hearer.subscribe(channel).then(
      () => this.ears.get(channel)?.({ kind: 'moved' }),
      () => undefined,
    );
    return () => {
      if (this.ears.get(channel) !== hear) return;
      this.ears.delete(channel);
      this.hearer.unsubscribe(channel).catch(() => undefined);
    };
  }

  onReturn(back: () => void): void {
    this.comeBack.push(back);
  }

  async close(): Promise<void> {
    this.comeBack.length = 0;
    this.lost = true;
    this.teller.disconnect();
    this.hearer.disconnect();
  }

  private hear(channel: string, text: string): void {
    const heard = read(text);
    if (heard && heard.from !== this.self) this.ears.get(channel)?.(heard.news);
  }

  private noteLost(error: Error | undefined): void {
    if (this.lost) return;
    this.lost = true;
    this.log.error(error ? { err: error } : {}, 'the bus is lost: other servers are noticed later');
  }

  private noteBack(): void {
    if (!this.reaches || !this.lost) return;
    this.lost = false;
    this.log.warn('the bus is there again');
    for (const back of this.comeBack) back();
  }
}

function read(text: string): z.infer<typeof envelope> | undefined {
  try {
    return envelope.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON.
    return undefined;
  }
}
