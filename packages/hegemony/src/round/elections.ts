/** The Elections Phase: refill the bag, then an election for every bill in order of policy (p. 12-13). */
import { gainStateInfluence, refillBag } from '../bag.js';
import type { Hegemony, Play } from '../context.js';
import type { Policy } from '../names.js';
import { billedPolicies, holdVote } from '../vote.js';

/** One step: the refill, or the next election. Without a bill on the table all of it is skipped. */
export function* elections(t: Hegemony): Play {
  const { state } = t;
  const bills = billedPolicies(state);
  if (bills.length === 0) {
    state.phase = 'scoring';
    state.step = 0;
  } else if (state.step === 0) {
    t.log('phase', { phase: 'elections' });
    refillBag(t);
    gainStateInfluence(t);
    state.step = 1;
  } else yield* holdVote(t, bills[0] as Policy);
}
