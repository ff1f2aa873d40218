/** What has to be true of kept events in every position. */
import { CLASSES } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import { ALTERNATIVE_EVENTS } from './cards.js';
import { alternativeOf } from './holding.js';

export function lookOver(state: HegemonyState, report: (what: string) => void): void {
  const { held, shifted, pressed } = alternativeOf(state);
  for (const of of CLASSES) {
    for (const id of held[of]) {
      if (ALTERNATIVE_EVENTS[id]?.columns[of] === undefined) report(`${of} holds ${id}`);
    }
  }
  if (shifted !== null && state.phase !== 'production') report('a wage is still shifted');
  if (pressed !== null && state.phase !== 'elections') report('the State is still pressed');
}
