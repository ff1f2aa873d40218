/** What a decision was worth: which answers are compared, by how many points, and what most of them come from. */
import type { Part, Reckoning } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { worthOf } from '../src/worth.js';

const part = (name: string, points: number): Part => ({ field: 'aspect', name, seat: 'amber', points });

const reckoning: Reckoning = {
  seat: 'amber',
  worlds: 16,
  answers: [
    { answer: 'sail', margin: 4.5, parts: [part('wind', 3)] },
    { answer: 'row', margin: 1.2, parts: [part('wind', -3), part('rest', -0.4)] },
    { answer: 'wait', margin: -9.7, parts: [part('wind', -6), part('rest', -5), part('time', -4), part('food', 1)] },
  ],
};

describe('what a decision was worth', () => {
  it('is told against the answer that was given, by what that had less', () => {
    const worth = worthOf(reckoning, 'wait');
    expect(worth).toMatchObject({ best: { answer: 'sail' }, other: { answer: 'wait' }, points: 14 });
    expect(worth?.parts).toEqual([part('wind', 6), part('rest', 5), part('time', 4)]);
    // 14 in all: what the three leave is told as one.
    expect(worth?.rest).toBe(-1);
  });

  it('is told against the next one where the best was given, or nothing yet', () => {
    const worth = { best: { answer: 'sail' }, other: { answer: 'row' }, points: 3, parts: [part('wind', 3)], rest: 0 };
    expect(worthOf(reckoning, 'sail')).toMatchObject(worth);
    expect(worthOf(reckoning)).toMatchObject(worth);
  });

  it('tells what speaks against it too, so that the figures add up', () => {
    const [best] = reckoning.answers;
    if (best === undefined) throw new Error('there is one');
    const other = { answer: 'drift', margin: -4.5, parts: [part('wind', -12), part('food', 4), part('rest', -0.4)] };
    const worth = worthOf({ ...reckoning, answers: [best, other] });
    expect(worth).toMatchObject({ points: 9, parts: [part('wind', 12), part('food', -4)], rest: 1 });
  });

  it('names no reason for less than a point, and nothing where there was one answer', () => {
    const [best, next] = reckoning.answers;
    if (best === undefined || next === undefined) throw new Error('there are two');
    const level = { ...reckoning, answers: [best, { ...next, margin: 4.2 }] };
    expect(worthOf(level, 'row')).toMatchObject({ points: 0, parts: [], rest: 0 });
    expect(worthOf({ ...reckoning, answers: [best] })).toBeUndefined();
  });
});
