/** Advice in words: what to do, and why. */
import { advise } from '@polity/hegemony/advice';
import type { HegemonyView } from '@polity/hegemony/page';
import texts from '@polity/hegemony/words/en/advice.json';
import whyNot from '@polity/hegemony/words/en/reasons.json';
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { adviceTitle } from '../../../../src/games/hegemony/advice/advice-title.js';
import { ASKS } from '../../../../src/games/hegemony/choices/asks.js';
import { playRandom, seeds } from '../games.js';
import { hegemonyWords as words } from '../words.js';

describe('advice', () => {
  it('has a verb for every kind of question', () => {
    for (const kind of Object.keys(ASKS)) expect(texts).toHaveProperty([`board.advice.do.${kind}`]);
  });

  it('is titled in words, and gives reasons in words', () => {
    const wrong = new Set<string>();
    const reasons = { ...texts, ...whyNot };
    for (const { seats, seed } of seeds(12, 'titles')) {
      playRandom(seats, seed, ({ ask, view }) => {
        const { answer, reason, more } = advise(ask, view);
        const title = adviceTitle(words, ask, view, answer);
        if (/none|undefined|[{}]|^\w+-\w+$/.test(title)) wrong.add(`${ask.kind}: ${title}`);
        for (const one of [reason, ...more]) {
          if (!Object.hasOwn(reasons, `reason.${one.kind}`)) wrong.add(one.kind);
          if (/\bnone →|→ none|undefined|[{}]/.test(words.say(one))) wrong.add(words.say(one));
        }
      });
    }
    expect([...wrong]).toEqual([]);
  });

  it('tells nobody to buy from themselves', () => {
    const ask = { seat: 'middle', type: 'one', options: [], min: 1, max: 1, canStop: false };
    const title = (kind: string, answer: Parameters<typeof adviceTitle>[3], about = {}) =>
      adviceTitle(words, { ...ask, kind, about } as unknown as AskDescription, {} as HegemonyView, answer);
    expect(title('buy-source', 'middle', { resource: 'food' })).toBe('Take Food from your own goods');
    expect(title('food-source', 'middle')).toBe('Take food from your own goods');
    expect(title('buy-amount', 2, { resource: 'food', source: 'middle' })).toBe('Take 2 Food from your own goods');
    expect(title('buy-source', 'capitalist', { resource: 'food' })).toBe('Buy from the Capitalist Class');
  });

  it('names the deed', () => {
    const ask = { seat: 'working', type: 'one', options: [], min: 1, max: 1, canStop: false, about: {} };
    const title = (kind: string, answer: Parameters<typeof adviceTitle>[3], about = {}) =>
      adviceTitle(words, { ...ask, kind, about } as unknown as AskDescription, {} as HegemonyView, answer);
    expect(title('discard-card', 'wc-migration')).toBe('Discard Migration');
    expect(title('buy-amount', 3, { resource: 'food' })).toBe('Buy 3 Food');
    expect(title('buy-source', 'middle', { resource: 'food' })).toBe('Buy from the Middle Class');
    expect(title('buy-resource', null)).toBe('Buy nothing');
    expect(title('stance', 'for')).toBe('Vote in favour');
    expect(title('propose-bill', { policy: 'labor-market', section: 'A' })).toBe('Propose Labor Market → A');
    expect(title('assign-worker', { from: 'unemployed', skill: 'media' })).toBe('Take an unemployed worker (Media)');
  });
});
