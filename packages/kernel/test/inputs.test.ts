/** What a table takes and what it refuses: everything that is offered, and nothing else. */
import { isDeepStrictEqual } from 'node:util';
import { type Ask, type Input, type Json, Refusal, STOP, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, everythingOf, luckOf, moments, openings, playOn, RUNS, tinyGame } from './support.js';

describe('a table of the lantern market', () => {
  it('takes every answer and every interjection that it offers', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        for (const ask of table.asks()) {
          for (const given of everyAnswer(ask)) {
            expect(table.fork().submit({ seat: ask.seat, version: ask.version, answer: given }).ok).toBe(true);
          }
        }
        for (const seat of table.seats) {
          for (const { kind, options } of table.interjections(seat)) {
            for (const value of options) {
              expect(table.fork().submit({ seat, interjection: kind, value }).ok).toBe(true);
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('takes an answer exactly when it is one, whatever it may be', () => {
    fc.assert(
      fc.property(openings, moments, fc.array(oddValues, { minLength: 10 }), ({ seed, options }, moment, values) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        const before = everythingOf(table);
        for (const { seat, version, ...ask } of table.asks().map((one) => one.describe())) {
          for (const given of [...values, ...nearMisses(ask)]) {
            const input = { seat, version, answer: given };
            const fits = isAnswer(ask, given);
            const previewed = table.preview(input).ok;
            const taken = (fits ? table.fork() : table).submit(input).ok;
            // To look into what was given takes long, and is wanted only where something is wrong.
            if (previewed !== fits || taken !== fits) expect([given, previewed, taken]).toEqual([given, fits, fits]);
          }
        }
        expect(everythingOf(table)).toEqual(before);
      }),
      RUNS,
    );
  });

  it('refuses what comes from the wrong seat, for another question, or out of turn without leave', () => {
    fc.assert(
      fc.property(openings, moments, oddValues, ({ seed, options }, moment, odd) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        const before = everythingOf(table);
        for (const [input, reason] of wrongInputs(table, odd)) {
          const result = table.submit(input as Input);
          expect(result).toBeInstanceOf(Refusal);
          expect([input, result]).toEqual([input, expect.objectContaining({ ok: false, reason })]);
          expect(table.preview(input as Input)).toEqual(result);
        }
        expect(everythingOf(table)).toEqual(before);
      }),
      RUNS,
    );
  });

  it('takes a free-form offer only when it is a swap of a lantern that is in the hand', () => {
    fc.assert(
      fc.property(openings, moments, lanterns, lanterns, ({ seed, options }, moment, give, want) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        for (const { seat, hand } of table.state.merchants) {
          const standing = table.state.offers.some(({ from }) => from === seat);
          const fits = !table.over && !standing && give !== want && (hand as string[]).includes(give);
          const offered = table.fork().submit({ seat, interjection: 'offer', value: { give, want } });
          expect(offered.ok).toBe(fits);
          const more = table.submit({ seat, interjection: 'offer', value: { give, want, and: 'a pony' } });
          expect(more.ok).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('refuses everything after the end', () => {
    const table = Table.open(lanternMarket, { nights: 3 }, 'end', 'fast');
    const inputs = playOn(table, luckOf('end'));
    const before = everythingOf(table);
    expect(table.deciding()).toEqual([]);
    for (const input of inputs) expect(table.submit(input)).toMatchObject({ ok: false, reason: 'over' });
    for (const seat of table.seats) expect(table.interjections(seat)).toEqual([]);
    expect(everythingOf(table)).toEqual(before);
  });
});

describe('an ask whose options are objects', () => {
  const game = tinyGame(
    () => ({ picked: [] as Json[] }),
    function* (t) {
      t.state.picked.push(yield* t.ask('a', 'pick', () => [{ id: 1, at: [2, 3] }, { id: 2, at: [] }, 0, 'x']));
      t.state.picked.push(yield* t.askSome('a', 'some', () => ['x', 'y', 'x', { z: 1 }], { min: 1, max: 3 }));
    },
  );

  it('takes what says the same, in any order of keys, and keeps the option of the game', () => {
    const table = Table.open(game, {}, 'objects');
    expect(answer(table, 'a', { at: [2, 3], id: 1 }).ok).toBe(true);
    expect(JSON.stringify(table.state)).toBe('{"picked":[{"id":1,"at":[2,3]}]}');
  });

  it('refuses what says something more, less or else', () => {
    const table = Table.open(game, {}, 'objects');
    const wrong = [
      { id: 1 },
      { id: 1, at: [2, 3], more: 1 },
      { id: 1, at: [3, 2] },
      { id: '1', at: [2, 3] },
      ['x'],
      {},
    ];
    for (const given of [...wrong, null, undefined, { id: 2, at: {} }, { ...[0] }, '0', Number.NaN]) {
      expect(answer(table, 'a', given)).toMatchObject({ ok: false, reason: 'not-an-option' });
    }
    expect(table.version).toBe(0);
  });

  it('takes as many equal options as there are, in any order, and hands them on in the order of the options', () => {
    const table = Table.open(game, {}, 'objects');
    answer(table, 'a', 0);
    for (const given of [['y', 'y'], ['x', 'x', 'x'], ['x', 'x', 'y', { z: 1 }], [], 'x', { length: 1, 0: 'x' }]) {
      expect(answer(table, 'a', given)).toMatchObject({ ok: false, reason: 'not-an-option' });
    }
    expect(answer(table, 'a', [{ z: 1 }, 'x', 'x']).ok).toBe(true);
    expect(table.state.picked).toEqual([0, ['x', 'x', { z: 1 }]]);
  });
});

describe('an amount', () => {
  const game = tinyGame(
    () => ({ named: -1 }),
    function* (t) {
      t.state.named = yield* t.askAmount('a', 'amount', () => ({ min: 0, max: 2 }));
    },
  );

  it('is taken as 0 when it is the -0 that JSON can carry', () => {
    const table = Table.open(game, {}, 'zero');
    expect(answer(table, 'a', JSON.parse('-0')).ok).toBe(true);
    expect(Object.is(table.state.named, 0)).toBe(true);
    expect(Object.is((table.save().entries[0] as { answer: unknown }).answer, 0)).toBe(true);
  });
});

describe('an interjection', () => {
  it('can be as little as null', () => {
    const game = tinyGame(
      () => ({ rung: 0 }),
      function* (t) {
        yield* t.ask('a', 'pick', () => [1, 2]);
      },
      {
        interjections: {
          put: {
            options: () => [null],
            apply(t) {
              t.state.rung++;
            },
          },
        },
      },
    );
    const table = Table.open(game, {}, 'bell');
    expect(table.submit({ seat: 'b', interjection: 'put', value: null }).ok).toBe(true);
    expect(table.submit({ seat: 'b', interjection: 'put', value: undefined }).ok).toBe(false);
    expect(table.state.rung).toBe(1);
  });
});

describe('what was answered', () => {
  interface Company {
    readonly id: number;
    strikers: number;
  }
  const game = tinyGame(
    () => ({ companies: [1, 2].map((id): Company => ({ id, strikers: 0 })), calls: [] as { day: number }[] }),
    function* (t) {
      for (let i = 0; i < 3; i++) {
        const options = () => t.state.companies as unknown as readonly Json[];
        const company = (yield* t.ask('a', 'pick', options)) as unknown as Company;
        company.strikers++;
        for (const call of t.state.calls) call.day++;
      }
    },
    {
      interjections: {
        put: {
          options: () => [],
          allows: (_state, _seat, value): value is { day: number } => typeof value === 'object' && value !== null,
          apply: (t, _seat, value) => {
            t.state.calls.push(value as { day: number });
          },
        },
      },
    },
  );

  it('is kept as it was said, though the rules go on to change the thing that was picked', () => {
    const table = Table.open(game, {}, 'strike');
    answer(table, 'a', { id: 1, strikers: 0 });
    answer(table, 'a', { id: 1, strikers: 1 });
    expect(table.fork().hash()).toBe(table.hash());
    expect(Table.replay(game, table.save()).hash()).toBe(table.hash());
    expect(table.undo('a').ok).toBe(true);
    expect(table.state.companies[0]?.strikers).toBe(1);
  });

  it('is not tied to the object that was put in out of turn', () => {
    const table = Table.open(game, {}, 'call');
    const value = { day: 1 };
    table.submit({ seat: 'b', interjection: 'put', value });
    answer(table, 'a', { id: 1, strikers: 0 });
    expect(value).toEqual({ day: 1 });
    expect(table.state.calls).toEqual([{ day: 2 }]);
    expect(table.fork().state.calls).toEqual([{ day: 2 }]);
    expect(Table.replay(game, table.save()).state.calls).toEqual([{ day: 2 }]);
  });
});

type Asked = Pick<ReturnType<Ask['describe']>, 'type' | 'options' | 'min' | 'max' | 'canStop'>;

/** Whether it is an answer, in the words of the ask as it goes over the wire. */
function isAnswer(ask: Asked, given: unknown): boolean {
  if (ask.type === 'amount') return Number.isInteger(given) && Number(given) >= ask.min && Number(given) <= ask.max;
  if (ask.type === 'one') {
    return (ask.canStop && given === STOP) || ask.options.some((option) => isDeepStrictEqual(option, given));
  }
  if (!Array.isArray(given) || given.length < ask.min || given.length > ask.max) return false;
  const left = [...ask.options] as unknown[];
  return Array.from(given).every((item) => left.includes(item) && left.splice(left.indexOf(item), 1));
}

function everyAnswer(ask: Ask): unknown[] {
  const { min, max } = ask.range;
  if (ask.type === 'one') return ask.canStop ? [...ask.options, STOP] : [...ask.options];
  if (ask.type === 'amount') return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return subsets(ask.options).filter(({ length }) => length >= min && length <= max);
}

function subsets(items: readonly unknown[]): unknown[][] {
  const [first, ...rest] = items;
  if (items.length === 0) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

const lanterns = fc.constantFrom('crimson-1', 'crimson-3', 'gold-1', 'gold-2', 'azure-2', 'violet-3', 'violet-1');

const oddValues = fc.oneof(
  fc.anything(),
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '1', true, 1n, [], {}, 'draw', ['draw']),
  lanterns,
  fc.array(lanterns, { maxLength: 4 }),
);

/** Answers that are almost right. */
function nearMisses({ options, min, max, type }: Asked): unknown[] {
  const [first] = options;
  if (type === 'amount') return [min - 1, max + 1, min + 0.5, max + 0.5, `${min}`, [min], { amount: min }];
  if (type === 'one') return [[first], { option: first }, `${first} `, undefined, STOP, [], 0];
  return [first, options.slice(0, min - 1), [...options, first], [first, first, first], [options], { ...options }];
}

function wrongInputs(table: Table, odd: unknown): [unknown, string][] {
  const ask = table.asks()[0];
  const asked = ask?.seat ?? 'amber';
  const version = ask?.version ?? 0;
  const given = ask?.options[0] ?? ask?.range.min;
  const unless = (reason: string) => (table.over ? 'over' : reason);
  const wrong: [unknown, string][] = [
    [null, 'malformed'],
    [undefined, 'malformed'],
    ['amber', 'malformed'],
    [[], 'malformed'],
    [{}, 'malformed'],
    [{ version, answer: given }, 'malformed'],
    [{ seat: 7, version, answer: given }, 'malformed'],
    [{ seat: [asked], version, answer: given }, 'malformed'],
    [{ seat: 'nobody', version, answer: given }, 'unknown-seat'],
    [{ seat: '__proto__', version, answer: given }, 'unknown-seat'],
    [{ seat: 'nobody', interjection: 'offer', value: {} }, 'unknown-seat'],
    [{ seat: asked, version: version - 1, answer: given }, unless('stale')],
    [{ seat: asked, version: version + 1, answer: given }, unless('stale')],
    [{ seat: asked, version: `${version}`, answer: given }, unless('stale')],
    [{ seat: asked, version: Number.NaN, answer: given }, unless('stale')],
    [{ seat: asked, answer: given }, unless('stale')],
    [{ seat: asked, version }, unless('not-an-option')],
    [{ seat: asked, interjection: 7, value: 1 }, unless('malformed')],
    [{ seat: asked, interjection: null }, unless('malformed')],
  ];
  for (const kind of ['', 'bid', 'Offer', '__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    wrong.push([{ seat: asked, interjection: kind, value: odd }, unless('malformed')]);
  }
  for (const seat of table.seats) {
    if (table.askOf(seat) === undefined) wrong.push([{ seat, version, answer: given }, unless('not-asked')]);
    const own = table.interjections(seat);
    for (const kind of ['offer', 'accept', 'withdraw']) {
      const options = own.find((one) => one.kind === kind)?.options ?? [];
      for (const value of [odd, null, undefined, -1, 0, 0.5, 999, '1', [1], { give: 'crimson-1' }]) {
        if (options.some((option) => isDeepStrictEqual(option, value))) continue;
        wrong.push([{ seat, interjection: kind, value }, unless('not-an-option')]);
      }
    }
  }
  return wrong;
}
