/** Advice on what single cards and events ask. */

import { HOUSING } from '../modules/base/working.js';
import { amountMeaning } from '../reading/amounts.js';
import { eventLoss } from '../reading/event-gains.js';
import { stateOf } from '../reading/forecast.js';
import { exportCard } from '../reading/printed.js';
import { because } from '../reading/reason.js';
import { stockOf } from '../reading/stock.js';
import { buildable } from '../rules/actions/build-company.js';
import type { Seller } from '../rules/actions/foreign-trade.js';
import { cardById, cardOf } from '../rules/companies.js';
import type { OwnerClass } from '../rules/goods.js';
import { population, workersIn } from '../rules/labour.js';
import { cardNamed } from '../rules/modules.js';
import { CLASSES, type Class, type Industry, type Seat } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';
import type { Advisers, Asked, AskKind, Opinion } from './asked.js';
import { best } from './best.js';
import { type Worth, worthOfChoice } from './building.js';
import { type MoneyLeft, salesBy } from './exporting.js';
import { spareMoney } from './money.js';
import { pleaseClass } from './politics.js';

/** A card or an event is there once: as much as it allows, and goods for the price it pays. */
function cardAmount(ask: Asked<'card-amount'>, view: HegemonyView): Opinion {
  const { about } = ask;
  const answer = amountMeaning(ask, view).start;
  if (about.deed === 'sell') {
    const { price, good } = about;
    if (price === 0) return { answer: ask.min, reason: because('card.nothing') };
    return { answer, reason: because('card.sell', { price, good }) };
  }
  return { answer, reason: because(about.event === undefined ? 'card.amount' : 'card.event') };
}

/** Which of market and pile has the company that is worth most at the price that the card makes there. */
function whereToBuild(
  { seat, options, about: { card } }: Asked<'card-option'>,
  view: HegemonyView,
  worthOf: Worth,
): Opinion | undefined {
  const owner = seat as OwnerClass;
  const { difference = 0 } = cardNamed(card ?? '')?.numbers ?? {};
  const state = stateOf(view);
  const offered = options.flatMap((from) => {
    const by = from === 'market' ? -difference : difference;
    const rules = { costOf: ({ cost }: { readonly cost: number }) => Math.max(0, cost + by) };
    const ids = buildable(state, owner, rules, from === 'market' ? state[owner].market : state[owner].companyDeck);
    return ids.map((id) => ({ from, id, cost: rules.costOf(cardById(id)) }));
  });
  const worth = ({ id, cost }: { readonly id: string; readonly cost: number }) => worthOf(view, owner, id, cost);
  const found = best(offered, worth, ({ from, id, cost }) =>
    because(from === 'market' ? 'card.market' : 'card.pile', { company: id, cost, difference }),
  );
  return found && { answer: found.option.from, reason: found.reason };
}

/** Ways of doing what a card says, by what they are called there. */
const WAYS: readonly (readonly [way: string, reason: string])[] = [
  ['one-token', 'card.token'],
  ['many-sources', 'card.sources'],
];

/** @param worthOf by the forecast, if not said, like what production leaves; who has to be quick reckons otherwise. */
export function cardOption(
  ask: Asked<'card-option'>,
  view: HegemonyView,
  worthOf: Worth = worthOfChoice,
  left?: MoneyLeft,
): Opinion | undefined {
  const { seat, options, about } = ask;
  if (options.every((id) => exportCard(id) !== undefined)) {
    const earned = (id: string) => salesBy(view, seat as OwnerClass, id, left);
    return best(options, earned, (id) => because('card.export', { money: earned(id) }));
  }
  if (options.includes('market') || options.includes('pile')) return whereToBuild(ask, view, worthOf);
  for (const [way, reason] of WAYS) if (options.includes(way)) return { answer: way, reason: because(reason) };
  if (about.event !== undefined && options.every((sum) => Number.isFinite(Number(sum)))) {
    const affordable = options.filter((sum) => CLASSES.length * Number(sum) <= view.state.treasury);
    return { answer: affordable.at(-1) ?? options[0] ?? null, reason: because('card.event') };
  }
  return undefined;
}

/** Landlords and hosts are paid: as much as can be spared, or as little as possible. Others are chosen by points. */
function cardClass(ask: Asked<'card-class'>, view: HegemonyView): Opinion | undefined {
  const { options, about } = ask;
  if (about.card === 'wc-affordable-housing') {
    const dear = options.includes('capitalist') && spareMoney(view, 'working') >= HOUSING.capitalist.rent;
    const landlord = dear || !options.includes('middle') ? 'capitalist' : 'middle';
    const { rent, vp } = HOUSING[landlord];
    return { answer: landlord, reason: because('card.rent', { rent, points: vp }) };
  }
  if (about.card === 'wc-boost-domestic-tourism') {
    const price = (of: Seat) => priceAt(view, of, 'luxury');
    const stock = (of: Seat) => stockOf(view, of as Seller, 'luxury').amount;
    return best(
      options,
      (of) => Math.min(stock(of), population(view, 'working')) * 100 - price(of),
      (of) => because('card.host', { price: price(of) }),
    );
  }
  return pleaseClass(ask, view);
}

/** Where most companies that employ the Working Class belong to one owner. */
function industry({ options }: Asked<'card-industry'>, { companies }: HegemonyView): Opinion | undefined {
  const workplaces = (of: Industry) => {
    const counts = { middle: 0, capitalist: 0, state: 0, working: 0 };
    for (const company of companies) {
      if (workersIn(company, 'working') > 0 && cardOf(company).industry === of) counts[company.owner]++;
    }
    return Math.max(counts.middle, counts.capitalist, counts.state);
  };
  return best(options, workplaces, (of) => because('card.industry', { count: workplaces(of) }));
}

/** What an event would cost that nobody deals with; what costs the least loved class counts most. */
function penaltyOf({ state }: HegemonyView, id: string): number {
  const { classes = [], lost = 0 } = eventLoss(id) ?? {};
  const lowest = Math.min(...CLASSES.map((of) => state.legitimacy[of]));
  const weight = (of: Class) => (state.legitimacy[of] === lowest ? 2 : 1);
  return classes.reduce((sum, of) => sum + lost * weight(of), 0);
}

function event({ options }: Asked<'event'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (id) => penaltyOf(view, id),
    () => because('event.worst'),
  );
}

function placeEvent({ options }: Asked<'place-event'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (id) => -penaltyOf(view, id),
    () => because('event.mildest'),
  );
}

export const CARD_ASKS = {
  'card-amount': cardAmount,
  'card-option': cardOption,
  'card-class': cardClass,
  'card-industry': industry,
  event,
  'place-event': placeEvent,
  'replace-event': ({ canStop }) => (canStop ? { answer: null, reason: because('event.keep') } : undefined),
} satisfies Partial<Advisers<AskKind>>;
