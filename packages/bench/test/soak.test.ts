import { type Game, seededRandom, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { POSTGRES, POSTGRES_ANSWERS, REDIS, REDIS_ANSWERS } from '../../server/test/services.js';
import { withstand, withstoodInWords } from '../src/soak/hostile.js';
import { hostileFrames } from '../src/soak/hostile-frames.js';
import { findProgram } from '../src/soak/own-process.js';
import { OwnPostgres } from '../src/soak/own-services.js';
import { hashOf, type Person } from '../src/soak/person.js';
import { soakInWords, soakServer } from '../src/soak/soak.js';
import { keptOf, leaksAt } from '../src/soak/verdict.js';

const game = lanternMarket as unknown as Game;

/** A game of two moves, and what its people have seen and were told. */
function twoMoves(seen: (table: Table) => readonly unknown[]) {
  const table = Table.open(game, { seats: 2, nights: 4 }, 'seed', 'chacha');
  const views = seen(table).map(hashOf);
  for (const seat of ['amber', 'jade']) table.submit({ seat, version: table.askOf(seat)?.version ?? -1, answer: 0 });
  const amber = {
    seat: 'amber',
    player: 'ann',
    seen: new Set(views),
    strange: 0,
    acknowledged: new Map([['table', new Set(['one'])]]),
  };
  return { saved: table.save(), people: [amber as unknown as Person] };
}

/** A database that has these events. */
function holding(rows: readonly { readonly version: number; readonly key: string | null }[]) {
  return { query: async () => ({ rows }) } as unknown as Parameters<typeof keptOf>[0];
}

describe('what is found out by a soak', () => {
  it('is that somebody has seen what is not theirs', () => {
    const own = twoMoves((table) => [table.view('amber')]);
    expect(leaksAt(game, own.saved, own.people)).toBe(0);
    const other = twoMoves((table) => [table.view('amber'), table.view('jade')]);
    expect(leaksAt(game, other.saved, other.people)).toBe(1);
  });

  it.each([
    ['nothing', ['ann one', null], {}],
    ['an answer that is lost', ['bob one', null], { lost: 1 }],
    ['one that is kept twice', ['ann one', 'ann one'], { doubled: 1 }],
    ['one that nobody put in', ['ann one', null, null], { doubled: 1 }],
  ])('is %s', async (_, keys, found) => {
    const { saved, people } = twoMoves(() => []);
    const rows = keys.map((key, at) => ({ version: at + 1, key }));
    const fine = { acknowledged: 1, lost: 0, doubled: 0, gaps: 0 };
    expect(await keptOf(holding(rows), new Map([['table', saved]]), people)).toEqual({ ...fine, ...found });
  });

  it('is a version that is missing', async () => {
    const { saved, people } = twoMoves(() => []);
    const rows = [
      { version: 1, key: 'ann one' },
      { version: 3, key: null },
    ];
    expect(await keptOf(holding(rows), new Map([['table', saved]]), people)).toMatchObject({ gaps: 1 });
  });
});

describe.runIf(POSTGRES_ANSWERS && REDIS_ANSWERS)('polity soak server', () => {
  it('finds nothing wrong after servers were killed', async () => {
    const plan = { nodes: 2, kills: 2, tables: 2, store: POSTGRES, bus: REDIS };
    const soaked = await soakServer(plan, { show() {} });
    expect(soaked).toEqual({
      nodes: 2,
      kills: 2,
      crashes: { postgres: 0, redis: 0 },
      cuts: 1,
      fullDisks: 0,
      acknowledged: expect.any(Number),
      lost: 0,
      doubled: 0,
      gaps: 0,
      leaks: 0,
      seconds: expect.any(Number),
    });
    expect(soaked.acknowledged).toBeGreaterThan(20);
    expect(soakInWords(soaked)).toContain('0 lost, 0 doubled, 0 gaps');
  });
});

describe.runIf(findProgram('initdb') !== undefined)('a PostgreSQL of the soak', () => {
  it('keeps what was acknowledged when it crashes and when its disk is full', async () => {
    const postgres = await OwnPostgres.start();
    if (typeof postgres === 'string') throw new Error(postgres);
    onTestFinished(() => postgres.end());
    const ask = async (text: string) => {
      const db = new pg.Client({ connectionString: postgres.url });
      db.on('error', () => undefined);
      await db.connect();
      return db.query(text).finally(() => db.end());
    };
    await ask('create table kept (n int, filling text)');
    await ask('insert into kept values (1)');
    await postgres.crash();
    await expect(ask('select 1')).rejects.toThrow();
    await postgres.startAgain();
    await postgres.disk?.fill();
    const filling = 'insert into kept select 2, repeat(md5(random()::text), 99) from generate_series(1, 9999)';
    if (postgres.disk) await expect(ask(filling)).rejects.toThrow();
    await postgres.disk?.free();
    await postgres.startAgain();
    expect((await ask('select n from kept')).rows).toEqual([{ n: 1 }]);
  });
});

describe('polity soak hostile', () => {
  it('finds nothing wrong after frames of ill will were sent to tables that people play at', async () => {
    const withstood = await withstand({ frames: 1000, tables: 2, sockets: 4, seconds: 120 }, { show() {} });
    expect(withstood).toMatchObject({ lost: 0, doubled: 0, gaps: 0, leaks: 0 });
    expect(withstood.frames).toBeGreaterThanOrEqual(1000);
    expect(withstood.answered).toBeGreaterThan(100);
    expect(withstood.acknowledged).toBeGreaterThan(20);
    expect(withstoodInWords(withstood)).toContain('0 lost, 0 doubled, 0 gaps');
  });

  it('sends of every kind, and among them what belongs to others', () => {
    const luck = seededRandom('fast', 'ill will');
    const target = { table: 'table', seats: ['amber', 'jade'], stolen: ['an-id-of-anns'] };
    const all = Array.from({ length: 200 }, () => hostileFrames(target, luck)).flat();
    const sent = all.map(({ data }) => String(data)).join('\n');
    for (const part of ['an-id-of-anns', '"seat":"amber"', '"undo":true', '"preview"', '1e999', '[[[[[[[['])
      expect(sent).toContain(part);
    expect(all.some(({ kind }) => kind === 'ping')).toBe(true);
    expect(all.some(({ data }) => typeof data !== 'string')).toBe(true);
    expect(all.some(({ data }) => data.length > 16 * 1024)).toBe(true);
  });
});
