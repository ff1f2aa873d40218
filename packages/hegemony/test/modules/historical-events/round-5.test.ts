/** The nine cards of the last round. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, at, company, mayAct, unemployed } from '../../support.js';
import { bringers, broughtBy, comesAbout, facing } from './history.js';

it('EU Emissions Trading System: 10 for each operational luxury company, with loans if it must be', () => {
  const state = facing(4, 'eu-emissions-trading-system', (table) => {
    at(table, { 'fiscal-policy': 'B' });
    company(table, 'car-manufacturer', 'capitalist');
    company(table, 'jewelry-store', 'middle', { staff: { class: 'middle', skills: ['luxury', 'unskilled'] } });
    table.middle.money = 5;
  });
  expect(bringers(state)).toEqual(['working', 'state']);
  broughtBy(state, 'working');
  expect(state.capitalist.revenue).toBe(100);
  expect([state.middle.money, state.middle.loans]).toEqual([45, 1]);
  expect(state.state.treasury).toBe(150);
  expect(bringers(facing(4, 'eu-emissions-trading-system'))).toEqual([]);
});

describe('US Financial Crisis', () => {
  const ready = (table: HegemonyState) => {
    table.working.loans = 2;
    at(table, { 'labor-market': 'C', taxation: 'C' });
  };

  it('pays 10 each, takes a company each and Legitimacy with two classes; the State may save one for half its cost (HE-16)', () => {
    const state = facing(4, 'us-financial-crisis', (table) => {
      ready(table);
      table.state.legitimacy = { working: 3, middle: 3, capitalist: 3 };
    });
    comesAbout(
      state,
      ['card-company', 'supermarket-start', 'capitalist'],
      ['card-company', 'convenience-store-start', 'middle'],
      ['card-classes', ['working', 'middle'], 'state'],
      ['save-company', 'save', 'state'],
      ['save-company', 'leave', 'state'],
    );
    expect([state.working.money, state.middle.money, state.capitalist.revenue]).toEqual([40, 50, 130]);
    // Three times 10, and half of 16.
    expect(state.state.treasury).toBe(120 - 30 - 8);
    expect(findCompany(state, 'supermarket-start').owner).toBe('capitalist');
    expect(state.companies.map(({ id }) => id)).not.toContain('convenience-store-start');
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 4 });
  });

  it('saves nothing without a State player, and needs 2 loans among all, the State included (HE-9)', () => {
    const one = facing(2, 'us-financial-crisis', (table) => {
      table.state.loans = 1;
    });
    comesAbout(one);
    expect(one.working.money).toBe(30);
    const state = facing(2, 'us-financial-crisis', (table) => {
      at(table, { 'labor-market': 'C', taxation: 'C' });
      table.state.loans = 1;
      table.working.loans = 1;
    });
    comesAbout(state, ['card-company', 'shopping-mall-start', 'capitalist']);
    expect(state.companies.map(({ id }) => id)).not.toContain('shopping-mall-start');
    expect(state.state.treasury).toBe(100);
  });
});

it('US-Chinese Trade War: Foreign Trade towards A, a deal less, and luxury at its highest price', () => {
  const state = facing(4, 'us-chinese-trade-war');
  comesAbout(state, ['adjust-price', STOP, 'middle'], ['adjust-price', STOP, 'capitalist']);
  expect(state.policies['foreign-trade']).toBe('A');
  expect(state.deals.open).toEqual([]);
  expect([state.capitalist.prices.luxury, state.middle.prices.luxury, state.middle.prices.food]).toEqual([10, 10, 12]);
  expect(() => act(state, 'capitalist', 'adjust-prices', [['adjust-price', { good: 'luxury', price: 5 }]])).toThrow();
  expect(mayAct(state, 'capitalist', 'adjust-prices')).toBe(true);
});

it('European Debt Crisis: four policies, a company each, and 1 Legitimacy with all', () => {
  const state = facing(4, 'european-debt-crisis', (table) => {
    table.state.loans = 2;
    table.state.legitimacy = { working: 3, middle: 2, capitalist: 1 };
    at(table, { 'labor-market': 'C', taxation: 'B', 'welfare-health': 'C' });
  });
  comesAbout(
    state,
    ['card-company', 'college-start', 'capitalist'],
    ['card-company', 'doctors-office-start', 'middle'],
  );
  expect(Object.values(state.policies).join('')).toBe('CCACCBB');
  expect(state.capitalist.companyDiscard).toEqual(['college-start']);
  expect(state.middle.companyDiscard).toEqual(['doctors-office-start']);
  expect(state.state.legitimacy).toEqual({ working: 2, middle: 1, capitalist: 1 });
});

describe('Maastricht Treaty', () => {
  const rest = [
    ['adjust-price', STOP, 'middle'],
    ['adjust-price', STOP, 'capitalist'],
  ] as const;

  it('is one vote on both policies, which may jump, for no points (HE-12)', () => {
    const state = facing(4, 'maastricht-treaty', (table) => at(table, { 'foreign-trade': 'A' }));
    expect(bringers(state)).toHaveLength(4);
    const { log } = broughtBy(
      state,
      'capitalist',
      ['stance', 'for', 'working'],
      ['stance', 'for', 'middle'],
      ['stance', 'for', 'state'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'middle'],
      ['vote-influence', 0, 'capitalist'],
      ['vote-influence', 0, 'state'],
      ...rest,
    );
    expect(state.policies).toMatchObject({ 'foreign-trade': 'C', immigration: 'C' });
    expect(log.filter(({ kind }) => kind === 'vote')).toEqual([
      {
        kind: 'vote',
        params: {
          policy: 'foreign-trade',
          section: 'C',
          with: { policy: 'immigration', section: 'C' },
          by: 'capitalist',
        },
      },
    ]);
    expect([state.working.money, state.middle.money, state.capitalist.revenue]).toEqual([40, 50, 145]);
    expect(state.state.influence).toBe(3);
    expect(state.points).toEqual([]);
  });

  it('brings nothing if it is voted down, and needs no vote where both stand at C', () => {
    const state = facing(2, 'maastricht-treaty', (table) => {
      table.bag = { working: 0, middle: 0, capitalist: 5 };
      table.cubes = { working: 25, middle: 25, capitalist: 20 };
    });
    broughtBy(
      state,
      'working',
      ['stance', 'against', 'capitalist'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'capitalist'],
    );
    expect(state.policies.immigration).toBe('B');
    expect(state.working.money).toBe(30);
    const there = facing(2, 'maastricht-treaty', (table) => at(table, { 'foreign-trade': 'C', immigration: 'C' }));
    broughtBy(there, 'working');
    expect([there.working.money, there.capitalist.revenue]).toEqual([40, 145]);
  });
});

describe('Dissolution of the Soviet Union', () => {
  it('moves 1, 2 and 3 towards C, sends the unemployed away, and sells a Public company for half its cost (HE-14)', () => {
    const state = facing(4, 'dissolution-of-the-soviet-union', (table) => {
      table.state.treasury = 50;
      at(table, { 'labor-market': 'C' });
      unemployed(table, 'working', { unskilled: 2, media: 1 });
      unemployed(table, 'middle', { luxury: 1 });
    });
    expect(bringers(state)).toHaveLength(4);
    broughtBy(state, 'state', ['card-company', 'university-hospital', 'capitalist']);
    expect(Object.values(state.policies).join('')).toBe('CCBBCBB');
    expect([state.unemployed.working, state.unemployed.middle].flatMap((pool) => Object.values(pool))).toEqual(
      Array.from({ length: 12 }, () => 0),
    );
    expect(findCompany(state, 'university-hospital').owner).toBe('capitalist');
    expect([state.capitalist.revenue, state.state.treasury]).toEqual([105, 65]);
  });

  it('lets the Capitalist Class buy none, and needs 3 policies at A where the Treasury is full', () => {
    const state = facing(2, 'dissolution-of-the-soviet-union', (table) =>
      at(table, { 'labor-market': 'C', taxation: 'C' }),
    );
    expect(bringers(state)).toEqual([]);
    state.state.treasury = 0;
    broughtBy(state, 'capitalist', ['card-company', STOP, 'capitalist']);
    expect(state.capitalist.revenue).toBe(120);
  });
});

describe('Rise of the Middle Class in Asia', () => {
  it('needs 5 Prosperity of both, and brings a point for every use this round (HE-18)', () => {
    const state = facing(4, 'rise-of-the-middle-class-in-asia', (table) => {
      table.working.prosperity = 5;
      table.middle.prosperity = 4;
    });
    expect(bringers(state)).toEqual([]);
    state.middle.prosperity = 5;
    broughtBy(state, 'middle');
    state.working.goods.luxury = 3;
    state.supply.resources.luxury -= 3;
    act(state, 'working', 'use-luxury');
    expect(state.points).toContainEqual({ seat: 'working', source: 'history', round: 5, amount: 1 });
    expect(state.working.vp).toBe(7);
  });

  it('asks no Prosperity of a Middle Class that does not play', () => {
    const state = facing(2, 'rise-of-the-middle-class-in-asia', (table) => {
      table.working.prosperity = 5;
    });
    expect(bringers(state)).toEqual(['working']);
  });
});

it('First Phase of Yellow Vest Protests: 2 towards A and 3 towards C', () => {
  const state = facing(4, 'first-phase-of-yellow-vest-protests', (table) => at(table, { 'labor-market': 'B' }));
  expect(bringers(state)).toEqual(['working', 'middle', 'capitalist']);
  broughtBy(state, 'working');
  expect(state.policies).toMatchObject({ 'labor-market': 'A', taxation: 'B' });
});

it('Elections in Ex-Soviet Countries: votes at once cost nothing', () => {
  const state = facing(4, 'elections-in-ex-soviet-countries');
  comesAbout(state);
  state.working.influence = 0;
  state.supply.resources.influence++;
  act(state, 'working', 'propose-bill', [
    ['propose-bill', { policy: 'immigration', section: 'A' }, 'working'],
    ['immediate-vote', 'later', 'working'],
  ]);
  expect(state.bills.immigration).toEqual({ by: 'working', section: 'A' });
});
