/** Bills and the elections that decide them, at once or in the Elections Phase (p. 12-14, 32). */
import type { Proposal } from './asks.js';
import { discardDrawn, drawCubes, returnDrawn } from './bag.js';
import type { Hegemony, Play } from './context.js';
import { VOTE } from './data/board.js';
import { spendInfluence } from './goods.js';
import { CLASSES, POLICIES, type Policy, SECTIONS, type Seat } from './names.js';
import { isPlayed, score } from './points.js';
import { changePolicy } from './policies.js';
import type { Bill, HegemonyState, Stance, Vote } from './state.js';

export interface ProposeRules {
  /** The only policies for which a bill may be proposed; all, if not said. */
  readonly policies?: readonly Policy[];
  readonly except?: Policy;
  /** Whether the section has to be next to the current one, as usual. */
  readonly adjacent?: boolean;
}

/** The bills a seat could propose now: it needs a marker, and a policy that carries none. */
export function possibleBills(state: HegemonyState, seat: Seat, rules: ProposeRules = {}): Proposal[] {
  return state[seat].bills === 0 ? [] : possibleChanges(state, rules);
}

/** Where the policies that carry no bill could move. */
export function possibleChanges(state: HegemonyState, rules: ProposeRules = {}): Proposal[] {
  const changes: Proposal[] = [];
  for (const policy of rules.policies ?? POLICIES) {
    if (state.bills[policy] !== null || policy === rules.except) continue;
    const current = SECTIONS.indexOf(state.policies[policy]);
    SECTIONS.forEach((section, index) => {
      const steps = Math.abs(index - current);
      if (steps === 1 || (steps === 2 && rules.adjacent === false)) changes.push({ policy, section });
    });
  }
  return changes;
}

/** Asks for a bill and puts the marker on it. Must be possible. */
export function* proposeBill(t: Hegemony, seat: Seat, rules: ProposeRules = {}): Play<Policy> {
  const proposal = yield* t.ask(seat, 'propose-bill', () => possibleBills(t.state, seat, rules));
  placeBill(t, seat, proposal);
  return proposal.policy;
}

export function placeBill(t: Hegemony, by: Seat, { policy, section }: Proposal): void {
  t.state[by].bills--;
  t.state.bills[policy] = { by, section };
  t.log('bill', { by, policy, section });
}

/** The usual action: a bill and, for 1 Influence, the election at once. Returns the policy. */
export function* proposeAndVote(t: Hegemony, seat: Seat, rules: ProposeRules = {}): Play<Policy> {
  const policy = yield* proposeBill(t, seat, rules);
  yield* offerImmediateVote(t, seat, policy, VOTE.immediateCost);
  return policy;
}

export function* offerImmediateVote(t: Hegemony, seat: Seat, policy: Policy, cost: number): Play {
  if (t.state[seat].influence < cost) return;
  const when = yield* t.ask(seat, 'immediate-vote', () => ['now', 'later'], { about: { policy, cost } });
  if (when === 'later') return;
  spendInfluence(t, seat, cost);
  yield* holdVote(t, policy);
}

/** Takes a bill off the table; its marker goes back to its owner. */
export function withdrawBill(state: HegemonyState, policy: Policy): Bill {
  const bill = state.bills[policy] as Bill;
  state.bills[policy] = null;
  state[bill.by].bills++;
  return bill;
}

/** Holds the election on a policy's bill. Cubes that lie drawn already are used instead of five new ones. */
export function* holdVote(t: Hegemony, policy: Policy, drawn: 'to-be-drawn' | 'drawn' = 'to-be-drawn'): Play {
  const { state } = t;
  const { by, section } = state.bills[policy] as Bill;
  const vote: Vote = { policy, section, by, stances: {} };
  state.vote = vote;
  t.log('vote', { policy, section, by });
  yield* takeStances(t, vote);
  if (drawn === 'to-be-drawn') drawCubes(t, VOTE.drawn);
  const spent = yield* askInfluence(t, vote);
  yield* decide(t, vote, spent);
}

/** In turn order; the proposer is in favour. A State without Personal Influence takes no part (p. 28). */
function* takeStances(t: Hegemony, vote: Vote): Play {
  const { state } = t;
  for (const seat of state.seats) {
    if (seat === vote.by) vote.stances[seat] = 'for';
    else if (seat !== 'state' || state.state.influence > 0) {
      const { policy, section, by } = vote;
      vote.stances[seat] = yield* t.ask(seat, 'stance', () => BOTH, { about: { policy, section, by } });
      t.log('stance', { seat, stance: vote.stances[seat] as Stance });
    }
  }
}

const BOTH: readonly Stance[] = ['for', 'against'];

function* askInfluence(t: Hegemony, vote: Vote): Play<Partial<Record<Seat, number>>> {
  const { state } = t;
  const voters = state.seats.filter((seat) => vote.stances[seat] !== undefined);
  const spent = yield* t.askAll(voters, 'vote-influence', (seat) => ({
    range: () => ({ min: 0, max: state[seat].influence }),
    about: { policy: vote.policy, section: vote.section, stance: vote.stances[seat] as Stance },
  }));
  for (const seat of voters) {
    spendInfluence(t, seat, spent[seat]);
    if (spent[seat] > 0) t.log('influence-spent', { seat, amount: spent[seat] });
  }
  return spent;
}

function* decide(t: Hegemony, vote: Vote, spent: Partial<Record<Seat, number>>): Play {
  const { state } = t;
  const { policy, section, by, stances } = vote;
  const votesOf = (seat: Seat) => (spent[seat] ?? 0) + (seat === 'state' ? 0 : state.drawn[seat]);
  const votes: Record<Stance, number> = { for: 0, against: 0 };
  for (const seat of state.seats) {
    const stance = stances[seat];
    if (stance) votes[stance] += votesOf(seat);
  }
  const passed = votes.for >= votes.against;
  t.log('vote-result', { policy, section, ...votes, passed });
  const supporters = state.seats.filter((seat) => seat !== by && stances[seat] === 'for' && votesOf(seat) > 0);
  clearCubes(state, stances, passed ? 'for' : 'against');
  withdrawBill(state, policy);
  state.vote = null;
  if (!passed) return;
  score(t, by, VOTE.proposerVP, 'bills');
  for (const seat of supporters) score(t, seat, VOTE.supporterVP, 'support');
  yield* changePolicy(t, policy, section);
}

/** The winning side's cubes leave the bag, the losing side's return. Those of an unplayed class vote for nobody. */
function clearCubes(state: HegemonyState, stances: Vote['stances'], winning: Stance): void {
  for (const of of CLASSES) {
    if (isPlayed(state, of) && stances[of] !== winning) returnDrawn(state, of);
    else discardDrawn(state, of, state.drawn[of]);
  }
}

/** The policies for which a bill lies on the table. */
export function billedPolicies(state: HegemonyState): Policy[] {
  return POLICIES.filter((policy) => state.bills[policy] !== null);
}
