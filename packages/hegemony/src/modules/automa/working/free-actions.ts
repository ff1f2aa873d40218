/** The Free Actions of the Working Class Automa. */
import type { Hegemony, Play } from '../../../rules/context.js';
import { payOffLoans, provide, takeBenefits } from '../free-actions.js';

export function* startTurn(t: Hegemony): Play {
  takeBenefits(t, 'working');
  payOffLoans(t, 'working');
}

export function* endTurn(t: Hegemony): Play {
  yield* provide(t, 'working');
}
