/** The Middle Class's cards that buy from the State and from others. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { population } from '../../../src/rules/labour.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, emptied, unemployed } from '../../support.js';
import { asked, HOSPITAL, having, MALL, play, playable, STOP, storing, table, UNIVERSITY } from './middle-hand.js';

describe.each([
  ['Healthcare Benefits', 'mc-healthcare-benefits', 'health', 'welfare-health'],
  ['State Scholarship', 'mc-state-scholarship', 'education', 'welfare-education'],
] as const)('%s', (_, card, service, policy) => {
  const buying = (section: 'A' | 'B' | 'C', players: PlayerCount = 4) =>
    at(table(undefined, players), { [policy]: section });

  it('halves the price of the whole purchase, rounded up', () => {
    const state = unemployed(buying('B'), 'middle', { unskilled: 8 });
    expect(population(state, 'middle')).toBe(5);
    play(state, card, ['buy-amount', 5]);
    expect(state.middle.money).toBe(40 - 13);
    expect(state.state.treasury).toBe(133);
    expect(state.middle.goods[service]).toBe(5);
    expect(state.state.services[service]).toBe(1);
  });

  it('brings 1 Legitimacy, and the State its usual VP at a price of 5', () => {
    const cheap = play(buying('B'), card, ['buy-amount', 1]).state;
    expect(cheap.state).toMatchObject({ vp: 1, legitimacy: { middle: 3 } });
    const dear = play(buying('C'), card, ['buy-amount', 3]).state;
    expect(dear.state).toMatchObject({ vp: 0, legitimacy: { middle: 3 } });
    expect(dear.middle.money).toBe(25);
    const unplayed = play(buying('B', 3), card, ['buy-amount', 1]).state;
    expect(unplayed.state).toMatchObject({ vp: 0, legitimacy: { middle: 2 } });
  });

  it('buys at least 1, at most the Population, the stock and what the money pays', () => {
    expect(asked(buying('B'), card)?.range).toEqual({ min: 1, max: 3 });
    const scarce = buying('B');
    scarce.state.services[service] = 2;
    expect(asked(scarce, card)?.range).toEqual({ min: 1, max: 2 });
    const poor = buying('B');
    poor.middle.money = 7;
    expect(asked(poor, card)?.range).toEqual({ min: 1, max: 2 });
  });

  it('cannot be played in section A, without stock or without money for one', () => {
    expect(playable(buying('A'), card)).toBe(false);
    const scarce = buying('B');
    scarce.state.services[service] = 0;
    expect(playable(scarce, card)).toBe(false);
    const poor = buying('B');
    poor.middle.money = 2;
    expect(playable(poor, card)).toBe(false);
  });
});

describe('Highlight Social Issues', () => {
  const card = 'mc-highlight-social-issues';

  it('buys 3 Media Influence for 15, whatever the Population', () => {
    const { state } = play(table(), card);
    expect(state.middle).toMatchObject({ money: 25, influence: 4 });
    expect(state.state).toMatchObject({ treasury: 135, influence: 1, services: { influence: 1 } });
    expect(state.state.legitimacy.middle).toBe(3);
    expect(play(table(undefined, 3), card).state.state.legitimacy.middle).toBe(2);
  });

  it('cannot be played with less than 15 or with fewer than 3 for sale', () => {
    const poor = table();
    poor.middle.money = 14;
    expect(playable(poor, card)).toBe(false);
    const scarce = table();
    scarce.state.services.influence = 2;
    scarce.state.influence = 5;
    expect(playable(scarce, card)).toBe(false);
  });
});

describe('Personal Consumption', () => {
  const card = 'mc-personal-consumption';
  const buying = (money = 200, players: PlayerCount = 4) => having(money, players);

  it('buys from any number of sources, up to the Population from each', () => {
    const state = buying();
    state.state.goods.food = 4;
    state.supply.resources.food -= 4;
    play(
      state,
      card,
      ['buy-resource', 'food'],
      ['card-option', 'many-sources'],
      ['buy-source', 'middle'],
      ['buy-source', 'capitalist'],
      ['buy-source', 'state'],
      ['buy-amount', 3],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 3],
    );
    // 1 from the own storage for nothing, 1 at 12, 3 at 12 and 3 at 10 with 5 tariff each.
    expect(state.middle.goods.food).toBe(8);
    expect(state.middle.money).toBe(200 - 12 - 36 - 45);
    expect(state.capitalist.revenue).toBe(132);
    expect(state.state.treasury).toBe(120 + 36 + 15);
  });

  it('buys twice the Population from one source', () => {
    const { state } = play(
      buying(200, 3),
      card,
      ['buy-resource', 'food'],
      ['card-option', 'one-source'],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 6],
    );
    expect(state.middle.money).toBe(110);
    expect(state.state.treasury).toBe(150);
    expect(state.middle.goods.food).toBe(6);
  });

  it('takes twice the Population out of the own storage for nothing', () => {
    const state = buying(0);
    storing(state, { luxury: 8 });
    play(state, card, ['buy-amount', 6]);
    expect(state.middle.storage.luxury).toBe(2);
    expect(state.middle.goods.luxury).toBe(6);
  });

  it('rewards the State once for a purchase at 5', () => {
    const { state } = play(
      buying(),
      card,
      ['buy-resource', 'health'],
      ['card-option', 'one-source'],
      ['buy-source', 'state'],
      ['buy-amount', 6],
    );
    expect(state.middle.money).toBe(170);
    expect(state.state.vp).toBe(1);
  });

  it('is limited by stock and money, and asks for no way where there is one source', () => {
    const { state } = play(buying(35), card, ['buy-resource', 'influence'], ['buy-amount', 3]);
    expect(state.middle).toMatchObject({ money: 5, influence: 4 });
    expect(() => play(buying(35), card, ['buy-resource', 'influence'], ['buy-amount', 4])).toThrow();
    expect(() => play(buying(), card, ['buy-resource', 'influence'], ['buy-amount', 5])).toThrow();
  });

  it('cannot be played when nothing can be bought', () => {
    const state = buying(0);
    storing(state, {});
    expect(playable(state, card)).toBe(false);
    expect(playable(at(state, { 'welfare-health': 'A' }), card)).toBe(true);
  });
});

describe('Public Sector Overtime', () => {
  const card = 'mc-public-sector-overtime';

  it('makes the State pay a wage once, produces, and lets the product be bought', () => {
    const { state } = play(table(), card, ['card-company', HOSPITAL], ['buy-amount', 3]);
    expect(state.working.money).toBe(60);
    expect(state.state.treasury).toBe(120 - 30 + 15);
    expect(state.state.services.health).toBe(6 + 6 - 3);
    expect(state.middle.goods.health).toBe(3);
    expect(state.state.vp).toBe(1);
    expect(findCompany(state, HOSPITAL).workers.some((worker) => worker?.committed)).toBe(false);
  });

  it('pays the own workers too, and need not buy', () => {
    const { state } = play(table(undefined, 3), card, ['card-company', UNIVERSITY], ['buy-amount', 0]);
    expect(state.middle.money).toBe(70);
    expect(state.state.services.education).toBe(12);
  });

  it('loses what the State cannot store', () => {
    const state = table();
    state.state.services.health = 10;
    play(state, card, ['card-company', HOSPITAL], ['buy-amount', 0]);
    expect(state.state.services.health).toBe(12);
  });

  it('brings Legitimacy for every 3 when the service is free', () => {
    const state = at(table(), { 'welfare-health': 'A' });
    play(state, card, ['card-company', HOSPITAL], ['buy-amount', 3]);
    expect(state.state.legitimacy.middle).toBe(3);
    expect(state.middle.money).toBe(40);
  });

  it('sells as much as the money pays', () => {
    const state = table();
    state.middle.money = 0;
    play(state, card, ['card-company', HOSPITAL]);
    expect(state.middle.goods.health).toBe(0);
  });

  it('makes a poor State take a loan', () => {
    const state = table();
    state.state.treasury = 10;
    play(state, card, ['card-company', HOSPITAL], ['buy-amount', 0]);
    expect(state.state).toMatchObject({ treasury: 30, loans: 1 });
  });

  it('chooses operational companies without a strike only', () => {
    const state = table();
    expect(asked(state, card)?.options).toEqual([HOSPITAL, UNIVERSITY]);
    findCompany(state, HOSPITAL).onStrike = true;
    emptied(state, UNIVERSITY);
    expect(playable(state, card)).toBe(false);
  });
});

describe('Supplemental Income Program', () => {
  const card = 'mc-supplemental-income-program';

  it('brings 2 for each worker in Public and Capitalist companies, and 1 Legitimacy for five of them', () => {
    const { state } = play(table(), card, ['buy-resource', STOP]);
    expect(state.middle.money).toBe(50);
    expect(state.state.treasury).toBe(110);
    expect(state.state.legitimacy.middle).toBe(3);
    expect(play(table(undefined, 3), card, ['buy-resource', STOP]).state.state.legitimacy.middle).toBe(2);
  });

  it('brings no Legitimacy for fewer than five', () => {
    const state = table((s) => void emptied(s, MALL));
    play(state, card, ['buy-resource', STOP]);
    expect(state.middle.money).toBe(46);
    expect(state.state.legitimacy.middle).toBe(2);
  });

  it('lets the money be spent on one good from two sources', () => {
    const { state } = play(
      table(),
      card,
      ['buy-resource', 'luxury'],
      ['buy-source', 'capitalist'],
      ['buy-amount', 2],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 3],
    );
    expect(state.middle.money).toBe(40 + 10 - 16 - 27);
    expect(state.middle.goods.luxury).toBe(5);
    expect(state.state.treasury).toBe(110 + 9);
  });

  it('makes a poor State take a loan', () => {
    const state = table();
    state.state.treasury = 9;
    play(state, card, ['buy-resource', STOP]);
    expect(state.state).toMatchObject({ treasury: 49, loans: 1 });
  });

  it('needs a Labor Market in B or C, and workers there or something to buy', () => {
    expect(playable(at(table(), { 'labor-market': 'C' }), card)).toBe(true);
    expect(playable(at(table(), { 'labor-market': 'A' }), card)).toBe(false);
    const state = table((s) => {
      emptied(s, MALL);
      emptied(s, UNIVERSITY);
    });
    expect(playable(state, card)).toBe(true);
    state.middle.money = 0;
    storing(state, {});
    expect(playable(state, card)).toBe(false);
  });
});
