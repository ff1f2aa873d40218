/** What can be bought where, as a question of buying is told. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { offersIn } from '../../src/reading/offers.js';
import { population } from '../../src/rules/labour.js';
import { startOf } from '../games.js';

const view = {
  ...startOf(4),
  working: { ...startOf(4).working, money: 60, goods: { food: 1, luxury: 0, health: 0, education: 0 } },
};
const need = population(view, 'working');

function ask(kind: string, options: readonly string[], about: object = {}): AskDescription {
  return { kind, options, about, seat: 'working' } as unknown as AskDescription;
}

describe('Offers', () => {
  it('name sellers with their prices, what is lacking and what that costs, the cheapest first', () => {
    view.capitalist.storage.food = 1;
    const [food] = offersIn(ask('buy-resource', ['food']), view);
    expect(food).toMatchObject({ resource: 'food', have: 1, need, money: 60 });
    const prices = food?.offers.map(({ price }) => price) ?? [];
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const price = view.capitalist.prices.food;
    expect(food?.offers).toContainEqual({ source: 'capitalist', price, stock: 1, amount: 1, cost: price });
    expect(food?.offers.find(({ source }) => source === 'foreign-market')).toMatchObject({
      stock: null,
      amount: need - 1,
    });
  });

  it('are without tariff where a card says so, and from abroad alone', () => {
    const priced = (about: object) =>
      offersIn(ask('buy-resource', ['food'], about), view)[0]?.offers.find(({ source }) => source === 'foreign-market')
        ?.price ?? 0;
    expect(priced({ dutyFree: true })).toBeLessThan(priced({}));
    const [food] = offersIn(ask('buy-resource', ['food'], { dutyFree: true }), view);
    expect(food?.offers.map(({ source }) => source)).toEqual(['foreign-market']);
  });

  it('of food in production are for what is still needed; other questions have none', () => {
    const [food] = offersIn(ask('food-source', ['foreign-market'], { needed: 2 }), view);
    expect(food).toMatchObject({ resource: 'food', have: 0, need: 2 });
    expect(food?.offers[0]).toMatchObject({ amount: 2 });
    expect(offersIn(ask('turn', []), view)).toEqual([]);
  });
});
