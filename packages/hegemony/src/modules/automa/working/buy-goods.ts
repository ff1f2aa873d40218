/** Buy Goods & Services as the Working Class Automa does it. */
import { buyFrom, SOURCES, stockAt } from '../../../rules/actions/buy.js';
import type { Hegemony } from '../../../rules/context.js';
import { population } from '../../../rules/labour.js';
import { moneyOf } from '../../../rules/money.js';
import { priceAt } from '../../../rules/prices.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Turn } from '../automa.js';
import type { Bonus } from '../bonus.js';
import { buy, helpFrom, type Purchase, purchasesOf, WANTED } from '../buy.js';
import { buyingCriteria, byKind } from '../buy-criteria.js';
import { checkGoodsOf } from '../check-goods.js';
import { choose } from '../criteria.js';

/** G-28: whether it buys a second lot of its Population's size from another source. As ruled it does not. */
export const SECOND_LOT: boolean = false;

const SELLERS = ['state', 'foreign-market', 'capitalist', 'middle'] as const;

/** Buy Goods & Services Criteria. */
const criteria = (state: HegemonyState) =>
  buyingCriteria(state, 'working', byKind('health-education-luxury', WANTED), SELLERS);

export function considerBuying({ t }: Turn, bonus: Bonus | undefined): Attempt {
  const help = helpFrom(t, 'working', bonus?.buy);
  const ways = purchasesOf(t.state, 'working', bonus?.buy, help);
  if (ways.length === 0) return { because: 'nothing-to-buy' };
  return {
    *perform() {
      const way = choose(t, 'working', criteria(t.state), ways);
      const used = buy(t, 'working', bonus?.buy, help, way);
      if (SECOND_LOT) buySecondLot(t, way);
      return used;
    },
  };
}

function buySecondLot(t: Hegemony, { resource, lots }: Purchase): void {
  const amount = population(t.state, 'working');
  if (lots.length !== 1 || lots[0]?.amount !== amount) return;
  const able = SOURCES.filter(
    (source) =>
      source !== lots[0]?.source &&
      stockAt(t.state, source, resource) >= amount &&
      priceAt(t.state, source, resource) * amount <= moneyOf(t.state, 'working'),
  );
  const [source] = able.toSorted((a, b) => priceAt(t.state, a, resource) - priceAt(t.state, b, resource));
  if (source) buyFrom(t, 'working', source, resource, amount);
}

/** CHECK GOODS & SERVICES. */
export const checkGoods = checkGoodsOf('working');
