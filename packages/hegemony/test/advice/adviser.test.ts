/** The bot that does what is advised, and nothing else, beats random players, as any class at any table. */
import { adviserBot, randomBot } from '@polity/bots';
import { type Bot, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { type Seats, standingsOf } from '../games.js';

type Ends = ReturnType<typeof standingsOf>;

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

/** How the same games end between random players. */
const unadvised = new Map<Seats, readonly Ends[]>();
const RANDOM_GAMES = 60;

function ends(seats: Seats, games: number, bot: (seat: string) => Bot): readonly Ends[] {
  return Array.from({ length: games }, (_, i) => standingsOf(simulate(hegemony, { seats }, `follower/${i}`, bot).run));
}

function endsAtRandom(seats: Seats): readonly Ends[] {
  const known = unadvised.get(seats) ?? ends(seats, RANDOM_GAMES, () => randomBot);
  unadvised.set(seats, known);
  return known;
}

function meanPoints(played: readonly Ends[], seat: string): number {
  return played.reduce((sum, end) => sum + (end.find((one) => one.seat === seat)?.score ?? 0), 0) / played.length;
}

describe('the adviser', () => {
  // Points too, not only games won: among random players the State wins nearly always, whoever plays it.
  it.each(TABLES)(
    'wins clearly more than half, with clearly more points: %i players, %s',
    (seats, seat, games, wins) => {
      const played = ends(seats, games, (of) => (of === seat ? adviserBot : randomBot));
      const won = played.filter((end) => end.some((one) => one.seat === seat && one.won)).length;
      const [advised, random] = [meanPoints(played, seat), meanPoints(endsAtRandom(seats), seat)];
      console.info(`${seats} players, ${seat}: won ${won} of ${games}, ${advised} points, ${random} at random`);
      expect(won / games).toBeGreaterThan(wins);
      expect(advised).toBeGreaterThan(random * 1.2);
    },
  );
});
