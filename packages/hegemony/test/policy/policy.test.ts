/** The policy answers every kind of question with something offered, knows what its seat sees, and beats chance. */
import { policyBot, randomBot } from '@polity/bots';
import { type AskDescription, isOffered, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { moneyLeft } from '../../src/policy/means.js';
import { POLICY, policy } from '../../src/policy/policy.js';
import { type Asked, playRandom, SELDOM, SELDOM_OPTIONS, seeds, standingsOf, startOf } from '../games.js';

describe('the policy', () => {
  it('gives an offered answer to every kind of question in random games', () => {
    const kinds = new Set<string>();
    const look = ({ ask, view, seed }: Asked) => {
      kinds.add(ask.kind);
      if (!isOffered(ask, policy(ask, view))) throw new Error(`${seed}, ${ask.kind}`);
    };
    for (const { seats, seed } of seeds(12, 'policy')) playRandom(seats, seed, look);
    for (const { seats, seed } of seeds(12, 'new policy')) playRandom(seats, seed, look, { 'new-actions': true });
    for (const { seed } of seeds(3, 'alternatives')) playRandom(4, seed, look, { 'alternative-events': true });
    for (const { seed } of seeds(3, 'seldom')) playRandom(4, seed, look, SELDOM_OPTIONS, SELDOM);
    for (const { seats, seed } of seeds(3, 'agendas')) playRandom(seats, seed, look, { 'hidden-agendas': true });
    for (const { seats, seed } of seeds(18, 'history')) playRandom(seats, seed, look, { 'historical-events': 3 });
    expect(Object.keys(POLICY).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('beats random players from every seat', () => {
    const player = policyBot(policy as Parameters<typeof policyBot>[0]);
    for (const seat of ['working', 'middle', 'capitalist', 'state']) {
      let won = 0;
      for (let i = 0; i < 8; i++) {
        const { run } = simulate(hegemony, { seats: 4 }, `policy/${i}`, (of) => (of === seat ? player : randomBot));
        if (standingsOf(run).some((standing) => standing.seat === seat && standing.won)) won++;
      }
      expect(won, seat).toBeGreaterThan(4);
    }
  });

  it('weighs bills and cards by the class, as trials in games have shown', () => {
    const turn = (seat: string, card: string, action: string) => {
      const options = [
        { do: 'play', card },
        { do: 'basic', action },
      ];
      const ask = { seat, kind: 'turn', version: 0, type: 'one', options, min: 1, max: 1, canStop: false, about: {} };
      return policy(ask as AskDescription, startOf(4));
    };
    const basic = (action: string) => ({ do: 'basic', action });
    expect(turn('capitalist', 'cc-unemployment-initiative-program', 'propose-bill')).toEqual(basic('propose-bill'));
    expect(turn('state', 'st-growth-in-tourism', 'event-action')).toEqual(basic('event-action'));
    // A card of 6 against a demonstration of 6.5.
    expect(turn('working', 'wc-interest-groups', 'demonstration')).toMatchObject({ do: 'play' });
  });

  it('counts on wages, and on food and taxes to be paid for', () => {
    const view = startOf(2);
    // 30, and 20 from each of four places; a Food at 12 and two from abroad at 15; 4 for each of a Population of 3.
    expect(moneyLeft(view, 'working')).toBe(30 + 80 - 42 - 12);
    // 120, less two wages of 20, a Tax Multiplier of 5 on two companies, and 24 on the Revenue of 70 that is left.
    expect(moneyLeft(view, 'capitalist')).toBe(120 - 40 - 10 - 24);
  });
});
