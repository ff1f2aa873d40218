/** What a section would change is what the rules would then do. */
import { describe, expect, it } from 'vitest';
import { gainOf, nearerBy } from '../../src/advice/policies.js';
import { movedTo } from '../../src/reading/moved-policy.js';
import { changesForAll, earnedBy, policyEffects } from '../../src/reading/policy-effects.js';
import { lostAtEnd, worthAtEnd } from '../../src/reading/policy-points.js';
import { agendaMatches } from '../../src/rules/agenda.js';
import { type Seat, type Section, SKILLS } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { playRandom } from '../games.js';
import { emptied, position, staffed, unemployed } from '../support.js';

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

describe('what a section means for the State’s agenda', () => {
  // At the start Taxation is at A; the agenda wants it at B.
  const now = position(4, ({ state: government }) => Object.assign(government, { agenda: 'agenda-1a-2c-3b-4c-5a' }));
  const of = (seat: Seat, section: Section) =>
    policyEffects(view(now, seat), 'taxation', seat)
      .find((one) => one.section === section)
      ?.effects.filter(({ what }) => what === 'agenda');

  it('is a policy more that counts in scoring where the agenda wants it there, and is nothing to anybody else', () => {
    const matched = agendaMatches(now);
    expect(of('state', 'B')).toEqual([{ what: 'agenda', now: matched, after: matched + 1, good: true }]);
    expect(of('state', 'C')).toEqual([]);
    expect(of('working', 'B')).toEqual([]);
  });

  it('is one less where the policy leaves what the agenda wants', () => {
    const met = position(4, ({ policies, state: government }) => {
      Object.assign(government, { agenda: 'agenda-1a-2c-3b-4c-5a' });
      policies.taxation = 'B';
    });
    const [away] = policyEffects(view(met, 'state'), 'taxation', 'state').map(({ effects }) => effects[0]);
    expect(away).toMatchObject({ what: 'agenda', good: false });
    expect((away?.after ?? 0) - (away?.now ?? 0)).toBe(-1);
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

describe('what happens as soon as a policy has moved', () => {
  const effectsFor = (state: HegemonyState, seat: Seat) =>
    policyEffects(view(state, seat), 'fiscal-policy', seat).find(({ section }) => section === 'B')?.effects ?? [];

  it('is told apart from production: three more Public companies cost the State 60', () => {
    const state = position(4, ({ state: government }) => Object.assign(government, { treasury: 100 }));
    const effects = effectsFor(state, 'state');
    expect(effects).toContainEqual({ what: 'at-once', now: 100, after: 40, good: undefined, borrowed: 0 });
    expect(earnedBy(effects).atOnce).toBe(-60);
    const changes = changesForAll(view(state, 'working'), 'fiscal-policy', 'B');
    expect(changes.map(({ seat, atOnce }) => [seat, atOnce])).toEqual([
      ['working', 0],
      ['middle', 0],
      ['capitalist', 0],
      ['state', -60],
    ]);
  });

  it('is told of a State that nobody plays too: in a game of two, three more companies cost it 60', () => {
    const state = position(2, ({ state: government }) => Object.assign(government, { treasury: 100 }));
    const changes = changesForAll(view(state, 'working'), 'fiscal-policy', 'B');
    expect(changes.find(({ seat }) => seat === 'state')).toMatchObject({ atOnce: -60, points: 0 });
    expect(changesForAll(view(state, 'working'), 'taxation', 'B').some(({ seat }) => seat === 'state')).toBe(false);
  });

  it('counts what the State has to borrow for it as nothing gained', () => {
    const state = position(4, ({ state: government }) => Object.assign(government, { treasury: 20 }));
    const effects = effectsFor(state, 'state');
    // 60 to pay with 20 and a loan of 50: 10 are left.
    expect(effects).toContainEqual({ what: 'at-once', now: 20, after: 10, good: undefined, borrowed: 50 });
    expect(earnedBy(effects).atOnce).toBe(-60);
  });

  it('takes the unemployed who find work there off the others', () => {
    const state = position(2, ({ unemployed: without }) => {
      for (const skill of SKILLS) without.working[skill] = 0;
    });
    unemployed(state, 'working', { healthcare: 1, unskilled: 1 });
    const open = effectsFor(state, 'working');
    // The Public Hospital of the second row needs a healthcare worker and another.
    expect(open).toContainEqual({ what: 'unemployed', now: 2, after: 0, good: true });
  });
});

describe('a bill under which the IMF would come', () => {
  const withDebts = (loans: number, treasury: number) =>
    position(4, ({ policies, state: government }) => {
      Object.assign(policies, { taxation: 'B' });
      Object.assign(government, { treasury, loans });
    });

  it('is compared without what the IMF would do, and says that it comes', () => {
    const seen = view(withDebts(3, 0), 'capitalist');
    const to = (section: Section) =>
      policyEffects(seen, 'taxation', 'capitalist').find((one) => one.section === section)?.effects ?? [];
    // The IMF puts Taxation to A whatever is voted, so that nothing would seem to change.
    expect(to('C').find(({ what }) => what === 'taxes')?.good).toBe(true);
    expect(to('A').find(({ what }) => what === 'taxes')?.good).toBe(false);
    expect(to('C')).toContainEqual({ what: 'imf', now: 1, after: 1, good: undefined });
  });

  it('says nothing of it where it stays away', () => {
    const effects = policyEffects(view(withDebts(0, 120), 'state'), 'immigration', 'state').flatMap(
      (one) => one.effects,
    );
    expect(effects.some(({ what }) => what === 'imf')).toBe(false);
  });
});

describe('wages that owners may cut', () => {
  /** The Working Class in the Supermarket and the Shopping Mall (20 each) and the Clinic (20), at the lowest wage of B. */
  const employed = () =>
    position(2, (state) => {
      for (const { id } of state.companies) emptied(state, id);
      staffed(state, 'supermarket-start', 'working', ['agriculture', 'unskilled']);
      staffed(state, 'shopping-mall-start', 'working', ['luxury', 'unskilled'], true);
      staffed(state, 'clinic-start', 'working', ['healthcare', 'unskilled']);
    });
  const toC = (seat: Seat) =>
    policyEffects(view(employed(), seat), 'labor-market', seat).find(({ section }) => section === 'C')?.effects ?? [];

  it('are told as they are and as they may become, by those who earn them and by those who pay them', () => {
    // At level 1 the Supermarket pays 15 and the Clinic 10; who is committed in the Shopping Mall keeps the 20.
    expect(toC('working')).toContainEqual({ what: 'wages-in', now: 60, after: 60, cut: 45, good: false });
    expect(toC('capitalist')).toContainEqual({ what: 'wages-out', now: 60, after: 60, cut: 45, good: true });
  });

  it('change the money afterwards only if they are cut, of everybody that it is shown to', () => {
    const changes = changesForAll(view(employed(), 'working'), 'labor-market', 'C');
    const [workers, owners] = ['working', 'capitalist'].map((of) => changes.find(({ seat }) => seat === of));
    expect((workers?.money ?? 0) - (workers?.cut ?? 0)).toBe(15);
    expect((owners?.cut ?? 0) - (owners?.money ?? 0)).toBeGreaterThan(0);
  });

  it('are not spoken of where the lowest wage rises: nothing may be cut then that may not be cut now', () => {
    const effects = policyEffects(view(employed(), 'working'), 'labor-market', 'working');
    expect(
      effects.flatMap((one) => (one.section === 'A' ? one.effects : [])).some(({ cut }) => cut !== undefined),
    ).toBe(false);
  });
});
