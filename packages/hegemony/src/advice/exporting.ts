/** What is worth selling abroad: by the forecast of the coming production, with its taxes and the food that it needs. */
import { exportCard } from '../reading/printed.js';
import { exportStock, type Seller } from '../rules/actions/foreign-trade.js';
import { ACTION, END_GAME } from '../rules/data/board.js';
import type { OwnerClass } from '../rules/goods.js';
import { GOODS, type Good, type Transaction } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { moneyAfterProduction } from './money.js';

export interface Sale extends Transaction {
  readonly id: string;
}

/** Each transaction is a point for the Middle Class: as much as so much money at the end. */
const POINT: Readonly<Record<OwnerClass, number>> = {
  middle: ACTION.exportVP * END_GAME.moneyPerVP.middle,
  capitalist: 0,
};

/** The best price for each piece first: all of what can be sold that leaves the seller with more than it had without. */
export function salesWorthWhile(view: HegemonyView, seat: Seller, open?: readonly string[]): readonly Sale[] {
  let sales = salesNow(view, seat, open);
  if (seat === 'state' || sales.length === 0) return sales;
  let worth = worthAfter(view, seat, sales);
  for (const sale of sales.toReversed()) {
    const fewer = sales.filter((one) => one !== sale);
    const without = worthAfter(view, seat, fewer);
    if (without < worth) continue;
    sales = fewer;
    worth = without;
  }
  return sales;
}

/** Each transaction once, as far as there are goods for it. */
function salesNow(view: HegemonyView, seat: Seller, open?: readonly string[]): readonly Sale[] {
  const left = Object.fromEntries(GOODS.map((good) => [good, exportStock(view, seat, good)])) as Record<Good, number>;
  const sales = Object.entries(exportCard(view.exports.current) ?? {}).map(([id, printed]) => ({ id, ...printed }));
  return sales
    .filter(({ id }) => open === undefined || open.includes(id))
    .sort((a, b) => b.money / b.amount - a.money / a.amount)
    .filter(({ good, amount }) => {
      if (left[good] < amount) return false;
      left[good] -= amount;
      return true;
    });
}

/** The money that production leaves, with the points of the sales as money. */
function worthAfter(view: HegemonyView, seat: OwnerClass, sales: readonly Sale[]): number {
  return moneyAfterProduction(sold(view, seat, sales), seat) + POINT[seat] * sales.length;
}

/** The view once so much has been sold, out of the Free Trade Zone first. */
function sold(view: HegemonyView, seat: OwnerClass, sales: readonly Sale[]): HegemonyView {
  if (sales.length === 0) return view;
  const storage = { ...view[seat].storage };
  const zone = { ...view.capitalist.zone };
  let earned = 0;
  for (const { good, amount, money } of sales) {
    const free = seat === 'capitalist' && (good === 'food' || good === 'luxury') ? Math.min(zone[good], amount) : 0;
    if (good === 'food' || good === 'luxury') zone[good] -= free;
    storage[good] -= amount - free;
    earned += money;
  }
  const { middle, capitalist } = view;
  if (seat === 'middle') return { ...view, middle: { ...middle, storage, money: middle.money + earned } };
  return { ...view, capitalist: { ...capitalist, storage, zone, revenue: capitalist.revenue + earned } };
}
