/** What each section of a policy would change for one seat, in numbers, if the policy moved there and all else stayed. */
import { hasCommitted, hasWage } from '../rules/companies.js';
import {
  DEALS_PER_ROUND,
  END_GAME,
  IMF_LOANS,
  IMMIGRANTS,
  LOAN,
  MINIMUM_WAGE,
  PUBLIC_COMPANIES,
} from '../rules/data/board.js';
import { type Good, IDEOLOGIES, type Policy, SECTIONS, type Seat, type Section } from '../rules/names.js';
import { taxMultiplier } from '../rules/policies.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';
import { forecast, type SeatForecast } from './forecast.js';

/** One thing that would be otherwise, as a number before and after. */
export interface Effect {
  readonly what:
    | 'price-health'
    | 'price-education'
    | 'import-food'
    | 'import-luxury'
    | 'deals'
    | 'tax-multiplier'
    | 'taxes'
    | 'wages-in'
    | 'wages-out'
    | 'loans'
    | 'money-after'
    | 'public-companies'
    | 'imf-loans'
    | 'immigrants';
  readonly now: number;
  readonly after: number;
  /** Whether the seat is better off with it; nothing where that cannot be said. */
  readonly good: boolean | undefined;
  /** How much of the money after production comes from more loans; below nought from fewer. */
  readonly borrowed?: number;
}

export interface SectionEffects {
  readonly section: Section;
  readonly inForce: boolean;
  readonly effects: readonly Effect[];
}

export function policyEffects(view: HegemonyView, policy: Policy, seat: Seat | null): readonly SectionEffects[] {
  return SECTIONS.map((section) => ({
    section,
    inForce: view.policies[policy] === section,
    effects: view.policies[policy] === section ? [] : effectsOf(view, policy, section, seat),
  }));
}

function effectsOf(view: HegemonyView, policy: Policy, section: Section, seat: Seat | null): readonly Effect[] {
  const moved = movedTo(view, policy, section);
  return [...inGeneral(view, moved, policy, seat), ...(seat === null ? [] : forSeat(view, moved, seat))];
}

/** The view with the policy there. Wages below the new minimum rise to it; nobody lowers any (nobody has to). */
export function movedTo(view: HegemonyView, policy: Policy, section: Section): HegemonyView {
  const policies = { ...view.policies, [policy]: section };
  if (policy !== 'labor-market') return { ...view, policies };
  const least = MINIMUM_WAGE[section];
  const unplayed = !view.seats.includes('state');
  const companies = view.companies.map((company) => {
    if (!hasWage(company)) return company;
    const follows = unplayed && company.owner === 'state' && !hasCommitted(company);
    return company.wage < least || follows ? { ...company, wage: least } : company;
  });
  return { ...view, policies, companies };
}

/** What the section says, as far as it differs. */
function inGeneral(now: HegemonyView, then: HegemonyView, policy: Policy, seat: Seat | null): readonly Effect[] {
  const buys = seat === 'working' || seat === 'middle';
  const price = (what: Effect['what'], source: 'state' | 'foreign-market', good: Good) =>
    change(what, priceAt(now, source, good), priceAt(then, source, good), buys ? 'low' : undefined);
  const section = (view: HegemonyView) => view.policies[policy];
  const table = (what: Effect['what'], by: Readonly<Record<Section, number>>, better?: 'low' | 'high') =>
    change(what, by[section(now)], by[section(then)], better);
  switch (policy) {
    case 'fiscal-policy':
      return [...table('public-companies', PUBLIC_COMPANIES), ...table('imf-loans', IMF_LOANS)];
    case 'welfare-health':
      return [...price('price-health', 'state', 'health'), ...multiplier(now, then)];
    case 'welfare-education':
      return [...price('price-education', 'state', 'education'), ...multiplier(now, then)];
    case 'taxation':
      return multiplier(now, then);
    case 'foreign-trade':
      return [
        ...price('import-food', 'foreign-market', 'food'),
        ...price('import-luxury', 'foreign-market', 'luxury'),
        ...table('deals', DEALS_PER_ROUND, seat === 'capitalist' ? 'high' : undefined),
      ];
    case 'immigration':
      return table('immigrants', IMMIGRANTS);
    case 'labor-market':
      return [];
  }
}

function multiplier(now: HegemonyView, then: HegemonyView): readonly Effect[] {
  return change('tax-multiplier', taxMultiplier(now), taxMultiplier(then));
}

/** What the coming Production Phase would bring the seat instead. */
function forSeat(now: HegemonyView, then: HegemonyView, seat: Seat): readonly Effect[] {
  const [before, after] = [forecastOf(now, seat), forecastOf(then, seat)];
  if (!before || !after) return [];
  const taxes = ({ taxes: { income, employment, corporate, received } }: SeatForecast) =>
    seat === 'state' ? received : income + employment + corporate;
  return [
    ...change('wages-in', before.wages.received, after.wages.received, 'high'),
    ...change('wages-out', before.wages.paid, after.wages.paid, 'low'),
    ...change('taxes', taxes(before), taxes(after), seat === 'state' ? 'high' : 'low'),
    ...change('loans', before.loans.after, after.loans.after, 'low'),
    ...moneyAfter(before, after),
  ];
}

/** Borrowed money is no gain: what is better is judged by what is left once the loans are paid off. */
function moneyAfter(before: SeatForecast, after: SeatForecast): readonly Effect[] {
  const worth = ({ money, loans }: SeatForecast) => money.after - LOAN.payOff * loans.after;
  const gain = worth(after) - worth(before);
  const borrowed = LOAN.amount * (after.loans.after - before.loans.after);
  return change('money-after', before.money.after, after.money.after).map((effect) => ({
    ...effect,
    good: gain === 0 ? undefined : gain > 0,
    borrowed,
  }));
}

/** What a section would earn a seat in the coming production, without what it has to borrow for that. */
export interface Earned {
  readonly money: number;
  readonly loans: number;
}

export function earnedBy(effects: readonly Effect[]): Earned {
  const by = (what: Effect['what']) => {
    const effect = effects.find((one) => one.what === what);
    return effect ? effect.after - effect.now : 0;
  };
  const loans = by('loans');
  return { money: by('money-after') - LOAN.amount * loans, loans };
}

/** What a section would change for a seat: money in the coming production, without what is borrowed, and points at the end. */
export interface SeatChange {
  readonly seat: Seat;
  readonly money: number;
  readonly points: number;
}

/** For every seat that is played, in turn order. */
export function changesForAll(view: HegemonyView, policy: Policy, section: Section): readonly SeatChange[] {
  const then = movedTo(view, policy, section);
  const [before, after] = [forecast(view)?.seats ?? [], forecast(then)?.seats ?? []];
  return view.seats.map((seat) => {
    const [now, next] = [before, after].map((seats) => seats.find((one) => one.seat === seat));
    const borrowed = now && next ? LOAN.amount * (next.loans.after - now.loans.after) : 0;
    const money = now && next ? next.money.after - now.money.after - borrowed : 0;
    return { seat, money, points: pointsAtEnd(then, seat) - pointsAtEnd(view, seat) };
  });
}

/** What the policies are worth to a class at the end of the game, as they stand. */
function pointsAtEnd({ policies }: HegemonyView, seat: Seat): number {
  if (seat === 'state') return 0;
  const { section, vp } = END_GAME.policyVP[seat];
  return vp[IDEOLOGIES.filter((one) => policies[one] === section).length] ?? 0;
}

/** What a class would lose at the end of the game if the policy moved from where it counts; nothing where it does not. */
export function lostAtEnd(view: HegemonyView, policy: Policy, section: Section, seat: Seat | null): number {
  if (seat === null) return 0;
  return Math.max(0, pointsAtEnd(view, seat) - pointsAtEnd(movedTo(view, policy, section), seat));
}

function forecastOf(view: HegemonyView, seat: Seat): SeatForecast | undefined {
  return forecast(view)?.seats.find((one) => one.seat === seat);
}

function change(what: Effect['what'], now: number, then: number, better?: 'low' | 'high'): readonly Effect[] {
  if (now === then) return [];
  const good = better === undefined ? undefined : better === 'high' ? then > now : then < now;
  return [{ what, now, after: then, good }];
}

/** The section that counts for a class at the end of the game; the State has its agenda instead. */
export function wantedSection(seat: Seat): Section | undefined {
  return seat === 'state' ? undefined : END_GAME.policyVP[seat].section;
}

/** What the policies that a class wants are worth at the end, with this one among them. */
export interface Worth {
  readonly count: number;
  readonly points: number;
  /** How many points more than as they stand. */
  readonly more: number;
}

/** Nothing where the section does not count for the seat. */
export function worthAtEnd(view: HegemonyView, policy: Policy, section: Section, seat: Seat | null): Worth | undefined {
  if (seat === null || seat === 'state' || wantedSection(seat) !== section) return undefined;
  if (!IDEOLOGIES.some((one) => one === policy)) return undefined;
  const vp: readonly number[] = END_GAME.policyVP[seat].vp;
  const held = IDEOLOGIES.filter((one) => view.policies[one] === section).length;
  const count = view.policies[policy] === section ? held : held + 1;
  const points = vp[count] ?? 0;
  return { count, points, more: points - (vp[held] ?? 0) };
}
