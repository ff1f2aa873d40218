/** What companies and trade promise their owner, in closed form: whether there are workers, buyers and money for them. */
import { businessDeal, exportCard } from '../reading/printed.js';
import { exportStock, type Seller } from '../rules/actions/foreign-trade.js';
import { cardById, cardIdOf, cardOf, isOperational, outputOf, wageOf } from '../rules/companies.js';
import { ROUNDS } from '../rules/data/board.js';
import { canFill } from '../rules/labour.js';
import { GOODS, PRODUCT, type Resource, WORKER_CLASSES } from '../rules/names.js';
import { taxMultiplier } from '../rules/policies.js';
import type { Company } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';

/** Productions that are still to come. */
export const productionsLeft = ({ round }: HegemonyView) => ROUNDS + 1 - round;

/** What a unit brings its maker, sold at home or abroad. */
export const WORTH_OF: Readonly<Record<Resource, number>> = {
  food: 10,
  luxury: 6,
  health: 6,
  education: 6,
  influence: 8,
};

/** What a company would earn the Capitalist Class until the end, after its price; nothing where nobody could work there. */
export function profitOf(view: HegemonyView, id: string): number | undefined {
  if (!workersAtHand(view, id)) return undefined;
  return earnedInARound(view, id) * productionsLeft(view) - cardById(id).cost;
}

/** Whether all who would work in a company of the Capitalist Class are without work, or none are needed. */
export function workersAtHand(view: HegemonyView, id: string): boolean {
  const { automated, slots } = cardById(id);
  const all = slots.map((_, slot) => slot);
  return automated || WORKER_CLASSES.some((of) => canFill({ card: cardIdOf(id) }, all, view.unemployed[of]));
}

/** What a company that works earns in a round, after its wage and its tax. */
export function earnedInARound(view: HegemonyView, id: string): number {
  return valueMade(id) - upkeepOf(view, id);
}

/** What a company makes in a round, sold at home or abroad. */
export function valueMade(id: string): number {
  const { produces, industry } = cardById(id);
  return produces * WORTH_OF[PRODUCT[industry]];
}

const MINIMUM: Readonly<Record<string, number>> = { A: 2, B: 1, C: 0 };

/** What a company is still to earn its owner, as it stands: nothing where it does not work. */
export function earnedUntilTheEnd(view: HegemonyView, company: Company): number {
  if (!isOperational(company)) return 0;
  const made = outputOf(company, true) * WORTH_OF[PRODUCT[cardOf(company).industry]];
  return Math.max(0, made - wageOf(company) - taxMultiplier(view)) * productionsLeft(view);
}

/** What it brings to sell a company at so many times its cost, after what it would still have earned. */
export function gainOfSelling(view: HegemonyView, company: Company, times: number): number {
  return times * cardOf(company).cost - earnedUntilTheEnd(view, company);
}

/** The wage of a company, as low as it may be; nought where nobody is paid. */
export function leastWage(view: HegemonyView, id: string): number {
  return cardById(id).wages?.[MINIMUM[view.policies['labor-market']] ?? 0] ?? 0;
}

/** What a company that works takes in every production: its wage, and its tax. */
function upkeepOf(view: HegemonyView, id: string): number {
  return leastWage(view, id) + taxMultiplier(view);
}

/** What a company takes until production is over, at a price other than its own where a card says so. */
export function outlayOf(view: HegemonyView, id: string, price = cardById(id).cost): number {
  return price + upkeepOf(view, id);
}

/** The profit of the best company that so much money can build, of those that are fit for it; nothing where none pays. */
export function bestProfit(view: HegemonyView, means: number, isFit: (id: string) => boolean = () => true): number {
  let best = 0;
  for (const id of view.capitalist.market) {
    const profit = cardById(id).cost <= means ? (profitOf(view, id) ?? 0) : 0;
    if (profit > best && isFit(id)) best = profit;
  }
  return best;
}

/** Whether those who would run a company of the Middle Class are without work. */
export function ownersAtHand(view: HegemonyView, id: string): boolean {
  const owners = cardById(id).slots.flatMap(({ role }, slot) => (role === 'owner' ? [slot] : []));
  return canFill({ card: cardIdOf(id) }, owners, view.unemployed.middle);
}

/** What the Export card pays for what lies in store, each transaction once. */
export function exportsNow(view: HegemonyView, seat: Seller): number {
  let sum = 0;
  const left = { food: 0, luxury: 0, health: 0, education: 0 };
  for (const good of GOODS) left[good] = exportStock(view, seat, good);
  const transactions = Object.values(exportCard(view.exports.current) ?? {});
  for (const { good, amount, money } of transactions.sort((a, b) => b.money / b.amount - a.money / a.amount)) {
    if (left[good] < amount) continue;
    left[good] -= amount;
    sum += money;
  }
  return sum;
}

/** What a business deal brings, sold at home or abroad, after its price. */
export function dealGain(id: string): number {
  const { goods, cost } = businessDeal(id) ?? { goods: { food: 0, luxury: 0 }, cost: 0 };
  return goods.food * WORTH_OF.food + goods.luxury * WORTH_OF.luxury - cost;
}

/** The gain of the best deal that so much money can make; nothing where none pays. */
export function bestDeal({ deals }: HegemonyView, means: number): number {
  return Math.max(0, ...deals.open.map((id) => ((businessDeal(id)?.cost ?? 0) <= means ? dealGain(id) : 0)));
}
