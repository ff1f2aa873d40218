/** What lies in store. */
import { describe, expect, it } from 'vitest';
import { bestSales, stockOf, unemployedOf } from '../../src/reading/stock.js';
import { hasBenefits } from '../../src/rules/actions/free.js';
import { startOf } from '../games.js';

describe('what lies in store', () => {
  it('counts the unemployed by skill and leaves out skills without any', () => {
    const view = startOf(2);
    view.unemployed.working = { unskilled: 2, agriculture: 0, luxury: 0, healthcare: 1, education: 0, media: 0 };
    expect(unemployedOf(view, 'working')).toEqual([
      { skill: 'unskilled', count: 2 },
      { skill: 'healthcare', count: 1 },
    ]);
  });

  it('knows what fits where', () => {
    const view = startOf(4);
    expect(stockOf(view, 'capitalist', 'food')).toEqual({ amount: 1, limit: 8 });
    view.capitalist.tiles.push('food');
    expect(stockOf(view, 'capitalist', 'food').limit).toBe(16);
    // One University Hospital makes 6, and 6 more can be kept.
    expect(stockOf(view, 'state', 'health')).toEqual({ amount: 6, limit: 12 });
  });

  it('is sold abroad for as much as an Export card gives for it, each sale once', () => {
    const view = startOf(4);
    // The card buys 2 Food for 20 and 6 for 55, and 4 Luxury for 30 and 8 for 55.
    const sold = (food: number, luxury: number, seat = 'capitalist') => {
      view.capitalist.storage = { food, luxury, health: 0, education: 0 };
      return bestSales(view, seat, 'export-01').map(({ good, amount, money }) => [good, amount, money]);
    };
    expect(sold(1, 3)).toEqual([]);
    expect(sold(5, 0)).toEqual([['food', 2, 20]]);
    expect(sold(7, 4)).toEqual([
      ['food', 6, 55],
      ['luxury', 4, 30],
    ]);
    expect(sold(8, 0).map(([, amount]) => amount)).toEqual([2, 6]);
    expect(sold(8, 8, 'working')).toEqual([]);
  });

  it('sees whether something is put aside for a class', () => {
    const view = startOf(4);
    expect(hasBenefits(view.state.benefits.middle)).toBe(false);
    view.state.benefits.middle.resources.education = 2;
    expect(hasBenefits(view.state.benefits.middle)).toBe(true);
  });
});
