/** Who of two with the same points comes first, and by what (p. 13). */
import type { Reason } from '@polity/kernel';
import { END_GAME, ROUNDS } from '../rules/data/board.js';
import { IDEOLOGIES, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

/** With both figures of what decides, worded by `reason.tie.<what>`. */
export function tieBreak(view: HegemonyView, ahead: Seat, behind: Seat): Reason {
  const policies = { mine: ownPolicies(view, ahead), theirs: ownPolicies(view, behind) };
  const who = { ahead, behind };
  if (policies.mine !== policies.theirs) return { kind: 'tie.policies', params: { ...who, ...policies } };
  if (ahead === 'state' || behind === 'state')
    return { kind: 'tie.state', params: { ...who, policies: policies.mine } };
  const cubes = { mine: view.bag[ahead], theirs: view.bag[behind] };
  const decided = cubes.mine !== cubes.theirs;
  return { kind: decided ? 'tie.cubes' : 'tie.shared', params: { ...who, ...cubes, policies: policies.mine } };
}

/** Policies 1 to 5 where the seat wants them; the agenda of the last round has just brought the State a point for each. */
function ownPolicies({ policies, points }: HegemonyView, seat: Seat): number {
  if (seat === 'state') {
    const agenda = points.filter(({ source, round }) => source === 'agenda' && round === ROUNDS);
    return agenda.reduce((sum, { amount }) => sum + amount, 0);
  }
  const { section } = END_GAME.policyVP[seat];
  return IDEOLOGIES.filter((policy) => policies[policy] === section).length;
}
