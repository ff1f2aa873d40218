/** Advice on a turn: what a class does first, and which card it can spare. */
import { byWeight } from '@polity/kernel';
import { bringAbout } from '../modules/historical-events/advice.js';
import { because } from '../reading/reason.js';
import type { Seller } from '../rules/actions/foreign-trade.js';
import type { BasicAction, FreeAction } from '../rules/asks.js';
import { cardById, isOperational } from '../rules/companies.js';
import { ACTION, LOAN, ROUNDS } from '../rules/data/board.js';
import { population, unemployedCount } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Seat, WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import type { Advisers, Asked, AskKind, Opinion } from './asked.js';
import { best } from './best.js';
import { bestPromise } from './bill-worth.js';
import { isWithinMeans } from './building.js';
import { byDeed, END_OF_TURN } from './by-deed.js';
import { laterWorth, playableOf, type Weighed, weighCard } from './cards.js';
import { salesWorthWhile } from './exporting.js';
import { isBorrowedAgain, isLastRound, isLoanTakenAgain, moneyBeyondNeeds, spareMoney, turnsLeft } from './money.js';
import { bestDeal, bestProfit, ownersAtHand } from './owning.js';
import { bestPlace } from './places.js';
import { shareOfBag } from './politics.js';
import { bestPurchase } from './shopping.js';
import { bestStrike } from './strikes.js';

type Weigh = (view: HegemonyView, seat: Seat) => Weighed;

const always =
  (weight: number, kind: string): Weigh =>
  () => ({ weight, reason: because(kind) });

const BASIC: Readonly<Record<BasicAction, Weigh>> = {
  'assign-workers': (view, seat) => {
    const count = unemployedCount(view, seat as WorkerClass);
    const { earns } = bestPlace(view, seat as WorkerClass);
    const inAll = earns * (ROUNDS + 1 - view.round);
    return { weight: earns === 0 ? 1 : 6 + Math.min(5, inAll / 20), reason: because('turn.assign', { count, earns }) };
  },
  'buy-goods-and-services': (view, seat) => {
    const people = population(view, seat as WorkerClass);
    const purchase = bestPurchase(view, seat as WorkerClass);
    if (purchase === undefined) return { weight: 0.5, reason: because('turn.buy', { people }) };
    const { resource, cost, gain } = purchase;
    return { weight: 7 + Math.min(4, gain), reason: because('turn.buy.all', { people, resource, cost }) };
  },
  'propose-bill': (view, seat) => {
    const share = Math.round(100 * shareOfBag(view, seat));
    const weight = view[seat].bills > 0 ? 3.5 + bestPromise(view, seat) : 0;
    return { weight, reason: because('turn.bill', { share }) };
  },
  strike: (view) => {
    const strike = bestStrike(view);
    if (strike === undefined) return { weight: 0, reason: because('turn.strike.not') };
    return { weight: 5, reason: because('turn.strike', { ...strike }) };
  },
  demonstration: always(6.5, 'turn.demonstration'),
  'apply-political-pressure': (view) => {
    const soon = isLastRound(view) && turnsLeft(view) === 0;
    return { weight: 3, reason: because(soon ? 'turn.pressure.last' : 'turn.pressure') };
  },
  'build-company': weighBuilding,
  'sell-company': (view, seat) => {
    const dead = view.companies.some((company) => company.owner === seat && !isOperational(company));
    return { weight: dead ? (isLastRound(view) ? 4 : 1.5) : 0, reason: because('turn.sell-company') };
  },
  'sell-to-foreign-market': (view, seat) => {
    const money = salesWorthWhile(view, seat as Seller).reduce((sum, sale) => sum + sale.money, 0);
    return { weight: money === 0 ? 0 : 3.5 + Math.min(6, money / 15), reason: because('turn.export', { money }) };
  },
  'make-business-deal': (view) => {
    const gain = bestDeal(view, spareMoney(view, 'capitalist'));
    const weight = isLastRound(view) || gain === 0 ? 1 : 4 + Math.min(3, gain / 20);
    return { weight, reason: because(gain === 0 ? 'turn.deal.not' : 'turn.deal') };
  },
  lobby: (view) => {
    const useful = view.capitalist.influence < 3 && spareMoney(view, 'capitalist') >= ACTION.lobbyCost;
    return { weight: useful ? 3.5 : 1, reason: because('turn.lobby') };
  },
  'extra-shift': always(5, 'turn.extra-shift'),
  'event-action': always(8, 'turn.event'),
  'meet-mps': always(5, 'turn.mps'),
  'extra-tax': (view) => ({ weight: view.state.treasury < 30 ? 5 : 1, reason: because('turn.extra-tax') }),
  'historical-event': bringAbout('basic', 5),
  campaign: (view) => ({ weight: view.state.influence < 3 ? 4 : 2, reason: because('turn.campaign') }),
};

/** A company wants workers and money that is not needed elsewhere; without them it only costs. */
function weighBuilding(view: HegemonyView, seat: Seat): Weighed {
  const means = spareMoney(view, seat);
  if (seat === 'middle') {
    const idle = unemployedCount(view, 'middle');
    const fits = view.middle.market.some((id) => ownersAtHand(view, id) && cardById(id).cost <= means);
    return {
      weight: fits ? 6 + Math.min(2, idle) : 2,
      reason: because(fits ? 'turn.build' : 'turn.build.not', { idle }),
    };
  }
  const idle = unemployedCount(view, 'working');
  const profit = bestProfit(view, means, (id) => isWithinMeans(view, id));
  const weight = profit > 0 ? 5 + Math.min(4, profit / 25) : 1;
  return { weight, reason: because(profit > 0 ? 'turn.build' : 'turn.build.not', { idle }) };
}

const FREE: Readonly<Record<FreeAction, Weigh>> = {
  'use-healthcare': always(20, 'turn.use-healthcare'),
  'use-education': always(19, 'turn.use-education'),
  'use-luxury': always(18, 'turn.use-luxury'),
  'receive-benefits': always(16, 'turn.benefits'),
  'pay-off-loan': payOffLoan,
  'historical-event': bringAbout('free', 8),
  'swap-workers': always(1, 'turn.swap'),
  'adjust-prices': always(0.5, 'turn.prices'),
  'adjust-wages': always(0.4, 'turn.wages'),
  'give-bonus': always(0.3, 'turn.bonus'),
  // Nothing is gained by paying early what costs the same later.
  'repay-bond': always(0.2, 'turn.repay-bond'),
  'buy-storage': (view, seat) => {
    const wanted = fullStorages(view) > 0 && !isBorrowedAgain(view, seat, ACTION.storageCost);
    return { weight: wanted ? 4 : 0, reason: because('turn.storage') };
  },
};

/** A loan costs interest every round and points at the end; paid off with what is needed, it is only taken again. */
function payOffLoan(view: HegemonyView, seat: Seat): Weighed {
  const last = isLastRound(view);
  const owner = seat === 'capitalist' || seat === 'state';
  // Owners and the State trade with their money: before the last round they pay off what they can do without.
  const rich = owner && moneyOf(view, seat) >= 2 * LOAN.amount;
  const enough = rich || ((!owner || last) && moneyBeyondNeeds(view, seat) >= LOAN.payOff);
  const canSpare = enough && !isLoanTakenAgain(view, seat);
  const points = seat === 'capitalist' ? -LOAN.capitalistVP : Math.floor(LOAN.payOffLate / LOAN.unpaidStep);
  const kind = last ? (seat === 'capitalist' ? 'loan.last.each' : 'loan.last') : owner ? 'loan.rich' : 'loan';
  return { weight: canSpare ? (last ? 25 : 15) : 0, reason: because(`turn.${kind}`, { points }) };
}

/** Storages so full that the next production would be lost. */
function fullStorages({ capitalist }: HegemonyView): number {
  return Object.values(capitalist.storage).filter((amount) => amount >= 10).length;
}

function turn({ seat, options }: Asked<'turn'>, view: HegemonyView): Opinion | undefined {
  const weighed = new Map(options.map((option) => [option, weigh(option, view, seat)]));
  return best(
    options,
    (option) => weighed.get(option)?.weight ?? 0,
    (option) => weighed.get(option)?.reason ?? because('any'),
  );
}

const weigh = byDeed<Weighed>({
  play: weighCard,
  basic: BASIC,
  free: FREE,
  // Before a free action that is not worth the while.
  end: { weight: END_OF_TURN, reason: because('turn.end') },
});

/** The card that helps least, now or later, goes first; what was worth more than the action that it pays for is kept. */
function discardCard({ seat, options, about }: Asked<'discard-card'>, view: HegemonyView): Opinion | undefined {
  const playable = playableOf(view, options);
  const now = (card: string) => (playable.includes(card) ? weighCard(card, view, seat).weight : 0);
  const [first] = byWeight(playable, now);
  const instead = about.action === 'pass' ? 0 : BASIC[about.action](view, seat).weight;
  const praised = first !== undefined && now(first) >= instead ? first : undefined;
  return best(
    options,
    (card) => (card === praised ? -PRAISED : 0) - Math.max(now(card), laterWorth(card, view)),
    (card) => because(playable.includes(card) ? 'discard' : 'discard.idle', { card }),
  );
}

/** More than any card is worth. */
const PRAISED = 100;

export const TURN = {
  turn,
  'discard-card': discardCard,
} satisfies Partial<Advisers<AskKind>>;
