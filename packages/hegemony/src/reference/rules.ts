/** Every rule that can be looked up: what it is called by, and the pages of the rulebook on which it stands. */
import type { BasicAction, FreeAction } from '../rules/asks.js';
import type { Policy } from '../rules/names.js';
import type { Phase } from '../rules/state.js';

export { TERM_NUMBERS } from './term-numbers.js';

/** A page of the rulebook, or several in a row. */
export type Pages = readonly [first: number, last: number];

const on = (first: number, last = first): Pages => [first, last];

export const PHASE_PAGES: Readonly<Record<Exclude<Phase, 'over'>, Pages>> = {
  setup: on(8, 10),
  preparation: on(11),
  action: on(11),
  production: on(11, 12),
  elections: on(12, 13),
  scoring: on(13),
  'game-end': on(13),
};

/**
 * Where an action is told for the class that is told first; those of the Middle Class again on p. 22-24. What comes from
 * another box stands in no page of this rulebook.
 */
export const ACTION_PAGES: Readonly<Record<BasicAction | FreeAction, Pages | null>> = {
  'propose-bill': on(14),
  'assign-workers': on(14, 15),
  'buy-goods-and-services': on(15),
  strike: on(15, 16),
  demonstration: on(16),
  'apply-political-pressure': on(16),
  'build-company': on(18, 19),
  'sell-company': on(19),
  'sell-to-foreign-market': on(19),
  'make-business-deal': on(19),
  lobby: on(19),
  'extra-shift': on(24),
  'event-action': on(27),
  'meet-mps': on(28),
  'extra-tax': on(28),
  campaign: on(28),
  'use-healthcare': on(16),
  'use-education': on(16),
  'use-luxury': on(16),
  'swap-workers': on(17),
  'receive-benefits': on(17),
  'pay-off-loan': on(17),
  'adjust-prices': on(19),
  'adjust-wages': on(19),
  'give-bonus': on(19),
  'buy-storage': on(19),
  'repay-bond': null,
  'historical-event': null,
};

export const POLICY_PAGES: Readonly<Record<Policy, Pages>> = {
  'fiscal-policy': on(30),
  'labor-market': on(30),
  taxation: on(31),
  'welfare-health': on(31),
  'welfare-education': on(31),
  'foreign-trade': on(32),
  immigration: on(32),
};

/** Words of the table that are neither a phase, an action nor a policy; what comes from another box has no page. */
export const TERM_PAGES = {
  worker: on(14, 15),
  committed: on(15),
  company: on(4),
  wage: on(30),
  union: on(15),
  market: on(18),
  automated: on(20),
  machinery: on(20),
  farm: on(17),
  population: on(14),
  prosperity: on(16),
  wealth: on(21),
  goods: on(12),
  storage: on(19),
  'free-trade-zone': on(19),
  'foreign-market': on(19),
  tariff: on(32),
  services: on(26),
  influence: on(12, 13),
  bag: on(12),
  bill: on(14),
  vote: on(12, 13),
  loan: on(33),
  imf: on(33),
  'tax-multiplier': on(31),
  'income-tax': on(17),
  'employment-tax': on(20),
  'corporate-tax': on(20),
  legitimacy: on(26),
  agenda: on(29),
  benefits: on(27),
  events: on(26, 27),
  automa: null,
} as const satisfies Readonly<Record<string, Pages | null>>;

export type Term = keyof typeof TERM_PAGES;
export const TERMS = Object.keys(TERM_PAGES) as readonly Term[];
