/** Advice on prices: what suits one's storage, and what anybody pays who can buy elsewhere. */
import { byWeight } from '@polity/kernel';
import { because } from '../reading/reason.js';
import { stockOf } from '../reading/stock.js';
import { tradesAbroad } from '../rules/actions/foreign-trade.js';
import { type OwnerClass, storageLimit } from '../rules/goods.js';
import { population } from '../rules/labour.js';
import { type Good, WORKER_CLASSES } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';
import type { Asked, Opinion } from './asked.js';
import { best } from './best.js';

/** How full the storage of a good is, from 0 to 1. */
export function fullness(view: HegemonyView, seat: OwnerClass, good: Good): number {
  return view[seat].storage[good] / storageLimit(view, seat, good);
}

type Priced = { readonly good: Good; readonly price: number };

/** Where everybody can have as much as wanted of a good: abroad, or at the State while it has enough for all people. */
function elsewhere(view: HegemonyView, seat: OwnerClass, good: Good): 'foreign-market' | 'state' | undefined {
  if (good === 'food' || good === 'luxury') return tradesAbroad(view) ? 'foreign-market' : undefined;
  const buyers = WORKER_CLASSES.filter((of) => of !== seat && view.seats.includes(of));
  const wanted = buyers.reduce((sum, of) => sum + population(view, of), 0);
  return stockOf(view, 'state', good).amount >= wanted ? 'state' : undefined;
}

/** Whether anybody would pay that: nobody who can have as much as wanted elsewhere for no more. */
function isPaid(view: HegemonyView, seat: OwnerClass, { good, price }: Priced): boolean {
  const other = elsewhere(view, seat, good);
  return other === undefined || price < priceAt(view, other, good);
}

/** Less than any price that suits what lies in store less well. */
const UNPAID = -100;

/** A full storage wants buyers, an empty one can ask for more; both no more than others ask elsewhere. */
export function adjustPrice(ask: Asked<'adjust-price'>, view: HegemonyView): Opinion | undefined {
  const seat = ask.seat as OwnerClass;
  const { prices } = view[seat];
  const isPaidNow = (good: Good) => isPaid(view, seat, { good, price: prices[good] });
  const useful = (priced: Priced) => {
    const { good, price } = priced;
    if (!isPaid(view, seat, priced)) return UNPAID - price;
    if (!isPaidNow(good)) return price;
    const rises = price - prices[good];
    const full = fullness(view, seat, good);
    return full >= 0.75 ? -rises : full <= 0.25 ? rises : -10;
  };
  const change = best(ask.options, useful, ({ good, price }) => {
    const other = isPaidNow(good) ? undefined : elsewhere(view, seat, good);
    if (other === undefined) return because(price < prices[good] ? 'price.lower' : 'price.raise', { good, price });
    const kind = other === 'state' ? 'price.state' : 'price.abroad';
    return because(kind, { good, price, abroad: priceAt(view, other, good) });
  });
  const helps = change !== undefined && useful(change.option) > 0;
  if (helps || !ask.canStop) return change;
  return { answer: null, reason: because('price.keep'), over: byWeight(ask.options, useful) };
}
