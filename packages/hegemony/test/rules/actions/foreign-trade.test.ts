/** Sell to the Foreign Market and Make Business Deal (p. 19, 23, 28). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { possibleExports } from '../../../src/rules/actions/foreign-trade.js';
import { DEALS_PER_ROUND } from '../../../src/rules/data/board.js';
import { BUSINESS_DEALS } from '../../../src/rules/data/business-deals.js';
import type { Section } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, at, mayAct, position, type Scripted } from '../../support.js';

/** 2 Food for 20, 6 for 55; 4 Luxury for 30, 8 for 55; 3 Health for 25, 5 for 40; 3 Education for 15, 7 for 35. */
const exporting = (players: 2 | 3 | 4, change: (state: HegemonyState) => void) =>
  position(players, (state) => {
    state.exports.current = 'export-01';
    change(state);
  });
const selling = (state: HegemonyState, seller: 'middle' | 'capitalist' | 'state', ...ids: (string | null)[]) =>
  act(
    state,
    seller,
    'sell-to-foreign-market',
    ids.map((id): Scripted => ['export-transaction', id]),
  ).state;

describe('exports', () => {
  it('offer the transactions for which there are goods', () => {
    const state = exporting(3, ({ capitalist }) => {
      capitalist.storage = { food: 5, luxury: 8, health: 2, education: 0 };
    });
    expect(possibleExports(state, 'capitalist')).toEqual(['food-1', 'luxury-1', 'luxury-2']);
  });

  it('make each transaction once, for money into Revenue', () => {
    const state = exporting(3, ({ capitalist }) => {
      capitalist.storage = { food: 4, luxury: 0, health: 0, education: 7 };
    });
    selling(state, 'capitalist', 'food-1', 'education-1');
    expect(state.capitalist.revenue).toBe(120 + 20 + 15);
    expect(state.capitalist.storage).toMatchObject({ food: 2, education: 4 });
    expect(state.capitalist.vp).toBe(0);
  });

  it('may be ended at any time after the first', () => {
    const state = exporting(3, ({ capitalist }) => {
      capitalist.storage = { food: 8, luxury: 0, health: 0, education: 0 };
    });
    selling(state, 'capitalist', 'food-2', STOP);
    expect(state.capitalist.revenue).toBe(175);
  });

  it('bring the Middle Class 1 VP for every transaction, out of its storage only', () => {
    const state = exporting(3, ({ middle }) => {
      middle.storage = { food: 2, luxury: 4, health: 0, education: 0 };
      middle.goods.health = 8;
    });
    expect(possibleExports(state, 'middle')).toEqual(['food-1', 'luxury-1']);
    selling(state, 'middle', 'food-1', 'luxury-1');
    expect(state.middle).toMatchObject({ money: 90, vp: 2 });
  });

  it('use the Free Trade Zone together with the storage, the zone first (H22)', () => {
    const state = exporting(2, ({ capitalist }) => {
      capitalist.storage = { food: 4, luxury: 0, health: 0, education: 0 };
      capitalist.zone = { food: 3, luxury: 0 };
    });
    selling(state, 'capitalist', 'food-2');
    expect(state.capitalist.zone.food).toBe(0);
    expect(state.capitalist.storage.food).toBe(1);
  });

  it('are for the State a matter of goods, not of services', () => {
    const state = exporting(4, ({ state: board }) => {
      board.goods = { food: 2, luxury: 3 };
      board.services = { health: 8, education: 8, influence: 8 };
    });
    expect(possibleExports(state, 'state')).toEqual(['food-1']);
    selling(state, 'state');
    expect(state.state.treasury).toBe(140);
  });

  it('are impossible without enough of anything', () => {
    expect(mayAct(position(4), 'state', 'sell-to-foreign-market')).toBe(false);
  });
});

describe('a Business Deal', () => {
  const offered = (deal: string, section: Section = 'B') => {
    const state = at(position(2), { 'foreign-trade': section });
    state.deals.deck.push(...state.deals.open.splice(0));
    state.deals.deck.splice(state.deals.deck.indexOf(deal), 1);
    state.deals.open = [deal];
    return state;
  };

  it('into the Free Trade Zone alone costs no tariff', () => {
    const state = offered('business-deal-food-7', 'A');
    act(state, 'capitalist', 'make-business-deal', [['deal-storage', 'free-trade-zone']]);
    expect(state.capitalist).toMatchObject({ revenue: 70, zone: { food: 7, luxury: 0 } });
    expect(state.capitalist.storage.food).toBe(1);
    expect(state.state.treasury).toBe(120);
    expect(state.deals).toMatchObject({ open: [], discard: ['business-deal-food-7'] });
  });

  it.each([
    ['A', 14],
    ['B', 7],
    ['C', 0],
  ] as const)('into the storage pays the tariff of 6%s to the State', (section, tariff) => {
    const state = offered('business-deal-food-7', section);
    act(state, 'capitalist', 'make-business-deal', [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 0],
    ]);
    expect(state.capitalist.revenue).toBe(70 - tariff);
    expect(state.capitalist.storage.food).toBe(8);
    expect(state.state.treasury).toBe(120 + tariff);
  });

  it('with the tariff paid may be split', () => {
    const state = offered('business-deal-food-5-luxury-6');
    act(state, 'capitalist', 'make-business-deal', [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 2],
      ['deal-to-zone', 6],
    ]);
    expect(state.capitalist.storage).toMatchObject({ food: 1 + 3, luxury: 2 });
    expect(state.capitalist.zone).toEqual({ food: 2, luxury: 6 });
    expect(state.capitalist.revenue).toBe(120 - 60 - 11);
  });

  it('loses what fits nowhere (H35)', () => {
    const state = offered('business-deal-food-8');
    state.capitalist.zone.food = 5;
    act(state, 'capitalist', 'make-business-deal', [['deal-storage', 'free-trade-zone']]);
    expect(state.capitalist.zone.food).toBe(8);
    expect(state.capitalist.revenue).toBe(65);
  });

  it('puts into the zone what the storage cannot take', () => {
    const state = offered('business-deal-luxury-12');
    act(state, 'capitalist', 'make-business-deal', [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 2],
    ]);
    expect(state.capitalist.storage.luxury).toBe(12);
    expect(state.capitalist.zone.luxury).toBe(2);
  });

  const told = (state: HegemonyState, answers: readonly Scripted[]) =>
    act(state, 'capitalist', 'make-business-deal', answers).log.find(({ kind }) => kind === 'deal')?.params;

  it('is told with what went where and what was lost', () => {
    const card = 'business-deal-food-5-luxury-6';
    const answers: Scripted[] = [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 2],
      ['deal-to-zone', 6],
    ];
    expect(told(offered(card), answers)).toEqual({
      card,
      to: 'storage',
      storage: { food: 3 },
      zone: { food: 2, luxury: 6 },
      lost: {},
    });
    const full = offered('business-deal-food-8');
    full.capitalist.zone.food = 5;
    expect(told(full, [['deal-storage', 'free-trade-zone']])).toMatchObject({ zone: { food: 3 }, lost: { food: 5 } });
  });

  it('is told as one for the Free Trade Zone when all of it goes there after all', () => {
    const answers: Scripted[] = [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 7],
    ];
    expect(told(offered('business-deal-food-7'), answers)).toMatchObject({
      to: 'free-trade-zone',
      storage: {},
      zone: { food: 7 },
    });
  });

  it('is paid from Revenue, then Capital, never with a loan', () => {
    const state = offered('business-deal-food-7');
    Object.assign(state.capitalist, { revenue: 30, capital: 19 });
    expect(mayAct(state, 'capitalist', 'make-business-deal')).toBe(false);
    state.capitalist.capital = 25;
    // 55 pay for the goods, but not for the tariff of 7: only the Free Trade Zone is left.
    act(state, 'capitalist', 'make-business-deal');
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 5, loans: 0, zone: { food: 7, luxury: 0 } });
  });

  it('has tariffs of 2 a unit at A, 1 at B and none at C', () => {
    for (const { goods, tariffs } of Object.values(BUSINESS_DEALS)) {
      const units = goods.food + goods.luxury;
      expect(tariffs).toEqual({ A: 2 * units, B: units, C: 0 });
    }
    expect(Object.values(BUSINESS_DEALS).reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    expect(DEALS_PER_ROUND).toEqual({ A: 0, B: 1, C: 2 });
  });
});
