/** Whether an answer is given at the first press, or waits for a second one. */
import type { Json } from '@polity/kernel';
import { confirmsAnswers, type Preferences } from '../shell/preferences.js';
import type { Question } from './choices.js';

/** Until somebody has chosen to confirm each answer, small steps that can be taken back need no second press. */
export function takesOnePress({ rules, ask, view }: Question, option: Json | undefined, chosen: Preferences): boolean {
  if (!confirmsAnswers(chosen)) return true;
  return chosen.confirm === null && rules.isSmall?.(ask, view, option) === true;
}
