/** When the IMF comes and what it does (p. 12, 33-34). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { companiesOf, findCompany } from '../../src/rules/companies.js';
import { checkImf } from '../../src/rules/imf.js';
import { taxMultiplier } from '../../src/rules/policies.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { at, company, perform, position, type Scripted, staffed } from '../support.js';

/** With 3 players, after the intervention: the two owners leave their prices alone. */
const KEEP_PRICES: readonly Scripted[] = [
  ['adjust-price', STOP, 'middle'],
  ['adjust-price', STOP, 'capitalist'],
];
const indebted = (players: 2 | 3 | 4, loans: number, treasury: number, fiscal: 'A' | 'B' | 'C' = 'C') => {
  const state = at(position(players), { 'fiscal-policy': fiscal });
  Object.assign(state.state, { loans, treasury });
  const rows = [
    ['public-hospital', 'public-university', 'regional-tv-station'],
    ['public-hospital/2', 'public-university/2', 'regional-tv-station/2'],
  ];
  for (const row of fiscal === 'C' ? [] : fiscal === 'B' ? rows.slice(0, 1) : rows)
    for (const id of row) company(state, id, 'state');
  return state;
};
const came = (state: HegemonyState, answers: readonly Scripted[] = []) =>
  perform(state, checkImf, answers).log.some(({ kind }) => kind === 'imf');

describe('Check IMF', () => {
  it('does nothing below the number of loans of the Fiscal Policy', () => {
    expect(came(indebted(3, 0, 0))).toBe(false);
    expect(came(indebted(3, 1, 0, 'B'))).toBe(false);
    expect(came(indebted(3, 1, 0, 'A'))).toBe(false);
  });

  it('comes at 1 loan at C and at 2 at B and A (H8)', () => {
    expect(came(indebted(3, 1, 54), KEEP_PRICES)).toBe(true);
    expect(came(indebted(3, 2, 54, 'B'), KEEP_PRICES)).toBe(true);
    expect(came(indebted(3, 2, 54, 'A'), KEEP_PRICES)).toBe(true);
  });

  it('lets the State pay off at 55 each as many as needed, and stays away (H7)', () => {
    const state = indebted(3, 1, 60);
    expect(came(state)).toBe(false);
    expect(state.state).toMatchObject({ loans: 0, treasury: 5 });
    const two = indebted(3, 2, 200, 'B');
    expect(came(two)).toBe(false);
    expect(two.state).toMatchObject({ loans: 1, treasury: 145 });
  });

  it('comes when the money is not enough to get below the number', () => {
    const state = indebted(3, 2, 109);
    expect(came(state, KEEP_PRICES)).toBe(true);
  });
});

describe('an intervention', () => {
  it('puts every policy where it wants it, for no VP', () => {
    const state = indebted(2, 2, 0, 'A');
    at(state, {
      'labor-market': 'A',
      taxation: 'C',
      'welfare-health': 'A',
      'welfare-education': 'A',
      'foreign-trade': 'C',
      immigration: 'A',
    });
    came(state, [['adjust-price', STOP, 'capitalist']]);
    expect(Object.values(state.policies)).toEqual(['C', 'C', 'A', 'B', 'C', 'B', 'B']);
    expect(taxMultiplier(state)).toBe(5);
    expect([state.working.vp, state.capitalist.vp]).toEqual([0, 0]);
  });

  it('takes all bills off the table, for 1 Influence each to who proposed them', () => {
    const state = indebted(4, 1, 0);
    state.bills.taxation = { by: 'working', section: 'B' };
    state.bills.immigration = { by: 'working', section: 'C' };
    state.bills['labor-market'] = { by: 'state', section: 'C' };
    state.working.bills = 1;
    state.state.bills = 2;
    came(state, KEEP_PRICES);
    expect(Object.values(state.bills).every((bill) => bill === null)).toBe(true);
    expect([state.working.influence, state.state.influence, state.middle.influence]).toEqual([3, 2, 1]);
    expect([state.working.bills, state.state.bills]).toEqual([3, 3]);
  });

  it('closes and sells all but 3 Public companies; without a State player the two lower rows', () => {
    const state = indebted(3, 2, 0, 'A');
    came(state, KEEP_PRICES);
    expect(companiesOf(state, 'state').map(({ id }) => id)).toEqual([
      'university-hospital',
      'technical-university',
      'national-public-broadcasting',
    ]);
    // 6 companies for 20 each bring 120, of which 110 pay the loans off.
    expect(state.state).toMatchObject({ treasury: 10, loans: 0 });
  });

  it('opens no Public company when the Fiscal Policy was at C already', () => {
    const state = indebted(4, 1, 0);
    findCompany(state, 'university-hospital').owner = 'capitalist';
    came(state, KEEP_PRICES);
    expect(companiesOf(state, 'state')).toHaveLength(2);
  });

  it('puts all wages to level 1 if the Labor Market moves, and only then', () => {
    const moved = indebted(3, 1, 0);
    findCompany(moved, 'college-start').wage = 3;
    came(moved, KEEP_PRICES);
    expect(moved.companies.every(({ wage }) => wage === 1)).toBe(true);
    expect(moved.paidUnder).toBe('B');

    const stayed = at(indebted(3, 1, 0), { 'labor-market': 'C' });
    came(stayed, KEEP_PRICES);
    expect(findCompany(stayed, 'college-start').wage).toBe(2);
    expect(stayed.paidUnder).toBeNull();
  });

  it('lets the owners adjust all their prices (H30)', () => {
    const state = indebted(2, 1, 0);
    came(state, [
      ['adjust-price', { good: 'food', price: 15 }, 'capitalist'],
      ['adjust-price', { good: 'education', price: 10 }, 'capitalist'],
      ['adjust-price', STOP, 'capitalist'],
    ]);
    expect(state.capitalist.prices).toEqual({ food: 15, luxury: 8, health: 8, education: 10 });
  });

  it('takes what money there is for the loans and forgives the rest', () => {
    const state = indebted(3, 3, 60);
    came(state, KEEP_PRICES);
    expect(state.state).toMatchObject({ loans: 0, treasury: 0 });
  });

  it('halves all three Legitimacies, rounded up, if the State is played', () => {
    const state = indebted(4, 1, 0);
    state.state.legitimacy = { working: 1, middle: 5, capitalist: 10 };
    const { log } = perform(state, checkImf, KEEP_PRICES);
    expect(state.state.legitimacy).toEqual({ working: 1, middle: 3, capitalist: 5 });
    expect(log).toContainEqual({ kind: 'legitimacy-halved', params: { working: 1, middle: 3, capitalist: 5 } });
  });

  it('discards services above the new limits (FAQ p. 35)', () => {
    const state = indebted(3, 2, 0, 'A');
    state.state.services.education = 20;
    state.supply.resources.education -= 14;
    came(state, KEEP_PRICES);
    expect(state.state.services.education).toBe(12);
  });

  it('sends the workers of sold companies to the unemployed', () => {
    const state = indebted(4, 2, 0, 'B');
    staffed(state, 'public-hospital', 'middle', ['healthcare', 'unskilled']);
    came(state, [
      ['close-public-company', 'public-hospital', 'state'],
      ['close-public-company', 'public-university', 'state'],
      ['close-public-company', 'university-hospital', 'state'],
      ...KEEP_PRICES,
    ]);
    expect(state.unemployed.middle).toMatchObject({ healthcare: 1, unskilled: 1 });
    expect(state.unemployed.working).toMatchObject({ healthcare: 1, unskilled: 2 });
    expect(state.state.treasury).toBe(0);
  });
});
