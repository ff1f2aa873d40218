/** What can be spent without a loan, in closed form: what production brings and takes as the board stands now. */
import { isOperational, wageOf, workforce } from '../rules/companies.js';
import { LOAN } from '../rules/data/board.js';
import { population } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Seat, WorkerClass } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyState } from '../rules/state.js';
import { corporateTax, employmentTax, incomeTax } from '../rules/taxes.js';
import type { HegemonyView } from '../rules/view.js';

/** Prices and wages change before production: so much is kept for that. */
const RESERVE = 15;

/** Wages that come in and go out in production, strikes left aside. */
function wages({ companies }: HegemonyView, seat: Seat): { readonly received: number; readonly paid: number } {
  let received = 0;
  let paid = 0;
  for (const company of companies) {
    if (!isOperational(company)) continue;
    const workers = workforce(company);
    if (workers === undefined || workers === company.owner) continue;
    if (workers === seat) received += wageOf(company);
    if (company.owner === seat) paid += wageOf(company);
  }
  return { received, paid };
}

/** What one's people still have to buy to eat, at the best price that is asked now. */
export function foodCost(view: HegemonyView, seat: WorkerClass): number {
  const own = view[seat].goods.food + (seat === 'middle' ? view.middle.storage.food : 0);
  let needed = population(view, seat) - own;
  if (needed <= 0) return 0;
  const offers = (['middle', 'capitalist', 'state'] as const)
    .filter((owner) => owner !== seat && (owner === 'state' || view.seats.includes(owner)))
    .map((owner) => ({ price: priceAt(view, owner, 'food'), stock: foodAt(view, owner) }))
    .sort((a, b) => a.price - b.price);
  const abroad = priceAt(view, 'foreign-market', 'food');
  let cost = 0;
  for (const { price, stock } of offers) {
    if (price >= abroad) break;
    const bought = Math.min(needed, stock);
    cost += bought * price;
    needed -= bought;
  }
  return cost + needed * abroad;
}

function foodAt(view: HegemonyView, owner: 'middle' | 'capitalist' | 'state'): number {
  return owner === 'state' ? view.state.goods.food : view[owner].storage.food;
}

/** What is left of one's money after wages, food, taxes and interest; below nought where a loan is coming. */
export function moneyLeft(view: HegemonyView, seat: Seat): number {
  // Taxes are read off what lies open, which a view has like the state.
  const open = view as unknown as HegemonyState;
  const { received, paid } = wages(view, seat);
  const after = moneyOf(view, seat) + received - paid - LOAN.interest * view[seat].loans;
  switch (seat) {
    case 'working':
      return after - foodCost(view, seat) - incomeTax(open, seat);
    case 'middle':
      return after - foodCost(view, seat) - incomeTax(open, seat) - employmentTax(open, seat);
    case 'capitalist': {
      const employment = employmentTax(open, seat);
      return after - employment - corporateTax(open, Math.max(0, view.capitalist.revenue - paid - employment));
    }
    case 'state':
      return after + taxesComing(open);
  }
}

/** Without corporate tax, which nobody can count on. */
function taxesComing(open: HegemonyState): number {
  let sum = incomeTax(open, 'working') + employmentTax(open, 'capitalist');
  if (open.seats.includes('middle')) sum += incomeTax(open, 'middle') + employmentTax(open, 'middle');
  return sum;
}

/** What was asked last: one question about a turn asks it again and again of one view. */
let last: { readonly view: HegemonyView; readonly seat: Seat; readonly spare: number } | undefined;

/** What can be spent: something is kept besides, as nobody knows what the others do until then. */
export function spare(view: HegemonyView, seat: Seat): number {
  if (last?.view === view && last.seat === seat) return last.spare;
  last = { view, seat, spare: Math.min(moneyOf(view, seat), moneyLeft(view, seat) - RESERVE) };
  return last.spare;
}
