/** Build Company and Sell Company, for the Capitalist and the Middle Class (p. 18-19, 23). */
import { STOP } from '@polity/kernel';
import {
  allowedWages,
  cardById,
  cardOf,
  companiesOf,
  employeeSlot,
  findCompany,
  hasCommitted,
  hasWage,
  placeCompany,
} from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { COMPANY_SPACES } from '../data/board.js';
import type { OwnerClass } from '../goods.js';
import {
  availableSkills,
  dismissAll,
  employ,
  movablePool,
  movableWorkers,
  possibleEmployees,
  settleLabour,
  staffFromUnemployed,
  staffingClasses,
  stand,
  takeAway,
} from '../labour.js';
import { moneyOf, pay, receive } from '../money.js';
import type { CompanyCard, Industry, Seat, Skill, Slot } from '../names.js';
import type { Company, HegemonyState } from '../state.js';
import { calmDemonstration } from './strike.js';

/** What a company costs its builder, by the card's own cost. */
export type CostOf = (card: CompanyCard, id: string) => number;
const fullCost: CostOf = (card) => card.cost;

/** How a card bends the building of a company. */
export interface BuildRules {
  /** Who pays, and cannot refuse, if not the builder. */
  readonly payer?: Seat;
  /** Whether one of those who run the company is a new worker from the Supply. */
  readonly newOwner?: boolean;
  /** Whether those who run it come from the unemployed, without a choice where they are alike. */
  readonly unemployedOwners?: boolean;
}

export function hasSpace(state: HegemonyState, seat: OwnerClass): boolean {
  return companiesOf(state, seat).length < COMPANY_SPACES[seat];
}

/** The Middle Class needs those who will run the company: unemployed, or uncommitted elsewhere. */
export function hasOwnersFor(
  state: HegemonyState,
  card: CompanyCard,
  from: 'anywhere' | 'unemployed' = 'anywhere',
  extra?: Skill,
): boolean {
  const pool = movablePool(state, 'middle', from);
  if (extra) pool[extra]++;
  const owners = card.slots.filter(({ role }) => role === 'owner');
  const free = Object.values(pool).reduce((all, count) => all + count, 0);
  return owners.length <= free && owners.every(({ kind }) => kind === 'unskilled' || pool[kind] > 0);
}

/** The colours of which a new worker could be one of those who run the company, with the others at hand. */
function newOwnerSkills(state: HegemonyState, card: CompanyCard): Industry[] {
  return availableSkills(state, 'middle').filter(
    (skill) => ownerSlotFor(card, skill) >= 0 && hasOwnersFor(state, card, 'anywhere', skill),
  );
}

/** Where a worker of that skill is best put to run a company: on the slot that asks for it, or on an unskilled one. */
function ownerSlotFor({ slots }: CompanyCard, skill: Industry): number {
  const slotOf = (wanted: Skill) => slots.findIndex(({ role, kind }) => role === 'owner' && kind === wanted);
  return slotOf(skill) >= 0 ? slotOf(skill) : slotOf('unskilled');
}

/** The companies among `ids` that the seat has the space, the money and the workers to build. */
export function buildable(
  state: HegemonyState,
  seat: OwnerClass,
  costOf: CostOf = fullCost,
  ids = state[seat].market,
  rules: BuildRules = {},
): string[] {
  if (!hasSpace(state, seat)) return [];
  const money = rules.payer === undefined ? moneyOf(state, seat) : Number.POSITIVE_INFINITY;
  const hasOwners = (card: CompanyCard) =>
    rules.newOwner ? newOwnerSkills(state, card).length > 0 : hasOwnersFor(state, card);
  return ids.filter((id) => {
    const card = cardById(id);
    return costOf(card, id) <= money && (seat === 'capitalist' || hasOwners(card));
  });
}

/** Chooses a company of the Market and builds it. */
export function* buildFromMarket(
  t: Hegemony,
  seat: OwnerClass,
  costOf: CostOf = fullCost,
  filter?: (id: string) => boolean,
  rules: BuildRules = {},
): Play<Company> {
  const { state } = t;
  const options = () => buildable(state, seat, costOf, state[seat].market, rules).filter((id) => filter?.(id) ?? true);
  const id = yield* t.ask(seat, 'build-company', options);
  return yield* buildOffered(t, seat, id, costOf, rules);
}

/** The same, if the seat wants to. */
export function* mayBuildFromMarket(
  t: Hegemony,
  seat: OwnerClass,
  costOf: CostOf = fullCost,
): Play<Company | undefined> {
  const id = yield* t.ask(seat, 'build-company', () => buildable(t.state, seat, costOf), { canStop: true });
  return id === STOP ? undefined : yield* buildOffered(t, seat, id, costOf);
}

function* buildOffered(t: Hegemony, seat: OwnerClass, id: string, costOf: CostOf, rules?: BuildRules): Play<Company> {
  const board = t.state[seat];
  board.market = board.market.filter((other) => other !== id);
  return yield* build(t, seat, id, costOf(cardById(id), id), rules);
}

/** Pays for a company, places it, sets its wage and brings in its workers. The card must be out of its pile already. */
export function* build(t: Hegemony, seat: OwnerClass, id: string, cost: number, rules: BuildRules = {}): Play<Company> {
  pay(t, rules.payer ?? seat, 'supply', cost, 'build');
  return yield* openCompany(t, seat, id, cost, rules);
}

export function* openCompany(
  t: Hegemony,
  seat: OwnerClass,
  id: string,
  cost: number,
  rules: BuildRules = {},
): Play<Company> {
  const { state } = t;
  const company = placeCompany(state, id, seat, 3);
  t.log('built', { seat, company: id, cost });
  if (rules.newOwner) yield* placeNewOwner(t, company);
  if (rules.unemployedOwners && seat === 'middle') yield* staffFromUnemployed(t, seat, company, seat);
  else if (seat === 'middle') yield* placeOwners(t, company);
  yield* chooseWage(t, seat, company);
  if (seat === 'middle') yield* offerEmployee(t, company);
  else yield* offerStaffing(t, seat, company);
  return company;
}

export function* chooseWage(t: Hegemony, seat: OwnerClass | 'state', company: Company): Play {
  if (!hasWage(company)) return;
  company.wage = yield* t.ask(seat, 'set-wage', () => allowedWages(t.state), { about: { company: company.id } });
  t.log('wage', { company: company.id, wage: company.wage });
}

/** A worker from the Supply who runs a new company, committed. */
function* placeNewOwner(t: Hegemony, company: Company): Play {
  const { state } = t;
  const card = cardOf(company);
  const about = { company: company.id };
  const skill = yield* t.ask('middle', 'new-worker', () => newOwnerSkills(state, card), { about });
  state.supply.workers.middle[skill]--;
  t.log('new-worker', { class: 'middle', skill });
  stand(t, company, ownerSlotFor(card, skill), 'middle', skill, 'supply');
}

/** The Middle Class workers who run a new company, committed; skilled slots first. */
function* placeOwners(t: Hegemony, company: Company): Play {
  const { slots } = cardOf(company);
  t.state.assigning = [];
  for (let slot = 0; slot < slots.length; slot++) {
    const { role, kind } = slots[slot] as Slot;
    if (role !== 'owner' || company.workers[slot]) continue;
    const fitting = () =>
      movableWorkers(t.state, 'middle', company).filter(({ skill }) => kind === 'unskilled' || skill === kind);
    const worker = yield* t.ask('middle', 'assign-worker', fitting, { about: { company: company.id, slot } });
    takeAway(t, 'middle', worker);
    stand(t, company, slot, 'middle', worker.skill, worker.from);
  }
  t.state.assigning = null;
  settleLabour(t);
}

/** The owner may fill all slots out of one class's unemployed. */
export function* offerStaffing(t: Hegemony, seat: OwnerClass | 'state', company: Company): Play {
  const { state } = t;
  if (cardOf(company).automated) return;
  const about = { company: company.id };
  const of = yield* t.ask(seat, 'staff-class', () => staffingClasses(state, company), { canStop: true, about });
  if (of === STOP) return;
  yield* staffFromUnemployed(t, seat, company, of);
  if (of === 'working') calmDemonstration(t);
}

/** The Middle Class may take an unemployed worker as employee; an unskilled one where that is enough (p. 23). */
export function* offerEmployee(t: Hegemony, company: Company): Play {
  const { state } = t;
  if (employeeSlot(company) < 0) return;
  const about = { company: company.id };
  const skill = yield* t.ask('middle', 'staff-worker', () => possibleEmployees(state, company), {
    canStop: true,
    about,
  });
  if (skill === STOP) return;
  employ(t, company, employeeSlot(company), 'working', skill);
  calmDemonstration(t);
}

/** Companies without committed workers can be sold. */
export function sellable(state: HegemonyState, seat: OwnerClass): Company[] {
  return companiesOf(state, seat).filter((company) => !hasCommitted(company));
}

/** Chooses one of its companies and sells it; a card may pay a multiple and take only some companies. */
export function* sellCompany(
  t: Hegemony,
  seat: OwnerClass,
  factor = 1,
  filter: (company: Company) => boolean = () => true,
): Play {
  const companies = () => sellable(t.state, seat).filter(filter);
  const id = yield* t.ask(seat, 'sell-company', () => companies().map((company) => company.id));
  sell(t, seat, findCompany(t.state, id), factor);
}

/** Discards a company for its cost, times a factor. A privatized one goes back to the Public companies, face down. */
export function sell(t: Hegemony, seat: OwnerClass, company: Company, factor: number): void {
  const { state } = t;
  const card = cardOf(company);
  dismissAll(t, company);
  settleLabour(t);
  state.companies = state.companies.filter((other) => other !== company);
  if (company.machinery) state.supply.machinery++;
  if (card.owner === 'state') state.state.closed.push(company.id);
  else state[seat].companyDiscard.push(company.id);
  t.log('company-sold', { seat, company: company.id });
  receive(t, seat, card.cost * factor, 'sell-company');
}
