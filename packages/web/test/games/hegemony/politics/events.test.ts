/** An event told in words, and what choosing a class for one would give. */
import { describe, expect, it } from 'vitest';
import { boardTexts } from '../../../../src/games/hegemony/board/board-context.js';
import { eventInWords } from '../../../../src/games/hegemony/politics/events.js';
import { hegemonyWords as words } from '../words.js';

const texts = boardTexts(words);

describe('an event', () => {
  it('says for each class what it brings, and what it costs to leave it', () => {
    expect(eventInWords('ev-demand-for-thirteen-month-pay', texts)).toEqual([
      'Working Class: a legitimacy token for every full 25 given.',
      'Middle Class: +1 legitimacy for every full 15 given.',
      'If nobody deals with it, the State loses 1 legitimacy with the Working Class and Middle Class.',
    ]);
  });

  it('says that the State picks two classes where it does', () => {
    expect(eventInWords('ev-fear-of-deflation', texts)).toEqual([
      '2 points for every full 15 spent.',
      'If nobody deals with it, the State loses 1 legitimacy with each of two classes of its choice.',
    ]);
  });

  it('names the sum where there are several', () => {
    expect(eventInWords('ev-need-for-stimulus-package', texts).slice(0, 2)).toEqual([
      'With 10 each, 3 points.',
      'Working Class: with 15 each, +1 legitimacy.',
    ]);
  });
});

describe('a class chosen for an event', () => {
  const detail = (kind: string, about: Record<string, string | number>, of: string) =>
    words.option({ kind, about }, of, {}).detail;

  it('says what it would give', () => {
    const about = { event: 'ev-demand-for-pension-reform' };
    expect(detail('card-class', about, 'working')).toBe('2 points for every full 15 given');
    expect(detail('card-class', about, 'middle')).toBe('A legitimacy token for every full 20 given');
  });

  it('says what the sum that was named would give', () => {
    const about = { event: 'ev-need-for-stimulus-package' };
    expect(detail('card-classes', { ...about, money: 15 }, 'capitalist')).toBe('+1 legitimacy');
    expect(detail('card-classes', { ...about, money: 10 }, 'capitalist')).toBeUndefined();
  });

  it('says what is lost where nobody has dealt with it', () => {
    expect(detail('card-classes', { event: 'ev-fear-of-deflation' }, 'working')).toBe('−1 legitimacy');
  });

  it('says nothing where a card asks', () => {
    expect(detail('card-class', { card: 'st-allowances-and-subsidies' }, 'working')).toBeUndefined();
  });
});
