/** Money through the game, worked out from the log, against what everybody really had. */
import { describe, expect, it } from 'vitest';
import { moneyThrough } from '../../src/reading/money-through.js';
import { playRandom, seeds, viewOf } from '../games.js';

describe('money through the game', () => {
  it('is what everybody had before the game and at the end of every round', () => {
    for (const { seats, seed } of seeds(30, 'curves')) {
      const had = new Map<number, Record<string, number>>();
      const run = playRandom(seats, seed, ({ view }, at) => {
        const rounds = at.log.filter(({ kind }) => kind === 'round').length;
        // The first question after a round has begun comes after what its beginning brought.
        if (had.has(rounds) || at.log.at(-1)?.kind !== 'round') return;
        had.set(rounds, purses(view));
      });
      const view = viewOf(run, null);
      for (const { seat, scores } of moneyThrough(run.log, view)) {
        expect(scores).toHaveLength(6);
        expect(scores.at(-1)).toBe(purses(view)[seat]);
        for (const [round, purse] of had)
          expect(scores[round - 1], `${seed}, ${seat}, round ${round}`).toBe(purse[seat]);
      }
      expect(had.size).toBeGreaterThan(0);
    }
  });
});

function purses({ working, middle, capitalist, state }: ReturnType<typeof viewOf>): Record<string, number> {
  return {
    working: working.money,
    middle: middle.money,
    capitalist: capitalist.revenue + capitalist.capital,
    state: state.treasury,
  };
}
