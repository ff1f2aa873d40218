/** What Historical Events do to the politics table. */
import { STOP } from '@polity/kernel';
import type { Proposal } from '../../rules/asks.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { POLICIES, type Policy, SECTIONS, type Seat, type Section } from '../../rules/names.js';
import { changePolicy } from '../../rules/policies.js';
import type { HegemonyState } from '../../rules/state.js';
import { billedPolicies, withdrawBill } from '../../rules/vote.js';
import type { HistoricalEvent, Move } from './event.js';

/** Moves a policy with all that follows. A bill that lies there stays, unless it has come true: then it is withdrawn (HE-4). */
export function* movePolicy(t: Hegemony, { policy, section }: Proposal): Play {
  yield* changePolicy(t, policy, section);
  if (t.state.bills[policy]?.section === section) returnBill(t, policy);
}

export function returnBill(t: Hegemony, policy: Policy): void {
  const { by, section } = withdrawBill(t.state, policy);
  t.log('bill-returned', { by, policy, section });
}

export function returnBills(t: Hegemony): void {
  for (const policy of billedPolicies(t.state)) returnBill(t, policy);
}

/** The section to which a printed sign moves a policy; the one it stands in, if it can go no further. */
export function targetOf(now: Section, move: Move): Section {
  if (move === 'towards-A') return SECTIONS[SECTIONS.indexOf(now) - 1] ?? now;
  if (move === 'towards-C') return SECTIONS[SECTIONS.indexOf(now) + 1] ?? now;
  return move;
}

/** One after the other, in order of number. */
export function* movePolicies(t: Hegemony, policies: HistoricalEvent['policies']): Play {
  for (const policy of POLICIES) {
    const move = policies[policy];
    if (move === undefined) continue;
    const section = targetOf(t.state.policies[policy], move);
    if (section !== t.state.policies[policy]) yield* movePolicy(t, { policy, section });
  }
}

/** Somebody moves policies to sections next to theirs, bills on them or not. Returns which. */
export function* choosePolicies(
  t: Hegemony,
  seat: Seat,
  card: string,
  { count, optional = false, except = [] }: Choice,
): Play<readonly Policy[]> {
  const moved: Policy[] = [];
  while (moved.length < count) {
    const open = () => neighbours(t.state, [...except, ...moved]);
    const chosen = yield* t.ask(seat, 'card-policy', open, { canStop: optional, about: { card } });
    if (chosen === STOP) break;
    moved.push(chosen.policy);
    yield* movePolicy(t, chosen);
  }
  return moved;
}

interface Choice {
  readonly count: number;
  readonly optional?: boolean;
  readonly except?: readonly Policy[];
}

function neighbours({ policies }: HegemonyState, except: readonly Policy[]): Proposal[] {
  return POLICIES.filter((policy) => !except.includes(policy)).flatMap((policy) => {
    const now = SECTIONS.indexOf(policies[policy]);
    return SECTIONS.filter((_, i) => Math.abs(i - now) === 1).map((section) => ({ policy, section }));
  });
}
