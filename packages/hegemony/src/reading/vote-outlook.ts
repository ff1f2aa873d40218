/** How a vote stands while everybody decides on influence, which lies open: what each side could still add. */
import type { Seat } from '../rules/names.js';
import type { Stance } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { countVotes } from '../rules/vote.js';

export interface VoteOutlook {
  /** The influence of all who stand there. */
  readonly more: Readonly<Record<Stance, number>>;
  /** What becomes of the bill whatever anybody adds; null where that is open. */
  readonly sure: 'passes' | 'fails' | null;
}

type Stances = readonly { readonly seat: Seat; readonly stance: Stance }[];

/** Who has yet to take a side in the vote that is held. A State without influence takes none (p. 28). */
export function undecidedIn(view: HegemonyView, stances: Stances): readonly Seat[] {
  if (view.vote === null) return [];
  const open = view.seats.filter((seat) => stances.every((one) => one.seat !== seat));
  return open.filter((seat) => seat !== 'state' || view.state.influence > 0);
}

/** A tie passes. */
export function voteOutlook(view: HegemonyView, stances: Stances): VoteOutlook {
  const sides = Object.fromEntries(stances.map(({ seat, stance }) => [seat, stance]));
  const votes = countVotes(view, sides);
  const more = { for: 0, against: 0 };
  for (const { seat, stance } of stances) more[stance] += view[seat].influence;
  if (votes.for >= votes.against + more.against) return { more, sure: 'passes' };
  return { more, sure: votes.for + more.for < votes.against ? 'fails' : null };
}
