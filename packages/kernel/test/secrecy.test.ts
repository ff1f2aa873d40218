/** What a seat cannot know does not show: not in its view, its log, its questions, nor in what it could preview. */

import { randomBot } from '@polity/bots';
import { type Input, type Random, STOP, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  expectSame,
  luckOf,
  moments,
  mustTake,
  openings,
  plain,
  playOn,
  RUNS,
  seenBy,
  situationOf,
  tinyGame,
} from './support.js';

type MarketTable = ReturnType<typeof openMarket>;
const openMarket = (options: { seats: 2 | 3 | 4; nights: 3 | 4 }, seed: string) =>
  Table.open(lanternMarket, options, seed, 'fast');

/** The same table twice from its last checkpoint: as it is, and as it might be for all that the seat knows. */
function twoWorlds(table: MarketTable, seat: string | null, luck: Random): [MarketTable, MarketTable] | undefined {
  const saved = plain(table.save());
  const entries = saved.entries.slice(0, saved.checkpoint.entries);
  const state = structuredClone(saved.checkpoint.state) as MarketTable['state'];
  if (state.phase !== 'bids' && state.waiting.length === 0) return undefined; // lanterns are drawn right after it
  lanternMarket.imagine?.(state, seat as Parameters<typeof lanternMarket.view>[1], luck);
  return [
    Table.load(lanternMarket, { ...saved, entries }),
    Table.load(lanternMarket, { ...saved, entries, checkpoint: { ...saved.checkpoint, state } }),
  ];
}

/**
 * Plays on in both worlds as long as nothing comes to light: the seat does the same in both, the others stop openly
 * where they can and bid in secret as they like. Returns how many inputs were put in.
 */
function playInBoth([real, imagined]: [MarketTable, MarketTable], seat: string | null, luck: Random): number {
  for (let inputs = 0; ; inputs++) {
    expectSame(seenBy(imagined, seat), seenBy(real, seat));
    expectSame(situationOf(imagined, seat), situationOf(real, seat));
    const input = fairInput(real, luck, seat);
    if (input === undefined) return inputs;
    const preview = real.preview(input);
    if (input.seat === seat) expect(imagined.preview(input)).toEqual(preview);
    const waitsForOthers = real.asks().length > 1 || 'interjection' in input;
    if (preview.ok && preview.stopped === 'revelation' && !waitsForOthers) return inputs;
    mustTake(real, input);
    mustTake(imagined, input.seat === seat ? input : (secretAnswer(imagined, input.seat, luck) ?? input));
  }
}

/** An input that does not depend on what this seat cannot know, unless it is an answer in secret. */
function fairInput(table: MarketTable, luck: Random, seat: string | null): Input | undefined {
  if (table.over) return undefined;
  const own = seat === null ? [] : table.interjections(seat);
  if (seat !== null && own.length > 0 && luck.int(6) === 0) {
    const { kind, options } = luck.pick(own);
    return { seat, interjection: kind, value: luck.pick(options) };
  }
  const ask = luck.pick(table.asks());
  const given = { seat: ask.seat, version: ask.version };
  if (ask.seat === seat || ask.kind === 'bid') return { ...given, answer: randomBot.answer({ ask }, luck) };
  return ask.canStop ? { ...given, answer: STOP } : undefined;
}

function secretAnswer(table: MarketTable, seat: string, luck: Random): Input | undefined {
  const ask = table.asks().find((one) => one.seat === seat && one.kind === 'bid');
  return ask && { seat, version: ask.version, answer: randomBot.answer({ ask }, luck) };
}

describe('a seat at the lantern market, or a spectator', () => {
  it('sees the same, and is asked the same, whatever it cannot know', () => {
    const seen = { bids: 0, market: 0, inputs: 0 };
    fc.assert(
      fc.property(openings, moments, fc.nat({ max: 4 }), ({ seed, options }, moment, who) => {
        const table = openMarket(options, seed);
        const luck = luckOf(seed);
        const seat = [...table.seats, null][who % (options.seats + 1)] ?? null;
        playOn(table, luck, moment % 45);
        const worlds = twoWorlds(table, seat, luck);
        fc.pre(worlds !== undefined);
        if (worlds === undefined) return;
        seen[worlds[0].state.phase === 'bids' ? 'bids' : 'market']++;
        seen.inputs += playInBoth(worlds, seat, luck);
      }),
      RUNS,
    );
    expect(seen.bids).toBeGreaterThan(50);
    expect(seen.market).toBeGreaterThan(300);
    expect(seen.inputs).toBeGreaterThan(1000);
  });

  it('sees nothing of what others bid, nor that they have, before all have', () => {
    fc.assert(
      fc.property(openings, fc.nat({ max: 2 }), ({ seed, options }, night) => {
        const table = openMarket(options, seed);
        const luck = luckOf(seed);
        while (table.state.night <= night || table.state.phase !== 'bids') playOn(table, luck, 1);
        const [last, ...others] = luck.shuffle([...table.seats]) as [string, ...string[]];
        const own = { seat: last, version: table.askOf(last)?.version ?? -1, answer: 0 };
        const sight = () => [seenBy(table, last), seenBy(table, null), plain(table.preview(own))];
        const before = sight();
        for (const seat of others) {
          const ask = table.asks().find((one) => one.seat === seat);
          if (ask) mustTake(table, { seat, version: ask.version, answer: randomBot.answer({ ask }, luck) });
          expectSame(sight(), before);
          expect(table.askOf(seat)).toBeUndefined();
        }
        mustTake(table, own);
        expect(table.log(null).some(({ kind }) => kind === 'bids')).toBe(true);
        expect(table.state.phase).toBe('market');
      }),
      RUNS,
    );
  });

  it('alone is told what it drew', () => {
    const table = openMarket({ seats: 3, nights: 3 }, 'draw');
    playOn(table, luckOf('draw'));
    const drawn = (seat: string | null) => table.log(seat).filter(({ kind }) => kind === 'drawn').length;
    const drew = (seat: string) =>
      table.log(null).filter(({ kind, params }) => kind === 'drew' && params.seat === seat);
    expect(drawn(null)).toBe(0);
    for (const seat of table.seats) expect(drawn(seat)).toBe(drew(seat).length);
  });
});

describe('a secret question', () => {
  const vote = tinyGame(
    () => ({ votes: {} }),
    function* (t) {
      const purse: Record<string, number> = { a: 0, b: 1, c: 3 };
      t.state.votes = yield* t.askAll(['a', 'b', 'c'], 'amount', (seat) => ({
        range: () => ({ min: 0, max: purse[seat] ?? 0 }),
        always: seat === 'a',
      }));
      yield* t.ask('a', 'pick', () => [1, 2]);
    },
  );

  it('is put even where there is only one answer, when leaving it out would give something away', () => {
    const table = Table.open(vote, {}, 'vote');
    expect(table.deciding()).toEqual(['a', 'b', 'c']);
    expect(table.askOf('a')).toMatchObject({ min: 0, max: 0 });
  });

  it('is answered in any order, and all of it comes to light at once', () => {
    const table = Table.open(vote, {}, 'vote');
    answer(table, 'c', 2);
    answer(table, 'a', 0);
    expect(table.deciding()).toEqual(['a', 'b', 'c']);
    expect(table.state.votes).toEqual({});
    answer(table, 'b', 1);
    expect(table.state.votes).toEqual({ a: 0, b: 1, c: 2 });
    expect(table.deciding()).toEqual(['a']);
    for (const seat of ['a', 'b', 'c']) expect(table.cannotUndo(seat)?.reason).toBe('revealed');
  });
});
