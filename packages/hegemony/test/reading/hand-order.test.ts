/** The cards of a hand lie in the order in which the turn lists them. */
import type { JsonObject } from '@polity/kernel';
import { expect, it } from 'vitest';
import { sortHand } from '../../src/reading/playability.js';
import { playRandom, seeds } from '../games.js';

it('has what can be played first, as the list has it, and cards alike together', () => {
  let looked = 0;
  for (const { seats, seed } of seeds(3, 'hand-order')) {
    playRandom(seats, seed, ({ ask, view }) => {
      const hand = view[ask.seat as 'working'].hand;
      if (ask.kind !== 'turn' || typeof hand === 'number') return;
      const listed = ask.options.flatMap((option) => {
        const { do: what, card } = option as JsonObject;
        return what === 'play' ? [card] : [];
      });
      const shown = sortHand(hand, ask, view).map(({ card }) => card);
      expect([...new Set(shown)].slice(0, listed.length)).toEqual(listed);
      for (const card of new Set(shown)) {
        expect(shown.lastIndexOf(card) - shown.indexOf(card) + 1).toBe(shown.filter((one) => one === card).length);
      }
      looked++;
    });
  }
  expect(looked).toBeGreaterThan(50);
});
