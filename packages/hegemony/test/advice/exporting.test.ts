/** No sale abroad is advised that leaves the seller with less, once production has taken its taxes and its food. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { forecast } from '../../src/reading/forecast.js';
import type { Seller } from '../../src/rules/actions/foreign-trade.js';
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

const advisedFor = (state: HegemonyState, seat: Seller, ask: AskDescription) => advise(ask, view(state, seat)).answer;

describe('advice to sell abroad', () => {
  const turn = asked('capitalist', 'turn', [SELL, PRESSURE]);
  const sale = asked('capitalist', 'export-transaction', ['education-1'], { card: 'export-01', times: 1 });

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

  it('is not given for food that would have to be bought again for more', () => {
    const hungry = (foreign: 'A' | 'C') =>
      position(4, (state) => {
        for (const company of state.companies) company.workers.fill(null);
        state.policies['foreign-trade'] = foreign;
        state.exports.current = 'export-01';
        Object.assign(state.middle, { money: 100, goods: { ...NO_GOODS }, storage: { ...NO_GOODS, food: 2 } });
        Object.assign(state.capitalist.storage, { food: 0 });
      });
    const food = asked('middle', 'export-transaction', ['food-1'], { card: 'export-01', times: 1 });
    expect(advisedFor(hungry('C'), 'middle', food)).toBe('food-1');
    expect(advisedFor(hungry('A'), 'middle', food)).toBe(null);
  });
});
