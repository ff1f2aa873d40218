/** A Business Deal of the Capitalist Class Automa: the dearest that it can pay, all of it into the Free Trade Zone. */
import { possibleDeals } from '../../../rules/actions/foreign-trade.js';
import type { Hegemony } from '../../../rules/context.js';
import { FREE_TRADE_ZONE } from '../../../rules/data/board.js';
import { BUSINESS_DEALS } from '../../../rules/data/business-deals.js';
import { storeInZone } from '../../../rules/goods.js';
import type { Lot } from '../../../rules/log.js';
import { pay } from '../../../rules/money.js';
import type { BusinessDeal } from '../../../rules/names.js';
import type { HegemonyState } from '../../../rules/state.js';

const DEALS: Readonly<Record<string, BusinessDeal>> = BUSINESS_DEALS;
const TRADED = ['food', 'luxury'] as const;

function dealOf(id: string): BusinessDeal {
  return DEALS[id] as BusinessDeal;
}

function room({ capitalist }: HegemonyState, good: keyof typeof FREE_TRADE_ZONE): number {
  return FREE_TRADE_ZONE[good] - capitalist.zone[good];
}

/** What of a deal finds room there. */
export function fitting(state: HegemonyState, id: string): Record<'food' | 'luxury', number> {
  const { goods } = dealOf(id);
  return {
    food: Math.min(goods.food, room(state, 'food')),
    luxury: Math.min(goods.luxury, room(state, 'luxury')),
  };
}

/** Deals that can be paid and of which something fits, those with the highest cost. */
export function bestDeals(state: HegemonyState): string[] {
  const able = possibleDeals(state).filter((id) => {
    const { food, luxury } = fitting(state, id);
    return food + luxury > 0;
  });
  const highest = Math.max(...able.map((id) => dealOf(id).cost));
  return able.filter((id) => dealOf(id).cost === highest);
}

export function makeDeal(t: Hegemony): void {
  const { state } = t;
  const best = bestDeals(state);
  const id = best.length > 1 ? t.random.pick(best) : (best[0] as string);
  const { goods, cost } = dealOf(id);
  state.deals.open.splice(state.deals.open.indexOf(id), 1);
  state.deals.discard.push(id);
  pay(t, 'capitalist', 'supply', cost, 'business-deal');
  const zone: Record<string, number> = {};
  const lost: Record<string, number> = {};
  for (const good of TRADED) {
    const stored = storeInZone(t, good, goods[good]);
    if (stored > 0) zone[good] = stored;
    if (stored < goods[good]) lost[good] = goods[good] - stored;
  }
  t.log('deal', { card: id, to: 'free-trade-zone', storage: {}, zone: zone as Lot, lost: lost as Lot });
}
