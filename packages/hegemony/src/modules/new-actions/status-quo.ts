/** Protect the Status Quo: until the end of the round nobody may propose a bill for a policy. */
import type { Hegemony, Play } from '../../rules/context.js';
import { POLICIES, type Policy, type Seat } from '../../rules/names.js';
import type { HegemonyState, OpenState } from '../../rules/state.js';
import type { Sign } from './kinds.js';

export function signsOf(state: Pick<OpenState, 'signs'>): readonly Sign[] {
  return state.signs ?? [];
}

export function isProtected(state: Pick<OpenState, 'signs'>, policy: Policy): boolean {
  return signsOf(state).some((sign) => sign.policy === policy);
}

/** Any policy, one that carries a bill or a sign too: the bill stays and is voted on (NC-2). */
export function* protectStatusQuo(t: Hegemony, by: Seat): Play {
  const { state } = t;
  const policy = yield* t.ask(by, 'protect-policy', () => POLICIES);
  state[by].bills--;
  state.signs = [...signsOf(state), { policy, by }];
  t.log('policy-protected', { by, policy });
}

/** At the end of the round the markers return to their owners (NC-2). */
export function returnSigns(state: HegemonyState): void {
  for (const { by } of signsOf(state)) state[by].bills++;
  delete state.signs;
}
