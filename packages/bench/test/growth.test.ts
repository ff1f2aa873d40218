import { describe, expect, it } from 'vitest';
import { needsOf } from '../src/growth/needs.js';

const GAME = {
  answers: 864,
  serverMicroseconds: 1000,
  postgresMicroseconds: 500,
  rows: 1.1,
  walBytes: 1000,
  player: { frames: 1.5, bytes: 10_000 },
  spectator: { frames: 1.2, bytes: 10_000 },
  busMessages: 1,
  freshBytes: 500_000,
  packedBytes: 40_000,
};

describe('what many tables a day need', () => {
  it('is what one game takes, in the busiest hour', () => {
    // 864 answers at each of 10,000 tables are 100 a second over the day, and four times as many when most play.
    expect(needsOf(10_000, GAME)).toEqual({
      tablesPerDay: 10_000,
      answersPerSecond: 400,
      openTables: 3334,
      sockets: 16_670,
      servers: 2,
      megabitsPerSecond: 160,
      postgresCores: 0.2,
      rowsPerSecond: 440,
      walMegabytesPerSecond: 0.4,
      busMessagesPerSecond: 400,
      gigabytesPerDay: 0.4,
      terabytesKept: 0.29,
    });
  });

  it('is one server more than could do it with half of a core each', () => {
    expect([1, 10, 20, 100].map((times) => needsOf(times * 10_000, GAME).servers)).toEqual([2, 9, 17, 81]);
  });
});
