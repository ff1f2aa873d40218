/** What the Capitalist Class Automa answers when the rules ask its class (section 16). */
import type { Answers } from '../automa.js';
import { chooseBuilding } from './build-company.js';
import { bestDeals } from './business-deal.js';
import { preferredClass } from './staffing.js';

export const CAPITALIST_ANSWERS: Partial<Answers> = {
  /** All of them are cleared from its Market. */
  'discard-companies': (_t, { options }) => options,
  /** One for nothing, by its own criteria. */
  'build-company': (t, { options }) => chooseBuilding(t, options),
  /** As it does it in its own turn: the dearest, all of it into the Free Trade Zone. */
  'business-deal': (t, { options }) => bestDeals(t.state).find((id) => options.includes(id)) ?? t.random.pick(options),
  'deal-storage': () => 'free-trade-zone',
  /** A new company is filled if it can be. */
  'staff-class': (t, { options }) => preferredClass(t.state, options) ?? t.random.pick(options),
  /** Skilled ones where unskilled ones do not suffice, at random. */
  'staff-worker': (t, { options }) => t.random.pick(options),
};
