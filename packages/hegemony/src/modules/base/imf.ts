/** The IMF of the base game: what happens when it intervenes (p. 12, 33). */
import type { Hegemony, Play } from '../../rules/context.js';
import { IMF_TARGET } from '../../rules/data/board.js';
import { gainInfluence } from '../../rules/goods.js';
import { clearLoans, imposePolicies } from '../../rules/imf.js';
import { CLASSES, GOODS } from '../../rules/names.js';
import { letPricesFollow } from '../../rules/policies.js';
import { isPlayed } from '../../rules/roles.js';
import { billedPolicies, withdrawBill } from '../../rules/vote.js';

export function* intervene(t: Hegemony): Play {
  const { state } = t;
  t.log('imf', { loans: state.state.loans });
  for (const policy of billedPolicies(state)) gainInfluence(t, withdrawBill(state, policy).by, 1);
  yield* imposePolicies(t, IMF_TARGET);
  yield* letPricesFollow(t, GOODS, { imf: true });
  clearLoans(t);
  if (isPlayed(state, 'state')) {
    const { legitimacy } = state.state;
    for (const name of CLASSES) legitimacy[name] = Math.ceil(legitimacy[name] / 2);
    t.log('legitimacy-halved', { ...legitimacy });
  }
}
