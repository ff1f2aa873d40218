/** Money: who pays whom out of which purse, and loans for those who must pay and cannot (p. 18, 33). */
import type { Hegemony } from './context.js';
import { LOAN } from './data/board.js';
import type { PaymentReason, Purse } from './log.js';
import { paid } from './moments.js';
import type { Seat } from './names.js';
import type { HegemonyState, OpenState } from './state.js';

/** All the money a seat could pay with. */
export function moneyOf(state: OpenState, seat: Seat): number {
  switch (seat) {
    case 'working':
    case 'middle':
      return state[seat].money;
    case 'capitalist':
      return state.capitalist.revenue + state.capitalist.capital;
    case 'state':
      return state.state.treasury;
  }
}

/** Which of the Capitalist Class's two purses is emptied first. */
export type First = 'revenue' | 'capital';

/**
 * Pays what is due. Whoever must pay and cannot takes loans; what is optional has to be affordable before, and is then
 * paid with this too.
 */
export function pay(
  t: Hegemony,
  from: Seat,
  to: Purse,
  amount: number,
  reason: PaymentReason,
  first: First = 'revenue',
): void {
  if (amount === 0 || from === to) return;
  while (moneyOf(t.state, from) < amount) takeLoan(t, from);
  take(t.state, from, amount, first);
  if (to !== 'supply') give(t.state, to, amount);
  t.log('pay', { from, to, amount, for: reason });
  paid(t, to, amount, reason);
}

/** Gives a seat money from the Supply. The Capitalist Class's goes to its Revenue. */
export function receive(t: Hegemony, seat: Seat, amount: number, reason: PaymentReason): void {
  if (amount === 0) return;
  give(t.state, seat, amount);
  t.log('pay', { from: 'supply', to: seat, amount, for: reason });
  paid(t, seat, amount, reason);
}

function give(state: HegemonyState, seat: Seat, amount: number): void {
  if (seat === 'capitalist') state.capitalist.revenue += amount;
  else if (seat === 'state') state.state.treasury += amount;
  else state[seat].money += amount;
}

function take(state: HegemonyState, seat: Seat, amount: number, first: First): void {
  if (seat === 'capitalist') {
    const { capitalist } = state;
    const second: First = first === 'revenue' ? 'capital' : 'revenue';
    const fromFirst = Math.min(capitalist[first], amount);
    capitalist[first] -= fromFirst;
    capitalist[second] -= amount - fromFirst;
  } else if (seat === 'state') state.state.treasury -= amount;
  else state[seat].money -= amount;
}

/** A loan brings 50; the Capitalist Class's goes to its Capital. More than ten may be out (H14). */
function takeLoan(t: Hegemony, seat: Seat): void {
  t.state[seat].loans++;
  if (seat === 'capitalist') t.state.capitalist.capital += LOAN.amount;
  else give(t.state, seat, LOAN.amount);
  t.log('loan', { seat });
}

/** Discards a loan for its price. Interest and repayment come out of Capital first. */
export function payOffLoan(t: Hegemony, seat: Seat, price: number): void {
  pay(t, seat, 'supply', price, 'pay-off-loan', 'capital');
  t.state[seat].loans--;
  t.log('loan-paid', { seat });
}
