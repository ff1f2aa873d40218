/** Effects that cards of several decks have in common. */
import { STOP } from '@polity/kernel';
import { type AssignRules, assignTargets, assignWorkers } from '../actions/assign-workers.js';
import { type BuildRules, build, buildable, buildFromMarket } from '../actions/build-company.js';
import { type BuyRules, buyableResources, buyFrom, buyGoods, mostFrom, stockAt } from '../actions/buy.js';
import { workOvertime } from '../actions/extra-shift.js';
import type { Source } from '../asks.js';
import { addCubes, discardDrawn, drawCube, drawCubes, returnDrawn } from '../bag.js';
import { cardOf, companiesOf, findCompany, isOperational, wageOf } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { COMPANIES } from '../data/companies.js';
import { addToState, type OwnerClass, stateRoom, toSupply } from '../goods.js';
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
} from '../labour.js';
import { moneyOf, pay, receive } from '../money.js';
import {
  CLASSES,
  type Class,
  type Good,
  type Policy,
  PRODUCT,
  type Resource,
  type Seat,
  type WorkerClass,
} from '../names.js';
import { isPlayed } from '../points.js';
import { isAt } from '../policies.js';
import { priceAt } from '../prices.js';
import { drawExport } from '../round/preparation.js';
import type { Company, HegemonyState } from '../state.js';
import { holdVote, type ProposeRules, possibleBills, proposeAndVote, proposeBill } from '../vote.js';
import { type ActionCard, effect } from './card.js';

/** The part of a card that says what it does and when that is possible. */
export type Effect = Pick<ActionCard, 'can' | 'play'>;

export const canPropose =
  (seat: Seat, rules?: ProposeRules) =>
  (state: HegemonyState): boolean =>
    possibleBills(state, seat, rules).length > 0;

/** A bill for one policy, with the usual Immediate Vote, then two cubes of one's own. */
export function movement(of: Class, policy: Policy): Effect {
  const rules = { policies: [policy] };
  return {
    can: canPropose(of, rules),
    *play(t) {
      yield* proposeAndVote(t, of, rules);
      addCubes(t, of, 2);
      return undefined;
    },
  };
}

/** Two bills for different policies, the second after the first has been voted on, if it is (FAQ p. 37). */
export function* proposeTwoBills(t: Hegemony, seat: Seat): Play<undefined> {
  const except = yield* proposeAndVote(t, seat);
  if (possibleBills(t.state, seat, { except }).length > 0) yield* proposeAndVote(t, seat, { except });
  return undefined;
}

/** A bill for any section, next to the current one or not; it waits for the Elections Phase. */
export function radicalReforms(seat: Seat): Effect {
  const rules = { adjacent: false };
  return {
    can: canPropose(seat, rules),
    *play(t) {
      yield* proposeBill(t, seat, rules);
      return undefined;
    },
  };
}

/** A bill; five cubes are shown, and with these an election may be held for nothing (FAQ p. 37). */
export function publicOpinionPolling(of: Class): Effect {
  return {
    can: canPropose(of),
    *play(t) {
      const policy = yield* proposeBill(t, of);
      drawCubes(t, 5);
      const when = yield* t.ask(of, 'immediate-vote', () => ['now', 'later'], { about: { policy, cost: 0 } });
      if (when === 'now') yield* holdVote(t, policy, 'drawn');
      else for (const colour of CLASSES) returnDrawn(t.state, colour);
      return undefined;
    },
  };
}

/** Six cubes are shown; up to four of them go back to their owners, the rest into the bag. */
export function fakeNews(card: string, seat: Class): Effect {
  return {
    *play(t) {
      const { state } = t;
      drawCubes(t, 6);
      const removed = { working: 0, middle: 0, capitalist: 0 };
      for (let i = 0; i < 4; i++) {
        const colours = () => CLASSES.filter((of) => state.drawn[of] > 0);
        const of = yield* t.ask(seat, 'remove-cube', colours, { canStop: true, about: { card } });
        if (of === STOP) break;
        discardDrawn(state, of);
        removed[of]++;
      }
      for (const of of CLASSES) returnDrawn(state, of);
      t.log('cubes-removed', removed);
      return undefined;
    },
  };
}

/**
 * Cubes are shown until three are not one's own; those are exchanged for one's own, and all go back into the bag. With
 * fewer left of one's own, one picks which are exchanged (ruling).
 */
export function interestGroups(card: string, of: Class): Effect {
  return {
    can: ({ cubes }) => cubes[of] > 0,
    *play(t) {
      const { state } = t;
      const colours = () => CLASSES.filter((other) => other !== of && state.drawn[other] > 0);
      const foreign = () => colours().reduce((sum, other) => sum + state.drawn[other], 0);
      // With nothing but one's own cubes anywhere there would be no end to the drawing.
      while (foreign() < 3 && drawCube(t) !== undefined);
      t.log('cubes-drawn', { ...state.drawn });
      const removed = { working: 0, middle: 0, capitalist: 0 };
      const exchanged = Math.min(foreign(), state.cubes[of]);
      for (let left = exchanged; left > 0; left--) {
        const all = foreign() === left;
        const other = all ? (colours()[0] as Class) : yield* t.ask(of, 'remove-cube', colours, { about: { card } });
        discardDrawn(state, other);
        removed[other]++;
      }
      for (const colour of CLASSES) returnDrawn(state, colour);
      t.log('cubes-removed', removed);
      addCubes(t, of, exchanged);
      return undefined;
    },
  };
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

/** One or two unemployed leave the country: 5 for an unskilled worker, 10 for a skilled one. */
export function migration(card: string, of: WorkerClass): Pick<ActionCard, 'needs' | 'play'> {
  return {
    needs: { unemployed: of, count: 4 },
    *play(t) {
      for (let left = 0; left < 2; left++) {
        const leaving = () => unemployedSkills(t.state, of).map((skill) => ({ from: UNEMPLOYED, skill }));
        const worker = yield* t.ask(of, 'card-worker', leaving, { canStop: left > 0, about: { card } });
        if (worker === STOP) break;
        removeUnemployed(t, of, worker.skill);
        receive(t, of, worker.skill === 'unskilled' ? 5 : 10, 'card');
      }
      return undefined;
    },
  };
}

/** Half the price of a whole purchase, rounded up (FAQ p. 36, 38). */
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

/** A service from the State at half price. */
export function halfPrice(buyer: WorkerClass, service: 'health' | 'education'): Effect {
  return {
    can: (state) => mostAtHalfPrice(state, buyer, 'state', service) > 0,
    *play(t) {
      yield* buyAtHalfPrice(t, buyer, 'state', service);
      return undefined;
    },
  };
}

/** Three Media Influence for 15, all or nothing. */
export function highlightSocialIssues(buyer: WorkerClass): Effect {
  return {
    can: (state) => moneyOf(state, buyer) >= 15 && stockAt(state, 'state', 'influence') >= 3,
    play: effect((t) => {
      buyFrom(t, buyer, 'state', 'influence', 3, 15);
      return undefined;
    }),
  };
}

/**
 * The State pays a class for every worker counted, and the class may buy with that at once. It brings one Legitimacy
 * for every `per` of those workers.
 */
export function allowance(
  of: WorkerClass,
  count: (state: HegemonyState) => number,
  { each, per }: { readonly each: number; readonly per: number },
  rules: BuyRules = {},
): Effect {
  return {
    can: (state) => count(state) > 0 || buyableResources(state, of, rules).length > 0,
    *play(t) {
      const workers = count(t.state);
      pay(t, 'state', of, workers * each, 'card');
      yield* buyGoods(t, of, { ...rules, optional: true });
      return { [of]: Math.floor(workers / per) };
    },
  };
}

/** Any number of unemployed find work; in section C those who have some may change it too. */
export function laborMarketDeregulation(of: WorkerClass): Effect {
  const rules = (state: HegemonyState): AssignRules => ({
    atMost: Number.POSITIVE_INFINITY,
    from: isAt(state, 'labor-market', 'C') ? 'anywhere' : 'unemployed',
    optional: true,
  });
  return {
    can: (state) => assignTargets(state, of, rules(state)).length > 0,
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
    *play(t) {
      const companies = () => payableOvertime(t.state, owner).map(({ id }) => id);
      workOvertime(t, findCompany(t.state, yield* t.ask(owner, 'card-company', companies, { about: { card } })));
      return undefined;
    },
  };
}

/** A Public company works overtime; then its product may be bought from the State alone. */
export function publicOvertime(card: string, buyer: WorkerClass): Effect {
  return {
    can: (state) => overtimeCompanies(state, 'state').length > 0,
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
export function sellToState(t: Hegemony, seller: OwnerClass, good: Good, amount: number, price = 10): void {
  t.state[seller].storage[good] -= amount;
  if (stateStores(t.state, good)) addToState(t.state, good, amount);
  else toSupply(t.state, good, amount);
  pay(t, 'state', seller, amount * price, 'card');
  t.log('sold', { seat: seller, good, amount, money: amount * price });
}

/** Health Crisis and Higher Education Program: one Legitimacy for every three sold. */
export function stateBuys(card: string, seller: OwnerClass, good: 'health' | 'education', atMost: number): Effect {
  return {
    can: (state) => sellableToState(state, seller, good, atMost) > 0,
    *play(t) {
      const range = () => ({ min: 1, max: sellableToState(t.state, seller, good, atMost) });
      const amount = yield* t.askAmount(seller, 'card-amount', range, { about: { card, good, price: 10 } });
      sellToState(t, seller, good, amount);
      return { [seller]: Math.floor(amount / 3) };
    },
  };
}

/** Turns up Export cards; the seat picks one of them or the current one, and the others are discarded. */
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

/** Build from the market for less, or any company of the pile for more; the pile is shuffled then. */
export function investmentOpportunities(card: string, seat: OwnerClass, difference: number): Effect {
  const cheaper: BuildRules = { costOf: ({ cost }) => Math.max(0, cost - difference) };
  const dearer: BuildRules = { costOf: ({ cost }) => cost + difference };
  const fromPile = (state: HegemonyState) => buildable(state, seat, dearer, inCatalogOrder(state[seat].companyDeck));
  return {
    can: (state) => buildable(state, seat, cheaper).length > 0 || fromPile(state).length > 0,
    *play(t) {
      const { state } = t;
      const options = () => [
        ...(buildable(state, seat, cheaper).length > 0 ? ['market'] : []),
        ...(fromPile(state).length > 0 ? ['pile'] : []),
      ];
      const from = yield* t.ask(seat, 'card-option', options, { about: { card } });
      if (from === 'market') yield* buildFromMarket(t, seat, cheaper);
      else {
        const id = yield* t.ask(seat, 'build-company', () => fromPile(state), { about: { from: 'pile' } });
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
