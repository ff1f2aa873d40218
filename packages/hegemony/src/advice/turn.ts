/** Advice on a turn: what a class does first, and which card it can spare. */
import { byWeight } from '@polity/kernel';
import { bringAbout } from '../modules/historical-events/advice.js';
import { stateOf } from '../reading/forecast.js';
import { playability } from '../reading/playability.js';
import { because } from '../reading/reason.js';
import { buildable } from '../rules/actions/build-company.js';
import type { Seller } from '../rules/actions/foreign-trade.js';
import type { BasicAction, FreeAction } from '../rules/asks.js';
import { cardById, isOperational } from '../rules/companies.js';
import { ACTION, LOAN, ROUNDS } from '../rules/data/board.js';
import type { OwnerClass } from '../rules/goods.js';
import { population, unemployedCount } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Seat, WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { possibleBills } from '../rules/vote.js';
import type { Advisers, Asked, AskKind, Opinion } from './asked.js';
import { best } from './best.js';
import { weighBills } from './bills.js';
import { bestBuilding } from './building.js';
import { reasonsToBuild } from './building-reasons.js';
import { byDeed, END_OF_TURN } from './by-deed.js';
import { laterWorth, playableOf, weighCard, weightOfPurchase, weightOfSales } from './cards.js';
import { mostBySales, salesBy } from './exporting.js';
import { isBorrowedAgain, isLastRound, isLoanTakenAgain, moneyBeyondNeeds, spareMoney, turnsLeft } from './money.js';
import { bestDeal, ownersAtHand } from './owning.js';
import { bestPlace } from './places.js';
import { bestPurchase } from './shopping.js';
import { bestStrike } from './strikes.js';
import { NOT_WORTH_IT, type Weighed } from './weighed.js';

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
    return { weight: weightOfPurchase(gain), reason: because('turn.buy.all', { people, resource, cost }) };
  },
  'propose-bill': (view, seat) =>
    weighBills(view, seat, possibleBills(stateOf(view), seat), (bill) => because('turn.bill', bill)),
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
    const money = salesBy(view, seat as Seller);
    const kept = mostBySales(view, seat as Seller) - money;
    return { weight: weightOfSales(money), reason: because('turn.export', { money, kept }) };
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
  const owner = seat as OwnerClass;
  const { company, worth } = bestBuilding(view, owner) ?? { company: '', worth: 0 };
  if (worth <= 0 || (owner === 'middle' && !isRunAndPaid(view, company))) {
    return { weight: owner === 'middle' ? 2 : 1, reason: because('turn.build.not') };
  }
  const over = buildable(stateOf(view), owner).filter((id) => id !== company);
  const [reason = because('any')] = reasonsToBuild(view, owner, {
    company,
    cost: cardById(company).cost,
    over,
    named: true,
  });
  const weight = owner === 'middle' ? 6 + Math.min(2, unemployedCount(view, 'middle')) : 5 + Math.min(4, worth / 25);
  return { weight, reason };
}

/** Whether the Middle Class has those who run it without work, and its price to spare. */
function isRunAndPaid(view: HegemonyView, id: string): boolean {
  return ownersAtHand(view, id) && cardById(id).cost <= spareMoney(view, 'middle');
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
  const weighed = new Map(playable.map((card) => [card, weighCard(card, view, seat)]));
  const now = (card: string) => weighed.get(card)?.weight ?? 0;
  const [first] = byWeight(playable, now);
  const instead = about.action === 'pass' ? 0 : BASIC[about.action](view, seat).weight;
  const praised = first !== undefined && now(first) >= instead ? first : undefined;
  const discarded = best(
    options,
    (card) => (card === praised ? -PRAISED : 0) - Math.max(now(card), laterWorth(card, view)),
    (card) =>
      because(now(card) <= NOT_WORTH_IT ? 'discard.idle' : now(card) < instead ? 'discard' : 'discard.spare', {
        card,
        action: about.action,
      }),
  );
  if (discarded === undefined || now(discarded.option) > NOT_WORTH_IT) return discarded;
  const why = weighed.get(discarded.option)?.reason ?? playability(discarded.option, null, view).why;
  return why === undefined ? discarded : { ...discarded, more: [why] };
}

/** More than any card is worth. */
const PRAISED = 100;

export const TURN = {
  turn,
  'discard-card': discardCard,
} satisfies Partial<Advisers<AskKind>>;
