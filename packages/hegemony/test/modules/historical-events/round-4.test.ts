/** The nine cards of the fourth round. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { openFarm } from '../../../src/modules/base/working.js';
import { buildFromMarket } from '../../../src/rules/actions/build-company.js';
import { buyFrom } from '../../../src/rules/actions/buy.js';
import { possibleExports, sellAbroad } from '../../../src/rules/actions/foreign-trade.js';
import { findCompany, outputOf } from '../../../src/rules/companies.js';
import { priceAt } from '../../../src/rules/prices.js';
import { outputInProduction } from '../../../src/rules/produce.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, at, company, mayAct, perform, unemployed } from '../../support.js';
import { bringers, broughtBy, canBring, comesAbout, facing } from './history.js';

describe('Arab Nationalization of Oil', () => {
  const ready = (table: HegemonyState) => {
    for (const id of ['hotel', 'stadium', 'fashion-company', 'automated-grain-farm', 'clinic']) {
      company(table, id, 'capitalist');
    }
  };

  it('needs 9 capitalist companies and, with a State player, 3 Influence of the State', () => {
    expect(bringers(facing(4, 'arab-nationalization-of-oil', ready))).toEqual([]);
    expect(bringers(facing(3, 'arab-nationalization-of-oil', ready))).toEqual(['working', 'middle']);
  });

  it('hands an operational company to the State, in place of an idle one, for 1 Legitimacy', () => {
    const state = facing(4, 'arab-nationalization-of-oil', (table) => {
      ready(table);
      table.state.influence += 2;
      table.supply.resources.influence -= 2;
    });
    broughtBy(state, 'working', ['card-company', 'automated-grain-farm', 'capitalist']);
    expect(findCompany(state, 'automated-grain-farm').owner).toBe('state');
    expect(state.removed).toEqual(['national-public-broadcasting']);
    expect(state.state.legitimacy.capitalist).toBe(1);
  });

  it('removes even one that works if there is no other; its workers are out of work', () => {
    const state = facing(3, 'arab-nationalization-of-oil', (table) => {
      ready(table);
      table.removed.push(...table.state.closed.splice(0), 'national-public-broadcasting');
      table.companies = table.companies.filter(({ id }) => id !== 'national-public-broadcasting');
    });
    broughtBy(
      state,
      'middle',
      ['card-company', 'technical-university', 'capitalist'],
      ['card-company', 'college-start', 'capitalist'],
    );
    expect(state.unemployed.middle).toMatchObject({ education: 1, unskilled: 2 });
    expect(findCompany(state, 'college-start').owner).toBe('state');
  });
});

it('Chinese Economic Reform: 1 and 3 towards C, and 30, with 3 of the first five at A', () => {
  const idle = facing(4, 'chinese-economic-reform');
  comesAbout(idle);
  expect(idle.state.treasury).toBe(120);
  const state = facing(4, 'chinese-economic-reform', (table) =>
    at(table, { 'welfare-health': 'A', 'welfare-education': 'A' }),
  );
  comesAbout(state);
  expect(Object.values(state.policies).join('')).toBe('CBBAABB');
  expect(state.state.treasury).toBe(150);
});

describe('Asian Tigers Economic Miracle', () => {
  it('pays owners 10 for every company and every sale abroad, and pleases whoever builds or sells', () => {
    const state = facing(4, 'asian-tigers-economic-miracle', (table) => {
      table.capitalist.storage.luxury = 12;
      table.supply.resources.luxury -= 10;
    });
    expect(bringers(state)).toEqual(['middle', 'capitalist', 'state']);
    broughtBy(state, 'capitalist');
    perform(state, (t) => buildFromMarket(t, 'capitalist'), [
      ['build-company', 'supermarket', 'capitalist'],
      ['set-wage', 2, 'capitalist'],
    ]);
    expect(state.capitalist.revenue).toBe(120 - 16 + 10);
    expect(state.state.treasury).toBe(110);
    const sales = possibleExports(state, 'capitalist');
    const earned = state.capitalist.revenue;
    const { log } = perform(state, (t) => sellAbroad(t, 'capitalist'), [
      ['export-transaction', sales[0], 'capitalist'],
      ['export-transaction', STOP, 'capitalist'],
    ]);
    const sold = log.find(({ kind }) => kind === 'sold')?.params.money as number;
    // Once for the whole sale.
    expect(state.capitalist.revenue).toBe(earned + sold + 10);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 4 });
    // A farm is a company too; but the Working Class is paid nothing.
    perform(state, function* (t) {
      openFarm(t);
    });
    expect(state.state.legitimacy.working).toBe(3);
    expect(state.working.money).toBe(30);
  });

  it('needs 6A or 6B', () => {
    expect(
      bringers(facing(4, 'asian-tigers-economic-miracle', (table) => at(table, { 'foreign-trade': 'C' }))),
    ).toEqual([]);
  });
});

describe('Invention of the World Wide Web', () => {
  const ready = (table: HegemonyState, count: number) => {
    const more = ['university', 'academy', 'institute-of-technology'].slice(0, count);
    const skills = ['education', 'unskilled', 'unskilled'] as const;
    for (const id of more) {
      company(table, id, 'capitalist', {
        staff: { class: 'working', skills: id === 'academy' ? skills.slice(0, 2) : skills },
      });
    }
  };

  it('needs 5 operational education companies, 3 with 2 players', () => {
    expect(bringers(facing(4, 'invention-of-the-world-wide-web', (table) => ready(table, 2)))).toEqual([]);
    expect(bringers(facing(2, 'invention-of-the-world-wide-web', (table) => ready(table, 2)))).toEqual([
      'working',
      'capitalist',
    ]);
  });

  it('trains a worker, brings Influence and up to 2 sales, and 1 more Influence of each media company', () => {
    const state = facing(4, 'invention-of-the-world-wide-web', (table) => {
      ready(table, 3);
      table.exports.deck = [...table.exports.deck, table.exports.current].filter((id) => id !== 'export-01');
      table.exports.current = 'export-01';
      table.capitalist.storage = { food: 8, luxury: 12, health: 12, education: 12 };
      for (const good of ['food', 'luxury', 'health', 'education'] as const) {
        table.supply.resources[good] -=
          table.capitalist.storage[good] - { food: 1, luxury: 2, health: 0, education: 2 }[good];
      }
    });
    const [first, second] = possibleExports(state, 'capitalist');
    broughtBy(
      state,
      'middle',
      ['upgrade-worker', { from: 'supermarket-start', skill: 'unskilled', slot: 1 }, 'working'],
      ['upgrade-to', 'media', 'working'],
      ['export-transaction', first, 'capitalist'],
      ['export-transaction', second, 'capitalist'],
    );
    expect(state.working.influence).toBe(2);
    // Two Public companies work.
    expect(state.state.influence).toBe(2);
    expect(outputInProduction(state, findCompany(state, 'national-public-broadcasting'), true)).toBe(5);
  });
});

it('End of Mediterranean Dictatorships: 3 Media Influence gone, 1 Influence for each class, Legitimacy with two', () => {
  const few = facing(4, 'end-of-mediterranean-dictatorships');
  expect(bringers(few)).toEqual([]);
  const state = facing(4, 'end-of-mediterranean-dictatorships', (table) => {
    table.working.influence += 2;
    table.supply.resources.influence -= 2;
  });
  expect(bringers(state)).toEqual(['working', 'middle', 'capitalist']);
  broughtBy(state, 'middle', ['card-classes', ['working', 'capitalist'], 'state']);
  expect(state.state.services.influence).toBe(1);
  expect([state.working.influence, state.middle.influence, state.capitalist.influence]).toEqual([4, 2, 2]);
  expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 3 });
});

it('Fall of the Berlin Wall: Immigration to C, and an immigrant each', () => {
  const state = facing(4, 'fall-of-the-berlin-wall');
  const { log } = comesAbout(state);
  expect(state.policies.immigration).toBe('C');
  expect(log.filter(({ kind }) => kind === 'immigrant').map(({ params }) => params.class)).toEqual([
    'working',
    'middle',
  ]);
});

describe('Latin American Debt Crisis', () => {
  it('needs less than 100 and a loan of the State, and costs 1 Influence', () => {
    const state = facing(4, 'latin-american-debt-crisis', (table) => {
      table.state.treasury = 100;
      table.state.loans = 1;
      at(table, { 'fiscal-policy': 'C', 'labor-market': 'B', 'welfare-health': 'B' });
    });
    expect(bringers(state)).toEqual([]);
    state.state.treasury = 99;
    expect(bringers(state)).toEqual(['capitalist', 'state']);
    broughtBy(
      state,
      'capitalist',
      ['adjust-wage', STOP, 'middle'],
      ['adjust-wage', STOP, 'capitalist'],
      ['adjust-wage', STOP, 'state'],
      ['adjust-price', STOP, 'middle'],
      ['adjust-price', STOP, 'capitalist'],
    );
    expect(state.capitalist.influence).toBe(0);
    expect(Object.values(state.policies).join('')).toBe('CCACCBB');
    expect(canBring(state, 'state')).toBe(false);
  });
});

it('Oil Crisis: 15 and 9 abroad before tariffs, the highest prices for both, and no way to change these', () => {
  const state = facing(4, 'oil-crisis', (table) => unemployed(table, 'working', { unskilled: 1 }));
  comesAbout(state);
  expect([priceAt(state, 'foreign-market', 'food'), priceAt(state, 'foreign-market', 'luxury')]).toEqual([20, 12]);
  expect(state.capitalist.prices).toEqual({ food: 15, luxury: 10, health: 8, education: 8 });
  state.working.money = 100;
  const { log } = perform(state, function* (t) {
    buyFrom(t, 'working', 'foreign-market', 'food', 2);
  });
  expect(log.filter(({ kind }) => kind === 'pay').map(({ params }) => [params.to, params.amount])).toEqual([
    ['supply', 30],
    ['state', 10],
  ]);
  expect(mayAct(state, 'middle', 'adjust-prices')).toBe(true);
  act(state, 'middle', 'adjust-prices', [
    ['adjust-price', { good: 'health', price: 10 }, 'middle'],
    ['adjust-price', STOP, 'middle'],
  ]);
  expect(() =>
    act(state, 'middle', 'adjust-prices', [['adjust-price', { good: 'food', price: 9 }, 'middle']]),
  ).toThrow();
});

it('Indian Drought: agricultural companies make 1 Food less, whoever owns them; an Extra Shift is none of it (HE-20)', () => {
  const state = facing(4, 'indian-drought');
  comesAbout(state);
  const output = (id: string) => outputInProduction(state, findCompany(state, id), true);
  expect([output('supermarket-start'), output('convenience-store-start'), output('college-start')]).toEqual([3, 1, 6]);
  expect(outputOf(findCompany(state, 'supermarket-start'), true)).toBe(4);
});
