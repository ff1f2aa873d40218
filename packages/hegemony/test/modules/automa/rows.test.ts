/** Priority rows: where cards go and which is the strongest (section 6), and the start (section 3). */
import { describe, expect, it } from 'vitest';
import { byStrength, close, lower, put, raise, remove, rowOf } from '../../../src/modules/automa/rows.js';
import { automaTable, prioritiesOf } from './support.js';

const rows = (...cards: string[]) => cards.map((row) => [...row]);
const shown = (of: string[][]) => of.map((row) => row.join(''));

describe('priority rows', () => {
  it('are stronger the higher, and in a row the nearer to the marker (AU-6.1)', () => {
    expect(byStrength(rows('abc', 'de', 'f'))).toEqual(['f', 'd', 'e', 'a', 'b', 'c']);
  });

  it('take a card at the far end, from where the others close up (AU-6.2, AU-6.3)', () => {
    const cards = rows('abc', 'de');
    put(cards, 'a', 2);
    expect(shown(cards)).toEqual(['bc', 'dea']);
  });

  it('let a card rise in one move, past rows that exist (AU-6.6, AU-3.4)', () => {
    const cards = rows('abc', 'de');
    raise(cards, 'b', 9);
    expect({ row: rowOf(cards, 'b'), rest: shown(cards).slice(0, 2) }).toEqual({ row: 10, rest: ['ac', 'de'] });
  });

  it('never move a card that is in none of them (AU-5.7, AU-6.7)', () => {
    const cards = rows('ab');
    raise(cards, 'x', 2);
    lower(cards, 'x');
    expect({ cards: shown(cards), row: rowOf(cards, 'x') }).toEqual({ cards: ['ab'], row: 0 });
  });

  it('close from below, each row as a whole (AU-6.4)', () => {
    const cards = rows('', 'ab', '', '', 'c');
    close(cards);
    expect(shown(cards)).toEqual(['ab', 'c']);
  });

  it('let the card of the action go down two rows, to its far end (AU-5.14)', () => {
    const cards = rows('ab', 'cd', 'e', 'fg');
    lower(cards, 'f');
    expect(shown(cards)).toEqual(['ab', 'cdf', 'e', 'g']);
  });

  it('come down at once when the second card has left a row empty (AU-5.15)', () => {
    const cards = rows('ab', 'cd', 'e', 'f');
    lower(cards, 'e');
    expect(shown(cards)).toEqual(['abe', 'cd', 'f']);
  });

  it('end at row 1 (AU-5.16, G-5)', () => {
    const cards = rows('ab', 'cd');
    lower(cards, 'c');
    lower(cards, 'a');
    expect(shown(cards)).toEqual(['bca', 'd']);
    const alone = rows('a', 'b');
    lower(alone, 'a');
    expect(shown(alone)).toEqual(['a', 'b']);
  });

  it('close up where a card is taken out', () => {
    const cards = rows('abc');
    remove(cards, 'b');
    expect(shown(cards)).toEqual(['ac']);
  });
});

describe('the rows of the Working Class at the start', () => {
  const cards = prioritiesOf(automaTable(3, { working: 'advanced' }), 'working');

  it('have three action cards each (AU-3.5)', () => {
    expect(byStrength(cards.actions)).toEqual([
      'assign-workers',
      'buy-goods-and-services',
      'propose-bill',
      'special-action',
      'strike',
      'demonstration',
    ]);
  });

  it('have the policies by their distance at the start: 1C and 5C far, 3A and 7B aside (AU-3.6, AU-3.7, AU-6.5)', () => {
    expect(cards.policies).toEqual([
      ['labor-market', 'welfare-health', 'foreign-trade'],
      ['fiscal-policy', 'welfare-education'],
    ]);
    expect(cards.policiesAside).toEqual(['taxation', 'immigration']);
  });
});
