/** Advice is always an answer that is offered, with a reason, for every kind of question. */
import { type AskDescription, equal, isOffered } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { ADVISERS, advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import advice from '../../words/en/advice.json' with { type: 'json' };
import newActions from '../../words/en/new-actions.json' with { type: 'json' };
import whyNot from '../../words/en/reasons.json' with { type: 'json' };
import { type Asked, playRandom, SELDOM, SELDOM_OPTIONS, seeds, startOf } from '../games.js';

const reasons = { ...advice, ...whyNot, ...newActions };

describe('advice', () => {
  it('is an offered answer with words for its reasons, for every kind of question in random games', () => {
    const missing = new Set<string>();
    const without = new Set<string>();
    const kinds = new Set<string>();
    const look = ({ ask, view, seed }: Asked): string => {
      kinds.add(ask.kind);
      const { answer, reason, more } = advise(ask, view);
      expect(isOffered(ask, answer), `${seed}, ${ask.kind}`).toBe(true);
      for (const { kind } of [reason, ...more]) if (!Object.hasOwn(reasons, `reason.${kind}`)) missing.add(kind);
      return reason.kind;
    };
    const lookAtBase = (asked: Asked) => {
      if (look(asked) === 'any') without.add(`${asked.ask.kind} ${asked.ask.about.card ?? ''}`);
    };
    for (const { seats, seed } of seeds(60, 'hints')) playRandom(seats, seed, lookAtBase);
    for (const { seats, seed } of seeds(12, 'new hints')) playRandom(seats, seed, look, { 'new-actions': true });
    for (const { seed } of seeds(3, 'alternatives')) playRandom(4, seed, look, { 'alternative-events': true });
    for (const { seed } of seeds(3, 'seldom')) playRandom(4, seed, look, SELDOM_OPTIONS, SELDOM);
    for (const { seats, seed } of seeds(18, 'historical')) playRandom(seats, seed, look, { 'historical-events': 3 });
    for (const { seats, seed } of seeds(3, 'agendas')) playRandom(seats, seed, look, { 'hidden-agendas': true });
    expect([...missing]).toEqual([]);
    expect([...without]).toEqual([]);
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
