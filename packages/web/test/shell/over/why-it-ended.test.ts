/** Why a game ended as it did, from the points by source. */
import type { PointSource } from '@polity/hegemony/page';
import sources from '@polity/hegemony/words/en/points.json';
import type { Standing } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { outcomeOf, sourcesTold, tiesBeside, whyOf, winnersOf } from '../../../src/shell/over/why.js';

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
  it('tells what made the biggest difference first, and a loss of who suffered it', () => {
    expect(whyOf([working, capitalist], 'working')).toEqual([
      {
        ahead: capitalist,
        behind: working,
        // 14 to 0, 2 to 11, and 3 lost by one alone.
        reasons: [
          { kind: 'more', seat: 'capitalist', source: 'wealth', amount: 14, otherLost: 0 },
          { kind: 'more', seat: 'working', source: 'prosperity', amount: 9, otherLost: 0 },
          { kind: 'lost', seat: 'working', source: 'loans', amount: 3, otherLost: 0 },
        ],
        // 4 to 6 after two rounds, 16 to 11 after the third.
        since: 3,
        beforeFinal: undefined,
      },
    ]);
  });

  it('calls what only one of them can have its own, and compares only what both can have', () => {
    const own = { wealth: ['capitalist'], unions: ['working'], prosperity: ['working', 'middle'] };
    const united = standing('working', 2, [
      { source: 'unions', round: 1, amount: 8 },
      { source: 'prosperity', round: 1, amount: 6 },
      { source: 'bills', round: 1, amount: 5 },
    ]);
    const rich = standing('capitalist', 1, [
      { source: 'wealth', round: 1, amount: 30 },
      { source: 'bills', round: 1, amount: 3 },
    ]);
    const told = (ahead: Standing, behind: Standing) =>
      whyOf([ahead, behind], null, { own })[0]?.reasons.map(({ kind, seat, source }) => `${seat} ${kind} ${source}`);
    expect(told(rich, united)).toEqual([
      'capitalist own wealth',
      'working own unions',
      'working own prosperity',
      'working more bills',
    ]);
    // The Middle Class could have had prosperity.
    const idle = standing('middle', 3, [{ source: 'bills', round: 1, amount: 1 }]);
    expect(told(united, idle)).toEqual(['working own unions', 'working more prosperity', 'working more bills']);
  });

  it('tells what both have lost, of the one who lost more', () => {
    const indebted = standing('capitalist', 1, [
      { source: 'wealth', round: 1, amount: 50 },
      { source: 'loans', round: 5, amount: -10 },
    ]);
    const deeper = standing('working', 2, [{ source: 'loans', round: 5, amount: -30 }]);
    expect(whyOf([indebted, deeper], 'working')[0]?.reasons).toEqual([
      { kind: 'more', seat: 'capitalist', source: 'wealth', amount: 50, otherLost: 0 },
      { kind: 'lost', seat: 'working', source: 'loans', amount: 30, otherLost: 10 },
    ]);
  });

  it('gives the scores before the final scoring where that has turned the game', () => {
    const overtaken = standing('working', 2, [
      { source: 'prosperity', round: 5, amount: 51 },
      { source: 'loans', round: 5, amount: -30 },
    ]);
    const overtaking = standing('capitalist', 1, [
      { source: 'wealth', round: 5, amount: 31 },
      { source: 'policies', round: 5, amount: 8 },
    ]);
    const FINAL = ['loans', 'policies'];
    const [turned] = whyOf([overtaken, overtaking], null, { final: FINAL });
    expect(turned).toMatchObject({ since: undefined, beforeFinal: { ahead: 31, behind: 51 } });
    // 16 to 11 before it: the loan has only made it clearer.
    expect(whyOf([working, capitalist], null, { final: FINAL })[0]).toMatchObject({ since: 3, beforeFinal: undefined });
  });

  it('names those next to each other with the same points whom it compares with nobody else', () => {
    const last = { ...state, seat: 'middle', place: 4 };
    const all = [last, state, working, capitalist];
    const told = (seat: string | null) =>
      tiesBeside(all, whyOf(all, seat)).map(({ ahead, behind }) => [ahead.seat, behind.seat]);
    expect(told('working')).toEqual([['state', 'middle']]);
    expect(told(null)).toEqual([['state', 'middle']]);
    // Each of them is told so where they are compared with the other.
    expect(told('state')).toEqual([]);
  });

  it('says to each player how it came out, against the winner or the best of the others', () => {
    const all = [state, working, capitalist];
    expect(outcomeOf(all, 'capitalist')).toEqual({ result: 'won', mine: 16, other: 8 });
    expect(outcomeOf(all, 'state')).toEqual({ result: 'lost', mine: 1, other: 16 });
    const twin = { ...capitalist, seat: 'middle' };
    expect(outcomeOf([capitalist, twin], 'middle')).toEqual({ result: 'shared', mine: 16, other: 16 });
    expect(outcomeOf(all, null)).toBeUndefined();
  });

  it('says who has won, and of me that I have', () => {
    const all = [capitalist, working, { ...state, won: true }];
    expect(winnersOf(all, 'capitalist')).toEqual({ iWon: true, others: ['state'] });
    expect(winnersOf(all, 'working')).toEqual({ iWon: false, others: ['capitalist', 'state'] });
    expect(winnersOf(all, null)).toEqual({ iWon: false, others: ['capitalist', 'state'] });
  });

  it('tells of who had more from the start that it was ahead from the first round on', () => {
    const early = standing('middle', 1, [{ source: 'start', round: 0, amount: 9 }]);
    const late = standing('state', 2, [{ source: 'start', round: 0, amount: 4 }]);
    expect(whyOf([early, late], null)[0]?.since).toBe(1);
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
    expect(comparison).toMatchObject({ since: undefined, reasons: [] });
    expect(sourcesTold(whyOf([working, capitalist, state], null))).toEqual(['wealth', 'prosperity', 'loans', 'events']);
  });

  it('names no more than three reasons of each', () => {
    const many = standing(
      'middle',
      1,
      ['a', 'b', 'c', 'd'].map((source, i) => ({ source, round: 1, amount: i + 1 })),
    );
    const [comparison] = whyOf([many, state], 'state');
    // The State's one point by events is the other side's only reason, and not above b, c and d.
    expect(comparison?.reasons.map(({ source }) => source)).toEqual(['d', 'c', 'b', 'events']);
  });
});
