/** What is worth selling abroad: by the forecast of the coming production, with its taxes and the food that it needs. */
import { exportCard } from '../reading/printed.js';
import { exportStock, type Seller } from '../rules/actions/foreign-trade.js';
import { ACTION, END_GAME } from '../rules/data/board.js';
import { EXPORTS } from '../rules/data/exports.js';
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

/** What production leaves a seat of its money. */
export type MoneyLeft = (view: HegemonyView, seat: OwnerClass) => number;

/**
 * What leaves the seller with most: all that what lies in store can bring, but for what taxes and food would take again.
 * @param left by the forecast, if not said; who has to be quick reckons otherwise.
 */
export function salesWorthWhile(
  view: HegemonyView,
  seat: Seller,
  open?: readonly string[],
  left: MoneyLeft = moneyAfterProduction,
): readonly Sale[] {
  const ways = GOODS.map((good) => waysToSell(view, seat, good, open));
  let chosen = ways.map(([most = []]) => most);
  if (seat === 'state' || chosen.every((sales) => sales.length === 0)) return chosen.flat();
  /** With the points of the sales as money. */
  const worthOf = (sales: readonly Sale[]) => left(sold(view, seat, sales), seat) + POINT[seat] * sales.length;
  let worth = worthOf(chosen.flat());
  for (const [nth, others] of ways.entries()) {
    for (const way of others.slice(1)) {
      const instead = chosen.with(nth, way);
      const found = worthOf(instead.flat());
      if (found < worth) continue;
      chosen = instead;
      worth = found;
    }
  }
  return chosen.flat();
}

/** The most money that what lies in store brings abroad, whatever becomes of it. */
export function mostBySales(view: HegemonyView, seat: Seller, open?: readonly string[]): number {
  return GOODS.reduce((sum, good) => sum + broughtBy(waysToSell(view, seat, good, open)[0] ?? []), 0);
}

/** What sales that are worth the while bring by an Export card: by the one in force, if no other is named. */
export function salesBy(view: HegemonyView, seat: Seller, card = view.exports.current, left?: MoneyLeft): number {
  const by = card === view.exports.current ? view : { ...view, exports: { ...view.exports, current: card } };
  return broughtBy(salesWorthWhile(by, seat, undefined, left));
}

/** No card turns up more Export cards at once. */
const MOST_DRAWN = 2;

/** Export cards that may be turned up next; of a pile that has run out, those that lie beside it. */
export function unseenExports({ exports: { current, discard } }: HegemonyView): readonly string[] {
  const others = Object.keys(EXPORTS).filter((id) => id !== current);
  const unseen = others.filter((id) => !discard.includes(id));
  return unseen.length >= MOST_DRAWN ? unseen : others;
}

/** What can be sold if so many Export cards are turned up: about so much, and nothing where it may be none of it. */
export function salesToFind(view: HegemonyView, seat: Seller, drawn: number): number {
  const now = salesBy(view, seat);
  const found = unseenExports(view).map((card) => salesBy(view, seat, card));
  const idle = found.filter((money) => money === 0).length;
  if (now === 0 && idle >= drawn) return 0;
  return Math.max(now, found.reduce((sum, money) => sum + money, 0) / found.length);
}

/** Every choice of the transactions of a good, each once, for which there is enough of it: what brings most first. */
function waysToSell(
  view: HegemonyView,
  seat: Seller,
  good: Good,
  open: readonly string[] | undefined,
): readonly (readonly Sale[])[] {
  const stock = exportStock(view, seat, good);
  let ways: readonly (readonly Sale[])[] = [[]];
  for (const [id, printed] of Object.entries(exportCard(view.exports.current) ?? {})) {
    if (printed.good !== good || (open !== undefined && !open.includes(id))) continue;
    ways = [...ways, ...ways.map((way) => [...way, { id, ...printed }])];
  }
  return ways
    .filter((way) => piecesOf(way) <= stock)
    .sort((a, b) => broughtBy(b) - broughtBy(a) || piecesOf(a) - piecesOf(b));
}

export function broughtBy(sales: readonly Sale[]): number {
  return sales.reduce((sum, { money }) => sum + money, 0);
}

function piecesOf(sales: readonly Sale[]): number {
  return sales.reduce((sum, { amount }) => sum + amount, 0);
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
