/** Where the past is drawn as a jump: nothing is seen to move on the way there. */
import { describe, expect, it } from 'vitest';
import { isJump } from '../../../src/shell/past/past-table.js';

const moments = [1, 3, 4, 6];
const seen = (told: number, before: number | null) =>
  isJump({ told, moments, before: before === null ? null : { told: before, view: {} } });

describe('a moment of the past', () => {
  it('follows the one before it and the one after it', () => {
    expect([seen(3, 1), seen(3, 4), seen(3, 3)]).toEqual([false, false, false]);
  });

  it('is jumped to where others lie between, and from the end of a finished game', () => {
    expect([seen(4, 1), seen(1, 6), seen(1, null)]).toEqual([true, true, true]);
  });
});
