/** Whether an Automa calls an Immediate Vote on its bill (section 10). */
import type { Proposal } from '../../rules/asks.js';
import { VOTE } from '../../rules/data/board.js';
import { CLASSES, type Class } from '../../rules/names.js';
import { playerCount } from '../../rules/roles.js';
import type { HegemonyState } from '../../rules/state.js';
import { closer } from './desired.js';

export interface Weighed {
  /** Influence on its side, once the vote is paid for, and on the other. */
  readonly own: number;
  readonly other: number;
  readonly now: boolean;
}

/** @param cubes what goes into its bag before the bill is proposed. */
export function weighVote(state: HegemonyState, seat: Class, bill: Proposal, cubes = 0): Weighed {
  if (playerCount(state) === 2) return weighAgainstOne(state, seat, cubes);
  let own = state[seat].influence - VOTE.immediateCost;
  let other = 0;
  let classes = 0;
  for (const role of state.seats) {
    if (role === seat) continue;
    const gain = closer(state, role, bill);
    // For the State its Personal Influence, which is none if it takes no part (AU-10.5).
    if (gain > 0) own += state[role].influence;
    if (gain < 0) other += state[role].influence;
    if (gain > 0 && role !== 'state') classes++;
  }
  return { own, other, now: state[seat].influence >= VOTE.immediateCost && own > other && classes > 0 };
}

/** With two players: more Influence, and at least as many cubes in the bag, those of the Middle Class aside (AU-10.2). */
function weighAgainstOne(state: HegemonyState, seat: Class, cubes: number): Weighed {
  const rival = CLASSES.find((role) => role !== seat && state.seats.includes(role)) as Class;
  const own = state[seat].influence - VOTE.immediateCost;
  const other = state[rival].influence;
  const inBag = state.bag[seat] + Math.min(cubes, state.cubes[seat]);
  return { own, other, now: own >= 0 && own > other && inBag >= state.bag[rival] };
}
