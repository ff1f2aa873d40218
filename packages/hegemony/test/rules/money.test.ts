/** Paying, Revenue and Capital, and loans (p. 18, 33). */
import { describe, expect, it } from 'vitest';
import { moneyOf, pay, payOffLoan, receive } from '../../src/rules/money.js';
import { act, mayAct, perform, position } from '../support.js';

const paying = (...args: Parameters<typeof pay> extends [unknown, ...infer Rest] ? Rest : never) =>
  function* (t: Parameters<typeof pay>[0]) {
    pay(t, ...args);
  };

describe('the two purses of the Capitalist Class', () => {
  const rich = () => position(4, ({ capitalist }) => Object.assign(capitalist, { revenue: 20, capital: 30 }));

  it('puts money that it gains into its Revenue', () => {
    const { state } = perform(rich(), function* (t) {
      receive(t, 'capitalist', 15, 'export');
    });
    expect([state.capitalist.revenue, state.capitalist.capital]).toEqual([35, 30]);
  });

  it('pays out of Revenue and covers the rest from Capital', () => {
    const { state } = perform(rich(), paying('capitalist', 'supply', 28, 'build'));
    expect([state.capitalist.revenue, state.capitalist.capital]).toEqual([0, 22]);
  });

  it('pays what is due from Capital out of Capital first', () => {
    const { state } = perform(rich(), paying('capitalist', 'supply', 40, 'lobby', 'capital'));
    expect([state.capitalist.revenue, state.capitalist.capital]).toEqual([10, 0]);
  });

  it('takes a loan into its Capital only when both together fall short', () => {
    const enough = perform(rich(), paying('capitalist', 'working', 50, 'wage')).state;
    expect(enough.capitalist).toMatchObject({ loans: 0, revenue: 0, capital: 0 });
    const short = perform(rich(), paying('capitalist', 'working', 51, 'wage')).state;
    expect(short.capitalist).toMatchObject({ loans: 1, revenue: 0, capital: 49 });
    expect(short.working.money).toBe(81);
  });
});

describe('loans', () => {
  it('takes as many as the payment needs', () => {
    const state = position(4, ({ working }) => Object.assign(working, { money: 7 }));
    perform(state, paying('working', 'state', 110, 'income-tax'));
    expect(state.working).toMatchObject({ loans: 3, money: 47 });
    expect(state.state.treasury).toBe(230);
  });

  it('lets an unplayed State take loans into the Treasury', () => {
    const state = position(2, (s) => Object.assign(s.state, { treasury: 5 }));
    perform(state, paying('state', 'working', 20, 'wage'));
    expect(state.state).toMatchObject({ loans: 1, treasury: 35 });
  });

  it('lets more than ten be out, money being unlimited (H14)', () => {
    const state = position(4, ({ working }) => Object.assign(working, { money: 0, loans: 10 }));
    perform(state, paying('working', 'supply', 1, 'interest'));
    expect(state.working.loans).toBe(11);
  });

  it('can be paid off for 50 as a free action by whoever has the money', () => {
    for (const seat of ['working', 'middle', 'state'] as const) {
      const state = position(4, (s) => {
        s[seat].loans = 1;
        if (seat === 'state') s.state.treasury = 49;
        else s[seat].money = 49;
      });
      expect(mayAct(state, seat, 'pay-off-loan')).toBe(false);
      if (seat === 'state') state.state.treasury = 50;
      else state[seat].money = 50;
      act(state, seat, 'pay-off-loan');
      expect([state[seat].loans, moneyOf(state, seat)]).toEqual([0, 0]);
    }
  });

  it('cannot be paid off by somebody who has none', () => {
    expect(mayAct(position(4), 'capitalist', 'pay-off-loan')).toBe(false);
  });

  it('are repaid by the Capitalist Class out of Capital first', () => {
    const state = position(4, ({ capitalist }) => Object.assign(capitalist, { loans: 2, revenue: 30, capital: 45 }));
    perform(state, function* (t) {
      payOffLoan(t, 'capitalist', 50);
    });
    expect(state.capitalist).toMatchObject({ loans: 1, revenue: 25, capital: 0 });
  });
});
