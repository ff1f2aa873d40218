/** What events bring and cost, and what choosing a class for one would give. */
import { EVENTS } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import { boardTexts } from '../src/games/hegemony/board-context.js';
import { eventGains, eventLoss, sharedGains } from '../src/games/hegemony/event-gains.js';
import { eventInWords } from '../src/games/hegemony/event-words.js';
import hegemonyUi from '../src/games/hegemony.js';
import { GameWords } from '../src/words/game-words.js';
import { hegemonyCatalogue } from './hegemony-words.js';

const words = new GameWords(hegemonyCatalogue, hegemonyUi.words);
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
    expect(eventLoss('ev-fear-of-deflation')).toMatchObject({ lost: 1, two: true });
    expect(eventLoss('ev-drought')).toEqual({ classes: ['working', 'capitalist'], lost: 1, two: false });
  });

  it('names the sum where there are several', () => {
    expect(eventInWords('ev-need-for-stimulus-package', texts).slice(0, 2)).toEqual([
      'With 10 each, 3 points.',
      'Working Class: with 15 each, +1 legitimacy.',
    ]);
  });

  it('is told in one sign for classes that bring the same', () => {
    expect(sharedGains('ev-civil-unrest').map(({ classes }) => classes)).toEqual([['working', 'capitalist']]);
    expect(sharedGains('ev-demand-for-pension-reform').map(({ classes }) => classes)).toEqual([
      ['working'],
      ['middle'],
    ]);
  });

  it('brings something, whichever it is, and costs something', () => {
    for (const id of Object.keys(EVENTS)) {
      const gains = eventGains(id);
      expect(gains, id).not.toEqual([]);
      for (const { legitimacy, tokens, points } of gains) expect(legitimacy + tokens + points, id).toBeGreaterThan(0);
      expect(eventLoss(id)?.lost, id).toBe(1);
    }
  });
});

describe('a class chosen for an event', () => {
  const hint = (kind: string, about: Record<string, string | number>, of: string) =>
    words.option({ kind, about }, of, {}).hint;

  it('says what it would give', () => {
    const about = { event: 'ev-demand-for-pension-reform' };
    expect(hint('card-class', about, 'working')).toBe('2 points for every full 15 given');
    expect(hint('card-class', about, 'middle')).toBe('A legitimacy token for every full 20 given');
  });

  it('says what the sum that was named would give', () => {
    const about = { event: 'ev-need-for-stimulus-package' };
    expect(hint('card-classes', { ...about, money: 15 }, 'capitalist')).toBe('+1 legitimacy');
    expect(hint('card-classes', { ...about, money: 10 }, 'capitalist')).toBeUndefined();
  });

  it('says what is lost where nobody has dealt with it', () => {
    expect(hint('card-classes', { event: 'ev-fear-of-deflation' }, 'working')).toBe('−1 legitimacy');
  });

  it('says nothing where a card asks', () => {
    expect(hint('card-class', { card: 'st-allowances-and-subsidies' }, 'working')).toBeUndefined();
  });
});
