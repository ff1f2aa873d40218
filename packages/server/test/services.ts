/** PostgreSQL and Redis for tests: the ones on this machine, or those that are named; without them their tests are left out. */
import { Redis } from 'ioredis';
import pg from 'pg';

export const POSTGRES = process.env.POLITY_TEST_POSTGRES || 'postgres://postgres@127.0.0.1:5432/test';

export const POSTGRES_ANSWERS = await answers(process.env.POLITY_TEST_POSTGRES, 'POLITY_TEST_POSTGRES', () =>
  inPostgres('select 1'),
);

export const REDIS = process.env.POLITY_TEST_REDIS || 'redis://127.0.0.1:6379';

export const REDIS_ANSWERS = await answers(process.env.POLITY_TEST_REDIS, 'POLITY_TEST_REDIS', async () => {
  const redis = new Redis(REDIS, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  await redis.connect();
  redis.disconnect();
});

/** What is left out on this machine, in a line each. */
export const LEFT_OUT: readonly string[] = [
  ...(POSTGRES_ANSWERS
    ? []
    : ['The tests with PostgreSQL are LEFT OUT: none answers at 127.0.0.1:5432 (name one in POLITY_TEST_POSTGRES).']),
  ...(REDIS_ANSWERS
    ? []
    : ['The tests with Redis are LEFT OUT: none answers at 127.0.0.1:6379 (name one in POLITY_TEST_REDIS).']),
];

/** A service that somebody has named has to be there. */
async function answers(named: string | undefined, name: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (named) throw new Error(`${name} names one that does not answer`, { cause: error });
    return false;
  }
}

export async function inPostgres<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
