/** The nine cards of the second round. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { possibleExports, sellAbroad } from '../../../src/rules/actions/foreign-trade.js';
import { findCompany } from '../../../src/rules/companies.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, mayAct, perform, unemployed } from '../../support.js';
import { bringers, broughtBy, canBring, comesAbout, facing } from './history.js';

const KEEP_PRICES = [
  ['adjust-price', STOP, 'middle'],
  ['adjust-price', STOP, 'capitalist'],
] as const;

/** Trade Unions of two industries, with four workers in companies of each. */
function unionized(state: HegemonyState): void {
  const skills = ['unskilled', 'unskilled', 'unskilled'] as const;
  company(state, 'vegetable-farm', 'capitalist', { staff: { class: 'working', skills } });
  company(state, 'hotel', 'capitalist', { staff: { class: 'working', skills } });
  company(state, 'fashion-company', 'capitalist', { staff: { class: 'working', skills: ['unskilled', 'unskilled'] } });
  for (const industry of ['agriculture', 'luxury'] as const) {
    state.working.unions[industry] = true;
    state.supply.workers.working[industry]--;
  }
}

it('Rise of Protectionism: Foreign Trade to A from B or C, and no Business Deal is left', () => {
  const state = facing(4, 'rise-of-protectionism');
  expect(bringers(state)).toEqual(['capitalist', 'state']);
  broughtBy(state, 'state', ...KEEP_PRICES);
  expect(state.policies['foreign-trade']).toBe('A');
  expect(state.deals.open).toEqual([]);
  expect(bringers(facing(4, 'rise-of-protectionism', (table) => at(table, { 'foreign-trade': 'A' })))).toEqual([]);
});

it('Bengal Famine: 2 workers each, and 1 Legitimacy with both classes', () => {
  const state = facing(4, 'bengal-famine', (table) => {
    unemployed(table, 'working', { unskilled: 2 });
    unemployed(table, 'middle', { media: 1 });
    table.state.legitimacy = { working: 3, middle: 3, capitalist: 3 };
  });
  comesAbout(state, ['card-worker', { from: 'doctors-office-start', skill: 'healthcare' }, 'middle']);
  expect(state.unemployed.working.unskilled).toBe(0);
  expect(state.unemployed.middle.media).toBe(0);
  expect(findCompany(state, 'doctors-office-start').workers[0]).toBeNull();
  expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 3 });
});

describe('New Deal', () => {
  it('needs 7 unemployed of both classes together, 4 with 2 players', () => {
    const few = (table: HegemonyState) => unemployed(table, 'working', { unskilled: 4 });
    expect(canBring(facing(4, 'new-deal', few), 'working')).toBe(false);
    expect(bringers(facing(2, 'new-deal', few))).toEqual(['working']);
  });

  it('moves 1 and 2 towards A, finds work with the State and the Capitalist Class, which gets 5 for each worker', () => {
    const state = facing(2, 'new-deal', (table) => {
      unemployed(table, 'working', { unskilled: 5, healthcare: 1, agriculture: 1 });
      table.working.unions.agriculture = false;
    });
    state.policies['fiscal-policy'] = 'A';
    for (const id of [...state.state.closed]) company(state, id, 'state', { wage: 2 });
    broughtBy(
      state,
      'working',
      ['assign-to', { company: 'clinic-start' }, 'working'],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }, 'working'],
    );
    expect(state.policies['labor-market']).toBe('A');
    expect(findCompany(state, 'clinic-start').workers.every((worker) => worker?.committed)).toBe(true);
    expect(state.capitalist.revenue).toBe(130);
    expect(state.state.treasury).toBe(110);
  });
});

describe('Great Depression', () => {
  it('needs 2 loans among all, or a Treasury of at most 100', () => {
    const rich = facing(3, 'great-depression');
    comesAbout(rich);
    expect(rich.historical?.happened).toEqual([]);
    const poor = facing(3, 'great-depression', (table) => {
      table.state.loans = 1;
      table.working.loans = 1;
    });
    comesAbout(
      poor,
      ['adjust-wage', STOP, 'middle'],
      ['adjust-wage', STOP, 'capitalist'],
      ['card-company', 'college-start', 'capitalist'],
      ['card-company', 'doctors-office-start', 'middle'],
    );
    expect(poor.historical?.happened).toEqual(['he-great-depression']);
  });

  it('moves 2, 4 and 5 towards C, takes a company each and 30, and fixes all prices at their highest (HE-6, HE-9)', () => {
    const state = facing(4, 'great-depression', (table) => {
      table.state.treasury = 100;
      at(table, { 'welfare-education': 'B' });
    });
    comesAbout(
      state,
      ['adjust-wage', STOP, 'middle'],
      ['adjust-wage', STOP, 'capitalist'],
      ['adjust-wage', STOP, 'state'],
      ['card-company', 'supermarket-start', 'capitalist'],
      ['card-company', 'convenience-store-start', 'middle'],
    );
    expect(Object.values(state.policies).join('')).toBe('CCACCBB');
    expect(state.companies.map(({ id }) => id)).not.toContain('supermarket-start');
    expect(state.capitalist.companyDiscard).toEqual(['supermarket-start']);
    expect(state.unemployed.working).toMatchObject({ agriculture: 1, unskilled: 1 });
    expect(state.capitalist.prices).toEqual({ food: 15, luxury: 10, health: 10, education: 10 });
    expect(state.middle.prices).toEqual(state.capitalist.prices);
    expect(state.state.treasury).toBe(70);
    expect(mayAct(state, 'capitalist', 'adjust-prices')).toBe(false);
  });
});

it('Baby Boom: 3 unskilled workers and 1 Prosperity each, with 2A or 2B and 3 healthcare companies', () => {
  const state = facing(4, 'baby-boom');
  expect(bringers(state)).toEqual([]);
  company(state, 'pharmacy', 'middle', { staff: { class: 'middle', skills: ['healthcare', 'unskilled'] } });
  expect(bringers(state)).toEqual(['working', 'middle']);
  broughtBy(state, 'middle');
  expect([state.unemployed.working.unskilled, state.unemployed.middle.unskilled]).toEqual([3, 3]);
  expect([state.working.prosperity, state.middle.prosperity]).toEqual([1, 1]);
  expect([state.working.vp, state.middle.vp]).toEqual([1, 1]);
});

describe('Strike in US Automotive Industry', () => {
  it('needs 2 Trade Unions; then 1 Influence, up to 4 strikes, and cubes for the companies that employ the Middle Class', () => {
    expect(bringers(facing(4, 'strike-in-us-automotive-industry'))).toEqual([]);
    const state = facing(4, 'strike-in-us-automotive-industry', unionized);
    broughtBy(
      state,
      'working',
      ['strike', 'vegetable-farm', 'working'],
      ['strike', 'hotel', 'working'],
      ['strike', 'fashion-company', 'working'],
      ['strike', 'college-start', 'working'],
    );
    expect(state.working.influence).toBe(2);
    expect(state.companies.filter(({ onStrike }) => onStrike)).toHaveLength(4);
    // The Technical University and the Shopping Mall.
    expect(state.bag.middle).toBe(10);
  });
});

it('World War II: 2 unemployed workers each, and a luxury company for 32', () => {
  const state = facing(4, 'world-war-ii', (table) => {
    at(table, { 'fiscal-policy': 'A', taxation: 'A', 'foreign-trade': 'A' });
    unemployed(table, 'working', { unskilled: 1, agriculture: 2 });
    unemployed(table, 'middle', { media: 1 });
  });
  comesAbout(state, ['card-worker', { from: 'unemployed', skill: 'unskilled' }, 'working']);
  expect(state.unemployed.working).toMatchObject({ unskilled: 0, agriculture: 1 });
  expect(state.unemployed.middle.media).toBe(0);
  expect([state.capitalist.revenue, state.state.treasury]).toEqual([152, 88]);
  expect(state.removed).toEqual(['national-public-broadcasting']);
});

it('India Gains Independence: 4, 1 and 1 cubes', () => {
  const state = facing(4, 'india-gains-independence');
  expect(bringers(state)).toEqual(['working']);
  broughtBy(state, 'working');
  expect(state.bag).toEqual({ working: 12, middle: 9, capitalist: 9 });
});

describe('Foundation of GATT', () => {
  it('needs 6 agricultural or luxury companies, operational or not, 4 with 2 players', () => {
    const four = (table: HegemonyState) => {
      company(table, 'supermarket', 'capitalist');
      company(table, 'shopping-mall', 'capitalist');
    };
    expect(bringers(facing(2, 'foundation-of-gatt', four))).toEqual(['capitalist']);
    expect(bringers(facing(4, 'foundation-of-gatt', four))).toEqual([]);
  });

  it('moves 6 towards C, brings a deal that is made, and Legitimacy for every sale abroad of others', () => {
    const state = facing(4, 'foundation-of-gatt', (table) => {
      for (const id of ['supermarket', 'shopping-mall', 'hotel']) company(table, id, 'capitalist');
      table.capitalist.storage.luxury += 10;
      table.supply.resources.luxury -= 10;
    });
    broughtBy(
      state,
      'state',
      ...KEEP_PRICES,
      ['business-deal', state.deals.open[0], 'capitalist'],
      ['deal-storage', 'free-trade-zone', 'capitalist'],
    );
    expect(state.policies['foreign-trade']).toBe('C');
    expect(state.deals.open).toHaveLength(1);
    const [sale] = possibleExports(state, 'capitalist');
    perform(state, (t) => sellAbroad(t, 'capitalist'), [
      ['export-transaction', sale, 'capitalist'],
      ['export-transaction', STOP, 'capitalist'],
    ]);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 3 });
  });
});
