/** The bonuses on the Working Class Automa's cards. */
import { policy } from '../../../rules/cards/card.js';
import { employedCount, unemployedCount } from '../../../rules/labour.js';
import type { Bonus } from '../bonus.js';

const assign = { for: 'assign-workers' } as const;
const buy = { for: 'buy-goods-and-services' } as const;
const bill = { for: 'propose-bill' } as const;
const regulated = policy('labor-market', 'B', 'C');

export const WORKING_BONUSES = {
  'aw-4-paid-by-owner': { ...assign, needs: regulated, assign: { atMost: 4, paidByOwner: 4 } },
  'aw-cooperative-farm': { ...assign, assign: { farm: true } },
  'aw-supply-skilled-worker': { ...assign, needs: policy('immigration', 'B', 'C'), assign: { newcomer: true } },
  'aw-any-number': { ...assign, needs: regulated, assign: { anyNumber: true } },
  'bgs-public-services-5v-per-unemployed': {
    ...buy,
    needs: policy('welfare-health', 'A', 'B'),
    legitimacy: 1,
    buy: { onlyServices: true, money: (state) => 5 * unemployedCount(state, 'working') },
  },
  'bgs-education-half-price': { ...buy, legitimacy: 1, buy: { half: 'education' } },
  'bgs-health-half-price': { ...buy, legitimacy: 1, buy: { half: 'health' } },
  'bgs-public-education-production': { ...buy, buy: { production: 'education' } },
  'bgs-public-health-production': { ...buy, buy: { production: 'healthcare' } },
  'bgs-state-1v-per-worker': {
    ...buy,
    needs: regulated,
    legitimacy: 1,
    buy: { money: (state) => employedCount(state, 'working') },
  },
  'bgs-luxury-half-by-state': {
    ...buy,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: 1,
    buy: { halfLuxury: true },
  },
  'pb-add-2-cubes': { ...bill, bill: { cubes: 2 } },
  'pb-free-immediate-vote': { ...bill, bill: { freeVote: true } },
  'pb-straight-to-desired': { ...bill, bill: { straight: true } },
  'pb-two-bills': { ...bill, bill: { second: { cost: 0 } } },
} satisfies Readonly<Record<string, Bonus>>;

export type WorkingBonus = keyof typeof WORKING_BONUSES;
