/** Buy Goods & Services of the Working Class Automa: quantity, sources, criteria, bonuses, CHECK GOODS & SERVICES. */
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../../../src/modules/automa/bonus.js';
import { healthRaisesPopulation, helpFrom, purchasesOf, quantity } from '../../../../src/modules/automa/buy.js';
import { WORKING_BONUSES } from '../../../../src/modules/automa/working/bonuses.js';
import { checkGoods, SECOND_LOT } from '../../../../src/modules/automa/working/buy-goods.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, peopled, perform, unemployed } from '../../../support.js';
import { automaTable, entries, performed, turnOf, turnWith } from '../support.js';

/** Services: 6 Health and 6 Education; the Middle Class has 1 Health, the Capitalist Class 2 Luxury and 2 Education. */
const table = (money: number, change: (state: HegemonyState) => void = () => {}, players: 3 | 4 = 3) =>
  automaTable(players, { working: 'simplified' }, (state) => {
    state.working.money = money;
    state.working.bills = 0;
    change(state);
  });

function found(state: HegemonyState, bonus?: Bonus): Record<string, number> {
  const { result } = perform(state, function* (t) {
    return checkGoods(turnOf(t, 'working', 3), bonus);
  });
  return Object.fromEntries(result.map(({ condition, rows }) => [condition, rows]));
}

function ways(state: HegemonyState, bonus?: Bonus): string[] {
  const { result } = perform(state, function* (t) {
    return purchasesOf(state, 'working', bonus?.buy, helpFrom(t, 'working', bonus?.buy));
  });
  return result.map(({ resource, lots, pays }) => `${resource} ${lots.map(({ source }) => source).join('+')} ${pays}`);
}

describe('what it buys', () => {
  it('is what is missing to its Population; holding just that, as much again', () => {
    const state = table(0);
    expect(quantity(state, 'working', 'health')).toBe(3);
    state.working.goods.health = 2;
    expect(quantity(state, 'working', 'health')).toBe(1);
    state.working.goods.health = 3;
    expect(quantity(state, 'working', 'health')).toBe(3);
  });

  it('comes from one source or two, paid without a Loan (G-18)', () => {
    // Health at 5, Education at 10, Luxury abroad at 9; the Capitalist Class asks 8 for what it has.
    expect(ways(table(28))).toEqual([
      'health middle+state 18',
      'health state 15',
      'education capitalist+state 26',
      'luxury capitalist+foreign-market 25',
      'luxury foreign-market 27',
    ]);
    expect(ways(table(14))).toEqual([]);
  });

  it('is no second lot from another source (G-28)', () => {
    expect(SECOND_LOT).toBe(false);
    const state = table(300);
    turnWith(state, 4);
    expect(entries(turnWith(table(300), 10).log, 'bought')).toHaveLength(1);
  });
});

describe('Buy Goods & Services Criteria', () => {
  const bought = (state: HegemonyState, card = 9) =>
    entries(turnWith(state, card).log, 'bought').map(({ from, resource, amount }) => `${amount} ${resource} ${from}`);

  it('take what is free', () => {
    expect(bought(table(60, (t) => at(t, { 'welfare-education': 'A' })))).toEqual(['3 education state']);
  });

  it('then Education, with three unskilled workers unemployed', () => {
    const state = table(60, (t) => {
      unemployed(t, 'working', { unskilled: 3 });
      t.companies = t.companies.filter(({ workers }) => !workers.includes(null));
    });
    expect(bought(state)[0]).toContain('education');
  });

  it('then the cheapest, Health left out where it would raise the Population and something else can be had', () => {
    expect(bought(table(60))).toEqual(['3 health state']);
    // 11 workers: the twelfth brings a Population of 4.
    const eleven = table(60, (t) => {
      t.companies = t.companies.filter(({ workers }) => !workers.includes(null));
      while (!healthRaisesPopulation(t, 'working')) unemployed(t, 'working', { media: 1 });
    });
    expect(bought(eleven)[0]).not.toContain('health');
    const nothingElse = table(15, (t) => {
      while (!healthRaisesPopulation(t, 'working')) unemployed(t, 'working', { media: 1 });
    });
    expect(bought(nothingElse)).toEqual(['3 health state']);
  });

  it('then Public Services before all others, of which as much as they have', () => {
    // In 4C the State asks 10 for Health, and so does the Capitalist Class.
    const make = (services: number, stored: number) =>
      table(30, (t) => {
        at(t, { 'welfare-health': 'C' });
        t.state.services = { health: services, education: 0, influence: 0 };
        t.capitalist.storage = { food: 0, luxury: 0, health: stored, education: 0 };
        t.capitalist.prices.health = 10;
        t.middle.storage.health = 0;
        t.supply.resources.luxury = 0;
      });
    expect(bought(make(6, 2))).toEqual(['3 health state']);
    expect(bought(make(2, 2))).toEqual(['2 health state', '1 health capitalist']);
    expect(bought(make(1, 6))).toEqual(['1 health state', '2 health capitalist']);
    expect(bought(make(0, 6))).toEqual(['3 health capitalist']);
  });
});

describe('the bonuses of Buy Goods & Services', () => {
  it('cards 3 and 25: only Public Services, and 5 for each unemployed in 4A or 4B', () => {
    const make = (section: 'A' | 'B' | 'C') =>
      table(
        5,
        (t) => {
          at(t, { 'welfare-health': section });
          unemployed(t, 'working', { media: 2 });
        },
        4,
      );
    const state = make('B');
    turnWith(state, 3);
    // 5 and 10 from the State pay for 3 Health at 5; the State has 120 - 10 + 15.
    expect({ money: state.working.money, treasury: state.state.treasury }).toEqual({ money: 0, treasury: 125 });
    expect(state.state.legitimacy.working).toBe(3);
    expect(ways(make('B'), WORKING_BONUSES['bgs-public-services-5v-per-unemployed'])).toEqual(['health state 15']);
    expect(performed(turnWith(make('C'), 25).log)).not.toContain('buy-goods-and-services');
  });

  it('cards 4 and 27: Education from the State at half price, rounded up once', () => {
    const state = table(15, (t) => at(t, { 'welfare-health': 'C', 'welfare-education': 'B' }), 4);
    turnWith(state, 4);
    expect({ money: state.working.money, legitimacy: state.state.legitimacy.working }).toEqual({
      money: 7,
      legitimacy: 3,
    });
    expect(
      performed(
        turnWith(
          table(7, (t) => at(t, { 'welfare-education': 'B' })),
          27,
        ).log,
      ),
    ).not.toContain('buy-goods-and-services');
  });

  it('cards 10 and 21: Health at half price; no Legitimacy where something else is bought (G-14)', () => {
    const state = table(8, () => {}, 4);
    turnWith(state, 10);
    expect({ money: state.working.money, legitimacy: state.state.legitimacy.working }).toEqual({
      money: 0,
      legitimacy: 3,
    });
    const other = table(60, (t) => at(t, { 'welfare-education': 'A' }), 4);
    turnWith(other, 21);
    // 3 Education for nothing: the State's usual Legitimacy for free services, and none for the bonus.
    expect(other.state.legitimacy.working).toBe(3);
  });

  it('cards 9 and 16: a Public company with its workers produces first and pays its wage (G-16)', () => {
    const state = table(0, (t) => {
      t.state.services.health = 0;
    });
    const { log } = turnWith(state, 16);
    expect(entries(log, 'produced').map(({ company, made }) => [company, made])).toEqual([['university-hospital', 6]]);
    expect(entries(log, 'bought')).toEqual([
      { seat: 'working', from: 'state', resource: 'health', amount: 3, price: 15 },
    ]);
    // Nobody of the Working Class is at the Technical University: the bonus is lost.
    expect(performed(turnWith(table(0), 9).log)).not.toContain('buy-goods-and-services');
  });

  it('cards 13 and 22: 1 for each employed worker, in 2B or 2C', () => {
    // 7 workers have work.
    const make = (section: 'A' | 'B') => table(8, (t) => at(t, { 'labor-market': section }), 4);
    const state = make('B');
    turnWith(state, 13);
    expect({ money: state.working.money, legitimacy: state.state.legitimacy.working }).toEqual({
      money: 0,
      legitimacy: 3,
    });
    expect(performed(turnWith(make('A'), 22).log)).not.toContain('buy-goods-and-services');
  });

  it('cards 15 and 28: the State pays half of the Luxury of other players, in 1A or 1B', () => {
    const make = (section: 'B' | 'C') =>
      table(
        12,
        (t) => {
          at(t, { 'fiscal-policy': section });
          t.capitalist.storage.luxury = 3;
        },
        4,
      );
    const state = make('B');
    turnWith(state, 15);
    expect({ money: state.working.money, revenue: state.capitalist.revenue, treasury: state.state.treasury }).toEqual({
      money: 0,
      revenue: 144,
      treasury: 108,
    });
    expect(state.state.legitimacy.working).toBe(3);
    expect(performed(turnWith(make('C'), 28).log)).not.toContain('buy-goods-and-services');
  });
});

describe('CHECK GOODS & SERVICES', () => {
  it('raises it by what each resource costs, and the Special Action where there is nothing', () => {
    expect(found(table(60, (t) => at(t, { 'welfare-education': 'A' })))).toEqual({
      'nothing-to-buy': 0,
      'health-cheap': 2,
      'education-free': 3,
      'luxury-dear': 1,
    });
    expect(found(table(0))).toEqual({ 'nothing-to-buy': 1 });
  });

  it('takes the average of two sources: 2 Health at 5 and 3 at 8 are 34, more than 6 each', () => {
    const state = table(60, (t) => {
      peopled(t, 'working', 5);
      t.state.services = { health: 2, education: 0, influence: 0 };
      t.middle.storage.health = 0;
      t.capitalist.storage = { food: 0, luxury: 0, health: 3, education: 0 };
      t.supply.resources.luxury = 0;
    });
    expect(found(state)).toEqual({ 'nothing-to-buy': 0, 'health-dear': 1 });
  });

  it('subtracts the money of the bonus: 5 Education for 50 with 20 are 6 each, with 50 free', () => {
    const make = (unemployedWorkers: number) =>
      table(60, (t) => {
        peopled(t, 'working', 5);
        t.unemployed.working = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 };
        t.unemployed.working.media = unemployedWorkers;
        t.state.services = { health: 0, education: 5, influence: 0 };
      });
    const bonus = WORKING_BONUSES['bgs-public-services-5v-per-unemployed'];
    expect(found(make(4), bonus)).toMatchObject({ 'education-cheap': 2 });
    expect(found(make(10), bonus)).toMatchObject({ 'education-free': 3 });
  });
});
