/** What stands in place of the bonus on cards whose first symbol is the Special Action (AU-4.9, AU-5.18). */
import { unemployedCount } from '../../../rules/labour.js';
import type { Check } from '../automa.js';

const MANY = 4;

export const MIDDLE_CONDITIONS = {
  /** With four unemployed or more, a row for each of them. */
  'four-unemployed': ({ t }) => {
    const count = unemployedCount(t.state, 'middle');
    return [{ condition: 'four-unemployed', action: 'special-action', rows: count >= MANY ? count : 0 }];
  },
} satisfies Readonly<Record<string, Check>>;

export type MiddleCondition = keyof typeof MIDDLE_CONDITIONS;
