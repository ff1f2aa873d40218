/** The three Spending Influence cards and how Automas share (sections 11 and 12), without a table. */
import { describe, expect, it } from 'vitest';
import { instructionFor, neededToWin, type Scene, shareOut } from '../../../src/modules/automa/spending.js';

const spend = (scene: Partial<Scene>) => {
  const { spending, necessary, draw } = instructionFor({
    winning: false,
    needed: 1,
    own: 0,
    side: 0,
    other: 0,
    ...scene,
  });
  return [spending, necessary, draw];
};

describe('what is needed to win (AU-11.3)', () => {
  it.each([
    [2, 3, 1],
    [3, 2, 2],
    [2, 2, 1],
    [5, 0, 6],
  ])('with %i in favour and %i against it is %i', (votesFor, against, needed) => {
    expect(neededToWin({ for: votesFor, against })).toBe(needed);
  });
});

describe('an Automa spends', () => {
  it('nothing without Influence, or where its whole side could not win (AU-11.4)', () => {
    expect(spend({ own: 0, side: 4, other: 2 })).toEqual(['nothing', 0, 0]);
    expect(spend({ needed: 4, own: 2, side: 3, other: 2 })).toEqual(['nothing', 0, 0]);
    expect(spend({ needed: 4, own: 3, side: 3 })).toEqual(['nothing', 0, 0]);
  });

  it('when winning, by what the others have over what they need (AU-11.6)', () => {
    expect(spend({ winning: true, needed: 2, own: 3, side: 3, other: 2 })).toEqual(['draw', 0, 1]);
    expect(spend({ winning: true, needed: 2, own: 3, side: 3, other: 4 })).toEqual(['draw', 0, 3]);
    expect(spend({ winning: true, needed: 2, own: 3, side: 3, other: 0 })).toEqual(['nothing', 0, 0]);
  });

  it('nothing when winning against a side that has too little (AU-11.13, G-3)', () => {
    expect(spend({ winning: true, needed: 3, own: 3, side: 3, other: 2 })).toEqual(['nothing', 0, 0]);
  });

  it('when losing alone: all by one card, or what is needed and one card for each of theirs (AU-11.7)', () => {
    expect(spend({ needed: 2, own: 2, side: 2, other: 1 })).toEqual(['draw-for-all', 0, 1]);
    expect(spend({ needed: 2, own: 5, side: 5, other: 2 })).toEqual(['necessary-and-draw', 2, 2]);
    expect(spend({ needed: 2, own: 2, side: 2 })).toEqual(['necessary', 2, 0]);
    expect(spend({ needed: 2, own: 5, side: 5 })).toEqual(['necessary', 2, 0]);
  });

  it('when losing with allies: by what the whole side has (AU-11.8)', () => {
    expect(spend({ needed: 3, own: 1, side: 3, other: 1 })).toEqual(['nothing', 0, 0]);
    expect(spend({ needed: 2, own: 3, side: 5, other: 2 })).toEqual(['necessary-and-draw', 2, 1]);
    expect(spend({ needed: 3, own: 2, side: 3 })).toEqual(['all', 2, 0]);
    expect(spend({ needed: 3, own: 4, side: 5 })).toEqual(['almost-and-draw', 2, 1]);
  });

  it('never more than it has, nor draws for more than is left (AU-11.10, G-4)', () => {
    expect(spend({ needed: 3, own: 1, side: 5, other: 2 })).toEqual(['necessary-and-draw', 1, 0]);
    expect(spend({ winning: true, needed: 1, own: 2, side: 2, other: 6 })).toEqual(['draw', 0, 2]);
  });
});

describe('what several spend together (AU-12.2, G-22)', () => {
  const first = (equals: readonly number[]) => equals[0] as number;
  const last = (equals: readonly number[]) => equals.at(-1) as number;

  it('is split evenly, the odd one to who began with more', () => {
    expect(shareOut([4, 2], 5, first)).toEqual([3, 2]);
    expect(shareOut([2, 4], 3, first)).toEqual([1, 2]);
  });

  it('or at random where they began with the same', () => {
    expect(shareOut([3, 3], 5, first)).toEqual([3, 2]);
    expect(shareOut([3, 3], 5, last)).toEqual([2, 3]);
  });

  it('and nobody pays more than it has', () => {
    expect(shareOut([6, 1], 5, first)).toEqual([4, 1]);
    expect(shareOut([5, 1, 2], 8, first)).toEqual([5, 1, 2]);
  });
});
