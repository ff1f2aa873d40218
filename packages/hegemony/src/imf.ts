/** The IMF: when the State has more loans than its Fiscal Policy bears, and what happens then (p. 12, 33). */
import { hasWage, minimumWage } from './companies.js';
import type { Hegemony, Play } from './context.js';
import { IMF_LOANS, IMF_TARGET, LOAN } from './data/board.js';
import { gainInfluence } from './goods.js';
import { moneyOf, payOffLoan } from './money.js';
import { CLASSES, GOODS, POLICIES } from './names.js';
import { isPlayed } from './points.js';
import { letPricesFollow, resizePublicSector } from './policies.js';
import { setWage } from './prices.js';
import { billedPolicies, withdrawBill } from './vote.js';

/** The Check IMF step: the State repays as far as it must and can; if that is not enough, the IMF intervenes. */
export function* checkImf(t: Hegemony): Play {
  const { state } = t;
  const limit = IMF_LOANS[state.policies['fiscal-policy']];
  const tooMany = state.state.loans - limit + 1;
  if (tooMany <= 0) return;
  if (moneyOf(state, 'state') >= tooMany * LOAN.payOffLate) {
    for (let i = 0; i < tooMany; i++) payOffLoan(t, 'state', LOAN.payOffLate);
  } else yield* intervene(t);
}

function* intervene(t: Hegemony): Play {
  const { state } = t;
  t.log('imf', { loans: state.state.loans });
  for (const policy of billedPolicies(state)) gainInfluence(t, withdrawBill(state, policy).by, 1);
  yield* imposePolicies(t);
  yield* letPricesFollow(t, GOODS);
  clearLoans(t);
  if (isPlayed(state, 'state')) {
    for (const of of CLASSES) state.state.legitimacy[of] = Math.ceil(state.state.legitimacy[of] / 2);
  }
}

/** Every policy goes to its target; if the Labor Market moves, all wages fall to level 1, without choice. */
function* imposePolicies(t: Hegemony): Play {
  const { state } = t;
  const paidUnder = state.policies['labor-market'];
  const fiscal = state.policies['fiscal-policy'];
  for (const policy of POLICIES) {
    if (state.policies[policy] === IMF_TARGET[policy]) continue;
    state.policies[policy] = IMF_TARGET[policy];
    t.log('policy', { policy, section: IMF_TARGET[policy] });
  }
  if (state.policies['labor-market'] !== paidUnder) {
    state.paidUnder = paidUnder;
    for (const company of state.companies) if (hasWage(company)) setWage(t, company, minimumWage(state));
  }
  // A policy that has not moved changes nothing: the State may have fewer companies than it says (Privatization).
  if (state.policies['fiscal-policy'] !== fiscal) yield* resizePublicSector(t);
}

/** The State pays off what it can; the rest is let go. */
function clearLoans(t: Hegemony): void {
  const { state } = t;
  const board = state.state;
  while (board.loans > 0) payOffLoan(t, 'state', Math.min(LOAN.payOffLate, board.treasury));
}
