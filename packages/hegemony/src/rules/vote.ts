/** Bills and the elections that decide them, at once or in the Elections Phase (p. 12-14, 32). */
import type { Proposal } from './asks.js';
import { discardDrawn, drawCubes, returnDrawn } from './bag.js';
import type { Hegemony, Play } from './context.js';
import { VOTE } from './data/board.js';
import { spendInfluence } from './goods.js';
import { type Bound, contentsOf } from './modules.js';
import { CLASSES, POLICIES, type Policy, SECTIONS, type Seat, type Section } from './names.js';
import { score } from './points.js';
import { changePolicy } from './policies.js';
import { isPlayed } from './roles.js';
import type { Bill, HegemonyState, OpenState, Stance, Vote } from './state.js';

export interface ProposeRules {
  /** The only policies for which a bill may be proposed; all, if not said. */
  readonly policies?: readonly Policy[];
  readonly except?: Policy;
  /** Whether the section has to be next to the current one, as usual. */
  readonly adjacent?: boolean;
  /** The one bill that may not be proposed. */
  readonly not?: Proposal;
}

/** The bills a seat could propose now: it needs a marker, and a policy that carries none and is not closed to bills. */
export function possibleBills(state: HegemonyState, seat: Seat, rules: ProposeRules = {}): Proposal[] {
  if (state[seat].bills === 0) return [];
  const { mayPropose } = contentsOf(state);
  const bills = possibleChanges(state, rules);
  if (mayPropose.length === 0 && rules.not === undefined) return bills;
  return bills.filter((bill) => !isSame(bill, rules.not) && mayPropose.every((may) => may(state, bill.policy)));
}

/** Whether the seat could propose any: the same, without listing them. */
export function canPropose(state: HegemonyState, seat: Seat, rules: ProposeRules = {}): boolean {
  if (rules.not !== undefined) return possibleBills(state, seat, rules).length > 0;
  if (state[seat].bills === 0) return false;
  const { mayPropose } = contentsOf(state);
  for (const policy of rules.policies ?? POLICIES) {
    if (state.bills[policy] === null && policy !== rules.except && mayPropose.every((may) => may(state, policy)))
      return true;
  }
  return false;
}

function isSame({ policy, section }: Proposal, other: Proposal | undefined): boolean {
  return policy === other?.policy && section === other.section;
}

/** Where the policies that carry no bill could move. */
export function possibleChanges(state: HegemonyState, rules: ProposeRules = {}): Proposal[] {
  const changes: Proposal[] = [];
  for (const policy of rules.policies ?? POLICIES) {
    if (state.bills[policy] !== null || policy === rules.except) continue;
    const current = SECTIONS.indexOf(state.policies[policy]);
    for (let index = 0; index < SECTIONS.length; index++) {
      const steps = Math.abs(index - current);
      if (steps === 1 || (steps === 2 && rules.adjacent === false))
        changes.push({ policy, section: SECTIONS[index] as Section });
    }
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

export function* offerImmediateVote(t: Hegemony, seat: Seat, policy: Policy, usual: number): Play {
  const { state } = t;
  const cost = voteCost(state, usual);
  if (!mayVote(state) || state[seat].influence < cost) return;
  const when = yield* t.ask(seat, 'immediate-vote', () => ['now', 'later'], { about: { policy, cost } });
  if (when === 'later') return;
  spendInfluence(t, seat, cost);
  yield* holdVote(t, policy);
}

/** Whether votes can be held, now or in the Elections Phase. */
export function mayVote(state: OpenState): boolean {
  return contentsOf(state).mayVote.every((may) => may(state));
}

/** The Influence that an Immediate Vote costs. */
export function voteCost(state: OpenState, usual: number = VOTE.immediateCost): number {
  let cost = usual;
  for (const costOf of contentsOf(state).voteCost) cost = costOf(state, cost);
  return cost;
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
  const { passed, supporters } = yield* poll(t, { policy, section, by }, drawn);
  withdrawBill(state, policy);
  if (!passed) return;
  score(t, by, VOTE.proposerVP, 'bills');
  for (const seat of supporters) score(t, seat, VOTE.supporterVP, 'support');
  yield* changePolicy(t, policy, section);
}

export interface Outcome {
  readonly passed: boolean;
  /** Those whose votes were for it, but the one who proposed it. */
  readonly supporters: readonly Seat[];
}

/** An election: sides, cubes, Influence, the count. What follows from it is not done here. */
export function* poll(
  t: Hegemony,
  on: Omit<Vote, 'stances'>,
  drawn: 'to-be-drawn' | 'drawn' = 'to-be-drawn',
): Play<Outcome> {
  const { policy, section, by, with: other } = on;
  // Written out, as it is said at every vote: spreading is slow.
  const vote: Vote = other ? { policy, section, by, with: other, stances: {} } : { policy, section, by, stances: {} };
  t.state.vote = vote;
  t.log('vote', on);
  yield* takeStances(t, vote, on);
  if (drawn === 'to-be-drawn') drawCubes(t, VOTE.drawn);
  return count(t, vote, yield* askInfluence(t, vote));
}

/** In turn order; the proposer is in favour. A State without Personal Influence takes no part (p. 28). */
function* takeStances(t: Hegemony, vote: Vote, about: Omit<Vote, 'stances'>): Play {
  const { state } = t;
  for (const seat of state.seats) {
    const bound = boundIn(state, seat);
    if (seat === vote.by) vote.stances[seat] = 'for';
    else if (bound && state[seat].influence > 0) {
      vote.stances[seat] = bound.stance;
      t.log('stance', { seat, stance: bound.stance });
    } else if (seat !== 'state' || state.state.influence > 0) {
      vote.stances[seat] = yield* t.ask(seat, 'stance', () => BOTH, { about });
      t.log('stance', { seat, stance: vote.stances[seat] as Stance });
    }
  }
}

/** What a module binds the seat to in the vote that is held. */
function boundIn(state: HegemonyState, seat: Seat): Bound | undefined {
  for (const bound of contentsOf(state).bound) {
    const found = bound(state, seat);
    if (found) return found;
  }
  return undefined;
}

const BOTH: readonly Stance[] = ['for', 'against'];

/** Also where everybody is of one mind (H33). */
function* askInfluence(t: Hegemony, vote: Vote): Play<Partial<Record<Seat, number>>> {
  const { state } = t;
  const voters = state.seats.filter((seat) => vote.stances[seat] !== undefined);
  const spent = yield* t.askAll(voters, 'vote-influence', (seat) => ({
    range: () => ({ min: boundIn(state, seat)?.least ?? 0, max: state[seat].influence }),
    about: withStance(vote, vote.stances[seat] as Stance),
  }));
  for (const seat of voters) {
    spendInfluence(t, seat, spent[seat]);
    if (spent[seat] > 0) t.log('influence-spent', { seat, amount: spent[seat] });
  }
  return spent;
}

function withStance({ policy, section, with: other }: Vote, stance: Stance) {
  return other ? { policy, section, with: other, stance } : { policy, section, stance };
}

function count(t: Hegemony, vote: Vote, spent: Partial<Record<Seat, number>>): Outcome {
  const { state } = t;
  const { by, stances } = vote;
  const votes = countVotes(state, stances, spent);
  const passed = votes.for >= votes.against;
  const { policy, section, with: other } = vote;
  const { for: yes, against } = votes;
  const result = { policy, section, for: yes, against, passed };
  t.log('vote-result', other ? { ...result, with: other } : result);
  const supporters = state.seats.filter(
    (seat) => seat !== by && stances[seat] === 'for' && votesOf(state, seat, spent) > 0,
  );
  clearCubes(state, stances, passed ? 'for' : 'against');
  state.vote = null;
  return { passed, supporters };
}

type Spent = Readonly<Partial<Record<Seat, number>>>;

/** Votes on both sides: the cubes drawn and the influence spent of all who take part. */
export function countVotes(
  state: Pick<OpenState, 'seats' | 'drawn'>,
  stances: Vote['stances'],
  spent: Spent = {},
): Record<Stance, number> {
  const votes: Record<Stance, number> = { for: 0, against: 0 };
  for (const seat of state.seats) {
    const stance = stances[seat];
    if (stance) votes[stance] += votesOf(state, seat, spent);
  }
  return votes;
}

function votesOf({ drawn }: Pick<OpenState, 'drawn'>, seat: Seat, spent: Spent): number {
  return (spent[seat] ?? 0) + (seat === 'state' ? 0 : drawn[seat]);
}

/** The winning side's cubes leave the bag, the losing side's return. Those of an unplayed class vote for nobody. */
function clearCubes(state: HegemonyState, stances: Vote['stances'], winning: Stance): void {
  for (const name of CLASSES) {
    if (isPlayed(state, name) && stances[name] !== winning) returnDrawn(state, name);
    else discardDrawn(state, name, state.drawn[name]);
  }
}

/** The policies for which a bill lies on the table. */
export function billedPolicies(state: OpenState): Policy[] {
  return POLICIES.filter((policy) => state.bills[policy] !== null);
}
