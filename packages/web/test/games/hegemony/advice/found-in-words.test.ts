/** Where looking ahead finds something else than the rules of thumb say, it says so, and by how much it is better. */
import type { Json, Reckoned, Reckoning } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { foundInWords } from '../../../../src/games/hegemony/advice/found-in-words.js';
import { hegemonyWords as words } from '../words.js';

const reckoned = (answer: Json, margin: number): Reckoned => ({ answer, margin, parts: [] });

const FOUND = {
  seat: 'working',
  worlds: 8,
  answers: [reckoned('lobby', 6), reckoned('campaign', 5.8), reckoned('strike', 2)],
} as unknown as Reckoning;

const said = (answer: Json, undo = false) =>
  foundInWords(words, FOUND, undo ? { answer, undo: true } : { answer }, (one) => String(one).toUpperCase());

describe('what looking ahead found', () => {
  it('is only compared with the next best where the rules of thumb say the same', () => {
    expect(said('lobby')).toBe('Looking ahead, “CAMPAIGN” is about as good.');
  });

  it('is said to be something else than the rules of thumb say, and why', () => {
    expect(said('strike')).toBe(
      'The rules of thumb say “STRIKE”. Looking ahead found something else: this is worth about 4 points more at the end.',
    );
    expect(said('campaign')).toBe('The rules of thumb say “CAMPAIGN”. Looking ahead, this is about as good.');
  });

  it('is said to be so too where what they say was not among the best', () => {
    const compared = 'Looking ahead, “CAMPAIGN” is about as good.';
    expect(said('build')).toBe(`The rules of thumb say “BUILD”, which promises less. ${compared}`);
    expect(said('lobby', true)).toBe(`The rules of thumb say “Undo”, which promises less. ${compared}`);
  });
});
