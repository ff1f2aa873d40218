/** Sell to the Foreign Market as the Middle Class Automa does it. */
import { exportGoods, exportStock, transactionsOf } from '../../../rules/actions/foreign-trade.js';
import type { Hegemony } from '../../../rules/context.js';
import { ACTION } from '../../../rules/data/board.js';
import { soldAbroad } from '../../../rules/moments.js';
import { moneyOf, pay, receive } from '../../../rules/money.js';
import { GOODS, type Transaction } from '../../../rules/names.js';
import { score } from '../../../rules/points.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import type { Bonus, ExportBonus } from '../bonus.js';

const AT_LEAST = 2;
const POOR = 15;

/** As much of each good as possible: both of its transactions, or the larger one that its stock covers. */
function planned(state: HegemonyState): Transaction[] {
  const all = Object.values(transactionsOf(state));
  return GOODS.flatMap((good) => {
    let stock = exportStock(state, 'middle', good);
    const largestFirst = all.filter((one) => one.good === good).sort((a, b) => b.amount - a.amount);
    return largestFirst.filter(({ amount }) => {
      const isMade = amount <= stock;
      if (isMade) stock -= amount;
      return isMade;
    });
  });
}

export function considerExports({ t }: Turn, bonus: Bonus | undefined): Attempt {
  const transactions = planned(t.state);
  if (transactions.length < AT_LEAST) return { because: 'too-little-to-sell' };
  return {
    *perform() {
      for (const { good, amount, money } of transactions) exportGoods(t, 'middle', good, amount, money);
      score(t, 'middle', transactions.length * ACTION.exportVP, 'exports');
      soldAbroad(t, 'middle');
      payExtra(t, transactions.length, bonus?.exports);
      return true;
    },
  };
}

function payExtra(t: Hegemony, count: number, { each = 0, eachByState = 0 }: ExportBonus = {}): void {
  receive(t, 'middle', each * count, 'card');
  pay(t, 'state', 'middle', eachByState * count, 'card');
}

/** CHECK FOREIGN MARKET: a row for each transaction from two on, and one more for who has little money. */
export function checkExports({ t }: Turn): readonly Finding[] {
  const count = planned(t.state).length;
  const enough = count >= AT_LEAST;
  const isPoor = moneyOf(t.state, 'middle') <= POOR;
  return [
    { condition: 'transactions', action: 'sell-to-foreign-market', rows: enough ? count : 0 },
    { condition: 'little-money', action: 'sell-to-foreign-market', rows: enough && isPoor ? 1 : 0 },
    { condition: 'too-little-to-sell', action: 'special-action', rows: enough ? 0 : 1 },
  ];
}
