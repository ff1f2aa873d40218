/** Jobs of servers that share a PostgreSQL: they stand in the database, and whoever is free does them (pg-boss). */
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { type Jobs, noteFailure } from './jobs.js';

const CONNECTIONS = 2;
const EVERY_TWELVE_HOURS = '0 */12 * * *';
/** Seconds in which servers that start do not each ask for the same. */
const ONCE_IN = 3600;
/** Seconds between two looks for something to do. */
const LOOK = 30;
/** Milliseconds in which trouble with the database is noted once. */
const QUIET = 60_000;

export class SharedJobs implements Jobs {
  /** What is being set up: it is not to be left in the middle. */
  private settingUp: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly boss: PgBoss,
    private readonly log: FastifyBaseLogger,
  ) {}

  static async open(url: string, log: FastifyBaseLogger): Promise<SharedJobs> {
    const boss = new PgBoss({
      connectionString: url,
      schema: await schemaBeside(url),
      max: CONNECTIONS,
      application_name: 'polity jobs',
    });
    let notedAt = Number.NEGATIVE_INFINITY;
    // It tries again by itself.
    boss.on('error', (error) => {
      if (performance.now() - notedAt < QUIET) return;
      notedAt = performance.now();
      log.error({ err: error }, 'the jobs cannot be reached');
    });
    await boss.start();
    return new SharedJobs(boss, log);
  }

  async twiceADay(name: string, work: () => Promise<void>): Promise<void> {
    const ready = this.settingUp.then(() => this.setUp(name, work));
    this.settingUp = ready.catch(() => undefined);
    await ready.catch((error) => noteFailure(this.log, name, error));
  }

  private async setUp(name: string, work: () => Promise<void>): Promise<void> {
    await this.boss.createQueue(name);
    await this.boss.schedule(name, EVERY_TWELVE_HOURS);
    await this.boss.send(name, {}, { singletonKey: name, singletonSeconds: ONCE_IN });
    await this.boss.work(name, { pollingIntervalSeconds: LOOK }, async () => {
      try {
        await work();
      } catch (error) {
        noteFailure(this.log, name, error);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.settingUp;
    await this.boss.stop({ graceful: false }).catch((error) => noteFailure(this.log, 'leaving the jobs', error));
  }
}

/** The tables of pg-boss have a schema of their own, beside ours. */
async function schemaBeside(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    const schema = rows[0]?.schema ?? 'public';
    return schema === 'public' ? 'polity_jobs' : `${schema}_jobs`;
  } finally {
    await client.end();
  }
}
