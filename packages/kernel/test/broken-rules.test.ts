/** Rules that are wrong: the table stays as it was, and says so. */
import { type Ask, type Context, type Names, type Play, RulesError, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  anyInput,
  everythingOf,
  expectSame,
  luckOf,
  moments,
  openings,
  playOn,
  RUNS,
  tinyGame,
} from './support.js';

/** The lantern market with a trap: the next time something is logged, the rules throw. */
function trapped() {
  const trap = { set: false };
  const spring = (t: object) => {
    const { log } = t as Context<object, Names>;
    Object.assign(t, {
      log(kind: never, params: never) {
        if (trap.set) {
          trap.set = false;
          throw new TypeError('a lantern has fallen down');
        }
        log.call(t as Context<object, Names>, kind, params);
      },
    });
  };
  const game: typeof lanternMarket = {
    ...lanternMarket,
    play(t) {
      spring(t);
      return lanternMarket.play(t);
    },
  };
  return { game, trap };
}

describe('a rule that throws', () => {
  it('leaves the table as it was, and the same input is taken when the rule is mended', () => {
    let thrown = 0;
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const { game, trap } = trapped();
        const table = Table.open(game, options, seed, 'fast');
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        fc.pre(!table.over);
        const before = everythingOf(table);
        const whole = table.fork();
        const input = anyInput(table, luck);
        trap.set = true;
        try {
          table.submit(input);
          trap.set = false;
        } catch (error) {
          thrown++;
          expect(error).toBeInstanceOf(RulesError);
          expect((error as RulesError).message).toBe(
            `lantern-market, version ${table.version}: a lantern has fallen down`,
          );
          expect((error as RulesError).cause).toBeInstanceOf(TypeError);
          expectSame(everythingOf(table), before);
          table.submit(input);
        }
        whole.submit(input);
        expectSame(everythingOf(table), everythingOf(whole));
      }),
      RUNS,
    );
    expect(thrown).toBeGreaterThan(300);
  });
});

describe('a game that asks the impossible', () => {
  type Impossible = (t: Parameters<Parameters<typeof tinyGame>[1]>[0]) => Play<unknown>;
  const impossible: readonly [string, Impossible][] = [
    ['one of no options', (t) => t.ask('a', 'pick', () => [])],
    ['more options than there are', (t) => t.askSome('a', 'some', () => [1, 2], { min: 3 })],
    ['at least more than at most', (t) => t.askSome('a', 'some', () => [1, 2], { min: 2, max: 1 })],
    ['an amount in an empty range', (t) => t.askAmount('a', 'amount', () => ({ min: 2, max: 1 }))],
    ['a negative amount', (t) => t.askAmount('a', 'amount', () => ({ min: -2, max: 1 }))],
    ['an amount that is no number', (t) => t.askAmount('a', 'amount', () => ({ min: 0, max: Number.NaN }))],
    [
      'one of several in secret',
      (t) => t.askAll(['a', 'b'], 'pick', (seat) => ({ options: () => (seat === 'a' ? [1, 2] : []) })),
    ],
  ];

  it.each(impossible)('is an error: %s', (_, ask) => {
    const game = tinyGame(
      () => ({}),
      function* (t) {
        yield* t.ask('a', 'pick', () => ['go on', 'and on']);
        yield* ask(t);
      },
    );
    const table = Table.open(game, {}, 'impossible');
    expect(() => answer(table, 'a', 'go on')).toThrow(RulesError);
    expect(() => answer(table, 'a', 'go on')).toThrow(
      /tiny, version 0: the rules ask [ab] for '\w+', to which there is no answer/,
    );
    expect(table.version).toBe(0);
    expect(table.askOf('a')?.options).toEqual(['go on', 'and on']);
  });

  it('is an error when an interjection takes the last option away, and the interjection has not happened', () => {
    const game = tinyGame(
      () => ({ goods: [1, 2] }),
      function* (t) {
        yield* t.ask('a', 'pick', () => t.state.goods.slice());
      },
      {
        interjections: {
          put: {
            options: () => ['one', 'all'],
            apply(t, _seat, value) {
              t.state.goods.splice(0, value === 'all' ? 2 : 1);
            },
          },
        },
      },
    );
    const table = Table.open(game, {}, 'thief');
    expect(() => table.submit({ seat: 'b', interjection: 'put', value: 'all' })).toThrow(RulesError);
    expect(table.askOf('a')?.options).toEqual([1, 2]);
    expect(table.version).toBe(0);
    table.submit({ seat: 'b', interjection: 'put', value: 'one' });
    expect(table.askOf('a')).toMatchObject({ options: [2], version: 0 });
  });
});

describe('a question with only one answer', () => {
  it('is not put', () => {
    const got: unknown[] = [];
    const game = tinyGame(
      () => ({}),
      function* (t) {
        got.push(yield* t.ask('a', 'pick', () => ['only']));
        got.push(yield* t.ask('a', 'pick', () => [], { canStop: true }));
        got.push(yield* t.askSome('a', 'some', () => [1, 2], { min: 2 }));
        got.push(yield* t.askSome('a', 'some', () => []));
        got.push(yield* t.askAmount('a', 'amount', () => ({ min: 4, max: 4 })));
        got.push(yield* t.askAll(['a', 'b'], 'pick', (seat) => ({ options: () => [seat] })));
      },
    );
    expect(Table.open(game, {}, 'forced').over).toBe(true);
    expect(got).toEqual(['only', null, [1, 2], [], 4, { a: 'a', b: 'b' }]);
  });

  it('is put all the same when it must always be', () => {
    const asked: Ask[] = [];
    const game = tinyGame(
      () => ({}),
      function* (t) {
        yield* t.ask('a', 'pick', () => [], { canStop: true, always: true, about: { why: 'purse' } });
      },
    );
    asked.push(...Table.open(game, {}, 'always').asks());
    expect(asked.map((ask) => ask.describe())).toEqual([
      {
        seat: 'a',
        kind: 'pick',
        version: 0,
        type: 'one',
        options: [],
        min: 0,
        max: 1,
        canStop: true,
        about: { why: 'purse' },
      },
    ]);
  });
});

describe('rules that go from checkpoint to checkpoint and ask nobody', () => {
  it('are an error and no endless silence: a `yield*` is easily forgotten', () => {
    const game = tinyGame(
      () => ({}),
      function* (t) {
        yield* t.ask('a', 'pick', () => ['go on', 'and on']);
        while (true) yield* t.checkpoint();
      },
    );
    const table = Table.open(game, {}, 'endless');
    expect(() => answer(table, 'a', 'go on')).toThrow(RulesError);
    expect(() => answer(table, 'a', 'go on')).toThrow(/1000 checkpoints have passed and nobody was asked/);
    expect(table.version).toBe(0);
  });

  it('may pass any number of checkpoints as long as somebody is asked in between', () => {
    const game = tinyGame(
      () => ({ asked: 0 }),
      function* (t) {
        while (t.state.asked < 4) {
          for (let step = 0; step < 400; step++) yield* t.checkpoint();
          yield* t.ask('a', 'pick', () => ['go on', 'and on']);
          t.state.asked++;
        }
      },
    );
    const table = Table.open(game, {}, 'long');
    for (let asked = 0; asked < 4; asked++) answer(table, 'a', 'go on');
    expect(table.over).toBe(true);
  });
});
