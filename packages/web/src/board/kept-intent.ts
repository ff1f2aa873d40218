/** What was meant for later questions, kept in the browser's tab: who loads the page anew in between goes on with it. */
import type { Plan } from './board-rules.js';

/** What is meant for later questions, and the question before which it was said. */
export interface Intent {
  readonly plan: Plan;
  readonly after: string;
}

export const NO_INTENT: Intent = { plan: [], after: '' };

const keyOf = () => `meant ${location.pathname}`;

export function keepIntent(intent: Intent): Intent {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(intent));
  } catch {
    // A browser that keeps nothing asks again.
  }
  return intent;
}

/** As long as the same is asked at the same table. */
export function keptIntent(asked: string): Intent {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? '') as Intent;
    if (kept.after === asked) return kept;
  } catch {
    // Nothing was meant here.
  }
  return NO_INTENT;
}
