/** The Free Actions of the Capitalist Class Automa, and its answer to strikes. */
import { expandable, hasBenefits, receiveBenefits } from '../../../rules/actions/free.js';
import { cardOf, commit, companiesOf, isOperational, minimumWage } from '../../../rules/companies.js';
import type { Hegemony, Play } from '../../../rules/context.js';
import { ACTION, LOAN, PRICE_LADDER } from '../../../rules/data/board.js';
import { moneyOf, pay, payOffLoan } from '../../../rules/money.js';
import { GOODS, type Good, type Policy, type Section } from '../../../rules/names.js';
import { companiesWithWages, mayPrice, setWage } from '../../../rules/prices.js';
import { isPlayed } from '../../../rules/roles.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { automaOf, drawSymbols } from '../deck.js';
import { operationalIn } from './staffing.js';

const CAPITAL_FOR_LOAN = 100;

/** Benefits, prices, strikes, Loans. */
export function* startTurn(t: Hegemony): Play {
  const { state } = t;
  if (isPlayed(state, 'state') && hasBenefits(state.state.benefits.capitalist)) {
    t.log('free', { seat: 'capitalist', action: 'receive-benefits' });
    receiveBenefits(t, 'capitalist');
  }
  setPrices(t);
  answerStrikes(t);
  while (state.capitalist.loans > 0 && state.capitalist.capital >= CAPITAL_FOR_LOAN) {
    t.log('free', { seat: 'capitalist', action: 'pay-off-loan' });
    payOffLoan(t, 'capitalist', LOAN.payOff);
  }
}

export function* endTurn(): Play {}

/** Where a good is asked the highest price for; otherwise the middle one. */
const DEAR: Readonly<Record<Good, readonly [Policy, Section]>> = {
  food: ['foreign-trade', 'A'],
  luxury: ['foreign-trade', 'A'],
  health: ['welfare-health', 'C'],
  education: ['welfare-education', 'C'],
};

function setPrices(t: Hegemony): void {
  const { policies, capitalist } = t.state;
  const wanted = (good: Good) => PRICE_LADDER[good][policies[DEAR[good][0]] === DEAR[good][1] ? 2 : 1];
  const changed = GOODS.filter((good) => capitalist.prices[good] !== wanted(good) && mayPrice(t.state, good));
  if (changed.length > 0) t.log('free', { seat: 'capitalist', action: 'adjust-prices' });
  for (const good of changed) {
    capitalist.prices[good] = wanted(good);
    t.log('price', { seat: 'capitalist', good, price: wanted(good) });
  }
}

/** Response to Strike: once for each token, one card or two; the symbol raises the wage, which commits the workers. */
function answerStrikes(t: Hegemony): void {
  const { state } = t;
  const automa = automaOf(state, 'capitalist');
  const struck = companiesOf(state, 'capitalist').filter(({ onStrike }) => onStrike);
  const before = automa.answered ?? [];
  automa.answered = struck.map(({ id }) => id);
  for (const company of struck) {
    if (before.includes(company.id) || company.wage === 3) continue;
    if (drawSymbols(t, 'capitalist', isPrecious(state, company) ? 2 : 1) === 0) continue;
    t.log('free', { seat: 'capitalist', action: 'adjust-wages' });
    commit(t, company);
    setWage(t, company, 3);
  }
}

function isPrecious(state: HegemonyState, company: Company): boolean {
  return company.machinery || (isOperational(company) && operationalIn(state, cardOf(company).industry) === 1);
}

/** Wages go back to the minimum, now that nobody is committed (G-20). */
export function* startRound(t: Hegemony): Play {
  const minimum = minimumWage(t.state);
  for (const company of companiesWithWages(t.state, 'capitalist')) setWage(t, company, minimum);
  automaOf(t.state, 'capitalist').answered = [];
}

/** Buy Storage, whenever something finds no room: one tile for a good, without a Loan. */
export function buyStorage(t: Hegemony, good: Good): boolean {
  const { state } = t;
  const able =
    state.supply.resources[good] > 0 &&
    expandable(state, 'capitalist').includes(good) &&
    moneyOf(state, 'capitalist') >= ACTION.storageCost;
  if (!able) return false;
  pay(t, 'capitalist', 'supply', ACTION.storageCost, 'storage');
  state.supply.storageTiles--;
  state.capitalist.tiles.push(good);
  t.log('storage-tile', { seat: 'capitalist', good });
  return true;
}
