import { randomBot } from '@polity/bots';
import { Ask, type Form, NotAnAnswer, seededRandom, simulate } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ANSWERS = 12_000;

const one = (options: readonly unknown[], canStop = false): Form => ({ type: 'one', options: () => options, canStop });
const some = (options: readonly unknown[], min: number, max: number): Form => ({
  type: 'some',
  options: () => options,
  count: () => ({ min, max }),
});
const amount = (min: number, max: number): Form => ({ type: 'amount', range: () => ({ min, max }) });

/** How often it gives each answer. */
function counts(form: Form, told: (answer: unknown) => string = JSON.stringify): Map<string, number> {
  const ask = new Ask('seat', 'kind', form, {});
  const random = seededRandom('fast', 'uniform');
  const seen = new Map<string, number>();
  for (let i = 0; i < ANSWERS; i++) {
    const answer = told(randomBot.answer({ ask }, random));
    seen.set(answer, (seen.get(answer) ?? 0) + 1);
  }
  return seen;
}

function chiSquare(seen: Map<string, number>): number {
  const expected = ANSWERS / seen.size;
  return [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the random bot', () => {
  it('answers any ask acceptably', () => {
    const options = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 });
    const forms = fc.oneof(
      fc.tuple(options, fc.boolean()).map(([list, canStop]) => one(list, canStop)),
      fc.tuple(options, fc.nat(8), fc.nat(8)).map(([list, a, b]) => {
        const [min, max] = [Math.min(a, b, list.length), Math.min(Math.max(a, b), list.length)];
        return some(list, min, max);
      }),
      fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(100)).map(([min, more]) => amount(min, min + more)),
    );
    fc.assert(
      fc.property(forms, fc.string(), (form, seed) => {
        const ask = new Ask('seat', 'kind', form, {});
        const answer = randomBot.answer({ ask }, seededRandom('fast', seed));
        expect(ask.accept(answer)).not.toBeInstanceOf(NotAnAnswer);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('stops when there is nothing else to answer', () => {
    expect(randomBot.answer({ ask: new Ask('seat', 'kind', one([], true), {}) }, seededRandom('fast', 'x'))).toBeNull();
  });

  // The limits are those that chance passes once in a thousand: 20.5, 22.5, 18.5 and 24.3 for 5, 6, 4 and 7 degrees of freedom.
  it('takes each option equally often, and stopping as often as an option', () => {
    const options = counts(one(['a', 'b', 'c', { d: 1 }, 5, 6]));
    expect(options.size).toBe(6);
    expect(chiSquare(options)).toBeLessThan(20.5);
    const orStop = counts(one(['a', 'b', 'c', 'd', 'e', 'f'], true));
    expect(orStop.size).toBe(7);
    expect(chiSquare(orStop)).toBeLessThan(22.5);
  });

  it('names each amount equally often', () => {
    const amounts = counts(amount(-2, 5));
    expect(amounts.size).toBe(8);
    expect(chiSquare(amounts)).toBeLessThan(24.3);
  });

  it('picks each number of options equally often, and each set of that number', () => {
    const form = some(['a', 'b', 'c', 'd'], 0, 4);
    const sizes = counts(form, (answer) => String((answer as string[]).length));
    expect([...sizes.keys()].sort()).toEqual(['0', '1', '2', '3', '4']);
    expect(chiSquare(sizes)).toBeLessThan(18.5);
    const pairs = counts(some(['a', 'b', 'c', 'd'], 2, 2), (answer) => (answer as string[]).toSorted().join(''));
    expect(pairs.size).toBe(6);
    expect(chiSquare(pairs)).toBeLessThan(20.5);
  });

  it('leaves the options of an ask in their order', () => {
    const options = ['a', 'b', 'c', 'd'];
    counts(some(options, 0, 4));
    expect(options).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts something in out of turn now and then, and plays every game to its end', () => {
    let offers = 0;
    for (let i = 0; i < 20; i++) {
      const { run } = simulate(lanternMarket, { seats: 4 }, `talk/${i}`, () => randomBot);
      expect(run.over).toBe(true);
      offers += run.log.filter(({ kind }) => kind === 'offered').length;
    }
    expect(offers).toBeGreaterThan(0);
  });
});
