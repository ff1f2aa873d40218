/** A turn: what a class does with it, by weights that ask whether there are workers, buyers and money for it. */
import { heaviest } from '@polity/kernel';
import { bestPromise, worthOf } from '../advice/bill-worth.js';
import { byDeed, END_OF_TURN } from '../advice/by-deed.js';
import { cardWorth, halfPriced } from '../advice/cards.js';
import { isLastRound } from '../advice/money.js';
import { bestDeal, bestProfit, exportsNow, ownersAtHand, productionsLeft, profitOf } from '../advice/owning.js';
import { bestPlace } from '../advice/places.js';
import { bestPurchase } from '../advice/shopping.js';
import { bringAbout } from '../modules/historical-events/advice.js';
import type { Seller } from '../rules/actions/foreign-trade.js';
import type { BasicAction, FreeAction } from '../rules/asks.js';
import { cardById, isOperational } from '../rules/companies.js';
import { ACTION, LOAN } from '../rules/data/board.js';
import { storageLimit } from '../rules/goods.js';
import { unemployedCount } from '../rules/labour.js';
import { cardNamed } from '../rules/modules.js';
import { moneyOf } from '../rules/money.js';
import { GOODS, type Seat, type WorkerClass } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';
import type { Answerers } from './answering.js';
import { spare } from './means.js';

type Weigh = (view: HegemonyView, seat: Seat) => number;

const always =
  (weight: number): Weigh =>
  () =>
    weight;

function weighBuilding(view: HegemonyView, seat: Seat): number {
  if (seat === 'middle') {
    const idle = unemployedCount(view, 'middle');
    const fits = view.middle.market.some((id) => ownersAtHand(view, id) && cardById(id).cost <= spare(view, seat));
    return fits ? 6 + Math.min(2, idle) : 2;
  }
  const best = bestProfit(view, spare(view, seat));
  return best > 0 ? 5 + Math.min(4, best / 25) : 1;
}

function weighDeal(view: HegemonyView): number {
  const best = bestDeal(view, spare(view, 'capitalist'));
  return isLastRound(view) || best === 0 ? 1 : 4 + Math.min(3, best / 20);
}

/** What a bill weighs before what it promises, and by how much a card weighs more than what it is worth: by trial, in games. */
const BILL: Readonly<Record<Seat, number>> = { working: 3.5, middle: 3.5, capitalist: 6, state: 3.5 };
const CARD: Readonly<Record<Seat, number>> = { working: 1, middle: 0, capitalist: 0, state: -1 };

function weighBill(view: HegemonyView, seat: Seat): number {
  return view[seat].bills === 0 ? 0 : BILL[seat] + bestPromise(view, seat);
}

/** By what the policies that it moves are worth, without a forecast. */
const history = { basic: bringAbout('basic', 5, worthOf), free: bringAbout('free', 8, worthOf) };

const BASIC: Readonly<Record<BasicAction, Weigh>> = {
  'assign-workers': (view, seat) => {
    const { earns } = bestPlace(view, seat as WorkerClass);
    return earns === 0 ? 1 : 6 + Math.min(5, (earns * productionsLeft(view)) / 20);
  },
  'buy-goods-and-services': (view, seat) => {
    const purchase = bestPurchase(view, seat as WorkerClass, spare(view, seat));
    return purchase === undefined ? 1.5 : 7 + Math.min(4, purchase.gain);
  },
  'propose-bill': weighBill,
  strike: always(4),
  demonstration: always(6.5),
  'apply-political-pressure': always(3),
  'build-company': weighBuilding,
  'sell-company': (view, seat) => {
    const dead = view.companies.some((company) => company.owner === seat && !isOperational(company));
    return dead ? (isLastRound(view) ? 4 : 1.5) : 0;
  },
  'sell-to-foreign-market': (view, seat) => {
    const money = exportsNow(view, seat as Seller);
    return money === 0 ? 0 : 3.5 + Math.min(6, money / 15);
  },
  'make-business-deal': weighDeal,
  lobby: (view) => (view.capitalist.influence < 3 && spare(view, 'capitalist') >= ACTION.lobbyCost ? 3.5 : 1),
  'extra-shift': always(5),
  'event-action': always(8),
  'meet-mps': always(5),
  'extra-tax': (view) => (view.state.treasury < 30 ? 5 : 1),
  campaign: (view) => (view.state.influence < 3 ? 4 : 2),
  'historical-event': (view, seat) => history.basic(view, seat).weight,
};

const FREE: Readonly<Record<FreeAction, Weigh>> = {
  'use-healthcare': always(20),
  'use-education': always(19),
  'use-luxury': always(18),
  'receive-benefits': always(16),
  'pay-off-loan': (view, seat) => (canRepay(view, seat) ? (isLastRound(view) ? 25 : 15) : 0),
  'swap-workers': always(1),
  'adjust-prices': always(0.5),
  'adjust-wages': always(0.4),
  'give-bonus': always(0.3),
  'repay-bond': always(0.2),
  'historical-event': (view, seat) => history.free(view, seat).weight,
  'buy-storage': ({ capitalist }) => {
    const full = GOODS.some(
      (good) => capitalist.storage[good] >= storageLimit({ capitalist, middle: capitalist }, 'capitalist', good),
    );
    return full ? 4 : 0;
  },
};

/** With what is not needed; a rich owner too, whose revenue comes later. */
function canRepay(view: HegemonyView, seat: Seat): boolean {
  if (moneyOf(view, seat) >= 2 * LOAN.amount && (seat === 'capitalist' || seat === 'state')) return true;
  return spare(view, seat) >= LOAN.payOff;
}

function weighCard(id: string, view: HegemonyView, seat: Seat): number {
  const worth = cardWorth(id);
  const { purpose = 'other', costs = 0 } = cardNamed(id) ?? {};
  if (typeof purpose === 'object') {
    if ('halfPrice' in purpose) return halfPriced(purpose.halfPrice, view, seat, spare(view, seat)) ? worth : 1;
    return priceAt(view, 'state', purpose.abroad) === 0 ? 1 : worth;
  }
  if (purpose === 'allowance') {
    const purchase = bestPurchase(view, seat as WorkerClass, spare(view, seat));
    return purchase === undefined ? 5.5 : worth + Math.min(2, Math.max(0, purchase.gain));
  }
  const cost = typeof costs === 'number' ? costs : costs(view);
  return cost > 0 && cost > spare(view, seat) ? 1 : worth;
}

const weighPlay = (id: string, view: HegemonyView, seat: Seat) => weighCard(id, view, seat) + CARD[seat];

const weigh = byDeed<number>({ play: weighPlay, basic: BASIC, free: FREE, end: END_OF_TURN });

export const TURNS: Answerers<'turn' | 'discard-card' | 'build-company'> = {
  turn: ({ seat, options }, view) => heaviest(options, (option) => weigh(option, view, seat)),
  'discard-card': ({ options }) => heaviest(options, (card) => -cardWorth(card)),
  'build-company': ({ seat, options, canStop }, view) => {
    if (seat !== 'capitalist') {
      return heaviest(
        options,
        (id) => (ownersAtHand(view, id) ? 100 : 0) + cardById(id).produces - cardById(id).cost / 10,
      );
    }
    const profit = (id: string) => profitOf(view, id) ?? -cardById(id).cost;
    const best = heaviest(options, profit);
    return canStop && best !== undefined && profit(best) <= 0 ? null : best;
  },
};
