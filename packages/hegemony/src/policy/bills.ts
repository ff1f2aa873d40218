/** Bills and votes: what a section is worth to a seat, and whether it has a chance. */
import { heaviest } from '@polity/kernel';
import { nearerBy } from '../advice/policies.js';
import type { Proposal } from '../rules/asks.js';
import { VOTE } from '../rules/data/board.js';
import { CLASSES, type Policy, SECTIONS, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { countVotes } from '../rules/vote.js';
import type { Answerers } from './answering.js';

/** Points that a section nearer to what a class wants comes to by the end, roughly. */
const WORTH_OF_A_SECTION = 3;
/** What imports and business deals mean to those who trade. */
const OPEN_BORDERS: Readonly<Record<Seat, number>> = { working: 0.6, middle: 0, capitalist: 0.4, state: -0.4 };
/** More workers are more wages for some and cheaper hands for others. */
const MORE_PEOPLE: Readonly<Record<Seat, number>> = { working: -0.2, middle: 0, capitalist: 0.4, state: 0 };
const TOWARDS_C: Readonly<Record<string, number>> = { A: 0, B: 1, C: 2 };

/** What the bill would be worth to the seat if it passed, in points; what its proposer gets not counted. */
export function worthOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  const { policy, section } = bill;
  const steps = (TOWARDS_C[section] ?? 0) - (TOWARDS_C[view.policies[policy]] ?? 0);
  if (policy === 'foreign-trade') return steps * OPEN_BORDERS[seat];
  if (policy === 'immigration') return steps * MORE_PEOPLE[seat];
  return WORTH_OF_A_SECTION * nearerBy(view, seat, bill);
}

/** Which part of the cubes that may be drawn is likely to be for the bill. */
export function chanceOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  let all = 0;
  let inFavour = 0;
  for (const of of CLASSES) {
    if (!view.seats.includes(of)) continue;
    const weight = view.bag[of] + view[of].influence;
    all += weight;
    if (of === seat || worthOf(view, of, bill) >= 0) inFavour += weight;
  }
  if (seat === 'state') {
    inFavour += view.state.influence;
    all += view.state.influence;
  }
  return all === 0 ? 1 : inFavour / all;
}

/** What to propose a bill is worth, as far as it is likely to pass. */
export function promiseOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  return chanceOf(view, seat, bill) * (VOTE.proposerVP + worthOf(view, seat, bill));
}

/** What the seat could lose by a bill for the policy; nothing more by one that lies there already. */
function dangerOf(view: HegemonyView, seat: Seat, policy: Policy): number {
  if (view.bills[policy] !== null) return 0;
  return Math.max(...SECTIONS.map((section) => -worthOf(view, seat, { policy, section })));
}

export const BILLS: Answerers<
  'propose-bill' | 'card-policy' | 'stance' | 'immediate-vote' | 'vote-influence' | 'protect-policy' | 'discard-bill'
> = {
  'propose-bill': ({ seat, options }, view) => heaviest(options, (bill) => promiseOf(view, seat, bill)),
  'card-policy': ({ seat, options, canStop }, view) => {
    const bill = heaviest(options, (one) => worthOf(view, seat, one));
    return canStop && bill && worthOf(view, seat, bill) <= 0 ? null : bill;
  },
  // A bill that passes anyway brings a supporter a point.
  stance: ({ seat, about }, view) => (worthOf(view, seat, about) >= 0 ? 'for' : 'against'),
  'immediate-vote': ({ seat, about }, view) => {
    const bill = view.bills[about.policy];
    if (about.cost === 0 || bill === null) return 'now';
    return chanceOf(view, seat, { policy: about.policy, section: bill.section }) >= 0.55 ? 'now' : 'later';
  },
  'vote-influence': ({ seat, min, max }, view) => {
    const { vote } = view;
    if (vote === null) return min;
    const side = vote.stances[seat];
    const votes = countVotes(view, vote.stances);
    const lacking = side === 'for' ? votes.against - votes.for : votes.for - votes.against + 1;
    const worth = Math.abs(worthOf(view, seat, vote)) + (vote.by === seat ? VOTE.proposerVP : 0);
    if (worth < 2) return min;
    if (lacking <= 0) return Math.max(min, Math.min(1, max));
    return lacking + 1 > max ? min : Math.max(min, lacking + 1);
  },
  'protect-policy': ({ seat, options }, view) => heaviest(options, (policy) => dangerOf(view, seat, policy)),
  'discard-bill': ({ seat, options }, view) => heaviest(options, (bill) => -worthOf(view, seat, bill)),
};
