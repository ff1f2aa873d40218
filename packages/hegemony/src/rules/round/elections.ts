/** The Elections Phase: refill the bag, then an election for every bill in order of policy (p. 12-13). */
import { gainStateInfluence, refillBag } from '../bag.js';
import type { Hegemony, Play } from '../context.js';
import { contentsOf } from '../modules.js';
import type { Policy } from '../names.js';
import { billedPolicies, holdVote, mayVote } from '../vote.js';
import { endPhase, startPhase } from './phase.js';

/**
 * One step: the refill, or the next election. Without a bill on the table all of it is skipped (H5), also if a crisis has
 * discarded them (CR-11), and with bills where no votes may be held (HE-5).
 */
export function* elections(t: Hegemony): Play {
  const { state } = t;
  const bills = billedPolicies(state);
  if (bills.length === 0 || !mayVote(state)) {
    yield* endPhase(t, 'scoring');
    state.step = 0;
  } else if (state.step === 0) {
    t.log('phase', { phase: 'elections' });
    yield* startPhase(t, 'elections');
    refillBag(t);
    gainStateInfluence(t);
    state.step = 1;
  } else {
    const policy = bills[0] as Policy;
    for (const { beforeVote } of contentsOf(state).manifests) yield* beforeVote?.(t, policy) ?? [];
    yield* holdVote(t, policy);
  }
}
