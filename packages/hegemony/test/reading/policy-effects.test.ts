/** What a section would change is what the rules would then do. */
import { describe, expect, it } from 'vitest';
import { gainOf, nearerBy } from '../../src/advice/policies.js';
import { earnedBy, lostAtEnd, movedTo, policyEffects, worthAtEnd } from '../../src/reading/policy-effects.js';
import { view } from '../../src/rules/view.js';
import { playRandom } from '../games.js';
import { position } from '../support.js';

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

describe('what a section earns', () => {
  it('does not count a loan that it forces somebody to take', () => {
    const now = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 0, capital: 45 }));
    const bill = { policy: 'labor-market', section: 'A' } as const;
    const seen = view(now, 'capitalist');
    const owners = policyEffects(seen, bill.policy, 'capitalist').find(({ section }) => section === 'A')?.effects ?? [];
    const [loans, money] = ['loans', 'money-after'].map((what) => owners.find((effect) => effect.what === what));
    expect(loans).toMatchObject({ now: 0, after: 1, good: false });
    expect((money?.after ?? 0) - (money?.now ?? 0)).toBeGreaterThan(0);
    expect(money).toMatchObject({ good: false, borrowed: 50 });
    const earned = earnedBy(owners);
    expect(earned.loans).toBe(1);
    expect(earned.money).toBe((money?.after ?? 0) - (money?.now ?? 0) - 50);
    expect(earned.money).toBeLessThan(0);
    expect(gainOf(seen, 'capitalist', bill) - nearerBy(seen, 'capitalist', bill)).toBeLessThan(0);
  });
});

describe('a section that counts at the end', () => {
  it('says with how many points', () => {
    let looked = false;
    playRandom(3, 'worth', ({ view }) => {
      if (looked) return;
      looked = true;
      // At the start Fiscal Policy and Education are at C, Taxation is at A, Labor Market and Health are at B.
      expect(worthAtEnd(view, 'taxation', 'A', 'working')).toEqual({ count: 1, points: 1, more: 0 });
      expect(worthAtEnd(view, 'labor-market', 'A', 'working')).toEqual({ count: 2, points: 4, more: 3 });
      expect(worthAtEnd(view, 'labor-market', 'C', 'capitalist')).toEqual({ count: 3, points: 8, more: 4 });
      expect(worthAtEnd(view, 'labor-market', 'C', 'working')).toBeUndefined();
      expect(worthAtEnd(view, 'immigration', 'A', 'working')).toBeUndefined();
      expect(worthAtEnd(view, 'taxation', 'A', 'state')).toBeUndefined();
    });
  });
});

describe('what a section takes at the end', () => {
  it('is the points of the policies that are then one fewer where they count', () => {
    const now = position(2, ({ policies }) =>
      Object.assign(policies, {
        'fiscal-policy': 'A',
        'labor-market': 'A',
        taxation: 'A',
        'welfare-health': 'C',
        'welfare-education': 'C',
      }),
    );
    const seen = view(now, 'working');
    // Three policies at A are 8 points, two are 4.
    expect(lostAtEnd(seen, 'taxation', 'B', 'working')).toBe(4);
    expect(lostAtEnd(seen, 'welfare-health', 'B', 'working')).toBe(0);
    expect(lostAtEnd(seen, 'welfare-health', 'A', 'working')).toBe(0);
    // Two at C are 4 points, one is 1.
    expect(lostAtEnd(seen, 'welfare-health', 'B', 'capitalist')).toBe(3);
    expect(lostAtEnd(seen, 'taxation', 'B', null)).toBe(0);
  });
});
