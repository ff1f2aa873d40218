/** Advice is always an answer that is offered, with a reason, for every kind of question; the bot `adviser` beats chance. */
import { adviserBot, randomBot } from '@polity/bots';
import { type AskDescription, type Bot, equal, isOffered, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { ADVISERS, advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import reasons from '../../words/en/advice.json' with { type: 'json' };
import { type Asked, playRandom, SELDOM, SELDOM_OPTIONS, type Seats, seeds, standingsOf, startOf } from '../games.js';

describe('advice', () => {
  it('is an offered answer with words for its reasons, for every kind of question in random games', () => {
    const missing = new Set<string>();
    const kinds = new Set<string>();
    const look = ({ ask, view, seed }: Asked) => {
      kinds.add(ask.kind);
      const { answer, reason, more } = advise(ask, view);
      expect(isOffered(ask, answer), `${seed}, ${ask.kind}`).toBe(true);
      for (const { kind } of [reason, ...more]) if (!Object.hasOwn(reasons, `reason.${kind}`)) missing.add(kind);
    };
    for (const { seats, seed } of seeds(60, 'hints')) playRandom(seats, seed, look);
    for (const { seats, seed } of seeds(12, 'new hints')) playRandom(seats, seed, look, { 'new-actions': true });
    for (const { seed } of seeds(3, 'alternatives')) playRandom(4, seed, look, { 'alternative-events': true });
    for (const { seed } of seeds(3, 'seldom')) playRandom(4, seed, look, SELDOM_OPTIONS, SELDOM);
    for (const { seats, seed } of seeds(18, 'historical')) playRandom(seats, seed, look, { 'historical-events': 3 });
    for (const { seats, seed } of seeds(3, 'agendas')) playRandom(seats, seed, look, { 'hidden-agendas': true });
    expect([...missing]).toEqual([]);
    expect(Object.keys(ADVISERS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('is preferred to all other options, each named once and none of them the answer', () => {
    for (const { seats, seed } of seeds(6, 'over')) {
      playRandom(seats, seed, ({ ask, view }) => {
        const { answer, over } = advise(ask, view);
        if (ask.type !== 'one') return expect(over).toEqual([]);
        const named = answer === null ? over : [answer, ...over];
        // Nobody asks for the cubes of one's own to be taken out.
        if (ask.kind !== 'remove-cube') expect(named, `${seed}, ${ask.kind}`).toHaveLength(ask.options.length);
        for (const option of over) {
          expect(ask.options.some((offered) => equal(offered, option))).toBe(true);
          expect(equal(option, answer)).toBe(false);
        }
      });
    }
  });

  it('names the next best first', () => {
    const ask: AskDescription = {
      seat: 'capitalist',
      kind: 'set-wage',
      version: 0,
      type: 'one',
      options: [2, 3, 1],
      min: 1,
      max: 1,
      canStop: false,
      about: {},
    };
    expect(advise(ask, startOf(2))).toEqual({
      answer: 1,
      reason: { kind: 'wage.low', params: {} },
      more: [],
      over: [2, 3],
    });
  });

  it('is what the game gives to whoever asks it', () => {
    playRandom(2, 'game', ({ ask, view }) => expect(hegemony.advise?.(ask, view)).toEqual(advise(ask, view)));
  });
});

describe('whoever follows the advice', () => {
  const GAMES = 60;
  /** How the same games end between random players, by the number of seats: several seats are looked at in them. */
  const unadvised = new Map<Seats, readonly ReturnType<typeof standingsOf>[]>();

  function ends(seats: Seats, bot: (seat: string) => Bot): readonly ReturnType<typeof standingsOf>[] {
    return Array.from({ length: GAMES }, (_, i) => standingsOf(simulate(hegemony, { seats }, `follow/${i}`, bot).run));
  }

  /** Average points of one seat against random players. */
  function points(seat: string, follows: boolean): number {
    const seats = seat === 'state' ? 4 : seat === 'middle' ? 3 : 2;
    const random = () => {
      const known = unadvised.get(seats) ?? ends(seats, () => randomBot);
      unadvised.set(seats, known);
      return known;
    };
    const played = follows ? ends(seats, (of) => (of === seat ? adviserBot : randomBot)) : random();
    return played.reduce((sum, end) => sum + (end.find((one) => one.seat === seat)?.score ?? 0), 0) / GAMES;
  }

  // Points, not games won: among random players the State wins nearly always, whoever plays it.
  it.each(['working', 'middle', 'capitalist', 'state'])('has clearly more points at the end: %s', (seat) => {
    const [advised, random] = [points(seat, true), points(seat, false)];
    console.info(`${seat}: ${advised} points with advice, ${random} without`);
    expect(advised).toBeGreaterThan(random * 1.2);
  });
});
