/** The cards of a hand lie in the order in which the turn lists them. */
import type { JsonObject } from '@polity/kernel';
import { expect, it } from 'vitest';
import { orderToKeep, sortHand } from '../../src/reading/playability.js';
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

it('keeps its order once something was done in the turn, and in the turns of others', () => {
  let looked = 0;
  for (const { seats, seed } of seeds(2, 'hand-kept')) {
    let before: readonly string[] = [];
    playRandom(seats, seed, ({ ask, view }) => {
      if (ask.seat !== 'working' || typeof view.working.hand === 'number') return;
      const shown = sortHand(view.working.hand, ask, view, before).map(({ card }) => card);
      const begins = ask.kind === 'turn' && ask.about.main !== true && ask.about.free !== true;
      if (!begins) {
        const known = new Set(before);
        expect(shown.filter((card) => known.has(card))).toEqual(
          before.filter(
            (card, index) => shown.includes(card) && count(before.slice(0, index), card) < count(shown, card),
          ),
        );
        looked++;
      }
      before = shown;
    });
  }
  expect(looked).toBeGreaterThan(20);
});

it('lies as before when a card that was given for an action is taken back', () => {
  let looked = 0;
  for (const { seats, seed } of seeds(2, 'hand-undone')) {
    let kept: readonly string[] = [];
    playRandom(seats, seed, ({ ask, view }) => {
      const { hand } = view.working;
      if (ask.seat !== 'working' || typeof hand === 'number') return;
      const shown = (cards: readonly string[], order: readonly string[]) =>
        sortHand(cards, ask, view, order).map(({ card }) => card);
      const before = shown(hand, kept);
      kept = orderToKeep(before, ask, kept);
      if (ask.kind !== 'discard-card') return;
      for (const given of new Set(hand)) {
        const without = shown(hand.toSpliced(hand.indexOf(given), 1), kept);
        expect(shown(hand, orderToKeep(without, ask, kept))).toEqual(before);
        looked++;
      }
    });
  }
  expect(looked).toBeGreaterThan(20);
});

function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}
