/** The bonuses on the Capitalist Class Automa's cards. */
import { policy } from '../../../rules/cards/card.js';
import type { Bonus } from '../bonus.js';

const build = { for: 'build-company' } as const;
const abroad = { for: 'sell-to-foreign-market' } as const;
const bill = { for: 'propose-bill' } as const;

export const CAPITALIST_BONUSES = {
  'build-two-companies': { ...build, build: { second: { revealed: 2 } } },
  'build-half-paid-by-state': {
    ...build,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: 1,
    build: { halfByState: ['luxury', 'agriculture'] },
  },
  'build-10-less': { ...build, build: { less: 10 } },
  /** Printed under Build Company, whose place Sell Company takes; building gets nothing of it. */
  'sell-company-double': { for: 'sell-company', sale: { times: 2 } },
  'export-4-food-at-15': { ...abroad, exports: { first: { good: 'food', most: 4, price: 15 } } },
  'export-6-luxury-at-10': { ...abroad, exports: { first: { good: 'luxury', most: 6, price: 10 } } },
  'export-plus-5-per-transaction': { ...abroad, exports: { each: 5 } },
  'business-deal-before-export': { ...abroad, needs: policy('foreign-trade', 'B', 'C'), exports: { deal: true } },
  'propose-add-2-cubes': { ...bill, bill: { cubes: 2 } },
  'propose-straight-to-desired': { ...bill, bill: { straight: true } },
  'propose-two-for-25': { ...bill, bill: { second: { cost: 25 } } },
  'propose-free-immediate-vote': { ...bill, bill: { freeVote: true } },
} satisfies Readonly<Record<string, Bonus>>;

export type CapitalistBonus = keyof typeof CAPITALIST_BONUSES;
