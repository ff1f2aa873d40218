/** Bots against each other from the command line. */
import { randomBot } from '@polity/bots';
import type { Bot } from '@polity/kernel';
import { describe, expect, it, vi } from 'vitest';
import { matches, played } from '../src/arena/match.js';
import { wilson } from '../src/arena/results.js';
import { games } from '../src/games.js';
import { polity } from './run.js';

describe('polity arena', () => {
  it('prints one JSON document, with every bot in all and in every role', async () => {
    const argv = ['arena', 'hegemony', '--bots', 'random,easy', '--games', '2', '--json'];
    const { code, out, err } = await polity(argv);
    expect(code).toBe(0);
    expect(err).toBe('');
    const result = {
      games: 2,
      wins: expect.any(Number),
      winRate: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      meanScore: expect.any(Number),
      meanMargin: expect.any(Number),
      marginWithin: expect.any(Number),
      msPerDecision: expect.any(Number),
    };
    const once = { ...result, games: 1 };
    const both = ['random', 'easy'].map((bot) => ({ bot, ...once }));
    expect(JSON.parse(out)).toEqual({
      game: 'hegemony',
      seats: 2,
      games: 2,
      seed: '1',
      bots: [
        { bot: 'random', ...result },
        { bot: 'easy', ...result },
      ],
      roles: { working: both, capitalist: both },
    });
  });

  it('plays the same games from the same seed', async () => {
    const played = async (seed: string) => {
      const { out } = await polity(['arena', 'lantern-market', '--bots', 'random,random', '--seed', seed, '--json']);
      return JSON.parse(out).roles.amber.map(({ msPerDecision: _, ...rest }: { msPerDecision: number }) => rest);
    };
    expect(await played('spring')).toEqual(await played('spring'));
    expect(await played('spring')).not.toEqual(await played('autumn'));
  });

  it('lets every bot play every deal from every seat', () => {
    const game = games.hegemony;
    if (game === undefined) throw new Error('there is no hegemony');
    const bots = ['hard', 'medium', 'easy'];
    const list = [...matches(game, { seats: 3 }, bots, 6, 's')];
    expect(list.map(({ seed }) => seed)).toEqual(['s/0', 's/0', 's/0', 's/1', 's/1', 's/1']);
    for (const seat of ['working', 'middle', 'capitalist']) {
      expect(
        list
          .slice(0, 3)
          .map(({ players }) => players[seat])
          .sort(),
      ).toEqual([...bots].sort());
    }
  });

  it('leaves bots their clock, unless it is told not to', () => {
    const game = games['lantern-market'];
    if (game === undefined) throw new Error('there is no lantern market');
    const thinking: Bot = { ...randomBot, unhurried: () => ({ ...randomBot, answer: patient }) };
    const patient = vi.fn(randomBot.answer);
    const bots = { thinking, random: randomBot };
    const play = (brake?: boolean) => {
      const [match] = matches(game, { seats: 2, nights: 3 }, ['thinking', 'random'], 1, 's', brake);
      if (match) played(match, games, bots);
    };
    play();
    expect(patient).not.toHaveBeenCalled();
    play(false);
    expect(patient).toHaveBeenCalled();
  });

  it('says how sure a rate is', () => {
    const { low, high } = wilson(5, 10);
    expect(low).toBeCloseTo(0.2366, 4);
    expect(high).toBeCloseTo(0.7634, 4);
    expect(wilson(0, 10).low).toBe(0);
  });

  it('refuses bots that cannot play the game, and too many or too few', async () => {
    const cannot = await polity(['arena', 'lantern-market', '--bots', 'hard,random']);
    expect(cannot).toMatchObject({
      code: 2,
      err: 'error: hard cannot play lantern-market; those who can: random, stubborn\n',
    });
    const many = await polity(['arena', 'tiny', '--bots', 'random,random,random,random']);
    expect(many.code).toBe(2);
    expect(many.err).toContain('4 bots are named for 2 seats: ann, bob');
  });
});
