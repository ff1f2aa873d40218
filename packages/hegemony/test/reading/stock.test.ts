/** What lies in store. */
import { describe, expect, it } from 'vitest';
import { stockOf, unemployedOf } from '../../src/reading/stock.js';
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

  it('sees whether something is put aside for a class', () => {
    const view = startOf(4);
    expect(hasBenefits(view.state.benefits.middle)).toBe(false);
    view.state.benefits.middle.resources.education = 2;
    expect(hasBenefits(view.state.benefits.middle)).toBe(true);
  });
});
