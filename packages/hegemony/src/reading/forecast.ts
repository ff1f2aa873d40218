/**
 * What the coming Production Phase would cost and bring everybody as things stand. The rules themselves are played on
 * a copy of what a seat sees, and what they tell is summed up.
 */
import '../modules/as-wanted.js';
import { type Ask, Context, clone, fastRandom, type Play, STOP } from '@polity/kernel';
import type { Source } from '../rules/asks.js';
import { allCopies } from '../rules/cards/copies.js';
import { eventsElsewhere, eventsOf } from '../rules/cards/events.js';
import { companyIn } from '../rules/companies.js';
import type { Hegemony, HegemonyNames } from '../rules/context.js';
import { LOAN, ROUNDS } from '../rules/data/board.js';
import type { OwnerClass } from '../rules/goods.js';
import { population } from '../rules/labour.js';
import type { HegemonyLog, HegemonyLogEntry, PaymentReason } from '../rules/log.js';
import { PRODUCTION_STEPS, type ProductionStep } from '../rules/modules.js';
import { moneyOf } from '../rules/money.js';
import { type Resource, type Seat, TURN_ORDER, type WageLevel, type WorkerClass } from '../rules/names.js';
import { isInGame, isPlayed } from '../rules/roles.js';
import { production } from '../rules/round/production.js';
import { marketCompanies } from '../rules/setup.js';
import type { HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { dearness } from './sellers.js';

/** What a company would do. One that is not operational, or struck and not its owner's own work, does nothing. */
export interface CompanyForecast {
  readonly company: string;
  readonly owner: Seat;
  /** What its owner pays, to whom, at which level; 0 where nobody is paid. */
  readonly wage: number;
  readonly level: WageLevel;
  readonly paidTo: WorkerClass | null;
  readonly resource: Resource;
  readonly made: number;
  readonly stored: number;
  /** What fits nowhere. */
  readonly lost: number;
}

/** Food for the Population: its own first, the rest wherever it is cheapest. */
export interface FoodForecast {
  readonly needed: number;
  readonly own: number;
  readonly bought: readonly { readonly from: Source; readonly amount: number; readonly cost: number }[];
  readonly cost: number;
}

/** Loans for something that is due before there is money for it. */
export interface ForcedLoans {
  readonly by: 'wages-out' | 'food' | 'income-tax' | 'employment-tax' | 'corporate-tax';
  readonly count: number;
  /** How much is missing for all of it. */
  readonly short: number;
}

export interface SeatForecast {
  readonly seat: Seat;
  /** Whether somebody plays it; the State pays and is paid without a player too. */
  readonly played: boolean;
  readonly money: { readonly before: number; readonly after: number };
  /** The Capitalist Class's two purses after taxes. */
  readonly revenue: number | null;
  readonly capital: number | null;
  readonly wages: { readonly received: number; readonly paid: number };
  /** What others pay it for Food, and the State's tariffs on Food from abroad. */
  readonly sales: number;
  readonly tariffs: number;
  readonly food: FoodForecast | null;
  readonly taxes: {
    readonly income: number;
    readonly employment: number;
    readonly corporate: number;
    /** What the State takes in. */
    readonly received: number;
  };
  readonly influence: number;
  /** Loans it must take or, the State, pays off or is let off. */
  readonly loans: {
    readonly before: number;
    readonly taken: number;
    readonly after: number;
    readonly forced: readonly ForcedLoans[];
  };
  /** Due in the Preparation Phase that follows; none after the last round. */
  readonly interest: number;
}

export interface Forecast {
  readonly round: number;
  readonly companies: readonly CompanyForecast[];
  readonly seats: readonly SeatForecast[];
  /** VP that the others would lose to a Demonstration, all together. */
  readonly demonstration: number;
  /** Whether the State has too many loans: it pays them off, or the IMF comes (and taxes follow its policies). */
  readonly imf: 'none' | 'pays-off' | 'intervenes';
}

/**
 * From any seat's view or a spectator's. `null` when there is nothing to foretell: while the phase is under way, and
 * after the last one.
 */
export function forecast(view: HegemonyView): Forecast | null {
  return forecastFrom(stateOf(view));
}

/** Without what the IMF would do: where it comes, its policies hide what any other would have changed. */
export function forecastWithoutImf(from: HegemonyState): Forecast | null {
  const foretold = forecastFrom(from);
  if (foretold?.imf !== 'intervenes') return foretold;
  const without = forecastFrom(from, 'imf');
  return without && { ...without, imf: 'intervenes' };
}

function forecastFrom(before: HegemonyState, left?: ProductionStep): Forecast | null {
  const round = comingRound(before);
  if (round === null) return null;
  const t = playOn(before);
  t.state.phase = 'production';
  t.state.step = 0;
  while (t.state.phase === 'production') {
    if (PRODUCTION_STEPS[t.state.step] === left) t.state.step++;
    else playThrough(t, production(t));
  }
  const told = t.entries as readonly unknown[] as readonly HegemonyLogEntry[];
  return {
    round,
    companies: companiesIn(before, told),
    seats: TURN_ORDER.filter((seat) => isInGame(before, seat)).map((seat) =>
      seatForecast(seat, before, t.state, told, round),
    ),
    demonstration: -sum(told, 'points', ({ source, amount }) => (source === 'demonstration' ? amount : 0)),
    imf: imfIn(told),
  };
}

function playOn(state: HegemonyState): Hegemony {
  return new Context<HegemonyState, HegemonyNames>(clone(state), fastRandom('forecast'));
}

/** What a part of the rules makes of a position, as long as everybody answers what is likely. */
export function playedOut(state: HegemonyState, rules: (t: Hegemony) => Play): HegemonyState {
  const t = playOn(state);
  playThrough(t, rules(t));
  return t.state;
}

/** The round of the Production Phase that comes next, if it has not begun. */
function comingRound({ phase, step, round }: HegemonyState): number | null {
  switch (phase) {
    case 'setup':
    case 'preparation':
    case 'action':
      return round;
    case 'production':
      return step === 0 ? round : null;
    case 'elections':
    case 'scoring':
      return round < ROUNDS ? round + 1 : null;
    case 'game-end':
    case 'over':
      return null;
  }
}

/**
 * A position to play on. Piles of which everybody can tell what is in them, as all else of their kind lies open, are
 * filled, in no order of their own; hands and decks stay empty.
 */
export function stateOf(view: HegemonyView): HegemonyState {
  const copy = clone(view);
  const unseen = { hand: [], deck: [] };
  const { events, eventDiscard } = copy.state;
  const eventDeck = isPlayed(view, 'state')
    ? without(allCopies(eventsOf(view)), [...events, ...eventDiscard, ...eventsElsewhere(view)])
    : [];
  return {
    ...copy,
    exports: { ...copy.exports, deck: [] },
    deals: { ...copy.deals, deck: [] },
    immigration: [],
    working: { ...copy.working, ...unseen },
    middle: { ...copy.middle, ...unseen, companyDeck: pileOfCompanies(view, 'middle') },
    capitalist: { ...copy.capitalist, ...unseen, companyDeck: pileOfCompanies(view, 'capitalist') },
    state: { ...copy.state, ...unseen, eventDeck, agendaDeck: [] },
  };
}

/** What has not come into a market, onto the board or out of the game yet. */
function pileOfCompanies(view: HegemonyView, owner: OwnerClass): string[] {
  if (!isPlayed(view, owner)) return [];
  const { market, companyDiscard } = view[owner];
  const built = view.companies.map(({ id }) => id);
  return without(marketCompanies(owner), [
    ...market,
    ...companyDiscard,
    ...built,
    ...view.removed,
    ...view.state.closed,
  ]);
}

function without(cards: readonly string[], seen: readonly string[]): string[] {
  const left = [...cards];
  for (const card of seen) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function playThrough(t: Hegemony, rules: Play): void {
  let step = rules.next();
  while (!step.done) {
    const { value } = step;
    if (typeof value === 'symbol') step = rules.next();
    else if ('asks' in value) step = rules.next(value.asks.map((ask) => likelyAnswer(t, ask)));
    else step = rules.next(likelyAnswer(t, value));
  }
}

/** All the food from where it is cheapest; nothing that need not be; otherwise the first that can be answered. */
function likelyAnswer({ state }: Hegemony, ask: Ask): unknown {
  if (ask.kind === 'food-source') {
    const price = (source: Source) => dearness(state, ask.seat, source, 'food');
    return (ask.options as Source[]).reduce((best, source) => (price(source) < price(best) ? source : best));
  }
  if (ask.kind === 'food-amount') return ask.range.max;
  if (ask.canStop) return STOP;
  if (ask.type === 'amount') return ask.range.min;
  return ask.type === 'one' ? ask.options[0] : ask.options.slice(0, ask.range.min);
}

function sum<K extends keyof HegemonyLog>(
  told: readonly HegemonyLogEntry[],
  kind: K,
  amount: (params: HegemonyLog[K]) => number,
): number {
  let all = 0;
  for (const entry of told) if (entry.kind === kind) all += amount(entry.params as HegemonyLog[K]);
  return all;
}

/** A company pays its wage right before it produces. */
function companiesIn(before: HegemonyState, told: readonly HegemonyLogEntry[]): CompanyForecast[] {
  const companies: CompanyForecast[] = [];
  let wage: HegemonyLog['pay'] | undefined;
  for (const { kind, params } of told) {
    if (kind === 'pay' && params.for === 'wage') wage = params;
    if (kind !== 'produced') continue;
    const { company, owner, resource, made, stored } = params;
    const level = companyIn(before, company)?.wage ?? 1;
    const paidTo = (wage?.to as WorkerClass | undefined) ?? null;
    companies.push({
      company,
      owner,
      wage: wage?.amount ?? 0,
      level,
      paidTo,
      resource,
      made,
      stored,
      lost: made - stored,
    });
    wage = undefined;
  }
  return companies;
}

function seatForecast(
  seat: Seat,
  before: HegemonyState,
  after: HegemonyState,
  told: readonly HegemonyLogEntry[],
  round: number,
): SeatForecast {
  const paid = (...reasons: PaymentReason[]) =>
    sum(told, 'pay', (pay) => (pay.from === seat && reasons.includes(pay.for) ? pay.amount : 0));
  const received = (...reasons: PaymentReason[]) =>
    sum(told, 'pay', (pay) => (pay.to === seat && reasons.includes(pay.for) ? pay.amount : 0));
  const { loans } = after[seat];
  return {
    seat,
    played: isPlayed(before, seat),
    money: { before: moneyOf(before, seat), after: moneyOf(after, seat) },
    revenue: seat === 'capitalist' ? after.capitalist.revenue : null,
    capital: seat === 'capitalist' ? after.capitalist.capital : null,
    wages: { received: received('wage'), paid: paid('wage') },
    sales: received('purchase'),
    tariffs: received('tariff'),
    food: seat === 'working' || seat === 'middle' ? foodForecast(seat, before, told) : null,
    taxes: {
      income: paid('income-tax'),
      employment: paid('employment-tax'),
      corporate: paid('corporate-tax'),
      received: received('income-tax', 'employment-tax', 'corporate-tax'),
    },
    influence: after[seat].influence - before[seat].influence,
    loans: {
      before: before[seat].loans,
      taken: sum(told, 'loan', (loan) => (loan.seat === seat ? 1 : 0)),
      after: loans,
      forced: forcedLoans(seat, moneyOf(before, seat), told),
    },
    interest: round === ROUNDS ? 0 : loans * LOAN.interest,
  };
}

/** Whoever cannot pay takes loans right before it does. */
function forcedLoans(seat: Seat, before: number, told: readonly HegemonyLogEntry[]): readonly ForcedLoans[] {
  const forced = new Map<ForcedLoans['by'], ForcedLoans>();
  let money = before;
  let taken = 0;
  for (const { kind, params } of told) {
    if (kind === 'loan' && params.seat === seat) taken++;
    if (kind !== 'pay') continue;
    if (params.to === seat) money += params.amount;
    if (params.from !== seat) continue;
    money += taken * LOAN.amount - params.amount;
    const by = dueFor(params.for);
    const known = forced.get(by);
    const count = (known?.count ?? 0) + taken;
    // What was paid of it before was paid with what was there: the last payment finds all of it missing.
    if (count > 0) forced.set(by, { by, count, short: count * LOAN.amount - money });
    taken = 0;
  }
  return [...forced.values()];
}

/** Food is paid to whoever sells it, and tariffs with it. */
function dueFor(reason: PaymentReason): ForcedLoans['by'] {
  if (reason === 'wage') return 'wages-out';
  return reason.endsWith('tax') ? (reason as ForcedLoans['by']) : 'food';
}

function foodForecast(seat: WorkerClass, before: HegemonyState, told: readonly HegemonyLogEntry[]): FoodForecast {
  const bought: { from: Source; amount: number; cost: number }[] = [];
  for (const { kind, params } of told) {
    if (kind !== 'bought' || params.seat !== seat) continue;
    bought.push({ from: params.from, amount: params.amount, cost: params.price });
  }
  const needed = population(before, seat);
  const amount = bought.reduce((all, purchase) => all + purchase.amount, 0);
  const cost = bought.reduce((all, purchase) => all + purchase.cost, 0);
  return { needed, own: needed - amount, bought, cost };
}

function imfIn(told: readonly HegemonyLogEntry[]): Forecast['imf'] {
  if (told.some(({ kind }) => kind === 'imf')) return 'intervenes';
  return told.some(({ kind }) => kind === 'loan-paid') ? 'pays-off' : 'none';
}
