/** Rules of thumb for a turn: what a class does first, and which card it can spare. */
import type { BasicAction, FreeAction, HegemonyView, Seat, TurnOption, WorkerClass } from '@polity/hegemony/page';
import { isOperational, LOAN, population, ROUNDS, SKILLS } from '@polity/hegemony/page';
import { moneyOf } from './derive.js';
import type { Thumb } from './hints.js';
import { because, bestHint } from './hints-best.js';
import { cardWeight, type Weighed, weighCard } from './hints-deck.js';
import { isLastRound, moneyBeyondNeeds, turnsLeft } from './hints-money.js';
import { bestPlace } from './hints-places.js';
import { shareOfBag } from './hints-politics.js';
import { bestPurchase } from './hints-shopping.js';

type Weigh = (view: HegemonyView, seat: Seat) => Weighed;

const always =
  (weight: number, key: string): Weigh =>
  () => ({ weight, why: because(key) });

function idle(view: HegemonyView, of: WorkerClass): number {
  return SKILLS.reduce((sum, skill) => sum + view.unemployed[of][skill], 0);
}

const BASIC: Readonly<Record<BasicAction, Weigh>> = {
  'assign-workers': (view, seat) => {
    const count = idle(view, seat as WorkerClass);
    const { earns } = bestPlace(view, seat as WorkerClass);
    const inAll = earns * (ROUNDS + 1 - view.round);
    return { weight: earns === 0 ? 1 : 6 + Math.min(5, inAll / 20), why: because('turn.assign', { count, earns }) };
  },
  'buy-goods-and-services': (view, seat) => {
    const people = population(view, seat as WorkerClass);
    const best = bestPurchase(view, seat as WorkerClass);
    if (best === undefined) return { weight: 1.5, why: because('turn.buy', { people }) };
    const { resource, cost, gain } = best;
    return { weight: 7 + Math.min(4, gain), why: because('turn.buy.all', { people, resource, cost }) };
  },
  'propose-bill': (view, seat) => {
    const share = Math.round(100 * shareOfBag(view, seat));
    return { weight: view[seat].bills > 0 ? 6.3 : 0, why: because('turn.bill', { share }) };
  },
  strike: always(5, 'turn.strike'),
  demonstration: always(6.5, 'turn.demonstration'),
  'apply-political-pressure': (view) => {
    const soon = isLastRound(view) && turnsLeft(view) === 0;
    return { weight: 3, why: because(soon ? 'turn.pressure.last' : 'turn.pressure') };
  },
  'build-company': (view, seat) => {
    const idleWorkers = idle(view, seat === 'middle' ? 'middle' : 'working');
    return { weight: 6 + Math.min(2, idleWorkers), why: because('turn.build', { idle: idleWorkers }) };
  },
  'sell-company': (view, seat) => {
    const dead = view.companies.some((company) => company.owner === seat && !isOperational(company));
    return { weight: dead ? 1.5 : 0, why: because('turn.sell-company') };
  },
  'sell-to-foreign-market': always(6.5, 'turn.export'),
  'make-business-deal': always(5.5, 'turn.deal'),
  lobby: (view) => ({ weight: view.capitalist.influence < 3 ? 3.5 : 1, why: because('turn.lobby') }),
  'extra-shift': always(5, 'turn.extra-shift'),
  'event-action': always(8, 'turn.event'),
  'meet-mps': always(5, 'turn.mps'),
  'extra-tax': (view) => ({ weight: view.state.treasury < 30 ? 5 : 1, why: because('turn.extra-tax') }),
  campaign: (view) => ({ weight: view.state.influence < 3 ? 4 : 2, why: because('turn.campaign') }),
};

const FREE: Readonly<Record<FreeAction, Weigh>> = {
  'use-healthcare': always(20, 'turn.use-healthcare'),
  'use-education': always(19, 'turn.use-education'),
  'use-luxury': always(18, 'turn.use-luxury'),
  'receive-benefits': always(16, 'turn.benefits'),
  'pay-off-loan': payOffLoan,
  'swap-workers': always(1, 'turn.swap'),
  'adjust-prices': always(0.5, 'turn.prices'),
  'adjust-wages': always(0.4, 'turn.wages'),
  'give-bonus': always(0.3, 'turn.bonus'),
  'buy-storage': (view) => ({ weight: fullStorages(view) > 0 ? 4 : 0, why: because('turn.storage') }),
};

/** A loan costs interest every round and points at the end; paid off with what is needed, it is only taken again. */
function payOffLoan(view: HegemonyView, seat: Seat): Weighed {
  const last = isLastRound(view);
  const owner = seat === 'capitalist' || seat === 'state';
  // Owners and the State trade with their money: before the last round they pay off what they can do without.
  const rich = owner && moneyOf(view, seat) >= 2 * LOAN.amount;
  const canSpare = rich || ((!owner || last) && moneyBeyondNeeds(view, seat) >= LOAN.payOff);
  const points = seat === 'capitalist' ? -LOAN.capitalistVP : Math.floor(LOAN.payOffLate / LOAN.unpaidStep);
  const key = last ? (seat === 'capitalist' ? 'loan.last.each' : 'loan.last') : owner ? 'loan.rich' : 'loan';
  return { weight: canSpare ? (last ? 25 : 15) : 0, why: because(`turn.${key}`, { points }) };
}

/** Storages so full that the next production would be lost. */
function fullStorages({ capitalist }: HegemonyView): number {
  return Object.values(capitalist.storage).filter((amount) => amount >= 10).length;
}

export const turnHint: Thumb = (ask, view) => {
  const seat = ask.seat as Seat;
  return bestHint<TurnOption>(
    ask.options,
    (option) => weigh(option, view, seat).weight,
    (option) => weigh(option, view, seat).why,
  );
};

function weigh(option: TurnOption, view: HegemonyView, seat: Seat): Weighed {
  switch (option.do) {
    case 'play':
      return weighCard(option.card, view, seat);
    case 'basic':
      return BASIC[option.action](view, seat);
    case 'free':
      return FREE[option.action](view, seat);
    case 'end':
      // Ends the turn before a free action that is not worth the while.
      return { weight: 1.2, why: because('turn.end') };
  }
}

/** The card that helps least goes first. */
export const discardHint: Thumb = (ask) =>
  bestHint<string>(
    ask.options,
    (card) => -cardWeight(card),
    (card) => because('discard', { card }),
  );
