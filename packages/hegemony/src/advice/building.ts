/** What can be built without a loan in production, by the rules' own forecast of it: dearer to ask than `owning.ts`. */
import { heaviest } from '@polity/kernel';
import { cardById } from '../rules/companies.js';
import { moneyOf } from '../rules/money.js';
import type { HegemonyView } from '../rules/view.js';
import { isBorrowedAgain } from './money.js';
import { outlayOf, profitOf } from './owning.js';

/** Whether the Capitalist Class need not borrow for a company. */
export function isWithinMeans(view: HegemonyView, id: string): boolean {
  return !isBorrowedAgain(view, 'capitalist', outlayOf(view, id));
}

/** What a card makes of a company's price. */
export type PriceOf = (id: string) => number;

/** Whether so many companies can be built at once, the best first, each with a profit and without a loan in production. */
export function canBuildAtOnce(view: HegemonyView, count: number, priceOf: PriceOf): boolean {
  const left = [...view.capitalist.market];
  let outlay = 0;
  let money = moneyOf(view, 'capitalist');
  for (let built = 0; built < count; built++) {
    const payable = left.filter((id) => priceOf(id) <= money);
    // Where there is money for no other, no other has to be built.
    if (payable.length === 0) return built > 0;
    const spent = outlay;
    const pays = (id: string) => (profitOf(view, id) ?? 0) + cardById(id).cost - priceOf(id) > 0;
    const fits = (id: string) => !isBorrowedAgain(view, 'capitalist', spent + outlayOf(view, id, priceOf(id)));
    const next = heaviest(payable.filter(pays).filter(fits), (id) => profitOf(view, id) ?? 0);
    if (next === undefined) return false;
    left.splice(left.indexOf(next), 1);
    outlay += outlayOf(view, next, priceOf(next));
    money -= priceOf(next);
  }
  return true;
}
