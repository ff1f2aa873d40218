/** Hints are always offered answers, and whoever follows them beats chance. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type Bot, type Run, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hintFor, isOffered } from '../src/games/hegemony/hints.js';
import hintTexts from '../src/messages/en/hegemony-hints.js';
import { playRandom, seeds, viewOf } from './hegemony-games.js';

describe('a hint', () => {
  it('is an offered answer with words for its reason, for every question of random games', () => {
    const opinions = new Map<string, number>();
    const missing = new Set<string>();
    for (const { seats, seed } of seeds(30, 'hints')) {
      playRandom(seats, seed, ({ ask, view }) => {
        const hint = hintFor(ask, view);
        expect(isOffered(ask, hint.answer), `${seed}, ${ask.kind}`).toBe(true);
        if (!Object.hasOwn(hintTexts, `board.${hint.why.key}`)) missing.add(hint.why.key);
        if (hint.why.key !== 'hint.any') opinions.set(ask.kind, (opinions.get(ask.kind) ?? 0) + 1);
      });
    }
    expect([...missing]).toEqual([]);
    expect(opinions.size).toBeGreaterThan(35);
  });
});

describe('whoever follows the hints', () => {
  /** Average points of one seat, and the share of games it wins, against random players. */
  function results(seat: string, follows: boolean, games: number): { points: number; won: number } {
    let points = 0;
    let won = 0;
    for (let i = 0; i < games; i++) {
      let run: Run | undefined;
      const follower: Bot = {
        name: 'hints',
        answer: (ask) => hintFor(ask.describe(), viewOf(run as Run, ask.seat)).answer,
      };
      const played = simulate(
        hegemony,
        { seats: seat === 'state' ? 4 : seat === 'middle' ? 3 : 2 },
        `follow/${i}`,
        (of) => (of === seat && follows ? follower : randomBot),
        {
          watch: (at) => {
            run = at;
          },
        },
      );
      const standing = hegemony.standings(played.run.state as never).find((one) => one.seat === seat);
      points += standing?.score ?? 0;
      if (standing?.won) won++;
    }
    return { points: points / games, won: won / games };
  }

  // Points, not games won: among random players the State wins nearly always, whoever plays it.
  it.each(['working', 'middle', 'capitalist', 'state'])('has clearly more points at the end: %s', (seat) => {
    const [withHints, without] = [results(seat, true, 60), results(seat, false, 60)];
    console.info(seat, 'with hints', withHints, 'without', without);
    expect(withHints.points).toBeGreaterThan(without.points * 1.2);
  });
});
