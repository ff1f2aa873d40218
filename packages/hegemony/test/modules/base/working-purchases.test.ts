/** The Working Class cards with which it buys: from the State, from others with its help, with its money. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { at, company, emptied, position, type Scripted, unemployed } from '../../support.js';
import { asked, play, playable, withFarm } from './working-hand.js';

describe('Boost Domestic Tourism (H37, H38)', () => {
  const card = 'boost-domestic-tourism';
  const luxury = (players: 2 | 3 | 4, stock: number, price = 5) =>
    position(players, (state) => {
      at(state, { 'fiscal-policy': 'B' });
      state.capitalist.storage.luxury = stock;
      state.capitalist.prices.luxury = price;
    });

  it('lets the State pay half, the Working Class the half that is rounded up', () => {
    const { state } = play(luxury(2, 5), card, [['buy-amount', 3]]);
    // 3 at 5 are 15: 8 and 7
    expect(state.working).toMatchObject({ money: 22, goods: { luxury: 3 } });
    expect(state.state.treasury).toBe(113);
    expect(state.capitalist).toMatchObject({ revenue: 135, storage: { luxury: 2 } });
  });

  it('goes to one seller, the Middle Class too', () => {
    const start = luxury(3, 5);
    start.middle.storage.luxury = 2;
    const { state } = play(start, card, [
      ['card-class', 'middle'],
      ['buy-amount', 2],
    ]);
    // 2 at 8
    expect(state.working).toMatchObject({ money: 22, goods: { luxury: 2 } });
    expect(state.middle).toMatchObject({ money: 56, storage: { luxury: 0 } });
    expect(state.state.treasury).toBe(112);
  });

  it('stops at the Population, the stock and the money', () => {
    expect(asked(luxury(2, 5), card)?.range).toEqual({ min: 1, max: 3 });
    expect(asked(luxury(2, 2), card)?.range).toEqual({ min: 1, max: 2 });
    const poor = luxury(2, 5, 8);
    poor.working.money = 9;
    expect(asked(poor, card)?.range).toEqual({ min: 1, max: 2 });
    poor.working.money = 3;
    expect(playable(poor, card)).toBe(false);
  });

  it('makes a State without money take a loan', () => {
    const start = luxury(3, 5);
    start.state.treasury = 0;
    const { state } = play(start, card, [['buy-amount', 3]]);
    expect(state.state).toMatchObject({ treasury: 43, loans: 1 });
  });

  it('does not reach the Free Trade Zone or the Foreign Market', () => {
    const start = luxury(3, 0);
    start.capitalist.zone.luxury = 5;
    expect(playable(start, card)).toBe(false);
  });

  it('takes only one half where the State itself sells', () => {
    const start = luxury(4, 0);
    start.state.goods.luxury = 4;
    const { state } = play(start, card, [['buy-amount', 3]]);
    // 3 at 8: 12 to the Treasury, and its own half does not move
    expect(state.working).toMatchObject({ money: 18, goods: { luxury: 3 } });
    expect(state.state).toMatchObject({ treasury: 132, goods: { luxury: 1 }, loans: 0 });
  });
});

describe('Extra Shift (H48)', () => {
  const card = 'extra-shift';

  it('pays the wage, produces, and lets the product be bought', () => {
    const { state } = play(position(2), card, [
      ['card-company', 'public-hospital-2p'],
      ['buy-amount', 3],
    ]);
    // wage 20; 5 Health and 4 new ones; 3 at 5
    expect(state.working).toMatchObject({ money: 35, goods: { health: 3 } });
    expect(state.state).toMatchObject({ treasury: 115, services: { health: 6 } });
    expect(findCompany(state, 'public-hospital-2p').workers.every((worker) => worker?.committed === false)).toBe(true);
  });

  it('pays the Middle Class where its workers stand', () => {
    const { state } = play(position(3), card, [
      ['card-company', 'technical-university'],
      ['buy-amount', 0],
    ]);
    expect(state.middle.money).toBe(70);
    expect(state.working.money).toBe(30);
    expect(state.state).toMatchObject({ treasury: 90, services: { education: 12 } });
  });

  it('loses what the State cannot store, and takes a loan for the wage', () => {
    const start = position(3, (state) => {
      state.state.services.health = 10;
      state.state.treasury = 10;
    });
    const { state } = play(start, card, [
      ['card-company', 'university-hospital'],
      ['buy-amount', 0],
    ]);
    expect(state.state).toMatchObject({ services: { health: 12 }, treasury: 30, loans: 1 });
    expect(state.working.money).toBe(60);
  });

  it('rewards a State that is played for cheap services', () => {
    const hospital: Scripted[] = [
      ['card-company', 'university-hospital'],
      ['buy-amount', 3],
    ];
    const { state } = play(position(4), card, hospital);
    expect(state.state.vp).toBe(1);
    const free = play(at(position(4), { 'welfare-health': 'A' }), card, hospital).state;
    expect(free.state).toMatchObject({ vp: 0, legitimacy: { working: 3 } });
    expect(free.working.money).toBe(60);
  });

  it('sells Food of a State company at 12', () => {
    const start = position(4);
    company(start, 'supermarket', 'state', { staff: { class: 'working', skills: ['agriculture', 'unskilled'] } });
    const { state } = play(start, card, [
      ['card-company', 'supermarket'],
      ['buy-amount', 2],
    ]);
    expect(state.state.goods.food).toBe(2);
    expect(state.working).toMatchObject({ money: 26, goods: { food: 2 } });
  });

  it('needs an operational Public company that is not on strike', () => {
    const start = position(4);
    findCompany(start, 'university-hospital').onStrike = true;
    expect(asked(start, card)).toMatchObject({ kind: 'buy-amount', about: { resource: 'education' } });
    const empty = position(4);
    emptied(empty, 'university-hospital');
    emptied(empty, 'technical-university');
    expect(playable(empty, card)).toBe(false);
  });
});

describe.each([
  ['healthcare-benefits', 'health', 'welfare-health'],
  ['state-scholarship', 'education', 'welfare-education'],
] as const)('%s', (card, service, policy) => {
  it('halves the price of the whole purchase, rounded up', () => {
    const start = unemployed(at(position(4), { [policy]: 'B' }), 'working', { unskilled: 8 });
    const { state } = play(start, card, [['buy-amount', 5]]);
    // 5 at 5 are 25 (FAQ)
    expect(state.working).toMatchObject({ money: 17, goods: { [service]: 5 } });
    expect(state.state).toMatchObject({ treasury: 133, services: { [service]: 1 }, vp: 1 });
  });

  it('brings the State no VP at the full price of 10', () => {
    const { state } = play(at(position(4), { [policy]: 'C' }), card, [['buy-amount', 3]]);
    expect(state.working.money).toBe(15);
    expect(state.state).toMatchObject({ treasury: 135, vp: 0, legitimacy: { working: 3 } });
  });

  it('stops at the Population, the stock and the money, and buys at least one', () => {
    const start = at(position(2), { [policy]: 'B' });
    expect(asked(start, card)?.range).toEqual({ min: 1, max: 3 });
    start.state.services[service] = 2;
    expect(asked(start, card)?.range).toEqual({ min: 1, max: 2 });
    start.working.money = 4;
    expect(play(start, card).state.working).toMatchObject({ money: 1, goods: { [service]: 1 } });
    start.working.money = 2;
    expect(playable(start, card)).toBe(false);
    start.working.money = 30;
    start.state.services[service] = 0;
    expect(playable(start, card)).toBe(false);
  });
});

describe('Highlight Social Issues (H39)', () => {
  const card = 'highlight-social-issues';

  it('buys three Media Influence for 15', () => {
    const { state } = play(position(2), card);
    expect(state.working).toMatchObject({ money: 15, influence: 4 });
    expect(state.state).toMatchObject({ treasury: 135, services: { influence: 0 } });
  });

  it('needs the money and all three, and none of the Personal Influence', () => {
    const poor = position(4);
    poor.working.money = 14;
    expect(playable(poor, card)).toBe(false);
    const short = position(4);
    short.state.services.influence = 2;
    short.state.influence = 5;
    expect(playable(short, card)).toBe(false);
  });
});

describe('Supplemental Income Program', () => {
  const card = 'supplemental-income-program';
  it('pays 1 for each employed worker, on farms and in Trade Unions too', () => {
    const start = withFarm(position(2));
    start.working.unions.agriculture = true;
    start.supply.workers.working.agriculture--;
    const { state } = play(unemployed(start, 'working', { unskilled: 2 }), card, [['buy-resource', null]]);
    // 8 in companies, 3 on the farm, 1 in the union
    expect(state.working.money).toBe(42);
    expect(state.state.treasury).toBe(108);
    expect(state.state.legitimacy.working).toBe(2);
  });

  it('lets the money be spent at once, with two sources', () => {
    const start = position(3);
    start.working.money = 9;
    start.capitalist.prices.luxury = 5;
    const { state } = play(start, card, [
      ['buy-resource', 'luxury'],
      ['buy-source', 'capitalist'],
      ['buy-amount', 1],
      ['buy-source', 'foreign-market'],
    ]);
    // 9 and 7 are 16: 5 to the Capitalist Class, 9 abroad
    expect(state.working).toMatchObject({ money: 2, goods: { luxury: 2 } });
  });

  it('brings 1 Legitimacy for every ten', () => {
    const none: Scripted[] = [['buy-resource', null]];
    expect(play(position(4), card, none).state.state.legitimacy.working).toBe(2);
    const { state } = play(withFarm(position(4)), card, none);
    expect(state.working.money).toBe(40);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 });
  });

  it('makes the State take a loan', () => {
    const start = position(3);
    start.state.treasury = 3;
    const { state } = play(start, card, [['buy-resource', null]]);
    expect(state.state).toMatchObject({ treasury: 46, loans: 1 });
  });
});

describe('Unemployment Benefits', () => {
  const card = 'unemployment-benefits';

  it('pays 5 for each unemployed and brings 1 Legitimacy for every three', () => {
    const { state } = play(unemployed(position(4), 'working', { unskilled: 6, media: 1 }), card, [
      ['buy-resource', 'health'],
      ['buy-amount', 4],
    ]);
    // 35 for seven; 14 workers are a Population of 4, 4 Health at 5
    expect(state.working).toMatchObject({ money: 45, goods: { health: 4 } });
    expect(state.state).toMatchObject({ treasury: 105, vp: 1, legitimacy: { working: 4, middle: 2 } });
  });

  it('brings Legitimacy for free Health besides', () => {
    const start = unemployed(at(position(4), { 'welfare-health': 'A' }), 'working', { unskilled: 3 });
    const { state } = play(start, card, [
      ['buy-resource', 'health'],
      ['buy-amount', 3],
    ]);
    expect(state.state).toMatchObject({ vp: 0, legitimacy: { working: 4 } });
  });

  it('buys from the State alone, if at all', () => {
    const start = unemployed(position(3), 'working', { unskilled: 2 });
    expect(asked(start, card)?.options).toEqual(['health', 'education', 'influence']);
    const { state } = play(unemployed(position(3), 'working', { unskilled: 2 }), card, [['buy-resource', null]]);
    expect(state.working.money).toBe(40);
    expect(state.state).toMatchObject({ treasury: 110, legitimacy: { working: 2 } });
  });

  it('makes the State take a loan', () => {
    const start = unemployed(position(2), 'working', { unskilled: 5 });
    start.state.treasury = 0;
    const { state } = play(start, card, [['buy-resource', null]]);
    expect(state.state).toMatchObject({ treasury: 25, loans: 1 });
  });

  it('is good for a purchase without unemployed, but not for nothing', () => {
    expect(playable(position(2), card)).toBe(true);
    const poor = position(2);
    poor.working.money = 4;
    expect(playable(poor, card)).toBe(false);
  });
});
