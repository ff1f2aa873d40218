/** Answers tried against each other: as often as it takes to tell them apart, and no more. */
import type { Json } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { bestOf, tried } from '../src/trials.js';

const plenty = { worlds: 2, rollouts: 1000, mostWorlds: 100, mayGoOn: () => true };
const counts = (arms: ReturnType<typeof tried>) => arms.map(({ worths }) => worths.length);
const arm = (answer: Json, ...worths: number[]) => ({ answer, worths });

describe('answers that are tried', () => {
  it('are all tried in the first worlds, and no more where one is clearly the best', () => {
    const worth: Record<string, number> = { poor: 1, good: 3, better: 4 };
    const arms = tried(['poor', 'good', 'better'], (answer, world) => 10 * world + (worth[`${answer}`] ?? 0), plenty);
    expect(counts(arms)).toEqual([2, 2, 2]);
    expect(bestOf([arms])).toBe('better');
  });

  it('are told apart by the differences in each world, whatever luck all of them share', () => {
    const luck = (world: number) => 1000 * Math.sin(world);
    const arms = tried(['a', 'b'], (answer, world) => luck(world) + (answer === 'b' ? 1 : 0), plenty);
    expect(counts(arms)).toEqual([2, 2]);
    expect(bestOf([arms])).toBe('b');
  });

  it('are tried on while chance may be in it, as far as the worlds or the tries go', () => {
    const inTurns = (answer: Json, world: number) =>
      answer === 'c' ? -20 : world % 2 === (answer === 'a' ? 0 : 1) ? 5 : 0;
    expect(counts(tried(['a', 'b'], inTurns, plenty))).toEqual([100, 100]);
    expect(counts(tried(['a', 'b'], inTurns, { ...plenty, rollouts: 51 }))).toEqual([25, 25]);
    expect(counts(tried(['a', 'b', 'c'], inTurns, { ...plenty, rollouts: 51 }))).toEqual([24, 24, 2]);
  });

  it('are left when there is no more time', () => {
    let looks = 0;
    const arms = tried(['a', 'b', 'c'], () => 1, { ...plenty, mayGoOn: () => looks++ < 5 });
    expect(counts(arms)).toEqual([2, 2, 1]);
  });
});

describe('the best', () => {
  it('is found by what the heads have tried together, in the worlds in which both were tried', () => {
    // In the first head b is better by 2 in one world, in the second a by 1 in three.
    const heads = [
      [arm('a', 5, 90), arm('b', 7)],
      [arm('a', 4, 4, 4), arm('b', 3, 3, 3)],
    ];
    expect(bestOf(heads)).toBe('a');
  });

  it('is not what was tried four times less than others', () => {
    expect(bestOf([[arm('a', 1, 1, 1, 1, 1), arm('b', 9)]])).toBe('a');
    expect(bestOf([[arm('a', 1, 1, 1, 1), arm('b', 9)]])).toBe('b');
  });

  it('is the first where nothing was tried', () => {
    expect(bestOf([[arm('usual'), arm('other')]])).toBe('usual');
  });
});
