/** The tax tables and the Tax Multiplier (p. 17, 20, 25, 31). */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../src/rules/names.js';
import { taxMultiplier } from '../../src/rules/policies.js';
import { corporateTax, employmentTax, incomeTax } from '../../src/rules/taxes.js';
import { at, company, emptied, position, staffed, unemployed } from '../support.js';

const SECTIONS: readonly Section[] = ['A', 'B', 'C'];

describe('the Tax Multiplier', () => {
  // By Taxation, then Health & Benefits, then Education.
  const VALUES: Readonly<Record<string, number>> = {
    AAA: 11,
    AAB: 9,
    AAC: 7,
    ABA: 9,
    ABB: 7,
    ABC: 5,
    ACA: 7,
    ACB: 5,
    ACC: 3,
    BAA: 6,
    BAB: 5,
    BAC: 4,
    BBA: 5,
    BBB: 4,
    BBC: 3,
    BCA: 4,
    BCB: 3,
    BCC: 2,
    CAA: 1,
    CAB: 1,
    CAC: 1,
    CBA: 1,
    CBB: 1,
    CBC: 1,
    CCA: 1,
    CCB: 1,
    CCC: 1,
  };

  it.each(Object.entries(VALUES))('at 3-4-5 in sections %s is %i', (sections, value) => {
    const [taxation, health, education] = [...sections] as [Section, Section, Section];
    const state = at(position(2), { taxation, 'welfare-health': health, 'welfare-education': education });
    expect(taxMultiplier(state)).toBe(value);
  });
});

describe('income tax', () => {
  const RATES = { A: [7, 6, 5], B: [4, 4, 4], C: [1, 2, 3] } as const;

  it.each(SECTIONS)('of the Working Class is the rate times its Population, Labor Market at %s', (market) => {
    const state = unemployed(position(2), 'working', { unskilled: 5 }); // 8 + 5 workers: a Population of 4
    SECTIONS.forEach((taxation, i) => {
      at(state, { 'labor-market': market, taxation });
      expect(incomeTax(state, 'working')).toBe(4 * (RATES[market][i] as number));
    });
  });

  it('of the Middle Class is the rate times the companies of others in which it works', () => {
    const state = at(position(3), { 'labor-market': 'A', taxation: 'B' });
    expect(incomeTax(state, 'middle')).toBe(2 * 6); // Technical University and Shopping Mall
    emptied(state, 'shopping-mall-start');
    expect(incomeTax(state, 'middle')).toBe(6);
  });

  it('looks at the Labor Market under which wages were paid, if the IMF has moved it since', () => {
    const state = at(position(3), { 'labor-market': 'C', taxation: 'A' });
    state.paidUnder = 'A';
    expect(incomeTax(state, 'working')).toBe(3 * 7);
  });
});

describe('employment tax', () => {
  it('counts staffed and automated companies, not empty ones', () => {
    const state = position(3); // Supermarket, Shopping Mall and College are staffed, the Clinic is not
    expect(employmentTax(state, 'capitalist')).toBe(5 * 3);
    company(state, 'automated-grain-farm', 'capitalist');
    expect(employmentTax(state, 'capitalist')).toBe(5 * 4);
  });

  it('counts Middle Class companies whose owners are there, with or without an employee', () => {
    const state = position(3);
    expect(employmentTax(state, 'middle')).toBe(5 * 2);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    expect(employmentTax(state, 'middle')).toBe(5 * 2);
    emptied(state, 'doctors-office-start');
    expect(employmentTax(state, 'middle')).toBe(5);
  });
});

describe('corporate tax', () => {
  const TABLE: readonly (readonly [from: number, to: number, a: number, b: number, c: number])[] = [
    [0, 4, 0, 0, 0],
    [5, 9, 1, 2, 2],
    [10, 24, 5, 5, 4],
    [25, 49, 12, 10, 7],
    [50, 99, 24, 15, 10],
    [100, 199, 40, 30, 20],
    [200, 299, 100, 70, 40],
    [300, 1000, 160, 120, 60],
  ];

  it.each(TABLE)('on %i to %i of Revenue is %i, %i or %i', (from, to, ...taxes) => {
    for (const revenue of [from, to]) {
      SECTIONS.forEach((taxation, i) => {
        const state = at(position(2), { taxation });
        state.capitalist.revenue = revenue;
        expect(corporateTax(state)).toBe(taxes[i]);
      });
    }
  });

  it('leaves Capital alone', () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 4, capital: 500 }));
    expect(corporateTax(state)).toBe(0);
  });
});
