/** Where the past is drawn as a jump: nothing is seen to move on the way there. */
import type { Telling } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { isJump } from '../../../src/shell/past/past-table.js';

const moments = [1, 3, 4, 6];
const log = ['round', 'card', 'assigned', 'card', 'end', 'end'].map((kind) => ({ kind, params: {} }));
const seen = (told: number, before: number | null, facts: Telling = {}) =>
  isJump({ told, moments, before: before === null ? null : { told: before, view: {} } }, log, { facts });

describe('a moment of the past', () => {
  it('follows the one before it and the one after it', () => {
    expect([seen(3, 1), seen(3, 4), seen(3, 3)]).toEqual([false, false, false]);
  });

  it('is jumped to where others lie between, and from the end of a finished game', () => {
    expect([seen(4, 1), seen(1, 6), seen(1, null)]).toEqual([true, true, true]);
  });

  it('follows the action before it, whatever was chosen on the way', () => {
    const facts = { headings: ['round'], turns: ['end'], actions: ['card'] };
    // After three entries a card has been played, and after four the next one; that turn ends two entries later.
    expect([seen(6, 3, facts), seen(3, 6, facts), seen(6, 1, facts)]).toEqual([false, false, true]);
  });
});
