/** Advice makes sense to whoever follows it: it does not spend into loans, nor count on time that is not left. */
import { adviserBot, randomBot } from '@polity/bots';
import { type Advice, type AskDescription, type Bot, type Json, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { playRandom, seeds } from '../games.js';

/** Plays a game in which the Working Class follows the advice, and shows each piece of it. */
function follow(seed: string, look?: (ask: AskDescription, advice: Advice | undefined) => void) {
  const follower: Bot = {
    name: 'follower',
    answer(at, random) {
      look?.(at.ask, at.advice);
      return adviserBot.answer(at, random);
    },
  };
  return simulate(hegemony, { seats: 2 }, seed, (of) => (of === 'working' ? follower : randomBot)).run;
}

describe('advice', () => {
  it('rarely leads the Working Class into loans', () => {
    const games = 30;
    let loans = 0;
    for (let i = 0; i < games; i++) {
      for (const { kind, params } of follow(`follower/${i}`).log) {
        if ((params as { seat?: string }).seat !== 'working') continue;
        loans += kind === 'loan' ? 1 : kind === 'loan-paid' ? -1 : 0;
      }
    }
    console.info(`2 players, working: ${loans / games} loans at the end`);
    expect(loans / games).toBeLessThan(0.2);
  });

  it('lets the Capitalist Class live without loans, and well', () => {
    const games = 10;
    let loans = 0;
    let points = 0;
    for (let i = 0; i < games; i++) {
      const { state } = simulate(hegemony, { seats: 2 }, `owner/${i}`, () => adviserBot).run;
      const { capitalist } = state as HegemonyState;
      loans += capitalist.loans;
      points += capitalist.vp;
    }
    expect(loans / games).toBeLessThan(1);
    expect(points / games).toBeGreaterThan(55);
  });

  it('takes the unemployed before it empties a place', () => {
    let taken = 0;
    for (let i = 0; i < 20; i++) {
      follow(`places/${i}`, (ask, advice) => {
        if (ask.kind !== 'assign-worker') return;
        const sources = ask.options.map((option) => (option as { from: string }).from);
        if (!sources.includes('unemployed')) return;
        expect(advice?.answer).toMatchObject({ from: 'unemployed' });
        taken++;
      });
    }
    expect(taken).toBeGreaterThan(50);
  });

  it('never counts on time that is not left before the elections', () => {
    const said = new Set<string>();
    for (const { seats, seed } of seeds(30, 'late')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.kind !== 'immediate-vote') return;
        const { kind } = advise(ask, view).reason;
        said.add(kind);
        if (view.turn.number === 5) expect(kind).not.toBe('vote.later');
      });
    }
    expect([...said]).toEqual(expect.arrayContaining(['vote.later', 'vote.elections']));
  });

  it('never ends a turn while a free action brings points for nothing', () => {
    const free = (option: Json) => FOR_POINTS.includes(String((option as { action?: string }).action));
    let offered = 0;
    for (const { seats, seed } of seeds(18, 'free')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.kind !== 'turn' || !ask.options.some(free)) return;
        offered++;
        const where = `${seed}, round ${view.round}, turn ${view.turn.number}, ${ask.seat}`;
        expect(advise(ask, view).answer, where).not.toEqual({ do: 'end' });
      });
    }
    expect(offered).toBeGreaterThan(100);
  });
});

/** They use up what nothing else is for. */
const FOR_POINTS: readonly string[] = ['use-healthcare', 'use-education', 'use-luxury'];
