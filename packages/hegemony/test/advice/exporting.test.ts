/** No sale abroad is advised that leaves the seller with less, once production has taken its taxes and its food. */
import { type AskDescription, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { policy } from '../../src/policy/policy.js';
import { forecast } from '../../src/reading/forecast.js';
import { exportStock, type Seller } from '../../src/rules/actions/foreign-trade.js';
import { EXPORTS } from '../../src/rules/data/exports.js';
import { type ExportCard, GOODS, type Good, type Transaction } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

const SELL = { do: 'basic', action: 'sell-to-foreign-market' };
const PRESSURE = { do: 'basic', action: 'apply-political-pressure' };

function asked(seat: Seller, kind: string, options: AskDescription['options'], about = {}): AskDescription {
  return { seat, kind, version: 0, type: 'one', options, min: 1, max: 1, canStop: kind !== 'turn', about };
}

const NO_GOODS = { food: 0, luxury: 0, health: 0, education: 0 };

/** Nobody works, and 3 Education are sold for 15; from a revenue of 100 on the tax is 40 instead of 24. */
function owner(revenue: number): HegemonyState {
  return position(2, (state) => {
    for (const company of state.companies) company.workers.fill(null);
    state.policies.taxation = 'A';
    state.exports.current = 'export-01';
    Object.assign(state.capitalist, { revenue, capital: 100, storage: { ...NO_GOODS, education: 3 } });
  });
}

/** The Middle Class has two Food in store and nothing else to eat; abroad it is dear or cheap. */
const hungry = (foreign: 'A' | 'C') =>
  position(4, (state) => {
    for (const company of state.companies) company.workers.fill(null);
    state.policies['foreign-trade'] = foreign;
    state.exports.current = 'export-01';
    Object.assign(state.middle, { money: 100, goods: { ...NO_GOODS }, storage: { ...NO_GOODS, food: 2 } });
    Object.assign(state.capitalist.storage, { food: 0 });
  });

const advisedFor = (state: HegemonyState, seat: Seller, ask: AskDescription) => advise(ask, view(state, seat)).answer;

/** What a seller gets who makes the advised sales, one after the other. */
function followed(start: HegemonyState, seat: Seller, ask: AskDescription): number {
  let [state, earned] = [start, 0];
  let { options } = ask;
  for (;;) {
    const card = EXPORTS[state.exports.current as keyof typeof EXPORTS] as ExportCard;
    const open = options.filter((id) => {
      const { good, amount } = card[id as string] as Transaction;
      return exportStock(state, seat, good) >= amount;
    });
    if (open.length === 0) return earned;
    const id = advisedFor(state, seat, { ...ask, options: open });
    if (id === null) return earned;
    const { good, amount, money } = card[id as string] as Transaction;
    state = structuredClone(state);
    state.capitalist.storage[good] -= amount;
    state.capitalist.revenue += money;
    options = options.filter((one) => one !== id);
    earned += money;
  }
}

/** By trying out every set of the transactions of a card. */
function mostFor(card: ExportCard, storage: Readonly<Record<Good, number>>): number {
  const all = Object.values(card);
  const sums = Array.from({ length: 2 ** all.length }, (_, set) => {
    const made = all.filter((_, nth) => set & (1 << nth));
    const fits = GOODS.every(
      (good) => sumOf(made.filter((one) => one.good === good).map(({ amount }) => amount)) <= storage[good],
    );
    return fits ? sumOf(made.map(({ money }) => money)) : 0;
  });
  return Math.max(...sums);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Nobody works, nobody at home needs food, and the tax can rise no more: nothing speaks against a sale. */
function seller(card: string, storage: Readonly<Record<Good, number>>): HegemonyState {
  return position(2, (state) => {
    for (const company of state.companies) company.workers.fill(null);
    state.exports.current = card;
    state.working.goods.food = 20;
    Object.assign(state.capitalist, { revenue: 500, capital: 0, storage, zone: { food: 0, luxury: 0 } });
  });
}

describe('advice to sell abroad', () => {
  const turn = asked('capitalist', 'turn', [SELL, PRESSURE]);
  const food = asked('middle', 'export-transaction', ['food-1'], { card: 'export-01', times: 1 });
  const sale = asked('capitalist', 'export-transaction', ['education-1'], { card: 'export-01', times: 1 });

  it('names the sales that bring most of what is in store, not the best price for a piece', () => {
    // Of 7 Food, 6 bring 55 and 2 bring 20, but not both.
    const ask = asked('capitalist', 'export-transaction', ['food-1', 'food-2'], { card: 'export-01', times: 1 });
    expect(advisedFor(seller('export-01', { ...NO_GOODS, food: 7 }), 'capitalist', ask)).toBe('food-2');
    const { reason } = advise(turn, view(seller('export-01', { ...NO_GOODS, food: 7 }), 'capitalist'));
    expect(reason).toMatchObject({ kind: 'turn.export', params: { money: 55, kept: 0 } });
  });

  it('brings the most money that the store allows, whatever the card and whatever lies in store', () => {
    const luck = seededRandom('fast', 'sales abroad');
    for (const [card, transactions] of Object.entries(EXPORTS)) {
      for (let nth = 0; nth < 4; nth++) {
        const storage = Object.fromEntries(GOODS.map((good) => [good, luck.int(13)])) as Record<Good, number>;
        const ask = asked('capitalist', 'export-transaction', Object.keys(transactions), { card, times: 1 });
        const earned = followed(seller(card, storage), 'capitalist', ask);
        expect({ card, storage, earned }).toEqual({ card, storage, earned: mostFor(transactions, storage) });
      }
    }
  });

  it('keeps what taxes would take more for, and says so', () => {
    // 3 Health for 25 and 3 Education for 15 may be sold; at a revenue of 100 the tax rises by 16.
    const state = owner(60);
    state.capitalist.storage.health = 3;
    const ask = asked('capitalist', 'export-transaction', ['health-1', 'education-1'], { card: 'export-01', times: 1 });
    const { answer, reason } = advise(ask, view(state, 'capitalist'));
    expect(answer).toBe('health-1');
    expect(reason).toMatchObject({ kind: 'export', params: { money: 25, all: 25, kept: 15 } });
  });

  it('names the greatest sale where only one may be made', () => {
    const ask = asked('capitalist', 'export-transaction', ['food-1', 'food-2'], {
      card: 'export-01',
      times: 1,
      most: 1,
    });
    expect(advisedFor(seller('export-01', { ...NO_GOODS, food: 8 }), 'capitalist', ask)).toBe('food-2');
  });

  it('is given where the sale leaves more', () => {
    expect(advisedFor(owner(60), 'capitalist', turn)).toEqual(SELL);
    expect(advisedFor(owner(60), 'capitalist', sale)).toBe('education-1');
  });

  it('is not given where the tax takes more than the sale brings', () => {
    const poor = owner(85);
    const after = (state: HegemonyState) =>
      forecast(view(state, 'capitalist'))?.seats.find(({ seat }) => seat === 'capitalist')?.money.after ?? 0;
    expect(after(owner(100)) - after(poor)).toBeLessThan(0);
    expect(advisedFor(poor, 'capitalist', turn)).toEqual(PRESSURE);
    expect(advisedFor(poor, 'capitalist', sale)).toBe(null);
  });

  it('is followed by the policy, which knows the tax and the food without a forecast', () => {
    expect(policy(sale, view(owner(60), 'capitalist'))).toBe('education-1');
    expect(policy(sale, view(owner(85), 'capitalist'))).toBe(null);
    expect(policy(food, view(hungry('C'), 'middle'))).toBe('food-1');
    expect(policy(food, view(hungry('A'), 'middle'))).toBe(null);
  });

  it('is not given by a card that looks for other buyers where nothing could be sold to any', () => {
    const insight = { do: 'play', card: 'cc-foreign-market-insight' };
    const ask = asked('capitalist', 'turn', [insight, PRESSURE]);
    const withFood = (food: number) =>
      position(2, ({ capitalist }) => {
        Object.assign(capitalist, { storage: { ...NO_GOODS, food }, zone: { food: 0, luxury: 0 } });
        capitalist.hand.push('cc-foreign-market-insight');
      });
    expect(advisedFor(withFood(8), 'capitalist', ask)).toEqual(insight);
    expect(advisedFor(withFood(0), 'capitalist', ask)).toEqual(PRESSURE);
  });

  it('is not given for food that would have to be bought again for more', () => {
    expect(advisedFor(hungry('C'), 'middle', food)).toBe('food-1');
    expect(advisedFor(hungry('A'), 'middle', food)).toBe(null);
  });
});
