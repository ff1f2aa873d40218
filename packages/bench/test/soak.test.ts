import { type Game, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { describe, expect, it } from 'vitest';
import { POSTGRES, POSTGRES_ANSWERS, REDIS, REDIS_ANSWERS } from '../../server/test/services.js';
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
