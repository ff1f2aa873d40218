/** What an amount means while it is being chosen. */
import { describe, expect, it } from 'vitest';
import { amountMeaning, costOf } from '../../src/reading/amounts.js';
import { playRandom, seeds } from '../games.js';

describe('an amount', () => {
  it('begins where it can be answered and says what it costs, in every question of random games', () => {
    let amounts = 0;
    for (const { seats, seed } of seeds(12, 'amounts')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.type !== 'amount') return;
        amounts++;
        const meaning = amountMeaning(ask, view);
        expect(meaning.start).toBeGreaterThanOrEqual(ask.min);
        expect(meaning.start).toBeLessThanOrEqual(ask.max);
        const { params } = meaning.at(ask.max);
        expect(Object.values(params).every((value) => !Number.isNaN(value))).toBe(true);
        if (ask.kind === 'buy-amount') expect(params.left).toBeGreaterThanOrEqual(0);
      });
    }
    expect(amounts).toBeGreaterThan(300);
  });

  it('at half price costs half of all of it, rounded up', () => {
    const about = { price: 5, half: true };
    expect(costOf({ about }, 3)).toBe(8);
  });

  it('says nothing of what is counted where the question does not', () => {
    playRandom(2, 'bare', ({ ask, view }) => {
      const strange = { ...ask, seat: 'working', kind: 'card-amount', about: { what: 'laurels', price: 10 } };
      expect(amountMeaning(strange, view).of).toBeUndefined();
      expect(amountMeaning(strange, view).at(2)).toEqual({ kind: 'bare', params: { amount: 2 } });
    });
  });

  it('with a source is paid for, whoever is asked', () => {
    let looked = false;
    playRandom(2, 'paid', ({ ask, view }) => {
      if (looked) return;
      looked = true;
      const about = { good: 'influence', source: 'state', price: 10 };
      const meaning = amountMeaning({ ...ask, seat: 'working', kind: 'card-amount', about }, view);
      const { money } = view.working;
      expect(meaning.at(2)).toEqual({
        kind: 'buy',
        params: { amount: 2, resource: 'influence', cost: 20, left: money - 20, loans: 0 },
      });
    });
  });
});
