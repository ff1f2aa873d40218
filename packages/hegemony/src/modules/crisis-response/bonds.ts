/** Bonds: what the classes lend the State to keep the IMF away, and how they get it back. */
import { STOP } from '@polity/kernel';
import type { Action } from '../../rules/actions/action.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { LOAN } from '../../rules/data/board.js';
import { moneyOf, pay, payOffLoan } from '../../rules/money.js';
import { CLASSES, type Class } from '../../rules/names.js';
import { isPlayed } from '../../rules/roles.js';
import type { HegemonyState } from '../../rules/state.js';
import { BOND, owedFor } from './bond-sides.js';
import { crisisOf } from './crisis.js';
import type { Bond } from './kinds.js';

const SUMS: readonly number[] = [BOND.small, BOND.large];

/**
 * In reverse order of play everybody may lend, but not borrow for it. Only what is gathered counts against the loans,
 * and if it is short nothing at all has been paid (CR-5). Returns whether it was enough.
 */
export function* gatherBonds(t: Hegemony): Play<boolean> {
  const { state } = t;
  const needed = LOAN.payOffLate * state.state.loans;
  const offers: Bond[] = [];
  let gathered = 0;
  for (const of of CLASSES.toReversed()) {
    if (!isPlayed(state, of)) continue;
    const sums = () => SUMS.filter((sum) => sum <= moneyOf(state, of));
    const lent = yield* t.ask(of, 'buy-bond', sums, { canStop: true, about: { gathered, needed } });
    if (lent === STOP) continue;
    offers.push({ class: of, lent, owed: owedFor(lent) });
    t.log('bond-offered', { seat: of, amount: lent });
    gathered += lent;
  }
  if (gathered < needed) {
    t.log('bonds-short', { gathered, needed });
    return false;
  }
  for (const { class: of, lent } of offers) pay(t, of, 'state', lent, 'bond');
  crisisOf(state).bonds = offers;
  while (state.state.loans > 0) payOffLoan(t, 'state', LOAN.payOffLate);
  return true;
}

/** On a turn of its own, without an action, the State pays back what it can afford (CR-6). */
export const repayBond: Action = {
  besides: true,
  can: (state) => repayable(state).length > 0,
  *take(t) {
    const about = { card: 'cr-new-government-bond-program' };
    repay(t, (yield* t.ask('state', 'card-class', () => repayable(t.state), { about })) as Class);
  },
};

function repayable(state: HegemonyState): Class[] {
  return crisisOf(state)
    .bonds.filter(({ owed }) => owed <= moneyOf(state, 'state'))
    .map(({ class: of }) => of);
}

function repay(t: Hegemony, to: Class): void {
  const crisis = crisisOf(t.state);
  const bond = crisis.bonds.find(({ class: of }) => of === to);
  crisis.bonds = crisis.bonds.filter((other) => other !== bond);
  pay(t, 'state', to, bond?.owed ?? 0, 'bond-repaid');
}

/** What is left at the end of the Action Phase has to be paid, in turn order and with loans if it must be (CR-6). */
export function repayAll(t: Hegemony): void {
  for (const of of CLASSES) if (crisisOf(t.state).bonds.some((bond) => bond.class === of)) repay(t, of);
}
