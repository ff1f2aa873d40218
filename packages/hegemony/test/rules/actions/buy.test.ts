/** Buy Goods & Services: sources, limits, who is paid, and what the State gains by selling cheaply (p. 15, 23-24, 26). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { buyableResources, mostFrom, sourcesOf } from '../../../src/rules/actions/buy.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, at, position, type Scripted, unemployed } from '../../support.js';

const buying = (state: HegemonyState, buyer: 'working' | 'middle', ...answers: Scripted[]) =>
  act(state, buyer, 'buy-goods-and-services', answers).state;
const rich = (players: 2 | 3 | 4, change: (state: HegemonyState) => void = () => {}) =>
  position(players, (state) => {
    state.working.money = 500;
    state.middle.money = 500;
    change(state);
  });

describe('sources', () => {
  it('sell what the table in the rulebook says', () => {
    const state = rich(4, (s) => {
      for (const owner of [s.middle, s.capitalist]) owner.storage = { food: 5, luxury: 5, health: 5, education: 5 };
      s.state.goods = { food: 5, luxury: 5 };
    });
    for (const good of ['food', 'luxury'] as const)
      expect(sourcesOf(state, 'working', good)).toEqual(['middle', 'capitalist', 'state', 'foreign-market']);
    for (const service of ['health', 'education'] as const)
      expect(sourcesOf(state, 'working', service)).toEqual(['middle', 'capitalist', 'state']);
    expect(sourcesOf(state, 'working', 'influence')).toEqual(['state']);
  });

  it('are left out when they have nothing, or the buyer cannot pay for one', () => {
    const state = position(3, (s) => Object.assign(s.working, { money: 8 }));
    expect(sourcesOf(state, 'working', 'luxury')).toEqual(['capitalist']);
    expect(sourcesOf(state, 'working', 'food')).toEqual([]);
    expect(buyableResources(state, 'working')).toEqual(['luxury', 'health', 'education']);
  });

  it('do not include Personal Influence or the Free Trade Zone', () => {
    const state = rich(4, (s) => {
      s.state.influence = 5;
      s.state.services.influence = 0;
      s.capitalist.zone = { food: 8, luxury: 12 };
      s.capitalist.storage.food = 0;
    });
    expect(sourcesOf(state, 'working', 'influence')).toEqual([]);
    expect(sourcesOf(state, 'working', 'food')).toEqual(['middle', 'foreign-market']);
  });

  it('do not include a Middle Class that nobody plays', () => {
    expect(sourcesOf(rich(2), 'working', 'health')).toEqual(['state']);
  });
});

describe('a purchase', () => {
  it('is of one kind, from up to two sources, the Population from each', () => {
    const state = rich(3, (s) => {
      s.capitalist.storage.luxury = 10;
      unemployed(s, 'working', { unskilled: 5 }); // 12 workers: a Population of 4
    });
    buying(
      state,
      'working',
      ['buy-resource', 'luxury'],
      ['buy-source', 'capitalist'],
      ['buy-amount', 4],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 4],
    );
    expect(state.working.goods.luxury).toBe(8);
    expect(state.working.money).toBe(500 - 4 * 8 - 4 * 9);
    expect(mostFrom(state, 'working', 'foreign-market', 'luxury', 4)).toBe(4);
  });

  it('may stop after the first source', () => {
    const state = rich(3);
    buying(
      state,
      'working',
      ['buy-resource', 'luxury'],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 2],
      ['buy-source', STOP],
    );
    expect(state.working.goods.luxury).toBe(2);
  });

  it('pays owners, who may have set other prices', () => {
    const state = rich(3, (s) => {
      s.capitalist.prices.luxury = 10;
      s.middle.prices.health = 5;
    });
    buying(
      state,
      'working',
      ['buy-resource', 'luxury'],
      ['buy-source', 'capitalist'],
      ['buy-amount', 2],
      ['buy-source', STOP],
    );
    expect(state.capitalist.revenue).toBe(140);
    buying(state, 'working', ['buy-resource', 'health'], ['buy-source', 'middle'], ['buy-source', STOP]);
    expect(state.middle.money).toBe(505);
    expect(state.working.money).toBe(500 - 25);
  });

  it('from the Foreign Market pays the price to the Supply and the tariff to the State', () => {
    const state = at(rich(2), { 'foreign-trade': 'A' });
    buying(
      state,
      'working',
      ['buy-resource', 'food'],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 3],
      ['buy-source', STOP],
    );
    expect(state.working.money).toBe(500 - 60);
    expect(state.state.treasury).toBe(120 + 30);
    expect(state.working.goods.food).toBe(3);
  });

  it('of Influence costs 10 each, from the Media alone', () => {
    const state = rich(4);
    buying(state, 'working', ['buy-resource', 'influence'], ['buy-amount', 3]);
    expect(state.working).toMatchObject({ influence: 4, money: 470 });
    expect(state.state.services.influence).toBe(1);
    expect(state.state.treasury).toBe(150);
  });

  it('of State goods costs 12 for Food and 8 for Luxury', () => {
    const state = rich(4, (s) => {
      s.state.goods = { food: 2, luxury: 2 };
    });
    buying(
      state,
      'working',
      ['buy-resource', 'food'],
      ['buy-source', 'state'],
      ['buy-amount', 2],
      ['buy-source', STOP],
    );
    buying(
      state,
      'working',
      ['buy-resource', 'luxury'],
      ['buy-source', 'state'],
      ['buy-amount', 2],
      ['buy-source', STOP],
    );
    expect(state.working.money).toBe(500 - 24 - 16);
    expect(state.state.treasury).toBe(160);
  });

  it('is never made with a loan', () => {
    const state = position(2, (s) => Object.assign(s.working, { money: 14 }));
    expect(mostFrom(state, 'working', 'state', 'health', 3)).toBe(2);
    expect(mostFrom(state, 'working', 'foreign-market', 'food', 3)).toBe(0);
  });

  it('from abroad is limited to the tokens in the box (H3)', () => {
    const state = rich(2, (s) => {
      s.supply.resources.luxury = 1;
    });
    expect(mostFrom(state, 'working', 'foreign-market', 'luxury', 3)).toBe(1);
  });
});

describe('the Middle Class', () => {
  it('buys from itself for nothing, up to its Population, as one of its two sources', () => {
    const state = rich(3, (s) => {
      s.middle.storage.health = 8;
      s.capitalist.storage.health = 2;
    });
    buying(
      state,
      'middle',
      ['buy-resource', 'health'],
      ['buy-source', 'middle'],
      ['buy-amount', 3],
      ['buy-source', 'state'],
      ['buy-amount', 3],
    );
    expect(state.middle.goods.health).toBe(6);
    expect(state.middle.storage.health).toBe(5);
    expect(state.middle.money).toBe(485);
  });

  it('cannot use what it has not bought from itself', () => {
    const state = rich(3, (s) => {
      s.middle.storage.luxury = 8;
    });
    expect(() => act(state, 'middle', 'use-luxury')).toThrow();
  });
});

describe('cheap public services', () => {
  const buyFromState = (state: HegemonyState, service: 'health' | 'education', amount: number) =>
    buying(
      state,
      'working',
      ['buy-resource', service],
      ['buy-source', 'state'],
      ['buy-amount', amount],
      ['buy-source', STOP],
    );
  const stocked = (players: 3 | 4) =>
    rich(players, (s) => {
      s.capitalist.storage.health = 1;
      unemployed(s, 'working', { unskilled: 11 }); // 18 workers: a Population of 6
      s.state.services = { health: 12, education: 12, influence: 4 };
    });

  it('at 5 bring the State 1 VP for each purchase, whatever the amount', () => {
    const state = at(stocked(4), { 'welfare-health': 'B' });
    buyFromState(state, 'health', 1);
    buyFromState(state, 'health', 6);
    expect(state.state.vp).toBe(2);
    expect(state.state.legitimacy.working).toBe(2);
  });

  it('for nothing bring 1 Legitimacy with the buyer for every 3', () => {
    const state = at(stocked(4), { 'welfare-education': 'A' });
    buyFromState(state, 'education', 5);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 });
    buyFromState(state, 'education', 6);
    expect(state.state.legitimacy.working).toBe(5);
    expect([state.state.vp, state.working.money]).toEqual([0, 500]);
  });

  it('at 10 bring nothing', () => {
    const state = at(stocked(4), { 'welfare-education': 'C' });
    buyFromState(state, 'education', 3);
    expect([state.state.vp, state.state.legitimacy.working]).toEqual([0, 2]);
  });

  it('bring nothing without a State player', () => {
    const state = at(stocked(3), { 'welfare-health': 'B' });
    buyFromState(state, 'health', 6);
    expect(state.state.vp).toBe(0);
    expect(state.state.treasury).toBe(150);
  });

  it('of private sellers at 5 bring the State nothing', () => {
    const state = at(stocked(4), { 'welfare-health': 'B' });
    state.capitalist.prices.health = 5;
    buying(state, 'working', ['buy-resource', 'health'], ['buy-source', 'capitalist'], ['buy-source', STOP]);
    expect(state.state.vp).toBe(0);
  });
});
