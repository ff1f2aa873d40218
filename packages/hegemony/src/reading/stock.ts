/** What lies in store: with the sellers, for export, and among the unemployed by skill. */
import { exportStock, type Seller } from '../rules/actions/foreign-trade.js';
import { stateStock, stateStorageLimit, storageLimit } from '../rules/goods.js';
import { GOODS, type Resource, SKILLS, type Skill, type Transaction, type WorkerClass } from '../rules/names.js';
import type { OpenState } from '../rules/state.js';
import { exportCard } from './printed.js';

/** What a seller has of a resource, and how much it could have; infinite where nothing limits it. */
export interface Stock {
  readonly amount: number;
  readonly limit: number;
}

export function stockOf(view: OpenState, seller: Seller, resource: Resource): Stock {
  if (seller === 'state') return { amount: stateStock(view, resource), limit: stateStorageLimit(view, resource) };
  if (resource === 'influence') return { amount: view[seller].influence, limit: Number.POSITIVE_INFINITY };
  return { amount: view[seller].storage[resource], limit: storageLimit(view, seller, resource) };
}

/** What a seat could send abroad of a good; the Working Class sells nothing. */
export function exportable(view: OpenState, seat: string, good: Transaction['good']): number {
  return isSeller(seat) ? exportStock(view, seat, good) : 0;
}

/** The sales of an Export card that bring a seat most from what is in store now, each of them once. */
export function bestSales(view: OpenState, seat: string, card: string): readonly Transaction[] {
  const sales = Object.values(exportCard(card) ?? {});
  return GOODS.flatMap((good) =>
    dearestOf(
      sales.filter((sale) => sale.good === good),
      exportable(view, seat, good),
    ),
  );
}

/** Those that bring most together and need no more than there is. */
function dearestOf([first, ...others]: readonly Transaction[], stock: number): readonly Transaction[] {
  if (first === undefined) return [];
  const without = dearestOf(others, stock);
  if (first.amount > stock) return without;
  const together = [first, ...dearestOf(others, stock - first.amount)];
  return moneyOf(together) > moneyOf(without) ? together : without;
}

function moneyOf(sales: readonly Transaction[]): number {
  return sales.reduce((sum, { money }) => sum + money, 0);
}

function isSeller(seat: string): seat is Seller {
  return seat === 'middle' || seat === 'capitalist' || seat === 'state';
}

export interface SkillCount {
  readonly skill: Skill;
  readonly count: number;
}

/** The unemployed of a class by skill, as far as there are any. */
export function unemployedOf(view: Pick<OpenState, 'unemployed'>, of: WorkerClass): readonly SkillCount[] {
  return SKILLS.map((skill) => ({ skill, count: view.unemployed[of][skill] })).filter(({ count }) => count > 0);
}
