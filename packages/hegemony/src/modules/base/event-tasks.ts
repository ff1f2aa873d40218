/** How each kind of an event's task is carried out: by its verb, with the numbers of the card. */
import { type BuildRules, buildable, buildOffered } from '../../rules/actions/build-company.js';
import {
  canProvideGoods,
  type Goods,
  influenceOf,
  type Placing,
  providableCubes,
  provideCubes,
  provideGoods,
  provideInfluence,
  provideMoney,
} from '../../rules/benefits.js';
import type { EventTask, Provided } from '../../rules/cards/event.js';
import { cardById, companiesOf, operationalCount } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { VOTE } from '../../rules/data/board.js';
import { addToState, type OwnerClass, toSupply } from '../../rules/goods.js';
import { population, workersIn } from '../../rules/labour.js';
import { moneyOf, pay } from '../../rules/money.js';
import { CLASSES, type Class, type Good, type WorkerClass } from '../../rules/names.js';
import { changeLegitimacy, score, takeLegitimacyToken } from '../../rules/points.js';
import { priceAt } from '../../rules/prices.js';
import type { HegemonyState } from '../../rules/state.js';
import { canPropose, offerImmediateVote, placeBill, possibleBills } from '../../rules/vote.js';
import type { Columns, Measured, Reward, Sum, Task } from './event-cards.js';
import { sellableToState, sellToState } from './shared.js';

type TaskOf<Verb extends Task['verb']> = Extract<Task, { readonly verb: Verb }>;

export function taskOf(id: string, task: Task): EventTask {
  switch (task.verb) {
    case 'propose':
      return forOneClass(id, task.columns, proposeFor(id));
    case 'provide-goods':
      return forOneClass(id, task.columns, goodsFor(id, task));
    case 'provide-money':
      return forOneClass(id, task.columns, moneyFor(task));
    case 'provide-influence':
      return forOneClass(id, task.columns, influenceFor(task));
    case 'provide-sums':
      return provideSums(id, task);
    case 'share':
      return share(id, task);
    case 'spend-service':
      return spendService(id, task);
    case 'spend-money':
      return spendMoney(id, task);
    case 'buy':
      return buy(id, task);
    case 'build':
      return buildForOwner(id, task);
  }
}

function gain(t: Hegemony, of: Class, { per, legitimacy = 0, tokens = 0, vp = 0 }: Reward, amount: number): void {
  const times = per === undefined ? 1 : Math.floor(amount / per);
  changeLegitimacy(t, of, times * legitimacy);
  for (let i = 0; i < times * tokens; i++) takeLegitimacyToken(t, of);
  score(t, 'state', times * vp, 'events');
}

/** What is provided first replaces what lay there; what the same card provides after it is added (FAQ p. 37). */
function placingFor(provided: Provided, of: Class): Placing {
  return provided.includes(of) ? 'add' : 'replace';
}

function place(provided: Provided, of: Class): Placing {
  const placing = placingFor(provided, of);
  if (placing === 'replace') provided.push(of);
  return placing;
}

/** A task done for one of the classes with a column. `serve` returns how much was done, for the reward. */
interface Service {
  can(state: HegemonyState, of: Class, provided: Provided): boolean;
  serve(t: Hegemony, of: Class, provided: Provided): Play<number>;
}

function classesOf(columns: Columns<unknown>): Class[] {
  return CLASSES.filter((of) => columns[of] !== undefined);
}

function forOneClass(id: string, columns: Columns, { can, serve }: Service): EventTask {
  const classes = classesOf(columns);
  return {
    can: (state, provided) => classes.some((of) => can(state, of, provided)),
    *perform(t, provided) {
      const possible = () => classes.filter((of) => can(t.state, of, provided));
      const of = (yield* t.ask('state', 'card-class', possible, { about: { event: id } })) as Class;
      const amount = yield* serve(t, of, provided);
      gain(t, of, columns[of] ?? {}, amount);
    },
  };
}

/** The class names a bill, and cannot decline; it is the State's bill, and its vote to call (FAQ p. 38). */
function proposeFor(event: string): Service {
  return {
    can: (state) => canPropose(state, 'state'),
    *serve(t, of) {
      const bill = yield* t.ask(of, 'card-policy', () => possibleBills(t.state, 'state'), { about: { event } });
      placeBill(t, 'state', bill);
      yield* offerImmediateVote(t, 'state', bill.policy, VOTE.immediateCost);
      return 1;
    },
  };
}

function measure(state: HegemonyState, of: Class, columns: Columns<Measured>): number {
  switch (columns[of]?.by) {
    case 'population':
      return population(state, of as WorkerClass);
    case 'operational-companies':
      return operationalCount(state, of);
    case 'workers-in-public-companies':
      return companiesOf(state, 'state').reduce((sum, company) => sum + workersIn(company, of as WorkerClass), 0);
    case undefined:
      return 0;
  }
}

/** Half of what is measured, rounded up. Of two kinds the State says how many are of the first, at least one of each (H71). */
function goodsFor(event: string, { goods, columns }: TaskOf<'provide-goods'>): Service {
  const [first, second] = goods as [Good, Good?];
  const total = (state: HegemonyState, of: Class) => Math.ceil(measure(state, of, columns) / 2);
  const mix = (count: number, all: number): Goods =>
    second === undefined ? { [first]: count } : { [first]: count, [second]: all - count };
  /** How many may be of the first kind, whether they can be had or not. */
  const counts = (all: number): number[] => {
    if (second !== undefined) return Array.from({ length: Math.max(0, all - 1) }, (_, i) => i + 1);
    return all > 0 ? [all] : [];
  };
  const possible = (state: HegemonyState, of: Class, all: number) => (count: number) =>
    canProvideGoods(state, of, mix(count, all));
  return {
    can: (state, of) => {
      const all = total(state, of);
      return counts(all).some(possible(state, of, all));
    },
    *serve(t, of, provided) {
      const all = total(t.state, of);
      const range = () => {
        const feasible = counts(all).filter(possible(t.state, of, all));
        return { min: feasible[0] ?? 0, max: feasible.at(-1) ?? 0 };
      };
      const about = { event, deed: 'mix', class: of, good: first, of: all } as const;
      const count = yield* t.askAmount('state', 'card-amount', range, { about });
      yield* provideGoods(t, of, mix(count, all), place(provided, of));
      return all;
    },
  };
}

function moneyFor({ each, columns }: TaskOf<'provide-money'>): Service {
  const sum = (state: HegemonyState, of: Class) => each * measure(state, of, columns);
  return {
    can: (state, of) => sum(state, of) > 0 && sum(state, of) <= moneyOf(state, 'state'),
    *serve(t, of, provided) {
      const amount = sum(t.state, of);
      provideMoney(t, of, amount, place(provided, of));
      return amount;
    },
  };
}

function influenceFor({ kind, influence, cubes }: TaskOf<'provide-influence'>): Service {
  return {
    can: (state, of, provided) =>
      influenceOf(state, kind) >= influence && providableCubes(state, of, placingFor(provided, of)) >= cubes,
    *serve(t, of, provided) {
      provideInfluence(t, of, influence, kind, place(provided, of));
      if (cubes > 0) provideCubes(t, of, cubes, 'add');
      return influence;
    },
  };
}

function provideSums(event: string, { classes, sums }: TaskOf<'provide-sums'>): EventTask {
  const affordable = (state: HegemonyState) => sums.filter(({ money }) => money * classes <= moneyOf(state, 'state'));
  return {
    can: (state) => affordable(state).length > 0,
    *perform(t, provided) {
      const options = () => affordable(t.state).map(({ money }) => String(money));
      const chosen = yield* t.ask('state', 'card-option', options, { about: { event } });
      const { money, vp, columns } = sums.find((sum) => String(sum.money) === chosen) as Sum;
      const about = { event, money };
      const to = yield* t.askSome('state', 'card-classes', () => CLASSES, { min: classes, max: classes, about });
      for (const name of to) provideMoney(t, name, money, place(provided, name));
      for (const name of to) gain(t, name, columns?.[name] ?? {}, money);
      score(t, 'state', vp ?? 0, 'events');
    },
  };
}

/** What the State shares out among classes. */
interface Shared {
  /** How many one class could get if nobody else got any. */
  forOne(state: HegemonyState, of: Class, provided: Provided): number;
  /** How many some classes could get together. */
  forAll(state: HegemonyState, classes: readonly Class[], provided: Provided): number;
  give(t: Hegemony, of: Class, amount: number, placing: Placing): void;
}

const providableTo = (state: HegemonyState, of: Class, provided: Provided) =>
  providableCubes(state, of, placingFor(provided, of));

const SHARED: Readonly<Record<TaskOf<'share'>['what'], Shared>> = {
  /** All from one stock. */
  media: {
    forOne: (state) => influenceOf(state, 'media'),
    forAll: (state, classes) => (classes.length > 0 ? influenceOf(state, 'media') : 0),
    give: (t, of, amount, placing) => provideInfluence(t, of, amount, 'media', placing),
  },
  /** To each class its own. */
  cubes: {
    forOne: providableTo,
    forAll: (state, classes, provided) => classes.reduce((sum, of) => sum + providableTo(state, of, provided), 0),
    give: provideCubes,
  },
};

/** Class after class gets its share, so that at least the least and at most the most is shared out in the end; one that gets nothing keeps what it had (H70). */
function share(event: string, { spend, what, least, most, columns }: TaskOf<'share'>): EventTask {
  const classes = classesOf(columns);
  const { forOne, forAll, give } = SHARED[what];
  return {
    can: (state, provided) => moneyOf(state, 'state') >= spend && forAll(state, classes, provided) >= least,
    *perform(t, provided) {
      const { state } = t;
      pay(t, 'state', 'supply', spend, 'event');
      let shared = 0;
      for (const [i, name] of classes.entries()) {
        const later = forAll(state, classes.slice(i + 1), provided);
        const range = () => ({
          min: Math.max(0, least - shared - later),
          max: Math.min(most - shared, forOne(state, name, provided)),
        });
        const amount = yield* t.askAmount('state', 'card-amount', range, {
          about: { event, deed: 'share', class: name, what },
        });
        if (amount === 0) continue;
        give(t, name, amount, place(provided, name));
        gain(t, name, columns[name] ?? {}, amount);
        shared += amount;
      }
    },
  };
}

/** Only what the State has already can be spent (p. 27). */
function spendService(event: string, { service, most, reward }: TaskOf<'spend-service'>): EventTask {
  return {
    can: ({ state }) => state.services[service] > 0,
    *perform(t) {
      const range = () => ({ min: 1, max: Math.min(most, t.state.state.services[service]) });
      const amount = yield* t.askAmount('state', 'card-amount', range, {
        about: { event, deed: 'spend', good: service },
      });
      addToState(t.state, service, -amount);
      toSupply(t.state, service, amount);
      t.log('resource', { seat: 'state', resource: service, amount: -amount });
      gainPoints(t, reward, amount);
    },
  };
}

function spendMoney(event: string, { sums, reward }: TaskOf<'spend-money'>): EventTask {
  const affordable = (state: HegemonyState) => sums.filter((sum) => sum <= moneyOf(state, 'state'));
  return {
    can: (state) => affordable(state).length > 0,
    *perform(t) {
      const options = () => affordable(t.state).map(String);
      const sum = Number(yield* t.ask('state', 'card-option', options, { about: { event } }));
      pay(t, 'state', 'supply', sum, 'event');
      gainPoints(t, reward, sum);
    },
  };
}

/** A reward that belongs to no class. */
function gainPoints(t: Hegemony, { vp = 0, per = 1 }: Reward, amount: number): void {
  score(t, 'state', Math.floor(amount / per) * vp, 'events');
}

/** At the sellers' own prices, no more than there are open Public companies, and no more than fits (FAQ p. 38), but at least one (H73). */
function buy(event: string, { good, columns }: TaskOf<'buy'>): EventTask {
  const sellers = classesOf(columns) as OwnerClass[];
  const most = (state: HegemonyState, seller: OwnerClass, limit: number) =>
    sellableToState(
      state,
      seller,
      good,
      Math.min(limit, Math.floor(moneyOf(state, 'state') / priceAt(state, seller, good))),
    );
  const limitOf = (state: HegemonyState) => companiesOf(state, 'state').length;
  return {
    can: (state) => sellers.some((seller) => most(state, seller, limitOf(state)) > 0),
    *perform(t) {
      const { state } = t;
      const limit = limitOf(state);
      let bought = 0;
      for (const [i, seller] of sellers.entries()) {
        const needed = bought === 0 && !sellers.slice(i + 1).some((other) => most(state, other, limit) > 0);
        const range = () => ({ min: needed ? 1 : 0, max: most(state, seller, limit - bought) });
        const price = priceAt(state, seller, good);
        const about = { event, deed: 'buy', good, source: seller, price } as const;
        const amount = yield* t.askAmount('state', 'card-amount', range, { about });
        if (amount === 0) continue;
        sellToState(t, seller, good, amount, price);
        gain(t, seller, columns[seller] ?? {}, amount);
        bought += amount;
      }
    },
  };
}

/** The State picks and pays; the rest is the owner's to decide. The Middle Class's workers must be unemployed (FAQ p. 38, H74). */
function buildForOwner(event: string, { leastCost, columns }: TaskOf<'build'>): EventTask {
  const owners = classesOf(columns) as OwnerClass[];
  const rules = (state: HegemonyState): BuildRules => ({
    payer: 'state',
    unemployedOwners: true,
    only: ({ cost }) => cost >= leastCost && cost <= moneyOf(state, 'state'),
  });
  const offered = (state: HegemonyState) => owners.flatMap((owner) => buildable(state, owner, rules(state)));
  return {
    can: (state) => offered(state).length > 0,
    *perform(t) {
      const { state } = t;
      const id = yield* t.ask('state', 'card-company', () => offered(state), { about: { event } });
      const owner = cardById(id).owner as OwnerClass;
      yield* buildOffered(t, owner, id, rules(state));
      gain(t, owner, columns[owner] ?? {}, 1);
    },
  };
}
