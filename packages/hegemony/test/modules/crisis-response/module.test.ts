/** Crisis Response as a whole: the deck, locks, what it leaves alone, checked games. */
import { randomBot } from '@polity/bots';
import { checkGame, seededRandom, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { forecast } from '../../../src/reading/forecast.js';
import { whyNoSection } from '../../../src/reading/why-not.js';
import { elections } from '../../../src/rules/round/elections.js';
import { production } from '../../../src/rules/round/production.js';
import { setUp } from '../../../src/rules/setup.js';
import { view } from '../../../src/rules/view.js';
import { possibleBills } from '../../../src/rules/vote.js';
import { perform } from '../../support.js';
import { checkImf, crisisIn, indebted, KEEP_PRICES } from './crisis.js';

const MODULE = 'crisis-response';

describe('the deck', () => {
  it('has ten cards, of which everybody sees the top one and nobody the others', () => {
    const state = setUp({ seats: 3, [MODULE]: true }, seededRandom('fast', 'deck'));
    const { open, deck } = crisisIn(state);
    expect([open.length, deck.length, new Set([...open, ...deck]).size]).toEqual([1, 9, 10]);
    for (const seat of [...state.seats, null]) expect(view(state, seat).crisis).toMatchObject({ open, deck: [] });
  });

  it('lasts the whole game: five interventions and two skipped cards are seven of ten (CR-7)', () => {
    const state = indebted(2, 'failed-imf-intervention-revolution', 'new-government-bond-program');
    expect(crisisIn(state).deck).toHaveLength(9);
  });
});

describe('a lock', () => {
  const locked = () => {
    const state = indebted(3, 'basic-imf-intervention');
    checkImf(state, ...KEEP_PRICES);
    return state;
  };

  it('keeps everybody from proposing a bill for the policy, and says why', () => {
    const state = locked();
    const policies = possibleBills(state, 'working').map(({ policy }) => policy);
    expect(policies).not.toContain('fiscal-policy');
    expect(policies).toContain('labor-market');
    const ask = { kind: 'propose-bill', seat: 'working' } as Parameters<typeof whyNoSection>[2];
    expect(whyNoSection('fiscal-policy', 'B', ask, view(state, 'working'))?.kind).toBe('why.policy.locked');
  });

  it('goes at the start of the next Check IMF step, whether the IMF comes or not', () => {
    const state = locked();
    Object.assign(state, { round: 2, phase: 'production', step: 3 });
    state.working.goods.food = 20;
    perform(state, production);
    expect(crisisIn(state).locks).toHaveLength(2);
    const { log } = perform(state, production);
    expect(crisisIn(state).locks).toEqual([]);
    expect(log[0]).toEqual({ kind: 'locks-removed', params: { policies: ['fiscal-policy', 'taxation'] } });
  });
});

it('lets owners change all their prices if a policy has moved, and none if none has (CR-14)', () => {
  const state = indebted(2, 'basic-imf-intervention');
  checkImf(state, ['adjust-price', { good: 'food', price: 15 }], ['adjust-price', null]);
  expect(state.capitalist.prices.food).toBe(15);
  const still = indebted(2, 'basic-imf-intervention');
  still.policies['labor-market'] = 'C';
  checkImf(still);
  expect(still.paidUnder).toBeNull();
});

it('skips the Elections Phase, refill included, when all bills are discarded (CR-11)', () => {
  const state = indebted(3, 'basic-imf-intervention');
  state.bills.taxation = { by: 'middle', section: 'B' };
  state.middle.bills--;
  checkImf(state, ...KEEP_PRICES);
  const bag = { ...state.bag };
  Object.assign(state, { phase: 'elections', step: 0 });
  perform(state, elections);
  expect([state.phase, state.bag]).toEqual(['scoring', bag]);
});

it('leaves the sign of Protect the Status Quo where it is, and moves the policy under it', () => {
  const state = indebted(3, 'japanese-model');
  state.signs = [{ policy: 'taxation', by: 'middle' }];
  const { influence } = state.middle;
  checkImf(state, ...KEEP_PRICES);
  expect([state.policies.taxation, state.signs.length, state.middle.influence]).toEqual(['B', 1, influence]);
});

it('is foretold from a view, which does not know the next card', () => {
  const state = indebted(3, 'failed-imf-intervention-revolution');
  Object.assign(state, { phase: 'action', step: 0 });
  Object.assign(state.state, { loans: 4, treasury: 0 });
  expect(forecast(view(state, 'working'))?.imf).toBe('intervenes');
});

describe.each([2, 3, 4] as const)('with %i players', (seats) => {
  it('keeps every promise of a game', () => {
    for (let game = 0; game < 3; game++) {
      const options = { seats, [MODULE]: true };
      const { violations } = checkGame(hegemony, options, `${MODULE}/${seats}/${game}`, () => randomBot);
      expect(violations).toEqual([]);
    }
  });

  it('left out, plays the game as if it did not exist', () => {
    const log = (options: { seats: typeof seats }) => simulate(hegemony, options, MODULE, () => randomBot).run.log;
    expect(log({ seats, ...{ [MODULE]: false } })).toEqual(log({ seats }));
  });
});
