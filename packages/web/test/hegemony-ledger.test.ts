/** The ledger adds up, and what a section would change is what the rules would then do. */
import { describe, expect, it } from 'vitest';
import { amountMeaning, costOf } from '../src/games/hegemony/amounts.js';
import { ledgerPage } from '../src/games/hegemony/ledger-lines.js';
import { movedTo, policyEffects } from '../src/games/hegemony/policy-effects.js';
import { playRandom, seeds } from './hegemony-games.js';

describe('the ledger', () => {
  it('adds up to what the seat would have, in every turn of random games', () => {
    let pages = 0;
    for (const { seats, seed } of seeds(12, 'ledger')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.kind !== 'turn') return;
        for (const seat of view.seats) {
          const page = ledgerPage(view, seat);
          if (page === null) continue;
          pages++;
          const sum = page.lines.reduce((all, { amount }) => all + amount, page.before);
          expect(sum, seed).toBe(page.after);
          const other = page.lines.some(({ what }) => what === 'other');
          if (seat !== 'state') expect(other, `${seed}: ${JSON.stringify(page)}`).toBe(false);
          for (const { amount, details } of page.lines) {
            if (details.length > 0) expect(details.reduce((all, detail) => all + detail.amount, 0)).toBe(amount);
          }
        }
      });
    }
    expect(pages).toBeGreaterThan(1000);
  });
});

describe('the effects of a section', () => {
  it('are none for the section in force, and name the price of public health', () => {
    let looked = false;
    playRandom(3, 'effects', ({ ask, view }) => {
      if (looked || ask.kind !== 'turn') return;
      looked = true;
      const [a, b, c] = policyEffects(view, 'welfare-health', 'working');
      expect(b?.inForce).toBe(true);
      expect(b?.effects).toEqual([]);
      expect(a?.effects).toContainEqual({ what: 'price-health', now: 5, after: 0, good: true });
      expect(c?.effects).toContainEqual({ what: 'price-health', now: 5, after: 10, good: false });
      // At the start: Taxation A (3 + 2 times welfare), Health B, Education C: 5; with Health A 7, with Health C 3.
      expect(a?.effects).toContainEqual({ what: 'tax-multiplier', now: 5, after: 7, good: undefined });
      expect(c?.effects).toContainEqual({ what: 'tax-multiplier', now: 5, after: 3, good: undefined });
    });
  });

  it('of the Labor Market raise wages to the minimum and tell both sides', () => {
    let looked = false;
    playRandom(2, 'wages', ({ ask, view }) => {
      if (looked || ask.kind !== 'turn') return;
      looked = true;
      const moved = movedTo(view, 'labor-market', 'A');
      expect(moved.companies.every(({ wage }) => wage === 3)).toBe(true);
      const [workers] = policyEffects(view, 'labor-market', 'working');
      const [owners] = policyEffects(view, 'labor-market', 'capitalist');
      // Supermarket 20 to 25 and Shopping Mall 20 to 25 at level 3; both are staffed at the start.
      const paid = owners?.effects.find(({ what }) => what === 'wages-out');
      expect(paid && paid.after - paid.now).toBe(10);
      expect(paid?.good).toBe(false);
      expect(workers?.effects.find(({ what }) => what === 'wages-in')?.good).toBe(true);
    });
  });
});

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
        const { fields = {} } = meaning.say(ask.max);
        expect(Object.values(fields).every((value) => !Number.isNaN(value))).toBe(true);
        if (ask.kind === 'buy-amount') expect(fields.left).toBeGreaterThanOrEqual(0);
      });
    }
    expect(amounts).toBeGreaterThan(300);
  });

  it('at half price costs half of all of it, rounded up', () => {
    const about = { price: 5, half: true };
    expect(costOf({ about } as never, 3)).toBe(8);
  });
});
