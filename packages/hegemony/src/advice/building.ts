/** What can be built without a loan in production, by the rules' own forecast of it: dearer to ask than `owning.ts`. */
import { heaviest } from '@polity/kernel';
import { stateOf } from '../reading/forecast.js';
import { buildable } from '../rules/actions/build-company.js';
import { cardById } from '../rules/companies.js';
import type { OwnerClass } from '../rules/goods.js';
import { moneyOf } from '../rules/money.js';
import type { HegemonyView } from '../rules/view.js';
import { isBorrowedAgain, spareMoney } from './money.js';
import { moveToRun } from './moves.js';
import { outlayOf, ownersAtHand, productionsLeft, profitOf } from './owning.js';

/** Whether the Capitalist Class need not borrow for a company at that cost. */
export type WithinMeans = (view: HegemonyView, id: string, cost: number) => boolean;

/** By the forecast. */
export function isWithinMeans(view: HegemonyView, id: string, cost?: number): boolean {
  return !isBorrowedAgain(view, 'capitalist', outlayOf(view, id, cost));
}

/** More than any company earns: one that would have to be borrowed for comes after all that need not be. */
const BORROWED = 1000;

/** What a company is worth to its owner at that cost: its profit, to the Middle Class first whether it can be run. */
export function worthOfBuilding(
  view: HegemonyView,
  seat: OwnerClass,
  id: string,
  cost: number,
  isPaid: WithinMeans = isWithinMeans,
): number {
  const { produces, cost: printed } = cardById(id);
  if (seat === 'middle') return ownersAtHand(view, id) ? RUN + produces - cost / 10 : worthIfMoved(view, id, cost);
  const profit = profitOf(view, id);
  if (profit === undefined) return -cost;
  const left = profit + printed - cost;
  return left > 0 && !isPaid(view, id, cost) ? left - BORROWED : left;
}

/** To the Middle Class, what its people without work can run comes before what others would have to leave their place for. */
const RUN = 100;

/** What those who run it leave may have earned more: then it loses. */
function worthIfMoved(view: HegemonyView, id: string, cost: number): number {
  const move = moveToRun(view, id);
  return (move === undefined ? -cost : move.earns * productionsLeft(view) - cost) / 10;
}

/** What a company is worth to its owner at a cost. */
export type Worth = (view: HegemonyView, seat: OwnerClass, id: string, cost: number) => number;

/** To the Middle Class, what it can pay out of what it can spare comes before what it cannot. */
const SPARED = 50;

/** What it is worth among those that could be built: the same, and whether its cost can be spared. */
export function worthOfChoice(view: HegemonyView, seat: OwnerClass, id: string, cost: number): number {
  const worth = worthOfBuilding(view, seat, id, cost);
  const spared = cost <= spareMoney(view, seat);
  if (seat === 'middle') return spared && worth > 0 ? worth + SPARED : worth;
  return spared ? worth : worth - BORROWED;
}

/** The company that is worth most to build from the market, and what it is worth; nothing where none can be. */
export function bestBuilding(view: HegemonyView, seat: OwnerClass): { company: string; worth: number } | undefined {
  const worth = (id: string) => worthOfChoice(view, seat, id, cardById(id).cost);
  const company = heaviest(buildable(stateOf(view), seat), worth);
  return company === undefined ? undefined : { company, worth: worth(company) };
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
