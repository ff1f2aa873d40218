/** Why a game ended as it did, from the points by source. */
import type { PointSource } from '@polity/hegemony/page';
import type { Standing } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import sources from '../src/messages/en/hegemony-sources.js';
import { sourcesTold, whyOf } from '../src/over/why.js';

sources satisfies Record<`text.source.${PointSource}`, string>;

function standing(seat: string, place: number, points: Standing['points']): Standing {
  return { seat, place, won: place === 1, points, score: points.reduce((sum, { amount }) => sum + amount, 0) };
}

const working = standing('working', 2, [
  { source: 'prosperity', round: 1, amount: 6 },
  { source: 'prosperity', round: 3, amount: 5 },
  { source: 'loans', round: 5, amount: -3 },
]);
const capitalist = standing('capitalist', 1, [
  { source: 'wealth', round: 1, amount: 4 },
  { source: 'wealth', round: 3, amount: 10 },
  { source: 'prosperity', round: 3, amount: 2 },
]);
const state = standing('state', 3, [{ source: 'events', round: 2, amount: 1 }]);

describe('why a game ended as it did', () => {
  it('tells the biggest differences to whoever lost, both ways', () => {
    expect(whyOf([working, capitalist], 'working')).toEqual([
      {
        ahead: capitalist,
        behind: working,
        // Working lost 3 by loans, so the other has 3 more there without having won any.
        forAhead: [
          { source: 'wealth', more: 14, lost: false },
          { source: 'loans', more: 3, lost: true },
        ],
        forBehind: [{ source: 'prosperity', more: 9, lost: false }],
        // 4 to 6 after two rounds, 16 to 11 after the third.
        since: 3,
      },
    ]);
  });

  it('compares me with everybody, and the winner with everybody for a spectator', () => {
    const pairs = (seat: string | null) =>
      whyOf([state, working, capitalist], seat).map(({ ahead, behind }) => `${ahead.seat} ${behind.seat}`);
    expect(pairs('working')).toEqual(['capitalist working', 'working state']);
    expect(pairs(null)).toEqual(['capitalist working', 'capitalist state']);
    expect(whyOf([], null)).toEqual([]);
  });

  it('says of nobody that it was ahead where points are level, and tells each source once', () => {
    const twin = { ...capitalist, seat: 'middle', place: 2 };
    const [comparison] = whyOf([capitalist, twin], 'middle');
    expect(comparison).toMatchObject({ since: undefined, forAhead: [], forBehind: [] });
    expect(sourcesTold(whyOf([working, capitalist, state], null))).toEqual(['wealth', 'loans', 'prosperity', 'events']);
  });

  it('names no more than three differences', () => {
    const many = standing(
      'middle',
      1,
      ['a', 'b', 'c', 'd'].map((source, i) => ({ source, round: 1, amount: i + 1 })),
    );
    const [comparison] = whyOf([many, state], 'state');
    expect(comparison?.forAhead.map(({ source }) => source)).toEqual(['d', 'c', 'b']);
  });
});
