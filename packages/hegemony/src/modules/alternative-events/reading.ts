/** What can be read of Alternative Events in a view. */
import type { Class } from '../../rules/names.js';
import type { OpenState } from '../../rules/state.js';

/** The events that a class has kept; none in games without them. */
export function keptEvents({ alternative }: Pick<OpenState, 'alternative'>, of: Class): readonly string[] {
  return alternative?.held[of] ?? [];
}
