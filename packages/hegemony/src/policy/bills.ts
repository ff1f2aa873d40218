/** Bills and votes: by what a section is worth to a seat, and whether it has a chance. */
import { heaviest } from '@polity/kernel';
import { chanceOf, promiseOf, worthOf } from '../advice/bill-worth.js';
import { VOTE } from '../rules/data/board.js';
import { type Policy, SECTIONS, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { countVotes } from '../rules/vote.js';
import type { Answerers } from './answering.js';

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
