/** What an action card is worth now: what it is for stands in its record, and one that costs money has to be affordable. */
import { equal } from '@polity/kernel';
import { stateOf } from '../reading/forecast.js';
import { because } from '../reading/reason.js';
import { sellable } from '../rules/actions/build-company.js';
import type { Proposal } from '../rules/asks.js';
import type { Purpose } from '../rules/cards/card.js';
import { isMet, isPlayable } from '../rules/cards/playable.js';
import { cardById } from '../rules/companies.js';
import type { OwnerClass } from '../rules/goods.js';
import { population } from '../rules/labour.js';
import { cardNamed } from '../rules/modules.js';
import type { First } from '../rules/money.js';
import { cardOfCopy, type Seat, type WorkerClass } from '../rules/names.js';
import { importPrice, priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';
import { possibleBills } from '../rules/vote.js';
import { prospectsOf, weighBills } from './bills.js';
import { canBuildAtOnce } from './building.js';
import { salesToFind } from './exporting.js';
import { isBorrowedAgain, isLastRound, needsLoan, spareMoney, turnsLeft } from './money.js';
import { bestDeal, gainOfSelling } from './owning.js';
import { billsFor } from './rehearsal.js';
import { bestPurchase, halfPrice, lacking, type Purchase, tooLate } from './shopping.js';
import { bestStrike } from './strikes.js';
import { NOT_WORTH_IT, type Weighed } from './weighed.js';

type Plain = Exclude<Purpose, object>;

/** What a card of each purpose is worth at its time; a card for its effect beats one that is only discarded. */
const WORTH: Readonly<Record<Plain | 'half-price', number>> = {
  work: 9,
  staff: 9,
  'half-price': 8.5,
  allowance: 8.5,
  please: 8,
  money: 8,
  company: 8,
  points: 7.5,
  sale: 7.5,
  strike: 7,
  farm: 7,
  bill: 6.5,
  other: 6.2,
  votes: 6,
  influence: 6,
  seldom: 3,
};

/** What a card is worth at its time. */
export function cardWorth(id: string): number {
  const { worth, purpose = 'other' } = cardNamed(id) ?? {};
  return worth ?? WORTH[plainly(purpose)];
}

function plainly(purpose: Purpose): keyof typeof WORTH {
  if (typeof purpose === 'string') return purpose;
  return 'halfPrice' in purpose ? 'half-price' : 'sale';
}

/** Cards that look for a better Export card. */
const INSIGHTS: readonly string[] = ['cc-foreign-market-insight', 'mc-foreign-market-insight'];

/** Cards that do nothing more than to propose a bill, but for any section. */
const REFORMS: readonly string[] = ['wc-radical-reforms', 'cc-radical-reforms', 'st-radical-reforms'];

/** Cards are paid for out of one of them first, or out of the other. */
const PURSES: readonly First[] = ['revenue', 'capital'];

/** How likely a card is played later that cannot be played now, or not well; less so where a policy has to move for it. */
const LATER = 0.8;
const AFTER_A_VOTE = 0.6;

/** What a card is worth that is kept for later; nothing where nothing comes later. */
export function laterWorth(id: string, view: HegemonyView): number {
  if (isLastRound(view) && turnsLeft(view) === 0) return 0;
  const needs = cardNamed(id)?.needs;
  return cardWorth(id) * (needs && !isMet(view, needs) ? AFTER_A_VOTE : LATER);
}

/** Those of the cards that can be played as things stand. */
export function playableOf(view: HegemonyView, cards: readonly string[]): readonly string[] {
  const state = stateOf(view);
  return cards.filter((id) => {
    const card = cardNamed(id);
    return card !== undefined && isPlayable(state, card);
  });
}

/** What it is worth now. */
export function weighCard(id: string, view: HegemonyView, seat: Seat): Weighed {
  const weight = cardWorth(id);
  const { purpose = 'other', costs = 0 } = cardNamed(id) ?? {};
  if (typeof purpose === 'object') {
    if ('halfPrice' in purpose) return weighPurchase(halfPriced(purpose.halfPrice, view, seat), weight, view, seat);
    // The State sells its services abroad at its own price, which may be nothing.
    if (priceAt(view, 'state', purpose.abroad) === 0) return { weight: 1, reason: because('card.nothing') };
  }
  if (purpose === 'allowance') return weighAllowance(view, seat as WorkerClass, weight);
  const buys = BUYING[cardOfCopy(id)];
  if (buys) return buys(view, seat as WorkerClass, weight);
  if (purpose === 'strike' && bestStrike(view) === undefined) {
    return { weight: 1, reason: because('turn.strike.not') };
  }
  const cost = typeof costs === 'number' ? costs : costs(view);
  if (cost > 0 && (seat === 'working' || seat === 'middle') && cost > spareMoney(view, seat)) {
    return { weight: 1, reason: because(needsLoan(view, seat, cost) ? 'turn.card.loan' : 'turn.card.dear', { cost }) };
  }
  if (PURSES.some((first) => isBorrowedAgain(view, seat, cost, first)))
    return { weight: 1, reason: because('turn.card.borrow', { cost }) };
  if (purpose === 'company' && seat === 'capitalist' && !canBuildWith(id, view)) {
    return { weight: 1, reason: because('turn.build.not') };
  }
  if (purpose === 'bill') {
    const bills = billsFor(view, seat, { do: 'play', card: id });
    if (bills && REFORMS.includes(cardOfCopy(id))) return weighReforms(view, seat, bills);
    if (bills) return weighMore(weighBills(view, seat, bills, (bill) => because('turn.card.bill', bill)));
    return { weight, reason: because('turn.card.bill.any') };
  }
  if (INSIGHTS.includes(cardOfCopy(id))) {
    const money = Math.round(salesToFind(view, seat as OwnerClass, cardNamed(id)?.numbers?.cards ?? 1));
    if (money === 0) return { weight: 1, reason: because('turn.card.sale.not') };
    return weighMore({ weight: weightOfSales(money), reason: because('turn.card.sale.find', { money }) });
  }
  if (cardOfCopy(id) === 'cc-exit-strategy' && !paysToSell(view, cardNamed(id)?.numbers?.times ?? 1)) {
    return { weight: NOT_WORTH_IT, reason: because('turn.sell-company.not') };
  }
  if (cardOfCopy(id) === 'cc-foreign-partner' && bestDeal(view, spareMoney(view, seat)) === 0) {
    return { weight: 1, reason: because('turn.deal.not') };
  }
  const told = purpose === 'seldom' ? 'other' : plainly(purpose);
  return { weight, reason: because(`turn.card.${told}`, { cost }) };
}

/** Whether a company of the Capitalist Class is worth more sold than it would still earn. */
function paysToSell(view: HegemonyView, times: number): boolean {
  const offered = sellable(stateOf(view), 'capitalist').filter(({ machinery }) => !machinery);
  return offered.some((company) => gainOfSelling(view, company, times) > 0);
}

/** A step to the next section can be proposed with any card: one for all sections is kept for what only it can propose. */
function weighReforms(view: HegemonyView, seat: Seat, bills: readonly Proposal[]): Weighed {
  const [best] = prospectsOf(view, seat, bills);
  const isUsual = possibleBills(stateOf(view), seat).some((bill) => equal({ ...bill }, { ...best?.bill }));
  if (isUsual) return { weight: NOT_WORTH_IT, reason: because('turn.card.bill.near') };
  return weighMore(weighBills(view, seat, bills, (bill) => because('turn.card.bill.far', bill)));
}

/** What a sale abroad weighs that brings so much. */
export function weightOfSales(money: number): number {
  return money === 0 ? 0 : 3.5 + Math.min(6, money / 15);
}

/** What a purchase for all one's people weighs. */
export function weightOfPurchase(gain: number): number {
  return 7 + Math.min(4, gain);
}

/** A card that does what a basic action would, and more. */
function weighMore({ weight, reason }: Weighed): Weighed {
  return { weight: weight > NOT_WORTH_IT ? weight + AND_MORE : weight, reason };
}

const AND_MORE = 0.5;

/** Whether all that a card builds pays without a loan, at the price that the card makes. */
function canBuildWith(id: string, view: HegemonyView): boolean {
  const { companies = 1, difference = 0 } = cardNamed(id)?.numbers ?? {};
  return canBuildAtOnce(view, companies, (company) => {
    const { cost, industry } = cardById(company);
    if (cardOfCopy(id) !== 'cc-industrialization') return Math.max(0, cost - difference);
    return industry === 'agriculture' || industry === 'luxury' ? Math.ceil(cost / 2) : Number.POSITIVE_INFINITY;
  });
}

/** The State alone sells services at half price; Luxury whoever has some. */
export function halfPriced(
  good: 'health' | 'education' | 'luxury',
  view: HegemonyView,
  seat: Seat,
  spare?: number,
): Purchase | undefined {
  const sellers = good === 'luxury' ? view.seats.filter((of) => of !== 'working') : (['state'] as const);
  return halfPrice(view, seat as WorkerClass, good, sellers, spare);
}

function weighPurchase(purchase: Purchase | undefined, weight: number, view: HegemonyView, seat: Seat): Weighed {
  if (purchase !== undefined) {
    const { resource, cost, gain } = purchase;
    return {
      weight: Math.max(weight, weightOfPurchase(gain) + AND_MORE),
      reason: because('turn.card.half', { resource, cost }),
    };
  }
  return { weight: 1, reason: because(spareMoney(view, seat) <= 0 ? 'turn.card.dear' : 'turn.card.half.not') };
}

/** Cards with which one buys for all one's people, or better nothing. */
const BUYING: Readonly<Record<string, (view: HegemonyView, seat: WorkerClass, weight: number) => Weighed>> = {
  'mc-personal-consumption': (view, seat, weight) => {
    const people = population(view, seat);
    const purchase = bestPurchase(view, seat);
    if (purchase === undefined) return { weight: NOT_WORTH_IT, reason: because('turn.buy', { people }) };
    const { resource, cost, gain } = purchase;
    return {
      weight: Math.max(weight, weightOfPurchase(gain)),
      reason: because('turn.buy.all', { people, resource, cost }),
    };
  },
  'mc-import-subsidy': (view, seat, weight) => {
    const cost = importPrice(view, 'luxury') * lacking(view, seat, 'luxury');
    const wanted = cost > 0 && cost <= spareMoney(view, seat) && !tooLate(view, seat);
    if (!wanted) return { weight: NOT_WORTH_IT, reason: because('turn.buy', { people: population(view, seat) }) };
    return { weight, reason: because('turn.card.import', { resource: 'luxury', cost }) };
  },
};

/** The money is a gift; what is bought with it is worth as much as it would be without. */
function weighAllowance(view: HegemonyView, seat: WorkerClass, weight: number): Weighed {
  const purchase = bestPurchase(view, seat);
  if (purchase === undefined) return { weight: 5.5, reason: because('turn.card.allowance') };
  return {
    weight: Math.max(weight + Math.min(2, Math.max(0, purchase.gain)), weightOfPurchase(purchase.gain) + AND_MORE),
    reason: because('turn.card.allowance.buy', { ...purchase }),
  };
}
