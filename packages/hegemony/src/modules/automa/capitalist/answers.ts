/** What the Capitalist Class Automa answers when the rules ask its class (section 16). */
import type { Answers } from '../automa.js';
import { preferredClass } from './staffing.js';

export const CAPITALIST_ANSWERS: Partial<Answers> = {
  /** All of them are cleared from its Market. */
  'discard-companies': (_t, { options }) => options,
  /** A new company is filled if it can be. */
  'staff-class': (t, { options }) => preferredClass(t.state, options) ?? t.random.pick(options),
  /** Skilled ones where unskilled ones do not suffice, at random. */
  'staff-worker': (t, { options }) => t.random.pick(options),
};
