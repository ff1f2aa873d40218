/** Advice on buying offers what is of use, and does not feed a rival for nothing. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { population } from '../../src/rules/labour.js';
import { priceAt } from '../../src/rules/prices.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

const ASKED = { seat: 'working', version: 1, canStop: false, min: 1, options: [] };

describe('advice on buying', () => {
  it('offers a service for all people or none of it', () => {
    const told = new Set<string>();
    for (let money = 0; money <= 150; money += 5) {
      const state = position(2, ({ working }) => Object.assign(working, { money }));
      const about = { resource: 'health', source: 'state', price: priceAt(state, 'state', 'health') };
      const needed = population(state, 'working');
      const ask = { ...ASKED, kind: 'buy-amount', type: 'amount', about, max: needed } as unknown as AskDescription;
      const { answer, reason, undo } = advise(ask, view(state, 'working'));
      if (undo !== true) expect(answer, `with ${money}`).toBe(needed);
      told.add(reason.kind);
    }
    expect([...told]).toEqual(['amount.part', 'amount.all']);
  });

  it('buys abroad where a rival asks as much', () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist.storage, { food: 3 }));
    state.capitalist.prices.food = priceAt(state, 'foreign-market', 'food');
    const about = { needed: 3 };
    const options = ['capitalist', 'foreign-market'];
    const ask = { ...ASKED, kind: 'food-source', type: 'one', about, options, max: 1 } as unknown as AskDescription;
    expect(advise(ask, view(state, 'working')).answer).toBe('foreign-market');
    state.capitalist.prices.food--;
    expect(advise(ask, view(state, 'working')).answer).toBe('capitalist');
  });
});
