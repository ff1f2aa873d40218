/** The State’s cards that move, staff and run companies. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/rules/check.js';
import { companiesOf, findCompany } from '../../../src/rules/companies.js';
import type { Section } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, emptied, unemployed } from '../../support.js';
import { stock } from './facing.js';
import { each, play, playable, table, treasury } from './state-hand.js';

describe('Nationalization (H66)', () => {
  const atSection = (section: Section, change: (state: HegemonyState) => void = () => {}) =>
    table((s) => {
      at(s, { 'fiscal-policy': section });
      change(s);
    });

  it('takes an idle Capitalist company for its cost and removes an idle Public one', () => {
    const state = atSection('B');
    play('nationalization', state);
    expect(state.removed).toEqual(['national-public-broadcasting']);
    expect(findCompany(state, 'clinic-start')).toMatchObject({ owner: 'state', wage: 2 });
    expect([state.state.treasury, state.capitalist.revenue]).toEqual([120 - 16, 120 + 16]);
    expect(companiesOf(state, 'state')).toHaveLength(3);
    expect(state.state.legitimacy).toEqual(each(2, 2, 2));
  });

  it('pays nothing in section A, and may staff the company', () => {
    const state = atSection('A', (s) => {
      emptied(s, 'supermarket-start');
      unemployed(s, 'working', { agriculture: 1, unskilled: 2 });
      unemployed(s, 'middle', { agriculture: 1, unskilled: 2 });
    });
    play('nationalization', state, [
      ['card-company', 'supermarket-start'],
      ['staff-class', 'middle', 'state'],
    ]);
    expect(state.state.treasury).toBe(120);
    expect(findCompany(state, 'supermarket-start').workers).toEqual([
      { class: 'middle', skill: 'agriculture', committed: true },
      { class: 'middle', skill: 'unskilled', committed: true },
    ]);
    const unstaffed = atSection('A', (s) => {
      unemployed(s, 'working', { healthcare: 1, unskilled: 2 });
    });
    play('nationalization', unstaffed, [['staff-class', null]]);
    expect(findCompany(unstaffed, 'clinic-start').workers.every((worker) => worker === null)).toBe(true);
  });

  it('discards services beyond the new limit', () => {
    const state = atSection('B', (s) => {
      emptied(s, 'technical-university');
      stock(s, s.state.services, { education: 12 });
    });
    play('nationalization', state, [['card-company', 'technical-university']]);
    expect(state.state.services.education).toBe(6);
    expect(check(state).filter((what) => !what.includes('among the cards'))).toEqual([]);
  });

  it('needs idle companies, without machinery, and the money in section B', () => {
    expect(playable('nationalization', table())).toBe(false);
    const busy = atSection('B', (s) => {
      s.companies = s.companies.filter(({ id }) => id !== 'national-public-broadcasting');
    });
    expect(playable('nationalization', busy)).toBe(false);
    const machines = atSection('B', (s) => {
      findCompany(s, 'clinic-start').machinery = true;
    });
    expect(playable('nationalization', machines)).toBe(false);
    expect(playable('nationalization', atSection('B', treasury(15)))).toBe(false);
    expect(playable('nationalization', atSection('A', treasury(0)))).toBe(true);
  });

  it('does not calm a demonstration, for nothing is built', () => {
    const state = atSection('A', (s) => {
      s.demonstration = true;
      unemployed(s, 'working', { healthcare: 1, unskilled: 1 });
    });
    play('nationalization', state, [['staff-class', 'working']]);
    expect(state.demonstration).toBe(true);
  });
});

describe('Privatization (H67)', () => {
  it('sells an operational Public company with its workers to the Capitalist Class, for a token', () => {
    const state = table((s) => {
      for (const worker of findCompany(s, 'university-hospital').workers) if (worker) worker.committed = true;
      stock(s, s.state.services, { health: 10 });
    });
    play('privatization', state, [['card-company', 'university-hospital']]);
    const { owner, wage, workers } = findCompany(state, 'university-hospital');
    expect([owner, wage, workers.filter((worker) => worker?.committed).length]).toEqual(['capitalist', 2, 3]);
    expect([state.state.treasury, state.capitalist.revenue]).toEqual([150, 90]);
    expect(state.state.services.health).toBe(6);
    expect(state.state.tokens).toEqual(each(0, 0, 1));
    expect(state.state.legitimacy).toEqual(each(2, 2, 3));
  });

  it('forces a loan on a Capitalist Class that cannot pay', () => {
    const state = table((s) => {
      s.capitalist.revenue = 10;
    });
    play('privatization', state, [['card-company', 'technical-university']]);
    expect([state.capitalist.loans, state.capitalist.revenue, state.capitalist.capital]).toEqual([1, 0, 30]);
  });

  it('needs Fiscal Policy B or C, an operational company and a free space', () => {
    expect(playable('privatization', at(table(), { 'fiscal-policy': 'A' }))).toBe(false);
    const idle = table((s) => {
      for (const { id } of companiesOf(s, 'state')) emptied(s, id);
    });
    expect(playable('privatization', idle)).toBe(false);
    const full = table((s) => {
      for (const id of [...s.capitalist.companyDeck].slice(0, 8)) company(s, id, 'capitalist');
    });
    expect(playable('privatization', full)).toBe(false);
  });
});

describe('Public Sector Overtime', () => {
  it('pays the wage once and produces', () => {
    const state = table((s) => stock(s, s.state.services, { health: 4 }));
    play('public-sector-overtime', state, [['card-company', 'university-hospital']]);
    expect([state.state.treasury, state.working.money, state.state.services.health]).toEqual([90, 60, 10]);
    expect(findCompany(state, 'university-hospital').workers.some((worker) => worker?.committed)).toBe(false);
  });

  it('loses what does not fit', () => {
    const state = table((s) => stock(s, s.state.services, { education: 9 }));
    play('public-sector-overtime', state, [['card-company', 'technical-university']]);
    expect([state.middle.money, state.state.services.education]).toEqual([70, 12]);
  });

  it('needs an operational company that does not strike and can be paid without a loan', () => {
    expect(playable('public-sector-overtime', table(treasury(29)))).toBe(false);
    const struck = table((s) => {
      findCompany(s, 'university-hospital').onStrike = true;
      emptied(s, 'technical-university');
    });
    expect(playable('public-sector-overtime', struck)).toBe(false);
  });
});

describe('Unemployment Initiative Program', () => {
  const jobless = (change: (state: HegemonyState) => void = () => {}) =>
    table((s) => {
      unemployed(s, 'working', { media: 1, unskilled: 2 });
      change(s);
    });

  it('fills an idle Public company out of the unemployed, committed', () => {
    const state = jobless();
    play('unemployment-initiative-program', state);
    expect(findCompany(state, 'national-public-broadcasting').workers).toEqual([
      { class: 'working', skill: 'media', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
    ]);
    expect(state.unemployed.working).toMatchObject({ media: 0, unskilled: 0 });
    expect([state.state.treasury, state.state.legitimacy.working]).toEqual([120, 2]);
  });

  it('lets the State choose the class', () => {
    const state = jobless((s) => unemployed(s, 'middle', { media: 2, education: 1 }));
    play('unemployment-initiative-program', state, [
      ['staff-class', 'middle', 'state'],
      ['staff-worker', 'education', 'state'],
    ]);
    const skills = findCompany(state, 'national-public-broadcasting').workers.map((worker) => worker?.skill);
    expect(skills).toEqual(['media', 'education', 'media']);
  });

  it('needs Welfare State Health A or B and enough workers of one class', () => {
    expect(playable('unemployment-initiative-program', at(jobless(), { 'welfare-health': 'C' }))).toBe(false);
    const few = table((s) => {
      unemployed(s, 'working', { media: 1, unskilled: 1 });
      unemployed(s, 'middle', { media: 1, unskilled: 1 });
    });
    expect(playable('unemployment-initiative-program', few)).toBe(false);
  });
});
