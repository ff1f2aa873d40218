/** Effects that cards of several decks have in common. */
import { STOP } from '@polity/kernel';
import { type AssignRules, assignWorkers, canAssign } from '../../rules/actions/assign-workers.js';
import {
  type BuildRules,
  build,
  buildable,
  buildFromMarket,
  canBuild,
  costsOf,
} from '../../rules/actions/build-company.js';
import { type BuyRules, buyableResources, buyFrom, buyGoods, mostFrom, stockAt } from '../../rules/actions/buy.js';
import { workOvertime } from '../../rules/actions/extra-shift.js';
import type { Source } from '../../rules/asks.js';
import {
  type ActionCard,
  type Effect,
  effect,
  type LegitimacyRate,
  legitimacyFor,
  numbered,
  policy,
} from '../../rules/cards/card.js';
import { cardOf, companiesOf, findCompany, isOperational, wageOf } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { COMPANIES } from '../../rules/data/companies.js';
import { addToState, type OwnerClass, stateRoom, toSupply } from '../../rules/goods.js';
import {
  addWorker,
  availableSkills,
  population,
  removeUnemployed,
  type StaffSource,
  staffFrom,
  staffingClasses,
  UNEMPLOYED,
  unemployedSkills,
} from '../../rules/labour.js';
import { moneyOf, pay, receive } from '../../rules/money.js';
import { type Good, PRODUCT, type Resource, type Seat, SKILLS, type WorkerClass } from '../../rules/names.js';
import { isAt } from '../../rules/policies.js';
import { priceAt } from '../../rules/prices.js';
import { isPlayed } from '../../rules/roles.js';
import { drawExport } from '../../rules/round/preparation.js';
import type { Company, HegemonyState } from '../../rules/state.js';

/** Whether a new Working Class worker of any colour could come. */
export function hasNewcomers({ supply }: HegemonyState): boolean {
  return SKILLS.some((skill) => supply.workers.working[skill] > 0);
}

/**
 * A skilled Working Class worker comes, of a colour that the class which plays the card picks; an unskilled one if no
 * colour is left.
 */
export function* addSpecialist(t: Hegemony, card: string, decider: WorkerClass): Play {
  const colours = () => availableSkills(t.state, 'working');
  const skill =
    colours().length > 0 ? yield* t.ask(decider, 'new-worker', colours, { about: { card } }) : ('unskilled' as const);
  yield* addWorker(t, 'working', skill);
}

/** One or more unemployed leave the country, for more money if they are skilled. */
export function migration(card: string, of: WorkerClass): Effect & Pick<ActionCard, 'needs'> {
  return numbered({ least: 4, most: 2, unskilled: 5, skilled: 10 }, ({ least, most, unskilled, skilled }) => ({
    needs: { unemployed: of, count: least },
    *play(t) {
      for (let left = 0; left < most; left++) {
        const leaving = () => unemployedSkills(t.state, of).map((skill) => ({ from: UNEMPLOYED, skill }));
        const worker = yield* t.ask(of, 'card-worker', leaving, { canStop: left > 0, about: { card } });
        if (worker === STOP) break;
        removeUnemployed(t, of, worker.skill);
        receive(t, of, worker.skill === 'unskilled' ? unskilled : skilled, 'card');
      }
      return undefined;
    },
  }));
}

/** Half the price of a whole purchase, rounded up (FAQ p. 36, 38; H38). */
function halfCost(state: HegemonyState, source: Source, resource: Resource, amount: number): number {
  return Math.ceil((amount * priceAt(state, source, resource)) / 2);
}

/** The most that the buyer could take from a source at half price: up to its Population, the stock and its money. */
export function mostAtHalfPrice(state: HegemonyState, buyer: WorkerClass, source: Source, resource: Resource): number {
  let amount = Math.min(population(state, buyer), stockAt(state, source, resource));
  while (amount > 0 && halfCost(state, source, resource, amount) > moneyOf(state, buyer)) amount--;
  return amount;
}

/** Buys at least one from a source and pays half. Returns how much was bought. */
export function* buyAtHalfPrice(t: Hegemony, buyer: WorkerClass, source: Source, resource: Resource): Play<number> {
  const { state } = t;
  const about = { resource, source, price: priceAt(state, source, resource), half: true };
  const range = () => ({ min: 1, max: mostAtHalfPrice(state, buyer, source, resource) });
  const amount = yield* t.askAmount(buyer, 'buy-amount', range, { about });
  buyFrom(t, buyer, source, resource, amount, halfCost(state, source, resource, amount));
  return amount;
}

/** Healthcare Benefits and State Scholarship: a service from the State at half price. */
export function halfPrice(
  buyer: WorkerClass,
  service: 'health' | 'education',
): Effect & Pick<ActionCard, 'purpose' | 'costs' | 'needs' | 'legitimacy'> {
  return {
    purpose: { halfPrice: service },
    costs: 0,
    needs: policy(`welfare-${service}`, 'B', 'C'),
    legitimacy: { [buyer]: 1 },
    can: (state) => mostAtHalfPrice(state, buyer, 'state', service) > 0,
    lacks: 'card.buy',
    *play(t) {
      yield* buyAtHalfPrice(t, buyer, 'state', service);
      return undefined;
    },
  };
}

/** Media Influence for money, all or nothing (H39). */
export function highlightSocialIssues(
  buyer: WorkerClass,
): Effect & Pick<ActionCard, 'purpose' | 'costs' | 'legitimacy'> {
  return numbered({ cost: 15, influence: 3 }, ({ cost, influence }) => ({
    purpose: 'influence',
    legitimacy: { [buyer]: 1 },
    costs: cost,
    can: (state) => moneyOf(state, buyer) >= cost && stockAt(state, 'state', 'influence') >= influence,
    lacks: 'card.media',
    play: effect((t) => {
      buyFrom(t, buyer, 'state', 'influence', influence, cost);
      return undefined;
    }),
  }));
}

/** The State pays a class for every worker counted, and the class may buy with that at once. */
export function allowance(
  of: WorkerClass,
  count: (state: HegemonyState) => number,
  printed: LegitimacyRate & { readonly each: number },
  rules: BuyRules = {},
): Effect {
  return numbered(printed, ({ each }) => ({
    can: (state) => count(state) > 0 || buyableResources(state, of, rules).length > 0,
    lacks: 'card.buy',
    *play(t) {
      const workers = count(t.state);
      pay(t, 'state', of, workers * each, 'card');
      yield* buyGoods(t, of, { ...rules, optional: true });
      return legitimacyFor(of, workers, printed);
    },
  }));
}

/** Any number of unemployed find work; in section C those who have some may change it too. */
export function laborMarketDeregulation(of: WorkerClass): Effect & Pick<ActionCard, 'purpose' | 'costs' | 'needs'> {
  const rules = (state: HegemonyState): AssignRules => ({
    atMost: Number.POSITIVE_INFINITY,
    from: isAt(state, 'labor-market', 'C') ? 'anywhere' : 'unemployed',
    optional: true,
  });
  return {
    purpose: 'work',
    costs: 0,
    needs: policy('labor-market', 'B', 'C'),
    can: (state) => canAssign(state, of, rules(state)),
    lacks: 'card.assign',
    *play(t) {
      yield* assignWorkers(t, of, rules(t.state));
      return undefined;
    },
  };
}

/** Companies that can work overtime: with all their workers, who do not strike. */
function overtimeCompanies(state: HegemonyState, owner: Seat): Company[] {
  return companiesOf(state, owner).filter(
    (company) => isOperational(company) && !cardOf(company).automated && !company.onStrike,
  );
}

/** Those whose wage the owner can pay once more: without the money its own card cannot be played (FAQ p. 36). */
function payableOvertime(state: HegemonyState, owner: Seat): Company[] {
  return overtimeCompanies(state, owner).filter((company) => wageOf(company) <= moneyOf(state, owner));
}

/** One of the owner's companies works overtime. */
export function overtime(card: string, owner: Seat): Effect {
  return {
    can: (state) => payableOvertime(state, owner).length > 0,
    lacks: 'card.overtime',
    *play(t) {
      const companies = () => payableOvertime(t.state, owner).map(({ id }) => id);
      workOvertime(t, findCompany(t.state, yield* t.ask(owner, 'card-company', companies, { about: { card } })));
      return undefined;
    },
  };
}

/** A Public company works overtime, with a loan if need be (H48); then its product may be bought from the State alone. */
export function publicOvertime(card: string, buyer: WorkerClass): Effect {
  return {
    can: (state) => overtimeCompanies(state, 'state').length > 0,
    lacks: 'card.public-overtime',
    *play(t) {
      const { state } = t;
      const companies = () => overtimeCompanies(state, 'state').map(({ id }) => id);
      const company = findCompany(state, yield* t.ask(buyer, 'card-company', companies, { about: { card } }));
      workOvertime(t, company);
      const resource = PRODUCT[cardOf(company).industry];
      const price = priceAt(state, 'state', resource);
      const range = () => ({ min: 0, max: mostFrom(state, buyer, 'state', resource, population(state, buyer)) });
      const amount = yield* t.askAmount(buyer, 'buy-amount', range, { about: { resource, source: 'state', price } });
      if (amount > 0) buyFrom(t, buyer, 'state', resource, amount);
      return undefined;
    },
  };
}

/** Empty companies of an owner that one class could fill. */
export function staffable(state: HegemonyState, owner: Seat, from: StaffSource): Company[] {
  return companiesOf(state, owner).filter((company) => staffingClasses(state, company, from).length > 0);
}

/** The owner chooses an empty company and the class that fills it. */
export function* staffOne(t: Hegemony, owner: Seat, card: string, from: StaffSource): Play<Company> {
  const { state } = t;
  const companies = () => staffable(state, owner, from).map(({ id }) => id);
  const id = yield* t.ask(owner, 'card-company', companies, { about: { card } });
  const company = findCompany(state, id);
  const classes = () => staffingClasses(state, company, from);
  const of = yield* t.ask(owner, 'staff-class', classes, { about: { card, company: id } });
  yield* staffFrom(t, from, owner, company, of);
  return company;
}

/** Food and Luxury are stored on the State's own board, which only a player has; Public Services are on the main one. */
function stateStores(state: HegemonyState, good: Good): boolean {
  return good === 'health' || good === 'education' || isPlayed(state, 'state');
}

/** What the seller could sell the State of a good: within its storage and the State's room. */
export function sellableToState(state: HegemonyState, seller: OwnerClass, good: Good, atMost: number): number {
  const stored = Math.min(atMost, state[seller].storage[good]);
  return stateStores(state, good) ? Math.min(stored, stateRoom(state, good)) : stored;
}

/** Sells to the State, which takes loans if it must. What it cannot store goes to the Supply (FAQ p. 36). */
export function sellToState(t: Hegemony, seller: OwnerClass, good: Good, amount: number, price: number): void {
  t.state[seller].storage[good] -= amount;
  if (stateStores(t.state, good)) addToState(t.state, good, amount);
  else toSupply(t.state, good, amount);
  pay(t, 'state', seller, amount * price, 'card');
  t.log('sold', { seat: seller, good, amount, money: amount * price });
}

/** Health Crisis and Higher Education Program. */
export function stateBuys(card: string, seller: OwnerClass, good: 'health' | 'education', most: number): Effect {
  return numbered({ most, price: 10, legitimacy: 1, per: 3 }, (printed) => ({
    can: (state) => sellableToState(state, seller, good, most) > 0,
    lacks: good === 'health' ? 'card.no-health' : 'card.no-education',
    *play(t) {
      const { price } = printed;
      const range = () => ({ min: 1, max: sellableToState(t.state, seller, good, most) });
      const about = { card, deed: 'sell', good, price } as const;
      const amount = yield* t.askAmount(seller, 'card-amount', range, { about });
      sellToState(t, seller, good, amount, price);
      return legitimacyFor(seller, amount, printed);
    },
  }));
}

/** Turns up Export cards; the seat picks one of them or the current one, and the others are discarded. That alone is an effect (H52). */
export function* chooseExportCard(t: Hegemony, seat: OwnerClass, card: string, count: number): Play {
  const { exports } = t.state;
  const cards = Array.from({ length: count }, () => drawExport(t));
  exports.discard.push(...cards);
  t.log('exports-revealed', { cards });
  const picked = yield* t.ask(seat, 'card-option', () => [exports.current, ...cards], { about: { card } });
  if (picked === exports.current) return;
  exports.discard[exports.discard.indexOf(picked)] = exports.current;
  exports.current = picked;
  t.log('export-card', { card: picked });
}

/** Build from the market for less, or never below 0 (H58), or any company of the pile for more; the pile is shuffled then. */
export function investmentOpportunities(card: string, seat: OwnerClass, difference: number): Effect {
  const cheaper: BuildRules = { costOf: ({ cost }) => Math.max(0, cost - difference) };
  const dearer: BuildRules = { costOf: ({ cost }) => cost + difference };
  const fromPile = (state: HegemonyState) => buildable(state, seat, dearer, inCatalogOrder(state[seat].companyDeck));
  return {
    numbers: { difference },
    can: (state) => canBuild(state, seat, cheaper) || canBuild(state, seat, dearer, state[seat].companyDeck),
    lacks: 'card.build',
    *play(t) {
      const { state } = t;
      const options = () => [
        ...(canBuild(state, seat, cheaper) ? ['market'] : []),
        ...(fromPile(state).length > 0 ? ['pile'] : []),
      ];
      const from = yield* t.ask(seat, 'card-option', options, { about: { card } });
      if (from === 'market') yield* buildFromMarket(t, seat, cheaper);
      else {
        const about = { from: 'pile', ...costsOf(state[seat].companyDeck, dearer) } as const;
        const id = yield* t.ask(seat, 'build-company', () => fromPile(state), { about });
        state[seat].companyDeck = state[seat].companyDeck.filter((other) => other !== id);
        yield* build(t, seat, id, dearer);
        t.random.shuffle(state[seat].companyDeck);
      }
      return undefined;
    },
  };
}

/** A pile as a list that tells nothing of its order. */
function inCatalogOrder(pile: readonly string[]): string[] {
  return Object.keys(COMPANIES).filter((id) => pile.includes(id));
}
