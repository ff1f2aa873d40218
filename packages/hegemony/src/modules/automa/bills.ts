/** Propose Bill: which policy, which section, and whether it is voted on at once (sections 9, 10 and 13). */
import type { Proposal } from '../../rules/asks.js';
import { addCubes } from '../../rules/bag.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { ROUNDS } from '../../rules/data/board.js';
import { spendInfluence } from '../../rules/goods.js';
import { moneyOf, pay } from '../../rules/money.js';
import { type Class, POLICIES, type Policy } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import { canPropose, holdVote, mayVote, placeBill, possibleBills, voteCost } from '../../rules/vote.js';
import type { Attempt, AutomaCard, Finding, Turn } from './automa.js';
import type { BillBonus, Bonus } from './bonus.js';
import { automaOf, drawUnder, shuffleUnder } from './deck.js';
import { DESIRED, distance, isNext, towards } from './desired.js';
import { weighVote } from './immediate-vote.js';
import type { Automa } from './kinds.js';
import { settlePolicyCards } from './policy-cards.js';
import { byStrength, rowOf } from './rows.js';

/** The bill that the Automa would propose for a policy now; none if it may or will not (AU-9.2, AU-9.3, section 13). */
export function billFor(
  state: HegemonyState,
  seat: Class,
  policy: Policy,
  bonus: BillBonus = {},
): Proposal | undefined {
  const section = bonus.straight ? DESIRED[seat][policy] : towards(state, seat, policy);
  if (section === undefined || distance(state, seat, policy) === 0) return undefined;
  if (state.round === ROUNDS && policy === 'immigration') return undefined;
  const bill = { policy, section };
  const allowed = possibleBills(state, seat, { policies: [policy], adjacent: !bonus.straight });
  if (!allowed.some((other) => other.section === section)) return undefined;
  // In the last round Foreign Trade counts only if it is voted on at once (AU-13.2).
  if (state.round === ROUNDS && policy === 'foreign-trade' && !votesAtOnce(state, seat, bill, bonus)) return undefined;
  return bill;
}

function votesAtOnce(state: HegemonyState, seat: Class, bill: Proposal, bonus: BillBonus): boolean {
  if (!isNext(state, bill) || !mayVote(state)) return false;
  return bonus.freeVote === true || voteCost(state) === 0 || weighVote(state, seat, bill, bonus.cubes).now;
}

/** The policies in the order in which they are tried: as printed, or by the strength of their cards (AU-9.4, AU-9.5). */
function policiesInOrder({ priorities }: Automa, card: Pick<AutomaCard, 'policies'>): readonly Policy[] {
  return priorities ? byStrength(priorities.policies) : card.policies;
}

function nextBill({ t, seat, automa, card }: Turn, bonus?: BillBonus, except?: Policy): Proposal | undefined {
  for (const policy of policiesInOrder(automa, card)) {
    const bill = policy === except ? undefined : billFor(t.state, seat, policy, bonus);
    if (bill) return bill;
  }
  return undefined;
}

/** AU-9.1, AU-13.3. */
export function considerBill(turn: Turn, bonus: Bonus | undefined): Attempt {
  if (turn.t.state[turn.seat].bills === 0) return { because: 'no-marker' };
  if (nextBill(turn, bonus?.bill) === undefined) return { because: 'no-policy' };
  return { perform: () => propose(turn, bonus?.bill ?? {}) };
}

/** One bill, or two for different policies, one after the other (AU-9.7). */
function* propose(turn: Turn, { cubes = 0, ...bonus }: BillBonus): Play<boolean> {
  const { t, seat } = turn;
  // From here on they lie in the bag, and count there.
  addCubes(t, seat, cubes);
  const first = nextBill(turn, bonus) as Proposal;
  yield* proposeOne(t, seat, first, bonus);
  if (bonus.second && moneyOf(t.state, seat) >= bonus.second.cost) {
    const second = nextBill(turn, bonus, first.policy);
    if (second) {
      pay(t, seat, 'supply', bonus.second.cost, 'card');
      yield* proposeOne(t, seat, second, bonus);
    }
  }
  return true;
}

/** Puts the marker down, and holds the vote at once if it is free (G-2) or worth it (AU-10.1). */
export function* proposeOne(t: Hegemony, seat: Class, bill: Proposal, bonus: BillBonus = {}): Play {
  const next = isNext(t.state, bill) && mayVote(t.state);
  placeBill(t, seat, bill);
  if (next && bonus.freeVote) yield* holdVote(t, bill.policy);
  else if (next && callsVote(t, seat, bill)) {
    spendInfluence(t, seat, voteCost(t.state));
    yield* holdVote(t, bill.policy);
  }
  settleAll(t);
}

/** One that costs nothing always (G-2), another if it is worth it. */
export function callsVote(t: Hegemony, seat: Class, bill: Proposal): boolean {
  const cost = voteCost(t.state);
  if (cost === 0) return true;
  if (t.state[seat].influence < cost) return false;
  const weighed = weighVote(t.state, seat, bill);
  t.log('automa-weighs', { seat, policy: bill.policy, ...weighed });
  return weighed.now;
}

/** Policy cards of all Automas, after anything that may have touched them. */
export function settleAll({ state }: Hegemony): void {
  for (const [seat, { priorities }] of Object.entries(state.automas ?? {}) as [Class, Automa][]) {
    if (priorities) settlePolicyCards(state, seat, priorities);
  }
}

/** A policy for which somebody else lets the Automa name a bill: the strongest card, or cards drawn until one fits (AU-9.8, G-23). */
export function billOutOfTurn(t: Hegemony, seat: Class, offered: readonly Proposal[]): Proposal | undefined {
  const fitting = (policies: readonly Policy[]) => {
    for (const policy of policies) {
      const bill = wantedOf(t.state, seat, policy, offered);
      if (bill) return bill;
    }
    return undefined;
  };
  const automa = automaOf(t.state, seat);
  if (automa.priorities) return fitting(byStrength(automa.priorities.policies));
  if (fitting(POLICIES) === undefined) return undefined;
  const drawn = () => {
    for (let left = automa.deck.length; left > 0; left--) {
      const bill = fitting(drawUnder(t, seat, 1)[0]?.policies ?? []);
      if (bill) return bill;
    }
    return undefined;
  };
  const bill = drawn();
  if (bill) return bill;
  shuffleUnder(t, automa);
  return drawn();
}

/** Among what is offered, the bill one step towards the Desired Policy; the limits of the last round hold here too. */
function wantedOf(state: HegemonyState, seat: Class, policy: Policy, offered: readonly Proposal[]) {
  const section = towards(state, seat, policy);
  const bill = offered.find((other) => other.policy === policy && other.section === section);
  if (bill === undefined || state.round < ROUNDS) return bill;
  if (policy === 'immigration') return undefined;
  return policy === 'foreign-trade' && !votesAtOnce(state, seat, bill, {}) ? undefined : bill;
}

/** CHECK POLICIES: steps from the Desired Policy, for each of the two printed (AU-9.6, G-12, G-21). */
export function checkPolicies({ t, seat, automa, card, rules }: Turn): readonly Finding[] {
  const { state } = t;
  const findings: Finding[] = [];
  let possible = false;
  for (const policy of card.policies) {
    const isOpen =
      automa.priorities !== null &&
      rowOf(automa.priorities.policies, policy) > 0 &&
      canPropose(state, seat, { policies: [policy] });
    if (!isOpen) continue;
    const steps = distance(state, seat, policy);
    possible ||= steps > 0;
    const condition = steps === 2 ? 'two-sections-away' : 'one-section-away';
    const rows = steps + (policy === rules.keenOn ? 1 : 0);
    findings.push({ condition, action: 'propose-bill', rows }, { condition, policy, rows });
  }
  findings.push({ condition: 'no-bill-possible', action: 'special-action', rows: possible ? 0 : 1 });
  return findings;
}
