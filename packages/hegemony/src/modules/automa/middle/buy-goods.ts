/** Buy Goods & Services as the Middle Class Automa does it: from its own storage first, which costs nothing. */
import { SOURCES } from '../../../rules/actions/buy.js';
import type { Hegemony } from '../../../rules/context.js';
import { population } from '../../../rules/labour.js';
import { moneyOf } from '../../../rules/money.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Turn } from '../automa.js';
import type { Bonus, BuyBonus } from '../bonus.js';
import {
  buy,
  fromEverySource,
  type Help,
  helpFrom,
  NO_HELP,
  type Purchase,
  purchase,
  purchasesOf,
  stockOf,
} from '../buy.js';
import { buyingCriteria, byKind, secondLotCriteria } from '../buy-criteria.js';
import { checkGoodsOf } from '../check-goods.js';
import { type Criteria, choose } from '../criteria.js';

const ORDER = ['education', 'health', 'luxury'] as const;
const SELLERS = ['state', 'foreign-market', 'capitalist'] as const;

/** Buy Goods & Services Criteria. */
const criteria = (state: HegemonyState) =>
  buyingCriteria(state, 'middle', byKind('education-health-luxury', ORDER), SELLERS);

const SECOND: Criteria<Purchase> = secondLotCriteria(SELLERS);

export function considerBuying({ t }: Turn, bonus: Bonus | undefined): Attempt {
  const help = helpFrom(t, 'middle', bonus?.buy);
  const ways = purchasesOf(t.state, 'middle', bonus?.buy, help);
  if (ways.length === 0) return { because: 'nothing-to-buy' };
  return {
    *perform() {
      const way = choose(t, 'middle', criteria(t.state), ways);
      if (bonus?.buy?.everySource)
        return buy(t, 'middle', undefined, help, fromEverySource(t.state, 'middle', way.resource));
      const second = secondLot(t, way, bonus?.buy, help);
      const used = buy(t, 'middle', bonus?.buy, help, way);
      return second ? buy(t, 'middle', bonus?.buy, NO_HELP, second) || used : used;
    },
  };
}

/** Where its own storage covers everything, as much as its Population from another who sells so much, if it can pay that. */
function secondLot(t: Hegemony, { resource, lots }: Purchase, bonus: BuyBonus | undefined, help: Help) {
  const { state } = t;
  if (lots.length > 1 || lots[0]?.source !== 'middle') return undefined;
  const amount = population(state, 'middle');
  const able = SOURCES.filter((source) => source !== 'middle' && stockOf(state, source, resource, help) >= amount)
    .map((source) => purchase(state, 'middle', resource, [[source, amount]], bonus))
    .filter(({ pays }) => pays <= moneyOf(state, 'middle') + help.money);
  return able.length === 0 ? undefined : choose(t, 'middle', SECOND, able);
}

/** CHECK GOODS & SERVICES. */
export const checkGoods = checkGoodsOf('middle');
