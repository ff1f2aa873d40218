/** Every Crisis Response card, in a position in which it matters. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { companiesOf } from '../../../src/rules/companies.js';
import { population } from '../../../src/rules/labour.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, peopled, staffed, unemployed } from '../../support.js';
import { checkImf, crisisIn, indebted, KEEP_PRICES } from './crisis.js';

const letters = ({ policies }: HegemonyState) => Object.values(policies).join('');
const legitimacy = (state: HegemonyState, working: number, middle: number, capitalist: number) => {
  state.state.legitimacy = { working, middle, capitalist };
  return state;
};
const moneys = ({ working, middle, capitalist, state }: HegemonyState) => [
  working.money,
  middle.money,
  capitalist.revenue,
  state.treasury,
];

describe('Washington Consensus', () => {
  const CARD = 'washington-consensus';

  it('moves all policies, gives Influence and cubes, takes 2 unemployed of each class and 3 and 2 Legitimacy', () => {
    const state = legitimacy(indebted(4, CARD), 6, 2, 5);
    unemployed(state, 'working', { unskilled: 1, media: 2 });
    unemployed(state, 'middle', { unskilled: 3 });
    staffed(state, 'university-hospital', 'middle', ['healthcare', 'unskilled', 'unskilled']);
    const [bag, influence] = [{ ...state.bag }, [state.working.influence, state.middle.influence]];
    const employing = state.companies.filter(
      ({ owner, workers }) =>
        (owner === 'state' || owner === 'capitalist') && workers.some((one) => one?.class === 'middle'),
    ).length;
    checkImf(
      state,
      ...KEEP_PRICES,
      ['card-worker', { from: 'unemployed', skill: 'media' }, 'working'],
      ['card-worker', { from: 'unemployed', skill: 'unskilled' }, 'working'],
    );
    expect(letters(state)).toBe('CCCCCCB');
    // The Middle Class, all of whose unemployed are alike, is not asked.
    expect([state.unemployed.working.media, state.unemployed.working.unskilled]).toEqual([1, 0]);
    expect(state.unemployed.middle.unskilled).toBe(1);
    // A Population of 3 counts half, rounded up.
    expect([state.working.influence, state.middle.influence]).toEqual([
      (influence[0] ?? 0) + 2,
      (influence[1] ?? 0) + 2,
    ]);
    expect(employing).toBeGreaterThan(0);
    expect(state.bag).toEqual({ ...bag, middle: bag.middle + 2 * employing });
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 1, capitalist: 5 });
  });

  it('counts the Population before workers leave, and unions after the policies have changed (CR-12)', () => {
    const state = at(indebted(2, CARD), { 'fiscal-policy': 'B' });
    for (const id of ['public-hospital', 'public-university', 'regional-tv-station']) company(state, id, 'state');
    state.state.loans = 3;
    state.working.unions.media = true;
    state.supply.workers.working.media--;
    // A Population of 5 counts 3, one of 4 would count 2.
    peopled(state, 'working', 5);
    expect(population(state, 'working')).toBe(5);
    const [{ influence }, { working }] = [state.working, state.bag];
    const leaves = ['card-worker', { from: 'unemployed', skill: 'unskilled' }] as const;
    checkImf(state, ['adjust-price', STOP, 'capitalist'], leaves, leaves);
    expect([population(state, 'working'), state.working.influence]).toEqual([4, influence + 3]);
    // The union has dissolved with the companies that were closed: it brings no cubes.
    expect([state.working.unions.media, state.bag.working]).toEqual([false, working]);
  });

  it('takes as many unemployed as there are, never workers who have work (CR-4)', () => {
    const state = indebted(3, CARD);
    unemployed(state, 'working', { luxury: 1 });
    const atWork = JSON.stringify(state.companies.map(({ workers }) => workers));
    checkImf(state, ...KEEP_PRICES);
    expect(state.unemployed.working.luxury).toBe(0);
    expect(JSON.stringify(state.companies.map(({ workers }) => workers))).toBe(atWork);
  });

  it('adds 2 cubes for each Trade Union that is left', () => {
    const state = indebted(2, CARD);
    state.working.unions.agriculture = true;
    state.working.unions.media = true;
    const { working } = state.bag;
    checkImf(state, ['adjust-price', STOP, 'capitalist']);
    expect(state.bag.working - working).toBe(4);
  });
});

describe('Failed IMF Negotiations', () => {
  const CARD = 'failed-imf-negotiations';

  it('lets all pay 10 until the Treasury covers the loans: twice for a loan with 3 classes (CR-9)', () => {
    const state = legitimacy(indebted(4, CARD), 6, 5, 2);
    const before = moneys(state);
    checkImf(state, ...KEEP_PRICES);
    // 0 + 3 × 10 × 2 = 60, of which the loan takes 55.
    expect(moneys(state)).toEqual([(before[0] ?? 0) - 20, (before[1] ?? 0) - 20, (before[2] ?? 0) - 20, 5]);
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 3, capitalist: 1 });
    expect(state.state.loans).toBe(0);
  });

  it('is paid at least once, also by who has to borrow, and by those in play alone (CR-9, CR-13)', () => {
    const state = indebted(2, CARD);
    Object.assign(state.state, { loans: 1, treasury: 54 });
    state.working.money = 4;
    checkImf(state, ['adjust-price', STOP, 'capitalist']);
    expect([state.working.loans, state.working.money, state.state.treasury]).toEqual([1, 44, 19]);
    expect(state.middle.loans).toBe(0);
  });

  it('moves the Labor Market and Immigration only, and discards bills there only', () => {
    const state = at(indebted(2, CARD), { taxation: 'B' });
    for (const policy of ['labor-market', 'taxation'] as const) {
      state.bills[policy] = { by: 'working', section: 'A' };
      state.working.bills--;
    }
    const { influence } = state.working;
    checkImf(state, ['adjust-price', STOP, 'capitalist']);
    expect(letters(state)).toBe('CCBBCBA');
    expect([state.bills['labor-market'], state.bills.taxation?.section]).toEqual([null, 'A']);
    expect([state.working.bills, state.working.influence]).toEqual([2, influence + 1]);
  });
});

describe('Moderate IMF Intervention', () => {
  it('locks Foreign Trade, takes 2 unemployed of the Working Class and 2 Legitimacy of everybody', () => {
    const state = legitimacy(indebted(4, 'moderate-imf-intervention'), 5, 4, 2);
    unemployed(state, 'working', { unskilled: 3 });
    unemployed(state, 'middle', { unskilled: 2 });
    checkImf(state, ...KEEP_PRICES);
    expect(letters(state)).toBe('CCBBBCB');
    expect(crisisIn(state).locks).toEqual(['foreign-trade']);
    expect([state.unemployed.working.unskilled, state.unemployed.middle.unskilled]).toEqual([1, 2]);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 1 });
  });
});

describe('Japanese Model', () => {
  it('gives the State 40, which go to the loans, and takes 1 Legitimacy of everybody', () => {
    const state = legitimacy(indebted(4, 'japanese-model'), 5, 4, 3);
    state.state.treasury = 20;
    const { log } = checkImf(state, ...KEEP_PRICES);
    expect(letters(state)).toBe('CBBBBCA');
    expect(log).toContainEqual({ kind: 'pay', params: { from: 'supply', to: 'state', amount: 40, for: 'crisis' } });
    expect([state.state.treasury, state.state.loans]).toEqual([5, 0]);
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 3, capitalist: 2 });
  });

  it('lets owners change wages where the Labor Market goes to B (CR-1), and tax as wages were paid (CR-2)', () => {
    const state = at(indebted(2, 'japanese-model'), { 'labor-market': 'C' });
    for (const one of state.companies) one.wage = 1;
    checkImf(state, ['adjust-wage', STOP, 'capitalist'], ['adjust-price', STOP, 'capitalist']);
    expect(state.companies.every(({ wage }) => wage === 2)).toBe(true);
    expect(state.paidUnder).toBe('C');
  });
});

describe('Basic IMF Intervention', () => {
  it('does what the base game does, and locks Fiscal Policy and Taxation even where they stand already (CR-3)', () => {
    const state = legitimacy(indebted(4, 'basic-imf-intervention'), 5, 4, 1);
    checkImf(state, ...KEEP_PRICES);
    expect(letters(state)).toBe('CCABCBB');
    expect(crisisIn(state).locks).toEqual(['fiscal-policy', 'taxation']);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 1 });
    expect(state.companies.every(({ wage }) => wage === 1)).toBe(true);
  });
});

describe('US Stimulus Package', () => {
  const CARD = 'us-stimulus-package';

  it('pays 10 and 2 Health to two classes and 15 to the third, out of 60', () => {
    const state = legitimacy(indebted(4, CARD), 5, 4, 3);
    const [working = 0, middle = 0, capitalist = 0] = moneys(state);
    const { health } = state.state.services;
    expect(health).toBeGreaterThanOrEqual(4);
    checkImf(state, ...KEEP_PRICES);
    expect(letters(state)).toBe('CCBCCBB');
    // 60 − 10 − 10 − 15 = 25, all of which the loan takes.
    expect(moneys(state)).toEqual([working + 10, middle + 10, capitalist + 15, 0]);
    expect([state.working.goods.health, state.middle.goods.health, state.state.services.health]).toEqual([
      2,
      2,
      health - 4,
    ]);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 3 });
  });

  it('gives the Working Class first what Health there is (CR-10)', () => {
    const state = indebted(3, CARD);
    state.supply.resources.health += state.state.services.health - 3;
    state.state.services.health = 3;
    checkImf(state, ...KEEP_PRICES);
    expect([state.working.goods.health, state.middle.goods.health]).toEqual([2, 1]);
  });
});

describe('IMF Intervention with Resistance', () => {
  const CARD = 'imf-intervention-with-resistance';

  it('leaves welfare and its bills alone, locks Fiscal Policy, and brings 3 strikes (CR-8)', () => {
    const state = legitimacy(indebted(4, CARD), 4, 4, 4);
    for (const policy of ['welfare-health', 'immigration'] as const) {
      state.bills[policy] = { by: 'middle', section: 'C' };
      state.middle.bills--;
    }
    const able = state.companies
      .filter(({ owner, workers }) => owner !== 'working' && workers.some((one) => one?.class === 'working'))
      .map(({ id }) => id);
    const [first = '', second = ''] = able;
    expect(able).toHaveLength(3);
    // The third is the only one left, and it is no choice whether to strike there.
    checkImf(state, ...KEEP_PRICES, ['strike', first], ['strike', second]);
    expect(letters(state)).toBe('CCBBCBA');
    expect([state.bills['welfare-health']?.by, state.bills.immigration]).toEqual(['middle', null]);
    expect(crisisIn(state).locks).toEqual(['fiscal-policy']);
    expect(state.companies.filter(({ onStrike }) => onStrike)).toHaveLength(3);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 });
  });

  it('places as many strikes as it can where fewer are possible (CR-8)', () => {
    const state = indebted(2, CARD);
    state.supply.strikes = 0;
    checkImf(state, ['adjust-price', STOP, 'capitalist']);
    expect(state.companies.filter(({ onStrike }) => onStrike)).toEqual([]);
  });
});

describe('EU Austerity Measures', () => {
  it('takes 10 of everybody and halves all Legitimacy', () => {
    const state = legitimacy(indebted(4, 'eu-austerity-measures'), 5, 4, 3);
    const [working = 0, middle = 0, capitalist = 0] = moneys(state);
    checkImf(state, ...KEEP_PRICES);
    expect(letters(state)).toBe('CCABBBB');
    expect(moneys(state)).toEqual([working - 10, middle - 10, capitalist - 10, 0]);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 });
  });
});

describe('Failed IMF Intervention: Revolution', () => {
  const CARD = 'failed-imf-intervention-revolution';

  it('opens Public companies for nothing, taxes the owners and comforts them with Influence', () => {
    const state = indebted(2, CARD, 'eu-austerity-measures');
    for (const union of ['media', 'education'] as const) {
      state.working.unions[union] = true;
      state.supply.workers.working[union]--;
    }
    const owned = companiesOf(state, 'capitalist').length;
    const [working = 0, , capitalist = 0] = moneys(state);
    const { influence } = state.capitalist;
    const { log } = checkImf(state, ['adjust-price', STOP, 'capitalist']);
    expect(letters(state)).toBe('ACAAAAA');
    expect(companiesOf(state, 'state').length).toBeGreaterThan(3);
    expect(log.some(({ kind, params }) => kind === 'pay' && params.for === 'public-company')).toBe(false);
    // 45 come in, all of which the loan takes.
    expect(moneys(state)).toEqual([working - 10, 0, capitalist - 35, 0]);
    expect(state.capitalist.influence).toBe(influence + Math.floor(owned / 2));
    expect(crisisIn(state)).toMatchObject({ opensFree: false, aside: [`cr-${CARD}`] });
  });

  it('takes 2 and 3 Legitimacy of the owners, none of the Working Class', () => {
    const state = at(legitimacy(indebted(3, CARD), 4, 4, 4), { 'fiscal-policy': 'A' });
    expect(state.seats).not.toContain('state');
    for (const union of ['media', 'education'] as const) state.working.unions[union] = true;
    Object.assign(state.state, { loans: 2 });
    const middle = state.middle.money;
    checkImf(state, ...KEEP_PRICES);
    // Without a State player there is no Legitimacy to lose (CR-13).
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 4, capitalist: 4 });
    expect(state.middle.money).toBe(middle - 20);
  });

  it('is skipped with fewer than 2 Trade Unions: it goes aside and the next card happens (CR-7)', () => {
    const state = indebted(2, CARD, 'eu-austerity-measures', 'japanese-model');
    const { log } = checkImf(state, ['adjust-price', STOP, 'capitalist']);
    expect(letters(state)).toBe('CCABBBB');
    expect(crisisIn(state)).toMatchObject({
      aside: [`cr-${CARD}`, 'cr-eu-austerity-measures'],
      open: ['cr-japanese-model'],
    });
    expect(log.map(({ kind }) => kind)).toContain('crisis-skipped');
  });
});
