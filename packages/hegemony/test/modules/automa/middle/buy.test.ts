/** Buy Goods & Services of the Middle Class Automa: quantity, sources, criteria, bonuses, CHECK GOODS & SERVICES. */
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../../../src/modules/automa/bonus.js';
import { healthRaisesPopulation, helpFrom, purchasesOf } from '../../../../src/modules/automa/buy.js';
import { MIDDLE_BONUSES } from '../../../../src/modules/automa/middle/bonuses.js';
import { checkGoods } from '../../../../src/modules/automa/middle/buy-goods.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, peopled, perform, staffed, unemployed } from '../../../support.js';
import { automaTable, entries, performed, turnOf, turnWith } from '../support.js';

/**
 * Population 3. Services: 6 Health at 5 and 6 Education at 10; in its own storage 1 Health; the Capitalist Class has 2
 * Luxury and 2 Education at 8; Luxury abroad costs 9. The Labor Market at A leaves cards 7 and 9 without their bonus.
 */
const table = (money: number, change: (state: HegemonyState) => void = () => {}, players: 3 | 4 = 3) =>
  automaTable(players, { middle: 'simplified' }, (state) => {
    at(state, { 'labor-market': 'A' });
    state.middle.money = money;
    state.middle.bills = 0;
    state.middle.market = [];
    change(state);
  });

const NO_SERVICES = { health: 0, education: 0, influence: 0 };
const EMPTY = { food: 0, luxury: 0, health: 0, education: 0 };
/** No bonus in 2A. */
const PLAIN = 9;
const BUY = 'buy-goods-and-services';

function found(state: HegemonyState, bonus?: Bonus): Record<string, number> {
  const { result } = perform(state, function* (t) {
    return checkGoods(turnOf(t, 'middle', PLAIN), bonus);
  });
  return Object.fromEntries(result.map(({ condition, rows }) => [condition, rows]));
}

function ways(state: HegemonyState): string[] {
  const { result } = perform(state, function* (t) {
    return purchasesOf(state, 'middle', undefined, helpFrom(t, 'middle', undefined));
  });
  return result.map(({ resource, lots, pays }) => `${resource} ${lots.map(({ source }) => source).join('+')} ${pays}`);
}

const bought = (state: HegemonyState, card = PLAIN) =>
  entries(turnWith(state, card).log, 'bought').map(({ from, resource, amount }) => `${amount} ${resource} ${from}`);

const buys = (state: HegemonyState, card: number) => performed(turnWith(state, card).log).includes(BUY);

describe('what it buys', () => {
  it('comes from its own storage as far as it goes, which is one of two sources and costs nothing (G-31)', () => {
    expect(ways(table(28))).toEqual([
      'health middle+state 10',
      'education capitalist+state 26',
      'luxury capitalist+foreign-market 25',
      'luxury foreign-market 27',
    ]);
    expect(ways(table(9))).toEqual([]);
  });

  it('is what is missing: with 2 Health at hand one more, from its storage', () => {
    const state = table(0, (t) => {
      t.middle.goods.health = 2;
    });
    expect(bought(state)).toEqual(['1 health middle']);
    expect(state.middle.prosperity).toBe(1);
  });

  it('is as much again from another source, where its own storage covers everything', () => {
    const make = (money: number) =>
      table(money, (t) => {
        t.middle.storage.luxury = 3;
      });
    const state = make(40);
    expect(bought(state)).toEqual(['3 luxury middle', '3 luxury foreign-market']);
    expect({ money: state.middle.money, prosperity: state.middle.prosperity }).toEqual({ money: 13, prosperity: 2 });
    expect(bought(make(26))).toEqual(['3 luxury middle']);
  });

  it('is bought a second time from the cheapest, of equal ones from Public Services', () => {
    const state = table(40, (t) => {
      t.middle.storage.luxury = 3;
      t.capitalist.storage.luxury = 3;
      t.state.goods.luxury = 3;
    });
    expect(bought(state)).toEqual(['3 luxury middle', '3 luxury state']);
  });
});

describe('Buy Goods & Services Criteria', () => {
  it('take Education with three unskilled workers unemployed', () => {
    const state = table(40, (t) => unemployed(t, 'middle', { unskilled: 3 }));
    expect(bought(state)).toEqual(['2 education capitalist', '1 education state']);
  });

  it('then the cheapest, Health left out where it would raise the Population and something else can be had', () => {
    expect(bought(table(40))).toEqual(['1 health middle', '2 health state']);
    const eleven = (money: number) => table(money, (t) => unemployed(t, 'middle', { media: 4 }));
    expect(healthRaisesPopulation(eleven(40), 'middle')).toBe(true);
    expect(bought(eleven(40))).toEqual(['2 luxury capitalist', '1 luxury foreign-market']);
    expect(bought(eleven(10))).toEqual(['1 health middle', '2 health state']);
  });

  it('then Education, Health, Luxury, and Public Services before others', () => {
    const equal = table(40, (t) => {
      at(t, { 'welfare-education': 'B' });
      t.middle.storage.health = 0;
    });
    expect(bought(equal)).toEqual(['3 education state']);
    // Both ask 10: nothing comes from a second source for being another.
    const same = table(40, (t) => {
      at(t, { 'welfare-education': 'C', 'welfare-health': 'C' });
      t.middle.storage.health = 0;
      t.capitalist.storage = { ...EMPTY, education: 2 };
      t.capitalist.prices.education = 10;
      t.supply.resources.luxury = 0;
    });
    expect(bought(same)).toEqual(['3 education state']);
    const luxury = table(40, (t) => {
      t.state.services = { ...NO_SERVICES };
      t.capitalist.storage = { ...EMPTY, luxury: 3 };
      t.state.goods.luxury = 3;
    });
    expect(bought(luxury)).toEqual(['3 luxury state']);
  });
});

describe('the bonuses of Buy Goods & Services', () => {
  it('card 1: Health from the State at half price, rounded up once; Legitimacy only for that (G-14)', () => {
    const state = table(5, () => {}, 4);
    expect(buys(state, 1)).toBe(true);
    expect({ money: state.middle.money, legitimacy: state.state.legitimacy.middle }).toEqual({
      money: 0,
      legitimacy: 3,
    });
    expect(buys(table(4), 1)).toBe(false);
    const other = table(
      0,
      (t) => {
        t.middle.storage.luxury = 3;
      },
      4,
    );
    expect({ buys: buys(other, 1), legitimacy: other.state.legitimacy.middle }).toEqual({ buys: true, legitimacy: 2 });
  });

  it('card 2: Education at half price', () => {
    const make = (money: number) => table(money, (t) => at(t, { 'welfare-education': 'B', 'welfare-health': 'C' }), 4);
    const state = make(8);
    expect(bought(state, 2)).toEqual(['3 education state']);
    expect({ money: state.middle.money, legitimacy: state.state.legitimacy.middle }).toEqual({
      money: 0,
      legitimacy: 3,
    });
    expect(buys(make(7), 2)).toBe(false);
  });

  it('cards 3 and 8: from everybody who sells, three of each, the cheapest first and while money lasts (G-32)', () => {
    const make = (money: number) =>
      table(money, (t) => {
        t.state.services = { ...NO_SERVICES };
        t.middle.storage = { ...EMPTY, luxury: 2 };
      });
    const rich = make(60);
    expect(bought(rich, 3)).toEqual(['2 luxury middle', '2 luxury capitalist', '3 luxury foreign-market']);
    expect({ money: rich.middle.money, left: rich.middle.goods.luxury }).toEqual({ money: 17, left: 1 });
    expect(bought(make(20), 8)).toEqual(['2 luxury middle', '2 luxury capitalist']);
  });

  it('cards 3 and 8: three sources for what two have not', () => {
    const make = () =>
      table(16, (t) => {
        t.state.services = { ...NO_SERVICES };
        t.middle.storage = { ...EMPTY, luxury: 1 };
        t.capitalist.storage = { ...EMPTY, luxury: 1 };
        t.state.goods.luxury = 1;
        t.supply.resources.luxury = 0;
      });
    expect(bought(make(), 8)).toEqual(['1 luxury middle', '1 luxury state', '1 luxury capitalist']);
    expect(buys(make(), PLAIN)).toBe(false);
    expect(found(make(), MIDDLE_BONUSES['bgs-every-source'])).toEqual({ 'nothing-to-buy': 0, 'luxury-cheap': 2 });
    expect(found(make())).toEqual({ 'nothing-to-buy': 1 });
  });

  it('cards 4 and 5: a Public company with its workers produces first and pays its wage of 30 (G-16)', () => {
    const bare = (t: HegemonyState) => {
      t.state.services = { ...NO_SERVICES };
      t.middle.storage = { ...EMPTY };
      t.capitalist.storage = { ...EMPTY };
      t.supply.resources.luxury = 0;
    };
    const education = table(0, bare);
    const { log } = turnWith(education, 4);
    expect(entries(log, 'produced').map(({ company, made }) => [company, made])).toEqual([['technical-university', 6]]);
    expect(entries(log, 'bought')).toEqual([
      { seat: 'middle', from: 'state', resource: 'education', amount: 3, price: 30 },
    ]);
    // Only the Working Class is at the University Hospital: the bonus of card 5 is lost.
    expect(buys(table(0, bare), 5)).toBe(false);
    const health = table(0, (t) => {
      bare(t);
      staffed(t, 'university-hospital', 'middle', ['healthcare', 'unskilled', 'unskilled']);
    });
    expect(bought(health, 5)).toEqual(['3 health state']);
    expect(health.middle.money).toBe(15);
  });

  it('card 6: Luxury from abroad without tariff, in 6A and 6B', () => {
    const make = () =>
      table(18, (t) => {
        t.state.services = { ...NO_SERVICES };
        t.capitalist.storage = { ...EMPTY };
      });
    const state = make();
    expect(bought(state, 6)).toEqual(['3 luxury foreign-market']);
    expect({ money: state.middle.money, treasury: state.state.treasury }).toEqual({ money: 0, treasury: 120 });
    expect(buys(make(), PLAIN)).toBe(false);
  });

  it('cards 7 and 9: 2 from the State for each of 5 workers in companies of others, in 2B and 2C', () => {
    const make = (section: 'A' | 'B') => table(0, (t) => at(t, { 'labor-market': section }), 4);
    for (const card of [7, 9]) {
      const state = make('B');
      expect(bought(state, card)).toEqual(['1 health middle', '2 health state']);
      expect({ money: state.middle.money, legitimacy: state.state.legitimacy.middle }).toEqual({
        money: 0,
        legitimacy: 3,
      });
      expect(buys(make('A'), card)).toBe(false);
    }
  });
});

describe('CHECK GOODS & SERVICES', () => {
  it('raises it by what each resource costs, and the Special Action where there is nothing', () => {
    const state = table(60, (t) => {
      t.middle.storage.luxury = 3;
    });
    expect(found(state)).toEqual({ 'nothing-to-buy': 0, 'health-cheap': 2, 'education-dear': 1, 'luxury-free': 3 });
    expect(found(table(0))).toEqual({ 'nothing-to-buy': 1 });
  });

  it('takes the average over all that is needed: 4 of its own and 2 Health for 20 are cheap', () => {
    const state = table(20, (t) => {
      at(t, { 'welfare-health': 'C' });
      peopled(t, 'middle', 6);
      t.middle.storage.health = 4;
    });
    expect(found(state)).toMatchObject({ 'health-cheap': 2 });
  });

  it('subtracts the money of the bonus: Education for 26 with 10 is cheap, without it dear', () => {
    const bonus = MIDDLE_BONUSES['bgs-state-2v-per-worker'];
    expect(found(table(40), bonus)).toMatchObject({ 'education-cheap': 2 });
    expect(found(table(40))).toMatchObject({ 'education-dear': 1 });
  });
});
