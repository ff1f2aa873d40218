/** The Free Actions of the Middle Class Automa, at fixed moments and without a limit (AU-8.1). */
import { minimumWage } from '../../../rules/companies.js';
import type { Hegemony, Play } from '../../../rules/context.js';
import { PRICE_LADDER } from '../../../rules/data/board.js';
import { GOODS, type Good } from '../../../rules/names.js';
import { isAt } from '../../../rules/policies.js';
import { companiesWithWages, mayPrice, raiseWage, setWage } from '../../../rules/prices.js';
import type { HegemonyState } from '../../../rules/state.js';
import { payOffLoans, provide, takeBenefits, tell } from '../free-actions.js';

export function* startTurn(t: Hegemony): Play {
  takeBenefits(t, 'middle');
  adjustPrices(t);
  answerStrikes(t);
  payOffLoans(t, 'middle');
}

export function* endTurn(t: Hegemony): Play {
  yield* provide(t, 'middle');
}

/** Wages are at the minimum again, wherever they were left higher for a Strike or for committed workers (G-20). */
export function* startRound(t: Hegemony): Play {
  const minimum = minimumWage(t.state);
  for (const company of companiesWithWages(t.state, 'middle')) setWage(t, company, minimum);
}

/** Where others are dear or pay duty, it asks the most. */
function isAtItsHighest(state: HegemonyState, good: Good): boolean {
  switch (good) {
    case 'health':
      return isAt(state, 'welfare-health', 'C');
    case 'education':
      return isAt(state, 'welfare-education', 'C');
    default:
      return isAt(state, 'foreign-trade', 'A');
  }
}

function adjustPrices(t: Hegemony): void {
  const { prices } = t.state.middle;
  const wanted = (good: Good) => PRICE_LADDER[good][isAtItsHighest(t.state, good) ? 2 : 1];
  const changed = GOODS.filter((good) => prices[good] !== wanted(good) && mayPrice(t.state, good));
  if (changed.length === 0) return;
  tell(t, 'middle', 'adjust-prices');
  for (const good of changed) {
    prices[good] = wanted(good);
    t.log('price', { seat: 'middle', good, price: prices[good] });
  }
}

/** The highest wage in companies that are struck, not in all (G-33). */
function answerStrikes(t: Hegemony): void {
  const struck = companiesWithWages(t.state, 'middle').filter(({ onStrike, wage }) => onStrike && wage < 3);
  if (struck.length === 0) return;
  tell(t, 'middle', 'adjust-wages');
  for (const company of struck) raiseWage(t, company, 3);
}
