/** Why something cannot be done names the one reason that there is. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { whyNoAction, whyNoBuilding } from '../../src/reading/why-not.js';
import { COMPANY_SPACES } from '../../src/rules/data/board.js';
import { POLICIES, type Policy, SKILLS } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { company, position, unemployed } from '../support.js';

const TURN = { kind: 'turn', seat: 'working', about: {} } as unknown as AskDescription;

function whyNoBill(change: (state: HegemonyState) => void): string | undefined {
  return whyNoAction('basic', 'propose-bill', TURN, view(position(2, change), 'working'))?.kind;
}

const billed = (state: HegemonyState, policies: readonly Policy[]) => {
  for (const policy of policies) state.bills[policy] = { by: 'capitalist', section: 'B' };
};

describe('why no bill can be proposed', () => {
  it('is that no marker is left, that every policy has a bill, or that the others may not move', () => {
    expect(whyNoBill(({ working }) => Object.assign(working, { bills: 0 }))).toBe('why.bill.none');
    expect(whyNoBill((state) => billed(state, POLICIES))).toBe('why.bill.all');
    expect(whyNoBill((state) => billed(state, POLICIES.slice(1)))).toBe('why.bill.kept');
  });
});

describe('why a company cannot be built', () => {
  const why = (change: (state: HegemonyState) => void, about = {}) => {
    const state = position(3, (one) => {
      Object.assign(one.middle, { market: ['tutoring-company'], money: 12 });
      one.companies = one.companies.filter(({ owner }) => owner !== 'middle');
      for (const { workers } of one.companies) workers.fill(null);
      for (const skill of SKILLS) one.unemployed.middle[skill] = 0;
      change(one);
    });
    const ask = { kind: 'build-company', seat: 'middle', about } as unknown as AskDescription;
    return whyNoBuilding('tutoring-company', ask, view(state, 'middle'));
  };
  const teacher = (state: HegemonyState) => void unemployed(state, 'middle', { education: 1 });

  it('is that there is no space, too little money, nobody to run it, or that the card does not allow it', () => {
    expect(why((state) => void unemployed(state, 'middle', { unskilled: 2 }))).toEqual({
      kind: 'why.market.owners',
      params: { skill: 'education' },
    });
    expect(why(teacher)?.kind).toBe('why.market.market');
    expect(why((state) => void Object.assign(state.middle, { money: 11 }))).toEqual({
      kind: 'why.market.cost',
      params: { cost: 12, have: 11 },
    });
    expect(why(teacher, { costs: { 'tutoring-company': 20 } })?.params).toEqual({ cost: 20, have: 12 });
    const full = (state: HegemonyState) => {
      const ids = state.middle.companyDeck.filter((id) => id !== 'tutoring-company').slice(0, COMPANY_SPACES.middle);
      for (const id of ids) company(state, id, 'middle');
    };
    expect(why(full)?.kind).toBe('why.market.space');
  });
});
