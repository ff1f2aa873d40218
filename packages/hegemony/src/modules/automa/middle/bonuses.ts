/** The bonuses on the Middle Class Automa's cards. */
import { policy } from '../../../rules/cards/card.js';
import { workersIn } from '../../../rules/labour.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Bonus } from '../bonus.js';

const assign = { for: 'assign-workers' } as const;
const build = { for: 'build-company' } as const;
const buy = { for: 'buy-goods-and-services' } as const;
const bill = { for: 'propose-bill' } as const;
const exports = { for: 'sell-to-foreign-market' } as const;
const regulated = policy('labor-market', 'B', 'C');
const open = policy('immigration', 'B', 'C');
const generous = policy('fiscal-policy', 'A', 'B');

/** Its workers in companies of others. */
function employedByOthers({ companies }: HegemonyState): number {
  let count = 0;
  for (const company of companies) if (company.owner !== 'middle') count += workersIn(company, 'middle');
  return count;
}

export const MIDDLE_BONUSES = {
  'aw-supply-skilled-worker': { ...assign, needs: open, assign: { newcomer: true } },
  'aw-any-number': { ...assign, needs: regulated, assign: { anyNumber: true } },
  'bc-4-less-and-storage': { ...build, build: { stored: { less: 4 } } },
  'bc-supply-skilled-worker': { ...build, needs: open, build: { newcomer: true } },
  'bc-state-pays': { ...build, needs: generous, legitimacy: 1, build: { paidByState: true } },
  'bgs-education-half-price': { ...buy, legitimacy: 1, buy: { half: 'education' } },
  'bgs-health-half-price': { ...buy, legitimacy: 1, buy: { half: 'health' } },
  'bgs-public-education-production': { ...buy, buy: { production: 'education' } },
  'bgs-public-health-production': { ...buy, buy: { production: 'healthcare' } },
  'bgs-every-source': { ...buy, buy: { everySource: true } },
  'bgs-state-2v-per-worker': {
    ...buy,
    needs: regulated,
    legitimacy: 1,
    buy: { money: (state) => 2 * employedByOthers(state) },
  },
  'bgs-no-tariffs': { ...buy, needs: policy('foreign-trade', 'A', 'B'), buy: { dutyFree: true } },
  'pb-add-2-cubes': { ...bill, bill: { cubes: 2 } },
  'pb-free-immediate-vote': { ...bill, bill: { freeVote: true } },
  'sfm-state-5-per-transaction': { ...exports, needs: generous, legitimacy: 1, exports: { eachByState: 5 } },
  'sfm-extra-5-per-transaction': { ...exports, exports: { each: 5 } },
} satisfies Readonly<Record<string, Bonus>>;

export type MiddleBonus = keyof typeof MIDDLE_BONUSES;
