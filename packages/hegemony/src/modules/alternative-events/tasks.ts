/** How the State deals with an Alternative Event: it pays, chooses a class, is rewarded and hands the card over. */
import { stockAt } from '../../rules/actions/buy.js';
import { agendaMatches } from '../../rules/agenda.js';
import type { EventTask } from '../../rules/cards/event.js';
import { cardOf, companiesOf, isOperational } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { addToState, fromSupply, spendInfluence, stateRoom, toSupply } from '../../rules/goods.js';
import { companiesEmploying } from '../../rules/labour.js';
import { pay } from '../../rules/money.js';
import { CLASSES, type Class, IDEOLOGIES, type WorkerClass } from '../../rules/names.js';
import { changeLegitimacy, score, takeLegitimacyToken } from '../../rules/points.js';
import { importPrice, priceAt } from '../../rules/prices.js';
import type { HegemonyState } from '../../rules/state.js';
import type { Reward } from '../base/event-cards.js';
import { sellableToState, sellToState } from '../base/shared.js';
import type { AlternativeEvent, Cost, Need } from './cards.js';
import { handOver } from './holding.js';
import type { Spend } from './kinds.js';

export function taskOf(id: string, event: AlternativeEvent): EventTask {
  const classes = CLASSES.filter((of) => event.columns[of] !== undefined);
  const possible = (state: HegemonyState) =>
    classes.filter((of) => isMet(state, of, event.needs) && canPay(state, of, event.cost));
  return {
    can: (state) => possible(state).length > 0,
    *perform(t) {
      const of = (yield* t.ask('state', 'card-class', () => possible(t.state), { about: { event: id } })) as Class;
      yield* payFor(t, id, of, event.cost);
      reward(t, of, event.columns[of] ?? {});
      yield* handOver(t, id, of);
    },
  };
}

function isMet(state: HegemonyState, of: Class, need: Need | undefined): boolean {
  if (need === undefined) return true;
  if (need === 'bill-marker') return state[of].bills > 0;
  if (need === 'public-workers') return companiesEmploying(state, of as WorkerClass, ['state']).length > 0;
  return companiesOf(state, of).some((company) => isOperational(company) && cardOf(company).industry === need.company);
}

function reward(t: Hegemony, of: Class, { legitimacy = 0, tokens = 0, vp = 0 }: Reward): void {
  changeLegitimacy(t, of, legitimacy);
  for (let i = 0; i < tokens; i++) takeLegitimacyToken(t, of);
  score(t, 'state', vp, 'events');
}

function canPay(state: HegemonyState, of: Class, cost: Cost): boolean {
  return cost.by === 'buying-food'
    ? SELLERS.some((seller) => mostFood(state, seller, 1) > 0)
    : waysFor(state, of, cost).length > 0;
}

/** The ways to pay that the State can afford; nothing may be borrowed or bought for it. */
function waysFor(
  { state: board, ...state }: HegemonyState,
  of: Class,
  cost: Exclude<Cost, { by: 'buying-food' }>,
): readonly Spend[] {
  const has = {
    money: board.treasury,
    influence: board.influence,
    media: board.services.influence,
    ...services(board),
  };
  const affordable = (way: Spend) =>
    (Object.keys(way) as (keyof Spend)[]).every((what) => (way[what] ?? 0) <= has[what]);
  return ways({ state: board, ...state }, of, cost).filter(affordable);
}

function services({ services: { health, education } }: HegemonyState['state']) {
  return { health, education };
}

function ways(state: HegemonyState, of: Class, cost: Exclude<Cost, { by: 'buying-food' }>): readonly Spend[] {
  switch (cost.by) {
    case 'spending':
      return cost.ways;
    case 'substitute': {
      const given = Math.min(cost.amount, state.state.services[cost.service]);
      return [spend({ [cost.service]: given, money: (cost.amount - given) * cost.each })];
    }
    case 'mismatches':
      return mixes(IDEOLOGIES.length - agendaMatches(state));
    case 'markers':
      return mixes(state[of].bills);
  }
}

/** So much Influence, of either kind. */
function mixes(count: number): readonly Spend[] {
  return Array.from({ length: count + 1 }, (_, media) => spend({ influence: count - media, media }));
}

/** Without what is nothing. */
function spend(amounts: Spend): Spend {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));
}

function* payFor(t: Hegemony, event: string, of: Class, cost: Cost): Play {
  if (cost.by === 'buying-food') {
    yield* buyFood(t, event, cost.most);
    return;
  }
  const {
    money = 0,
    influence = 0,
    media = 0,
    health = 0,
    education = 0,
  } = yield* t.ask('state', 'event-cost', () => waysFor(t.state, of, cost), { about: { event } });
  pay(t, 'state', 'supply', money, 'event');
  spendInfluence(t, 'state', influence);
  for (const [service, amount] of [
    ['influence', media],
    ['health', health],
    ['education', education],
  ] as const) {
    if (amount === 0) continue;
    addToState(t.state, service, -amount);
    toSupply(t.state, service, amount);
    t.log('resource', { seat: 'state', resource: service, amount: -amount });
  }
}

const SELLERS = ['middle', 'capitalist', 'foreign-market'] as const;
type Seller = (typeof SELLERS)[number];

/** At the sellers' own prices, abroad without tariff; as much as can be paid and stored. */
function mostFood(state: HegemonyState, seller: Seller, limit: number): number {
  const most = Math.min(limit, Math.floor(state.state.treasury / priceOf(state, seller)), stateRoom(state, 'food'));
  return seller === 'foreign-market'
    ? Math.min(most, stockAt(state, seller, 'food'))
    : Math.max(0, sellableToState(state, seller, 'food', most));
}

function priceOf(state: HegemonyState, seller: Seller): number {
  return seller === 'foreign-market' ? importPrice(state, 'food') : priceAt(state, seller, 'food');
}

/** At least one. */
function* buyFood(t: Hegemony, event: string, most: number): Play {
  const { state } = t;
  let bought = 0;
  for (const [i, seller] of SELLERS.entries()) {
    const needed = bought === 0 && !SELLERS.slice(i + 1).some((other) => mostFood(state, other, 1) > 0);
    const range = () => ({ min: needed ? 1 : 0, max: mostFood(state, seller, most - bought) });
    const price = priceOf(state, seller);
    const about = { event, deed: 'buy', good: 'food', source: seller, price } as const;
    const amount = yield* t.askAmount('state', 'card-amount', range, { about });
    bought += amount;
    if (amount === 0) continue;
    if (seller !== 'foreign-market') sellToState(t, seller, 'food', amount, price);
    else {
      addToState(state, 'food', fromSupply(state, 'food', amount));
      pay(t, 'state', 'supply', amount * price, 'purchase');
      t.log('bought', { seat: 'state', from: seller, resource: 'food', amount, price: amount * price });
    }
  }
}
