/** Where bars and lines stand. */
import type { Standing } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { along, barsOf, linesOf, scaleOf, sourcesOf } from '../../../src/shell/over/geometry.js';

const standings: readonly Standing[] = [
  {
    seat: 'working',
    place: 1,
    score: 7,
    won: true,
    points: [
      { source: 'bills', round: 1, amount: 6 },
      { source: 'loans', round: 2, amount: -2 },
      { source: 'bills', round: 2, amount: 3 },
    ],
  },
  { seat: 'state', place: 2, score: 4, won: false, points: [{ source: 'events', round: 2, amount: 4 }] },
];

describe('bars', () => {
  it('put the most fruitful source first', () => {
    expect(sourcesOf(standings)).toEqual(['bills', 'events', 'loans']);
  });

  it('stand end to end, losses on the other side of nought', () => {
    expect(barsOf(standings)[0]?.segments).toEqual([
      { source: 'bills', amount: 9, from: 0, to: 9 },
      { source: 'loans', amount: -2, from: -2, to: 0 },
    ]);
  });
});

describe('lines', () => {
  it('add up round by round and begin with nothing', () => {
    expect(linesOf(standings)).toEqual([
      { seat: 'working', scores: [0, 6, 7] },
      { seat: 'state', scores: [0, 0, 4] },
    ]);
  });

  it('begin with what everybody had before the first round', () => {
    const points = [
      { source: 'start', round: 0, amount: 11 },
      { source: 'bills', round: 1, amount: 4 },
    ];
    expect(linesOf([{ seat: 'a', place: 1, score: 15, won: true, points }])).toEqual([{ seat: 'a', scores: [11, 15] }]);
  });

  it('survive a game without points', () => {
    expect(linesOf([{ seat: 'a', place: 1, score: 0, won: true, points: [] }])).toEqual([{ seat: 'a', scores: [0] }]);
  });
});

describe('axes', () => {
  it('have round steps and hold every value', () => {
    expect(scaleOf([0, 62, -10], 8)).toEqual({ min: -10, max: 70, ticks: [-10, 0, 10, 20, 30, 40, 50, 60, 70] });
    expect(scaleOf([])).toMatchObject({ min: 0, max: 1 });
  });

  it('place values in proportion', () => {
    expect(along({ min: -10, max: 70, ticks: [] }, 30, 800)).toBe(400);
  });
});
