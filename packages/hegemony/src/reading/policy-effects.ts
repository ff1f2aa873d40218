/** What each section of a policy would change for one seat, in numbers, if the policy moved there and all else stayed. */
import { heaviest } from '@polity/kernel';
import { agendaMatches } from '../rules/agenda.js';
import { DEALS_PER_ROUND, IMF_LOANS, IMMIGRANTS, LOAN, PUBLIC_COMPANIES } from '../rules/data/board.js';
import { unemployedCount } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import { type Good, type Policy, SECTIONS, type Seat, type Section } from '../rules/names.js';
import { resizePublicSector, taxMultiplier } from '../rules/policies.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { type Forecast, forecastWithoutImf, playedOut, type SeatForecast, stateOf } from './forecast.js';
import { movedTo, withWagesCut } from './moved-policy.js';
import { pointsAtEnd } from './policy-points.js';

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
    | 'taxes-in'
    | 'wages-in'
    | 'wages-out'
    | 'loans'
    | 'money-after'
    | 'public-companies'
    | 'imf-loans'
    | 'immigrants'
    | 'at-once'
    | 'unemployed'
    | 'agenda'
    | 'imf';
  readonly now: number;
  readonly after: number;
  /** The same if owners cut wages as far as the section newly lets them: nobody knows whether they do. */
  readonly cut?: number;
  /** Whether the seat is better off with it; nothing where that cannot be said. */
  readonly good: boolean | undefined;
  /** How much of the money afterwards comes from more loans; below nought from fewer. */
  readonly borrowed?: number;
  /** What changes the money most, before and after: it has no number of its own elsewhere. */
  readonly cause?: Cause;
}

/** What others pay for one's food, what one's own food costs, and tariffs. */
export interface Cause {
  readonly what: 'sales' | 'food' | 'tariffs';
  readonly now: number;
  readonly after: number;
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
  const [now, then] = [outlookNow(view), outlookFrom(settled(moved, policy))];
  const cut = outlookCut(view, policy, section);
  return [
    ...(seat === 'state' ? change('agenda', agendaMatches(view), agendaMatches(moved), 'high') : []),
    ...inGeneral(view, moved, policy, seat),
    ...(seat === null ? [] : [...atOnce(now.state, then.state, seat), ...inProduction({ now, then, cut }, seat)]),
    ...imfComes(now, then, seat),
  ];
}

/** A position, and what the coming Production Phase would bring everybody from there. */
interface Outlook {
  readonly state: HegemonyState;
  readonly production: Forecast | null;
}

const known = new WeakMap<HegemonyView, Outlook>();

/** From where things stand: asked for with every section of every policy, so it is looked up once for each view. */
function outlookNow(view: HegemonyView): Outlook {
  const outlook = known.get(view) ?? outlookFrom(stateOf(view));
  known.set(view, outlook);
  return outlook;
}

function outlookFrom(state: HegemonyState): Outlook {
  return { state, production: forecastWithoutImf(state) };
}

/** Where owners cut wages as far as the section newly lets them. */
function outlookCut(view: HegemonyView, policy: Policy, section: Section): Outlook | undefined {
  const cut = withWagesCut(view, policy, section);
  return cut && outlookFrom(stateOf(cut));
}

/** What follows at once from where the policy is: Public companies open or close, and their workers come or go. */
function settled(moved: HegemonyView, policy: Policy): HegemonyState {
  const state = stateOf(moved);
  return policy === 'fiscal-policy' ? playedOut(state, resizePublicSector) : state;
}

function atOnce(now: HegemonyState, then: HegemonyState, seat: Seat): readonly Effect[] {
  if (seat === 'working' || seat === 'middle') {
    return change('unemployed', unemployedCount(now, seat), unemployedCount(then, seat), 'low');
  }
  return change('at-once', moneyOf(now, seat), moneyOf(then, seat)).map((effect) => ({
    ...effect,
    borrowed: LOAN.amount * (then[seat].loans - now[seat].loans),
  }));
}

/** Whether the IMF comes: what it would change is in no other number. */
function imfComes(now: Outlook, then: Outlook, seat: Seat | null): readonly Effect[] {
  const comes = ({ production }: Outlook) => (production?.imf === 'intervenes' ? 1 : 0);
  const [before, after] = [comes(now), comes(then)];
  if (before + after === 0) return [];
  const good = seat === 'state' && before !== after ? after < before : undefined;
  return [{ what: 'imf', now: before, after, good }];
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

interface Outlooks {
  readonly now: Outlook;
  readonly then: Outlook;
  readonly cut: Outlook | undefined;
}

/** What the coming Production Phase would bring the seat instead. */
function inProduction({ now, then, cut }: Outlooks, seat: Seat): readonly Effect[] {
  const [before, after] = [forecastOf(now, seat), forecastOf(then, seat)];
  const least = cut && forecastOf(cut, seat);
  if (!before || !after) return [];
  const taxes = ({ taxes: { income, employment, corporate } }: SeatForecast) => income + employment + corporate;
  return [
    ...cuttable('wages-in', before.wages.received, after.wages.received, least?.wages.received, 'high'),
    ...cuttable('wages-out', before.wages.paid, after.wages.paid, least?.wages.paid, 'low'),
    ...change('taxes', taxes(before), taxes(after), 'low'),
    ...change('taxes-in', before.taxes.received, after.taxes.received, 'high'),
    ...change('loans', before.loans.after, after.loans.after, 'low'),
    ...moneyAfter(before, after, least),
  ];
}

/** A sum that owners may make less of: where it stays for certain, that is told too. */
function cuttable(
  what: Effect['what'],
  now: number,
  after: number,
  least: number | undefined,
  better: 'low' | 'high',
): readonly Effect[] {
  if (least === undefined || least === after) return change(what, now, after, better);
  return [{ what, now, after, cut: least, good: better === 'low' ? least < now : least > now }];
}

/** Borrowed money is no gain: what is better is judged by what is left once the loans are paid off. */
function moneyAfter(before: SeatForecast, after: SeatForecast, cut?: SeatForecast): readonly Effect[] {
  const worth = ({ money, loans }: SeatForecast) => money.after - LOAN.payOff * loans.after;
  const gain = worth(cut ?? after) - worth(before);
  const borrowedIn = ({ loans }: SeatForecast) => LOAN.amount * (loans.after - before.loans.after);
  const borrowed = borrowedIn(after);
  const cause = causeOf(before, after, gain > 0);
  const left = cut && cut.money.after - borrowedIn(cut) + borrowed;
  return cuttable('money-after', before.money.after, after.money.after, left, 'high').map((effect) => ({
    ...effect,
    good: gain === 0 ? undefined : gain > 0,
    borrowed,
    ...(cause ? { cause } : {}),
  }));
}

/** Of what is for the better, or for the worse, what changes most. */
function causeOf(before: SeatForecast, after: SeatForecast, better: boolean): Cause | undefined {
  const food = ({ food: bought }: SeatForecast) => bought?.cost ?? 0;
  const causes: readonly Cause[] = [
    { what: 'sales', now: before.sales, after: after.sales },
    { what: 'food', now: food(before), after: food(after) },
    { what: 'tariffs', now: before.tariffs, after: after.tariffs },
  ];
  const gained = ({ what, now, after: then }: Cause) => (what === 'food' ? now - then : then - now);
  const fitting = causes.filter((cause) => (better ? gained(cause) > 0 : gained(cause) < 0));
  return heaviest(fitting, (cause) => Math.abs(gained(cause)));
}

/** What a section would earn a seat, without what it has to borrow: at once, and in the coming production. */
export interface Earned {
  readonly atOnce: number;
  readonly money: number;
  /** The same if owners cut wages as far as they may; nothing where that changes nothing. */
  readonly cut?: number;
  readonly loans: number;
}

export function earnedBy(effects: readonly Effect[]): Earned {
  const by = (what: Effect['what']) => {
    const effect = effects.find((one) => one.what === what);
    return effect ? effect.after - effect.now - (effect.borrowed ?? 0) : 0;
  };
  const atOnceBy = by('at-once');
  const { now = 0, cut, borrowed = 0 } = effects.find(({ what }) => what === 'money-after') ?? {};
  const earned = { atOnce: atOnceBy, money: by('money-after') - atOnceBy, loans: by('loans') };
  return cut === undefined ? earned : { ...earned, cut: cut - now - borrowed };
}

/** What a section would change for a seat: money without what is borrowed, and points at the end. */
export interface SeatChange extends Earned {
  readonly seat: Seat;
  readonly points: number;
}

/** For every seat that is played, in turn order; and for a State that nobody plays, where it pays or is paid at once. */
export function changesForAll(view: HegemonyView, policy: Policy, section: Section): readonly SeatChange[] {
  const moved = movedTo(view, policy, section);
  const [now, then] = [outlookNow(view), outlookFrom(settled(moved, policy))];
  const cut = outlookCut(view, policy, section);
  const changeFor = (seat: Seat): SeatChange => {
    const [before, after] = [forecastOf(now, seat), forecastOf(then, seat)];
    const inMoney =
      before && after
        ? [
            ...change('loans', before.loans.after, after.loans.after),
            ...moneyAfter(before, after, cut && forecastOf(cut, seat)),
          ]
        : [];
    return {
      seat,
      ...earnedBy([...atOnce(now.state, then.state, seat), ...inMoney]),
      points: pointsAtEnd(moved, seat) - pointsAtEnd(view, seat),
    };
  };
  const played = view.seats.map(changeFor);
  if (view.seats.includes('state')) return played;
  const state = changeFor('state');
  return state.atOnce === 0 ? played : [...played, state];
}

function forecastOf({ production }: Outlook, seat: Seat): SeatForecast | undefined {
  return production?.seats.find((one) => one.seat === seat);
}

function change(what: Effect['what'], now: number, then: number, better?: 'low' | 'high'): readonly Effect[] {
  if (now === then) return [];
  const good = better === undefined ? undefined : better === 'high' ? then > now : then < now;
  return [{ what, now, after: then, good }];
}
