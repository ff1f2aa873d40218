/** The nine cards of the third round. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { canBuy, stockAt } from '../../../src/rules/actions/buy.js';
import { exportStock } from '../../../src/rules/actions/foreign-trade.js';
import { findCompany } from '../../../src/rules/companies.js';
import { outputInProduction } from '../../../src/rules/produce.js';
import { production } from '../../../src/rules/round/production.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { proposeAndVote } from '../../../src/rules/vote.js';
import { at, company, peopled, perform, unemployed } from '../../support.js';
import { bringers, broughtBy, comesAbout, facing } from './history.js';

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

function withInfluence(state: HegemonyState, amount: number): void {
  for (const seat of state.seats) {
    state[seat].influence += amount;
    state.supply.resources.influence -= amount;
  }
}

it('Post-War Economic Miracle: the unemployed find work, and capitalist companies with machinery make 2 more', () => {
  const state = facing(4, 'post-war-economic-miracle', (table) => {
    unemployed(table, 'working', { unskilled: 1, healthcare: 1, media: 1 });
    findCompany(table, 'college-start').machinery = true;
    table.supply.machinery--;
  });
  comesAbout(
    state,
    ['assign-to', { company: 'clinic-start' }, 'working'],
    ['assign-worker', { from: 'unemployed', skill: 'unskilled' }, 'working'],
    ['assign-to', STOP, 'working'],
  );
  expect(findCompany(state, 'clinic-start').workers.every((worker) => worker?.class === 'working')).toBe(true);
  const output = (id: string) => outputInProduction(state, findCompany(state, id), true);
  // 6, 2 of its machinery, 2 more.
  expect([output('college-start'), output('clinic-start'), output('supermarket-start')]).toEqual([10, 6, 4]);
});

describe('Chinese Communist Revolution', () => {
  it('lets the Working Class move up to 2 policies and the State another one, for 40 of the Capitalist Class', () => {
    const state = facing(4, 'chinese-communist-revolution', unionized);
    expect(bringers(state)).toEqual(['working', 'state']);
    broughtBy(
      state,
      'state',
      ['card-policy', { policy: 'immigration', section: 'A' }, 'working'],
      ['card-policy', STOP, 'working'],
      ['card-policy', { policy: 'taxation', section: 'B' }, 'state'],
    );
    expect(state.policies).toMatchObject({ immigration: 'A', taxation: 'B' });
    expect([state.capitalist.revenue, state.state.treasury]).toEqual([80, 160]);
  });

  it('needs at most 3 Prosperity and 2 Trade Unions; a policy that has moved is not offered to the State', () => {
    const state = facing(4, 'chinese-communist-revolution', unionized);
    state.working.prosperity = 4;
    expect(bringers(state)).toEqual([]);
    state.working.prosperity = 3;
    expect(() =>
      broughtBy(
        state,
        'working',
        ['card-policy', { policy: 'immigration', section: 'A' }, 'working'],
        ['card-policy', STOP, 'working'],
        ['card-policy', { policy: 'immigration', section: 'B' }, 'state'],
      ),
    ).toThrow();
  });
});

it('Civil Rights Movement: a strike, which cannot be left out (HE-19), 4 cubes and 2', () => {
  const state = facing(4, 'civil-rights-movement');
  expect(bringers(state)).toEqual(['working', 'middle']);
  expect(() => broughtBy(structuredClone(state), 'middle', ['strike', STOP, 'working'])).toThrow();
  broughtBy(state, 'middle', ['strike', 'college-start', 'working'], ['strike', 'supermarket-start', 'working']);
  expect(state.companies.filter(({ onStrike }) => onStrike)).toHaveLength(2);
  expect(state.bag).toEqual({ working: 12, middle: 10, capitalist: 8 });
});

describe('Embargo against Cuba', () => {
  it('needs 2 of the first five policies at A; nobody sells abroad or buys there, but Food for the hungry (HE-17)', () => {
    const state = facing(4, 'embargo-against-cuba');
    expect(bringers(state)).toEqual([]);
    at(state, { 'welfare-health': 'A' });
    expect(bringers(state)).toEqual(['working', 'state']);
    broughtBy(state, 'working');
    expect(state.deals.open).toEqual([]);
    expect(exportStock(state, 'capitalist', 'luxury')).toBe(0);
    expect(stockAt(state, 'foreign-market', 'food')).toBe(0);
    for (const seat of ['middle', 'capitalist'] as const)
      state[seat].storage = { food: 0, luxury: 0, health: 0, education: 0 };
    state.state.services = { health: 0, education: 0, influence: 0 };
    expect(canBuy(state, 'working')).toBe(false);
    Object.assign(state, { phase: 'production', step: 3 });
    const { log } = perform(state, production);
    // Population 3 and a tariff: 15 each.
    expect(log).toContainEqual({
      kind: 'bought',
      params: { seat: 'working', from: 'foreign-market', resource: 'food', amount: 3, price: 45 },
    });
  });
});

it('Marshall Plan: 30 for the State, and a company that is not automated for nothing', () => {
  const state = facing(4, 'marshall-plan', (table) => {
    table.capitalist.revenue = 0;
  });
  expect(bringers(state)).toEqual(['capitalist', 'state']);
  broughtBy(state, 'state', ['build-company', 'fish-farm', 'capitalist'], ['set-wage', 2, 'capitalist']);
  expect(state.state.treasury).toBe(150);
  expect(findCompany(state, 'fish-farm').owner).toBe('capitalist');
  expect(state.capitalist.revenue).toBe(0);
  expect(
    bringers(facing(4, 'marshall-plan', (table) => at(table, { 'welfare-health': 'A', 'labor-market': 'A' }))),
  ).toEqual([]);
});

describe('Post-WWII Decolonization', () => {
  it('needs 7 Influence of four players, 5 of three and 4 of two', () => {
    expect(bringers(facing(4, 'post-wwii-decolonization', (table) => withInfluence(table, 0)))).toEqual([]);
    expect(bringers(facing(4, 'post-wwii-decolonization', (table) => withInfluence(table, 1)))).toHaveLength(4);
    expect(bringers(facing(2, 'post-wwii-decolonization', (table) => withInfluence(table, 1)))).toHaveLength(2);
  });

  it('brings 3, 1 and 2 cubes, and votes at once for nothing', () => {
    const state = facing(2, 'post-wwii-decolonization', (table) => withInfluence(table, 1));
    broughtBy(state, 'working');
    expect(state.bag).toEqual({ working: 11, middle: 8, capitalist: 9 });
    state.working.influence = 0;
    state.supply.resources.influence += 2;
    perform(state, (t) => proposeAndVote(t, 'working'), [
      ['propose-bill', { policy: 'immigration', section: 'A' }, 'working'],
      ['immediate-vote', 'now', 'working'],
      ['stance', 'against', 'capitalist'],
      ['vote-influence', 0, 'capitalist'],
    ]);
    expect(state.bills.immigration).toBeNull();
  });
});

it('Era of Keynesianism: the first six policies to their sections, whoever brings it about', () => {
  const state = facing(4, 'era-of-keynesianism', (table) => {
    at(table, {
      'fiscal-policy': 'B',
      'labor-market': 'B',
      taxation: 'C',
      'welfare-health': 'B',
      'foreign-trade': 'C',
    });
    for (const id of table.state.closed.slice(0, 3)) company(table, id, 'state');
    unemployed(table, 'middle', { luxury: 3, media: 4 });
  });
  expect(bringers(state)).toHaveLength(4);
  broughtBy(
    state,
    'capitalist',
    ['adjust-price', STOP, 'middle'],
    ['adjust-price', STOP, 'capitalist'],
    ['adjust-price', STOP, 'middle'],
    ['adjust-price', STOP, 'capitalist'],
    ['adjust-price', STOP, 'middle'],
    ['adjust-price', STOP, 'capitalist'],
  );
  expect(Object.values(state.policies).join('')).toBe('BBBABBB');
});

it('a bill stays on a policy that history has moved, and goes back without Influence if it has come true (HE-4)', () => {
  const state = facing(4, 'era-of-keynesianism', (table) => {
    at(table, { 'fiscal-policy': 'B', 'welfare-health': 'A', 'welfare-education': 'B', taxation: 'A' });
    for (const id of table.state.closed.slice(0, 3)) company(table, id, 'state');
    unemployed(table, 'middle', { luxury: 3, media: 4 });
    table.bills.taxation = { by: 'state', section: 'B' };
    table.bills.immigration = { by: 'working', section: 'C' };
    table.state.bills--;
    table.working.bills--;
  });
  const { log } = broughtBy(state, 'middle');
  expect(state.bills.taxation).toBeNull();
  expect([state.state.bills, state.state.influence]).toEqual([3, 1]);
  expect(state.bills.immigration).toEqual({ by: 'working', section: 'C' });
  expect(log.map(({ kind }) => kind)).toContain('bill-returned');
});

describe('Leftist Movements in Europe', () => {
  const ready = (table: HegemonyState) => {
    unionized(table);
    at(table, { taxation: 'B' });
  };

  it('needs 3 of the first five policies at B, 2 Trade Unions and, where it plays, a Middle Class Population of 5', () => {
    expect(bringers(facing(4, 'leftist-movements-in-europe', ready))).toEqual([]);
    expect(bringers(facing(2, 'leftist-movements-in-europe', ready))).toEqual(['working']);
  });

  it('brings 4 cubes, 1 Influence and 1 Legitimacy', () => {
    const state = facing(4, 'leftist-movements-in-europe', (table) => {
      ready(table);
      peopled(table, 'middle', 5);
    });
    broughtBy(state, 'middle');
    expect(state.bag.working).toBe(12);
    expect(state.middle.influence).toBe(2);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 });
  });
});

it('Post-War Rise of Consumerism: luxury for half the Population, rounded up (HE-15), and for all of it', () => {
  const state = facing(4, 'post-war-rise-of-consumerism', (table) => {
    company(table, 'car-manufacturer', 'capitalist');
    company(table, 'electronics-manufacturer', 'capitalist');
    table.capitalist.storage.luxury = 12;
    table.supply.resources.luxury -= 10;
    table.middle.money = 100;
  });
  expect(() =>
    broughtBy(structuredClone(state), 'working', ['buy-resource', 'luxury', 'working'], ['buy-amount', 3, 'working']),
  ).toThrow();
  broughtBy(
    state,
    'working',
    ['buy-resource', 'luxury', 'working'],
    ['buy-amount', 2, 'working'],
    ['buy-resource', 'luxury', 'middle'],
    ['buy-amount', 3, 'middle'],
  );
  expect([state.working.goods.luxury, state.middle.goods.luxury]).toEqual([2, 3]);
  expect(state.working.money).toBe(30 - 16);
  expect(state.middle.money).toBe(100 - 24);
});
