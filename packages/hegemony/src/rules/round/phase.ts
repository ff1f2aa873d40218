/** Where modules put what happens when a phase begins and when it ends. */
import type { Hegemony, Play } from '../context.js';
import { contentsOf, type PhaseRules } from '../modules.js';
import type { Phase } from '../state.js';

type Played = keyof PhaseRules;

/** To be called once the phase has been announced. */
export function* startPhase(t: Hegemony, phase: Played): Play {
  for (const { atStart } of contentsOf(t.state).manifests) yield* atStart?.[phase]?.(t) ?? [];
}

/** Ends the phase that is played and goes on to the next. */
export function* endPhase(t: Hegemony, next: Phase): Play {
  const { state } = t;
  const phase = state.phase as Played;
  for (const { atEnd } of contentsOf(state).manifests) yield* atEnd?.[phase]?.(t) ?? [];
  state.phase = next;
}
