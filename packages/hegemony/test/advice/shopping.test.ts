/** Advice on buying offers what is of use, and does not feed a rival for nothing. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { moneyBeyondNeeds } from '../../src/advice/money.js';
import { bestPurchase } from '../../src/advice/shopping.js';
import { population } from '../../src/rules/labour.js';
import { priceAt } from '../../src/rules/prices.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

const ASKED = { seat: 'working', version: 1, canStop: false, min: 1, options: [] };
const BUYS = { do: 'basic', action: 'buy-goods-and-services' };
const PRESSES = { do: 'basic', action: 'apply-political-pressure' };

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

  /** What is advised to the Working Class with so much money: in a turn in which it may buy, and which good. */
  const buying = (change: (state: HegemonyState) => void) => {
    const state = position(2, change);
    const seen = view(state, 'working');
    const turn = { ...ASKED, kind: 'turn', type: 'one', max: 1, options: [BUYS, PRESSES], about: {} };
    const options = ['food', 'luxury', 'health', 'education', 'influence'];
    const good = { ...ASKED, kind: 'buy-resource', type: 'one', max: 1, options, about: {} };
    return [advise(turn as unknown as AskDescription, seen), advise(good as unknown as AskDescription, seen)] as const;
  };

  it('begins with Health for all where it is cheap, and names it in both questions', () => {
    // 3 Health at 5 of the 30 that it has; wages come in before food has to be paid.
    const [turn, good] = buying(({ policies, working }) => {
      policies['welfare-health'] = 'B';
      policies['welfare-education'] = 'C';
      working.money = 30;
    });
    expect(turn).toMatchObject({
      answer: BUYS,
      reason: { kind: 'turn.buy.all', params: { resource: 'health', cost: 15 } },
    });
    expect(good).toMatchObject({ answer: 'health', reason: { kind: 'buy.health' } });
  });

  it('takes food only where it could pay nothing for all without a loan', () => {
    for (let money = 0; money <= 150; money += 5) {
      const [turn, good] = buying(({ working }) => Object.assign(working, { money }));
      const seen = view(
        position(2, ({ working }) => Object.assign(working, { money })),
        'working',
      );
      const paid = bestPurchase(seen, 'working', moneyBeyondNeeds(seen, 'working'));
      expect(good.answer, `with ${money}`).toBe(paid?.resource ?? 'food');
      if (turn.reason.kind === 'turn.buy.all') expect(good.answer).toBe(turn.reason.params?.resource);
    }
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
