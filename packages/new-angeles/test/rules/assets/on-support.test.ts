/** The assets that act in the Support step, and how a window opens (G.6, 65.4). */
import { describe, expect, it } from 'vitest';
import { resolveDeal } from '../../../src/rules/deal/deal.js';
import {
  askAfter,
  COUNTER,
  capital,
  deal,
  dealing,
  handCounts,
  holds,
  isExhausted,
  MAIN,
  owns,
  type Scripted,
  twoOffers,
} from '../../support.js';

describe('Isabel McGuire', () => {
  it('puts an unseen card beside an offer, even for the active player', () => {
    const state = twoOffers((s) => owns(s, 'player-1', 'isabel-mcguire'));
    const top = state.actionDecks.media.at(-1);
    const { log } = deal(state, [
      MAIN,
      COUNTER,
      ['use-asset', 'isabel-mcguire', 'player-1'],
      ['draw-type', 'media'],
      ['side', 'counter'],
    ]);
    expect(log).toContainEqual({
      kind: 'deal-won',
      params: { seat: 'player-2', side: 'counter', main: 0, counter: 1 },
    });
    expect(state.discards).toContain(top);
  });

  it('lets a supporting player add to that side only, and he has not abstained (I.6, NA35)', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'liquidation', 'clean-slate');
      owns(s, 'player-3', 'isabel-mcguire');
      owns(s, 'player-4', 'eiko');
    });
    const asked = askAfter(state, resolveDeal, [
      MAIN,
      COUNTER,
      ['counteroffer', null],
      ['use-asset', 'isabel-mcguire', 'player-3'],
      ['draw-type', 'media'],
      ['side', 'counter'],
    ]);
    expect(asked).toMatchObject({ seat: 'player-3', kind: 'support', options: ['counter'] });
  });
});

describe('Locust Company', () => {
  it('forbids a player to support the counteroffer', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'liquidation', 'clean-slate');
      owns(s, 'player-1', 'locust-company');
    });
    const asked = askAfter(state, resolveDeal, [
      MAIN,
      COUNTER,
      ['counteroffer', null],
      ['use-asset', 'locust-company', 'player-1'],
      ['player', 'player-3'],
    ]);
    expect(asked).toMatchObject({ seat: 'player-3', kind: 'support', options: ['main'], canStop: true });
  });

  it('forbids him Isabel McGuire for it too (I.7)', () => {
    const state = twoOffers((s) => {
      owns(s, 'player-1', 'locust-company');
      owns(s, 'player-3', 'isabel-mcguire');
    });
    deal(state, [
      MAIN,
      COUNTER,
      ['use-asset', 'locust-company', 'player-1'],
      ['player', 'player-3'],
      ['use-asset', 'isabel-mcguire', 'player-3'],
      ['draw-type', 'labor'],
    ]);
    expect(state.players['player-1'].assets.map(({ asset }) => asset)).toContain('susan-chen');
  });

  it('forbids him to add to what Isabel McGuire has put there before, and the other side is closed to him (I.6, NA35)', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'liquidation', 'clean-slate');
      owns(s, 'player-3', 'isabel-mcguire');
      owns(s, 'player-4', 'locust-company');
    });
    const { log } = deal(state, [
      MAIN,
      COUNTER,
      ['counteroffer', null],
      ['use-asset', 'isabel-mcguire', 'player-3'],
      ['draw-type', 'media'],
      ['side', 'counter'],
      ['use-asset', 'locust-company', 'player-4'],
      ['player', 'player-3'],
    ]);
    expect(log).toContainEqual({
      kind: 'deal-won',
      params: { seat: 'player-2', side: 'counter', main: 0, counter: 1 },
    });
  });

  it('has nothing to do without a counteroffer', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      owns(s, 'player-2', 'locust-company');
    });
    deal(state, [MAIN]);
    expect(isExhausted(state, 'player-2', 'locust-company')).toBe(false);
  });
});

describe('Eiko', () => {
  const abstaining = () =>
    twoOffers((s) => {
      holds(s, 'player-3', 'liquidation', 'liquidation');
      owns(s, 'player-1', 'eiko');
    });
  const countered: readonly Scripted[] = [
    MAIN,
    COUNTER,
    ['counteroffer', null, 'player-3'],
    ['support', null, 'player-3'],
    ['use-asset', 'eiko', 'player-1'],
  ];

  it('makes who abstained support the main offer, or lose 1 capital', () => {
    const supporting = abstaining();
    const { log } = deal(supporting, [
      ...countered,
      ['eiko-reply', 'support', 'player-3'],
      ['eiko-card', 'liquidation'],
    ]);
    expect(log).toContainEqual({ kind: 'deal-won', params: { seat: 'player-1', side: 'main', main: 1, counter: 0 } });
    const losing = abstaining();
    deal(losing, [...countered, ['eiko-reply', 'lose', 'player-3']]);
    expect(capital(losing)[2]).toBe(9);
    expect(handCounts(losing)[2]).toBe(2);
  });

  it('takes 1 capital from who has no cards', () => {
    const state = twoOffers((s) => owns(s, 'player-1', 'eiko'));
    deal(state, [MAIN, COUNTER, ['use-asset', 'eiko', 'player-1']]);
    expect(capital(state)[2]).toBe(9);
  });
});

describe('a window', () => {
  it('asks clockwise from the active player, each in his order, and only who could use something (NA39)', () => {
    const state = twoOffers((s) => {
      owns(s, 'player-2', 'isabel-mcguire');
      owns(s, 'player-6', 'locust-company');
      s.active = 'player-1';
    });
    const first = askAfter(state, resolveDeal, [MAIN, COUNTER]);
    expect(first).toMatchObject({ seat: 'player-2', options: ['isabel-mcguire'], canStop: true });
    const second = twoOffers((s) => owns(s, 'player-6', 'locust-company', 'isabel-mcguire'));
    expect(askAfter(second, resolveDeal, [MAIN, COUNTER])).toMatchObject({
      seat: 'player-6',
      options: ['isabel-mcguire', 'locust-company'],
    });
  });

  it('does not open for an exhausted asset (60)', () => {
    const state = twoOffers((s) => {
      owns(s, 'player-3', 'mark-yale');
      s.players['player-3'].assets = [{ asset: 'mark-yale', exhausted: true }];
    });
    expect(askAfter(state, resolveDeal, [MAIN]).kind).toBe('counteroffer');
  });
});
