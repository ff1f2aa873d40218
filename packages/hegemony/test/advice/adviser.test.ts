/** The bot that does what is advised, and nothing else, wins against random players, as any class at any table. */
import { adviserBot, randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import { playRandom, type Seats, seeds, standingsOf } from '../games.js';

/** A random State gets far more points than any other random player: its rivals win less often. */
const TABLES: readonly (readonly [seats: Seats, seat: string, games: number, wins: number])[] = [
  [2, 'working', 100, 0.95],
  [2, 'capitalist', 40, 0.85],
  [3, 'working', 40, 0.9],
  [3, 'middle', 40, 0.8],
  [3, 'capitalist', 40, 0.8],
  [4, 'working', 50, 0.8],
  [4, 'middle', 50, 0.55],
  [4, 'capitalist', 50, 0.55],
  [4, 'state', 30, 0.9],
];

describe('the adviser', () => {
  it.each(TABLES)('wins clearly more than half: %i players, %s', (seats, seat, games, wins) => {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const bot = (of: string) => (of === seat ? adviserBot : randomBot);
      const { run } = simulate(hegemony, { seats }, `follower/${i}`, bot);
      if (standingsOf(run).some((one) => one.seat === seat && one.won)) won++;
    }
    console.info(`${seats} players, ${seat}: won ${won} of ${games}`);
    expect(won / games).toBeGreaterThan(wins);
  });

  it('is told a reason for every kind of question', () => {
    const without = new Set<string>();
    for (const { seats, seed } of seeds(30, 'reasons')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (advise(ask, view).reason.kind === 'any') without.add(`${ask.kind} ${ask.about.card ?? ''}`);
      });
    }
    expect([...without]).toEqual([]);
  });
});
