/** Sell to the Foreign Market as the Capitalist Class Automa does it: as much of everything as it can. */
import { exportGoods, exportStock } from '../../../rules/actions/foreign-trade.js';
import type { Hegemony } from '../../../rules/context.js';
import { EXPORTS } from '../../../rules/data/exports.js';
import { soldAbroad } from '../../../rules/moments.js';
import { receive } from '../../../rules/money.js';
import { type ExportCard, GOODS, type Good, type Transaction } from '../../../rules/names.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import type { Bonus, ExportBonus } from '../bonus.js';
import { bestDeals, fitting, makeDeal } from './business-deal.js';

const CARDS: Readonly<Record<string, ExportCard>> = EXPORTS;
const AT_LEAST = 2;

/** All transactions that could be made, that of the bonus first; of a good both, or the bigger that the stock allows. */
function transactions(
  state: HegemonyState,
  bonus: ExportBonus | undefined,
  gained: Partial<Record<Good, number>> = {},
) {
  const made: Transaction[] = [];
  const card = Object.values(CARDS[state.exports.current] as ExportCard);
  for (const good of GOODS) {
    let stock = exportStock(state, 'capitalist', good) + (gained[good] ?? 0);
    if (bonus?.first?.good === good && stock > 0) {
      const amount = Math.min(bonus.first.most, stock);
      made.push({ good, amount, money: amount * bonus.first.price });
      stock -= amount;
    }
    const offers = card.filter((offer) => offer.good === good).toSorted((a, b) => b.amount - a.amount);
    for (const offer of offers) {
      if (offer.amount > stock) continue;
      made.push(offer);
      stock -= offer.amount;
    }
  }
  return made;
}

/** What a deal would bring that is made first. */
function dealt(state: HegemonyState, bonus: ExportBonus | undefined): Partial<Record<Good, number>> {
  const [id] = bonus?.deal ? bestDeals(state) : [];
  return id === undefined ? {} : fitting(state, id);
}

export function considerExport({ t }: Turn, bonus: Bonus | undefined): Attempt {
  const { state } = t;
  const exports = bonus?.exports;
  if (transactions(state, exports, dealt(state, exports)).length < AT_LEAST) return { because: 'too-few-transactions' };
  return {
    *perform() {
      if (exports?.deal && bestDeals(state).length > 0) makeDeal(t);
      sellAll(t, exports);
      return exports !== undefined;
    },
  };
}

function sellAll(t: Hegemony, bonus: ExportBonus | undefined): void {
  const made = transactions(t.state, bonus);
  for (const { good, amount, money } of made) exportGoods(t, 'capitalist', good, amount, money);
  if (made.length > 0) soldAbroad(t, 'capitalist');
  if (bonus?.each) receive(t, 'capitalist', made.length * bonus.each, 'export');
}

/** CHECK FOREIGN MARKET. */
export function checkExport({ t }: Turn, bonus: Bonus | undefined): readonly Finding[] {
  const count = transactions(t.state, bonus?.exports, dealt(t.state, bonus?.exports)).length;
  const enough = count >= AT_LEAST;
  return [
    { condition: 'transactions', action: 'sell-to-foreign-market', rows: enough ? count : 0 },
    { condition: 'few-transactions', action: 'special-action', rows: enough ? 0 : 1 },
  ];
}
