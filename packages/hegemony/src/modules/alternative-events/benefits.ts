/** The benefits of kept Alternative Events, each at its moment. What comes from the Supply is taken for its holder (AE-9). */
import { STOP } from '@polity/kernel';
import { offerEmployee } from '../../rules/actions/build-company.js';
import { addCubes } from '../../rules/bag.js';
import { cardOf, companiesOf, findCompany, hasWage, isEmpty, isOperational, workforce } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { addToState, fromSupply, gainInfluence, type OwnerClass, store } from '../../rules/goods.js';
import { possibleEmployees, staffFromUnemployed, staffingClasses, workersIn } from '../../rules/labour.js';
import { moneyOf, pay, receive } from '../../rules/money.js';
import {
  CLASSES,
  type Class,
  GOODS,
  type Policy,
  type Resource,
  type Seat,
  WAGE_LEVELS,
  type WageLevel,
  type WorkerClass,
} from '../../rules/names.js';
import { score } from '../../rules/points.js';
import { paidAreCommitted } from '../../rules/prices.js';
import { wageInProduction } from '../../rules/produce.js';
import type { Bill, Company, HegemonyState } from '../../rules/state.js';
import { sellableToState, sellToState } from '../base/shared.js';
import type { Benefit } from './cards.js';
import { alternativeOf, type Held, holding, uses } from './holding.js';

type Phase = Benefit['phase'];

/** Goods and money from the Supply: bought goods of the two lower classes, storages and Revenue of the third (AE-3). */
export function* gainAt(t: Hegemony, phase: Phase, holders: readonly Class[] = CLASSES): Play {
  for (const held of holding(t.state, 'gain')) {
    const { of, benefit } = held;
    if (benefit.phase !== phase || !holders.includes(of)) continue;
    const {
      money = 0,
      influence = 0,
      ...goods
    } = benefit.gain as Readonly<Partial<Record<Resource | 'money', number>>>;
    if (!(yield* takes(t, held, money))) continue;
    receive(t, of, money, 'event');
    gainInfluence(t, of, influence);
    for (const good of GOODS) if (goods[good]) gainGood(t, of, good, goods[good]);
  }
}

/** Money is not always welcome to the Capitalist Class, whose tax rises in steps with its Revenue: it is asked (AE-9). */
function* takes(t: Hegemony, { of, event }: Pick<Held<Benefit>, 'of' | 'event'>, money: number): Play<boolean> {
  if (money > 0 && of === 'capitalist') return yield* uses(t, { of, event });
  t.log('benefit-used', { seat: of, event });
  return true;
}

function gainGood(t: Hegemony, of: Class, good: (typeof GOODS)[number], amount: number): void {
  let gained: number;
  if (of === 'capitalist') gained = store(t, of, good, amount);
  else {
    gained = fromSupply(t.state, good, amount);
    t.state[of].goods[good] += gained;
  }
  if (gained > 0) t.log('benefit-goods', { seat: of, resource: good, amount: gained });
}

/** Before the bag is refilled, and only if the phase is held (AE-2). */
export function addBenefitCubes(t: Hegemony): void {
  for (const { of, event, benefit } of holding(t.state, 'cubes')) {
    t.log('benefit-used', { seat: of, event });
    addCubes(t, of, benefit.cubes);
  }
}

/**
 * The start of the Production Phase: money before wages, Food before needs, a wage before strikes are settled (AE-5).
 * Holders in turn order; for each the order that leaves it most to choose from: who fills a company commits its workers,
 * and their wage could not be lowered after that (AE-2).
 */
export function* startProduction(t: Hegemony): Play {
  for (const holder of CLASSES) {
    yield* gainAt(t, 'production', [holder]);
    for (const held of heldBy(t, holder, 'stateMoney')) {
      if (yield* uses(t, held)) pay(t, 'state', holder, held.benefit.stateMoney, 'event');
    }
    for (const held of heldBy(t, holder, 'sell')) yield* sell(t, held);
    for (const held of heldBy(t, holder, 'shifts')) yield* shiftWage(t, held);
    for (const held of heldBy(t, holder, 'staffs')) yield* staff(t, held);
  }
}

function heldBy<Key extends string>({ state }: Hegemony, holder: Class, key: Key) {
  return holding(state, key).filter(({ of }) => of === holder);
}

/** Out of its storages, as much as the State can store; it has to buy, and gains its point if anything is sold. */
function* sell(t: Hegemony, { of, event, benefit }: Held<Extract<Benefit, { sell: unknown }>>): Play {
  const { sell: good, most, price, vp } = benefit;
  const seller = of as OwnerClass;
  const range = () => ({ min: 0, max: sellableToState(t.state, seller, good, most) });
  const amount = yield* t.askAmount(of, 'card-amount', range, { about: { event, deed: 'sell', good, price } });
  if (amount === 0) return;
  t.log('benefit-used', { seat: of, event });
  sellToState(t, seller, good, amount, price);
  score(t, 'state', vp, 'events');
}

/** Money, and one company of the holder's that may be filled out of the unemployed before it produces. */
function* staff(t: Hegemony, held: Held<Extract<Benefit, { staffs: unknown }>>): Play {
  const { state } = t;
  const { of, event, benefit } = held;
  if (!(yield* takes(t, held, benefit.money))) return;
  receive(t, of, benefit.money, 'event');
  const able = () =>
    companiesOf(state, of)
      .filter((company) => canStaff(state, company))
      .map(({ id }) => id);
  const id = yield* t.ask(of, 'card-company', able, { canStop: true, about: { event } });
  if (id === STOP) return;
  const company = findCompany(state, id);
  if (isEmpty(company)) {
    const classes = () => staffingClasses(state, company);
    const by = yield* t.ask(of, 'staff-class', classes, { about: { company: id } });
    yield* staffFromUnemployed(t, of, company, by);
  }
  if (of === 'middle') yield* offerEmployee(t, company);
}

function canStaff(state: HegemonyState, company: Company): boolean {
  const empty = isEmpty(company) && cardOf(company).slots.length > 0 && staffingClasses(state, company).length > 0;
  return empty || possibleEmployees(state, company).length > 0;
}

/** A level up or down, below the minimum too; not down where those who earn it are committed (AE-5). */
function* shiftWage(t: Hegemony, { of, event }: Held<Extract<Benefit, { shifts: unknown }>>): Play {
  const { state } = t;
  const shifts = () =>
    state.companies.filter((company) => isInvolved(company, of)).flatMap((company) => shiftsOf(company));
  if (shifts().length === 0) return;
  const shift = yield* t.ask(of, 'shift-wage', shifts, { canStop: true, about: { event } });
  if (shift === STOP) return;
  t.log('benefit-used', { seat: of, event });
  alternativeOf(state).shifted = { ...shift };
  t.log('wage-shifted', { ...shift });
}

function isInvolved(company: Company, of: Class): boolean {
  if (!hasWage(company) || (company.owner !== 'capitalist' && company.owner !== 'middle')) return false;
  return company.owner === of || (of !== 'capitalist' && workersIn(company, of as WorkerClass) > 0);
}

function shiftsOf(company: Company): { company: string; wage: WageLevel }[] {
  return WAGE_LEVELS.filter(
    (wage) => wage === company.wage + 1 || (wage === company.wage - 1 && !paidAreCommitted(company)),
  ).map((wage) => ({ company: company.id, wage }));
}

/** For every Public company that pays the holder a wage in this phase; a struck one pays none. */
export function* payUnions(t: Hegemony): Play {
  const { state } = t;
  for (const held of holding(state, 'wages')) {
    const paying = companiesOf(state, 'state').filter(
      (company) =>
        isOperational(company) &&
        workforce(company) === held.of &&
        !(company.onStrike && wageInProduction(state, company) < 3),
    ).length;
    if (paying === 0 || !(yield* uses(t, held))) continue;
    pay(t, 'state', held.of, paying * held.benefit.wages, 'event');
    score(t, 'state', held.benefit.vp, 'events');
  }
}

/** One more of the product in each of the holder's companies of the industry that produces. */
export function moreOutput(state: HegemonyState, company: Company): number {
  let more = 0;
  for (const { of, benefit } of holding(state, 'output')) {
    if (company.owner === of && cardOf(company).industry === benefit.output) more += benefit.more;
  }
  return more;
}

/** The State gives Food that is eaten in this step, or loses points if it has none. */
export function giveFood(t: Hegemony, to: WorkerClass): void {
  for (const { of, event, benefit } of holding(t.state, 'food')) {
    if (of !== to) continue;
    t.log('benefit-used', { seat: of, event });
    const food = Math.min(benefit.food, t.state.state.goods.food);
    if (food === 0) score(t, 'state', -benefit.vp, 'events');
    else {
      addToState(t.state, 'food', -food);
      t.state[to].goods.food += food;
      t.log('benefit-goods', { seat: to, resource: 'food', amount: food });
    }
  }
}

export function taxRelief(state: HegemonyState, of: Class): number {
  return holding(state, 'tax').reduce((sum, held) => sum + (held.of === of ? held.benefit.tax : 0), 0);
}

/** What the State would add to the cost of a company, at most what it costs (AE-6). */
export function aidFor(state: HegemonyState, seat: Seat): number {
  if (state.phase !== 'action') return 0;
  return holding(state, 'aid').reduce((sum, held) => sum + (held.of === seat ? held.benefit.aid : 0), 0);
}

/** The State pays its part, if the holder wants it to or cannot do without; it gains its point each time (AE-6). */
export function* aidToBuild(t: Hegemony, seat: OwnerClass, cost: number): Play<number> {
  const { state } = t;
  const aid = Math.min(cost, aidFor(state, seat));
  const [held] = holding(state, 'aid').filter(({ of }) => of === seat);
  if (aid === 0 || held === undefined) return 0;
  const about = { event: held.event, cost };
  const must = moneyOf(state, seat) < cost;
  const choice = must ? 'use' : yield* t.ask(seat, 'use-benefit', () => ['use', 'leave'], { about });
  if (choice === 'leave') return 0;
  t.log('benefit-used', { seat, event: held.event });
  pay(t, 'state', 'supply', aid, 'build');
  score(t, 'state', held.benefit.vp, 'events');
  return aid;
}

/** Before a vote of the Elections Phase its holder may use Public Pressure up (AE-4). */
export function* press(t: Hegemony, policy: Policy): Play {
  const { state } = t;
  const kept = alternativeOf(state);
  kept.pressed = null;
  const { section } = state.bills[policy] as Bill;
  for (const { of, event } of holding(state, 'press')) {
    const about = { event, policy, section };
    const choice = yield* t.ask(of, 'use-benefit', () => ['use', 'leave'], { about });
    if (choice === 'leave') continue;
    kept.held[of] = kept.held[of].filter((other) => other !== event);
    state.state.eventDiscard.push(event);
    t.log('benefit-used', { seat: of, event });
    t.log('state-pressed', { policy, section });
    kept.pressed = policy;
  }
}
