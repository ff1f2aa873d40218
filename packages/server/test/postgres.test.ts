/** What PostgreSQL has to stand besides the contract: servers that start together, and connections that are cut. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../src/store/postgres.js';
import type { Store } from '../src/store/store.js';
import { cutConnections, newSchema } from './places.js';
import { POSTGRES_ANSWERS } from './services.js';
import { pause, startServer, twoPeople } from './support.js';

const TABLES = 20;
const CUTS = 10;
const CHANGES = 8;
const meta = { game: 'lantern-market', options: {}, seats: {}, host: 'ann', seed: 'seed', sat: [], rematch: null };

async function opened(url: string): Promise<Store> {
  const store = await openPostgresStore(url, { connections: 3 });
  onTestFinished(() => store.close());
  return store;
}

async function newTable(store: Store): Promise<string> {
  const id = randomUUID();
  const row = { id, status: 'playing', listed: false, meta, createdAt: 0 } as const;
  await store.createTable(row, { members: [], snapshot: { version: 0, saved: '{}' } });
  return id;
}

describe.runIf(POSTGRES_ANSWERS)('PostgreSQL', () => {
  it('is made ready once by servers that start together', async () => {
    const url = await newSchema();
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened(url)));
    const [one, other] = stores as [Store, Store];
    await one.namePlayer('ann', 'Ann');
    expect(await other.players(['ann'])).toEqual([{ id: 'ann', name: 'Ann' }]);
  });

  it('lets one of two servers win that append at the same time, and numbers the lines of both', async () => {
    const url = await newSchema();
    const stores = await Promise.all([opened(url), opened(url)]);
    const tables = await Promise.all(Array.from({ length: TABLES }, () => newTable(stores[0])));
    const together = (version: number) =>
      tables.flatMap((table) =>
        stores.map((store, nth) =>
          store.append({ table, follows: version - 1, version, key: `${nth} ${version}`, event: '{}' }),
        ),
      );
    for (let version = 1; version <= 5; version++) {
      const results = await Promise.all(together(version));
      expect(results.filter((result) => result === 'appended')).toHaveLength(TABLES);
      expect(results.filter((result) => result === 'conflict')).toHaveLength(TABLES);
    }
    const [table = ''] = tables;
    const line = { name: 'Ann', seats: [], text: 'hello', at: 7 };
    const said = await Promise.all(
      stores.flatMap((store, nth) => [1, 2, 3, 4].map((n) => store.say(table, `${nth} ${n}`, line))),
    );
    expect(said.map((one) => one?.number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it(`loses and doubles nothing when its connections are cut, ${CUTS} times under load`, async () => {
    const url = await newSchema();
    const store = await opened(url);
    const tables = await Promise.all(Array.from({ length: TABLES }, () => newTable(store)));
    const reached = new Map(tables.map((table) => [table, 0]));
    let stopping = false;
    const play = async (table: string): Promise<void> => {
      for (let version = 1; !stopping; version++) {
        const result = await store.append({ table, follows: version - 1, version, key: randomUUID(), event: '{}' });
        // Cut off after it was kept: asked again, the store knows it.
        expect(['appended', 'repeated']).toContain(result);
        reached.set(table, version);
      }
    };
    const sum = () => [...reached.values()].reduce((all, version) => all + version, 0);
    const playing = tables.map(play);
    for (let cut = 0; cut < CUTS; cut++) {
      for (const before = sum(); sum() < before + TABLES; ) await pause(1);
      await cutConnections(url);
    }
    stopping = true;
    await Promise.all(playing);
    for (const [table, last] of reached) {
      const versions = (await store.history(table))?.events.map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    }
  });

  it('goes on with seats, names and chat when its connections are cut, and nothing is done twice', async () => {
    const url = await newSchema();
    const store = await opened(url);
    let done = false;
    const cutting = (async () => {
      while (!done) {
        await cutConnections(url);
        await pause(5);
      }
    })();
    const table = await newTable(store);
    for (let revision = 0; revision < CHANGES; revision++) {
      const change = { meta: { ...meta, rematch: `next ${revision}` }, status: 'playing', members: ['ann'] } as const;
      expect(await store.changeTable(table, revision, change)).toBe(true);
      const said = await store.say(table, `key ${revision}`, { name: 'Ann', seats: [], text: 'hello', at: 7 });
      expect(said?.number).toBe(revision + 1);
      await store.namePlayer('ann', `Ann ${revision}`);
    }
    done = true;
    await cutting;
    expect(await store.table(table)).toMatchObject({ revision: CHANGES, meta: { rematch: `next ${CHANGES - 1}` } });
    expect(await store.chat(table, 100)).toHaveLength(CHANGES);
  });

  it('is refused where it does not wait for the disk', async () => {
    const url = new URL(await newSchema());
    url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`);
    await expect(openPostgresStore(url.href)).rejects.toThrow('it does not wait for the disk');
  });

  it('serves a table to its end', async () => {
    const url = await newSchema();
    const { url: server } = await startServer({ store: await openPostgresStore(url, { connections: 3 }) });
    const { amber, jade } = await twoPeople(server);
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
  });
});
