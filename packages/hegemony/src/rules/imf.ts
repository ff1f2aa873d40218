/** The Check IMF step: when the State has more loans than its Fiscal Policy bears, and what an intervention is made of (p. 12, 33). */
import { hasWage, minimumWage } from './companies.js';
import type { Hegemony, Play } from './context.js';
import { IMF_LOANS, LOAN } from './data/board.js';
import { contentsOf } from './modules.js';
import { moneyOf, payOffLoan } from './money.js';
import { POLICIES, type Policy, type Section } from './names.js';
import { resizePublicSector } from './policies.js';
import { applyLaborMarket, setWage } from './prices.js';

/** The State repays as far as it must and can (H7); if it has as many loans still as the policy's number, the IMF comes (H8). */
export function* checkImf(t: Hegemony): Play {
  const { state } = t;
  const limit = IMF_LOANS[state.policies['fiscal-policy']];
  const tooMany = state.state.loans - limit + 1;
  if (tooMany <= 0) return;
  if (moneyOf(state, 'state') >= tooMany * LOAN.payOffLate) {
    for (let i = 0; i < tooMany; i++) payOffLoan(t, 'state', LOAN.payOffLate);
  } else yield* contentsOf(state).imf(t);
}

/** Every policy goes to its target at once, then follows what does; prices not yet. Returns whether any has moved. */
export function* imposePolicies(t: Hegemony, targets: Readonly<Partial<Record<Policy, Section>>>): Play<boolean> {
  const { state } = t;
  const before = { ...state.policies };
  for (const policy of POLICIES) {
    const target = targets[policy];
    if (target === undefined || target === before[policy]) continue;
    state.policies[policy] = target;
    t.log('policy', { policy, section: target });
  }
  if (state.policies['labor-market'] !== before['labor-market']) {
    // Income Tax goes by it (CR-2).
    state.paidUnder = before['labor-market'];
    yield* imposeWages(t);
  }
  // A policy that has not moved changes nothing: the State may have fewer companies than it says (Privatization).
  if (state.policies['fiscal-policy'] !== before['fiscal-policy']) yield* resizePublicSector(t);
  return POLICIES.some((policy) => state.policies[policy] !== before[policy]);
}

/** In section C all wages fall to level 1, without choice; in another the Labor Market works as usual (CR-1). */
function* imposeWages(t: Hegemony): Play {
  const { state } = t;
  if (state.policies['labor-market'] !== 'C') yield* applyLaborMarket(t);
  else for (const company of state.companies) if (hasWage(company)) setWage(t, company, minimumWage(state));
}

/** The State pays off what it can; the rest is let go. */
export function clearLoans(t: Hegemony): void {
  const board = t.state.state;
  while (board.loans > 0) payOffLoan(t, 'state', Math.min(LOAN.payOffLate, board.treasury));
}
