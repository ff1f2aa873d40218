/** The politics table: what holds, and everything that happens at once when a policy moves (p. 30-32). */
import { calmDemonstration } from './actions/strike.js';
import type { Follows } from './asks.js';
import {
  allowedWages,
  cardOf,
  companiesOf,
  findCompany,
  isOperational,
  minimumWage,
  placeCompany,
} from './companies.js';
import type { Hegemony, Play } from './context.js';
import { PUBLIC_COMPANIES, SETUP, TAX_MULTIPLIER, WELFARE_MODIFIER } from './data/board.js';
import { discardStateExcess } from './goods.js';
import { dismissAll, settleLabour, staffFromUnemployed, staffingClasses } from './labour.js';
import { contentsOf } from './modules.js';
import { pay, receive } from './money.js';
import type { Good, Policy, Section, WorkerClass } from './names.js';
import { adjustPrices, applyLaborMarket, setWage } from './prices.js';
import { isPlayed, playerCount } from './roles.js';
import type { Company, HegemonyState } from './state.js';

/** Whether a policy is in one of the sections. */
export function isAt(state: HegemonyState, policy: Policy, ...sections: Section[]): boolean {
  return sections.includes(state.policies[policy]);
}

export function taxMultiplier({ policies }: Pick<HegemonyState, 'policies'>): number {
  const { base, factor } = TAX_MULTIPLIER[policies.taxation];
  return (
    base + factor * (WELFARE_MODIFIER[policies['welfare-health']] + WELFARE_MODIFIER[policies['welfare-education']])
  );
}

/** The goods whose prices may follow when a policy moves. */
const PRICES_FOLLOW: Readonly<Partial<Record<Policy, readonly Good[]>>> = {
  'welfare-health': ['health'],
  'welfare-education': ['education'],
  'foreign-trade': ['food', 'luxury'],
};

/** Moves a policy to a section and applies all that follows. */
export function* changePolicy(t: Hegemony, policy: Policy, section: Section): Play {
  const { state } = t;
  if (state.policies[policy] === section) return;
  state.policies[policy] = section;
  t.log('policy', { policy, section });
  if (policy === 'fiscal-policy') yield* resizePublicSector(t);
  if (policy === 'labor-market') yield* applyLaborMarket(t);
  const goods = PRICES_FOLLOW[policy];
  if (goods) yield* letPricesFollow(t, goods, { policy });
}

/** The Middle Class first (H30). */
export function* letPricesFollow(t: Hegemony, goods: readonly Good[], follows: Follows): Play {
  for (const seat of ['middle', 'capitalist'] as const) {
    if (isPlayed(t.state, seat)) yield* adjustPrices(t, seat, goods, follows);
  }
}

/** Opens or closes Public companies until there are as many as the Fiscal Policy says (p. 30, FAQ p. 37). */
export function* resizePublicSector(t: Hegemony): Play {
  const { state } = t;
  const wanted = PUBLIC_COMPANIES[state.policies['fiscal-policy']];
  const open = companiesOf(state, 'state').length;
  if (open < wanted) yield* openPublicCompanies(t, wanted - open);
  else if (open > wanted) yield* closePublicCompanies(t, open - wanted);
}

function* openPublicCompanies(t: Hegemony, count: number): Play {
  const { state } = t;
  const opened: Company[] = [];
  for (let i = 0; i < count && state.state.closed.length > 0; i++) {
    const id = isPlayed(state, 'state')
      ? yield* t.ask('state', 'open-public-company', () => distinctCards(state.state.closed))
      : (nextRow(state)[0] as string);
    opened.push(yield* openPublicCompany(t, id));
  }
  yield* staffOpened(t, opened);
}

/** A State player sets the wage (H9). */
function* openPublicCompany(t: Hegemony, id: string): Play<Company> {
  const { state } = t;
  state.state.closed = state.state.closed.filter((other) => other !== id);
  const company = placeCompany(state, id, 'state', minimumWage(state));
  pay(t, 'state', 'supply', openingCost(state, company), 'public-company');
  t.log('opened', { company: id });
  if (isPlayed(state, 'state')) {
    const wages = () => allowedWages(state);
    setWage(t, company, yield* t.ask('state', 'set-wage', wages, { about: { company: id } }));
  }
  return company;
}

function openingCost(state: HegemonyState, company: Company): number {
  let { cost } = cardOf(company);
  for (const { openingCost: costOf } of contentsOf(state).manifests) cost = costOf?.(state, cost) ?? cost;
  return cost;
}

/** Of two face-down copies of a card it does not matter which is opened (H29). */
function distinctCards(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !id.endsWith('/2') || !ids.includes(id.slice(0, -2)));
}

/** The face-down companies of the highest row that has any: rows open from above and close from below. */
function nextRow(state: HegemonyState): readonly string[] {
  for (const row of rowsOf(state)) {
    const closed = row.filter((id) => state.state.closed.includes(id));
    if (closed.length > 0) return closed;
  }
  return [];
}

function lowestOpenRow(state: HegemonyState): readonly string[] {
  for (const row of rowsOf(state).toReversed()) {
    const open = row.filter((id) => companiesOf(state, 'state').some((company) => company.id === id));
    if (open.length > 0) return open;
  }
  return [];
}

/** A company that stands where another stood counts in the row of that one. */
function rowsOf(state: HegemonyState): readonly (readonly string[])[] {
  const { rows } = SETUP[playerCount(state)];
  const { standIns } = state;
  return standIns === undefined ? rows : rows.map((row) => row.map((id) => standIns[id] ?? id));
}

/** Unemployed workers who can fill a newly opened company go there at once (H11). */
function* staffOpened(t: Hegemony, opened: readonly Company[]): Play {
  const { state } = t;
  for (;;) {
    const possible = opened
      .filter((company) => !isOperational(company))
      .flatMap((company) => staffingClasses(state, company).map((of) => ({ company: company.id, class: of })));
    if (possible.length === 0) return;
    const choice = yield* chooseStaffing(t, possible);
    const company = findCompany(state, choice.company);
    yield* staffFromUnemployed(t, isPlayed(state, 'state') ? 'state' : choice.class, company, choice.class);
    if (choice.class === 'working') calmDemonstration(t); // a company that opens counts as built (H31)
  }
}

type Staffing = { readonly company: string; readonly class: WorkerClass };

/** The State decides; without a player there, the Middle Class decides which class, and that class which company. */
function* chooseStaffing(t: Hegemony, possible: readonly Staffing[]): Play<Staffing> {
  if (isPlayed(t.state, 'state')) return yield* t.ask('state', 'staff-public-company', () => possible);
  const classes = (['working', 'middle'] as const).filter((of) => possible.some((staffing) => staffing.class === of));
  const of = classes.length > 1 ? yield* t.ask('middle', 'staff-class', () => classes) : (classes[0] as WorkerClass);
  return yield* t.ask(of, 'staff-public-company', () => possible.filter((staffing) => staffing.class === of));
}

function* closePublicCompanies(t: Hegemony, count: number): Play {
  const { state } = t;
  for (let i = 0; i < count; i++) {
    const id = isPlayed(state, 'state')
      ? yield* t.ask('state', 'close-public-company', () => companiesOf(state, 'state').map((company) => company.id))
      : (lowestOpenRow(state).at(-1) as string);
    closePublicCompany(t, findCompany(state, id));
  }
}

/** The State sells a company; its workers leave even if they are committed. */
function closePublicCompany(t: Hegemony, company: Company): void {
  const { state } = t;
  dismissAll(t, company);
  settleLabour(t);
  state.companies = state.companies.filter((other) => other !== company);
  if (company.machinery) state.supply.machinery++;
  state.state.closed.push(company.id);
  receive(t, 'state', cardOf(company).cost, 'public-company');
  t.log('closed', { company: company.id });
  discardStateExcess(t);
}
