/** The coming Production Phase as a ledger for one seat: what comes in, what goes out, what is left. */
import { LOAN } from '../rules/data/board.js';
import type { Resource, Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { type CompanyForecast, type ForcedLoans, type Forecast, forecast, type SeatForecast } from './forecast.js';

export interface LedgerLine {
  readonly what:
    | 'wages-in'
    | 'wages-out'
    | 'sales'
    | 'tariffs'
    | 'food'
    | 'income-tax'
    | 'employment-tax'
    | 'corporate-tax'
    | 'taxes-in'
    | 'loans'
    | 'other';
  readonly amount: number;
  /** Where it comes from or goes to, company by company or seller by seller. */
  readonly details: readonly LedgerDetail[];
  /** Of loans: for which line they have to be taken, how many, and how much is missing when that is due. */
  readonly forced?: ForcedLoans;
}

export type LedgerDetail =
  | { readonly company: string; readonly amount: number }
  | { readonly from: string; readonly food: number; readonly amount: number };

/** What the seat's companies would make of a resource, how much of it could not be stored, and how much of it, and of what was there, is eaten. */
export interface Made {
  readonly resource: Resource;
  readonly made: number;
  readonly lost: number;
  readonly eaten: number;
}

export interface LedgerPage {
  readonly seat: Seat;
  readonly round: number;
  readonly before: number;
  readonly lines: readonly LedgerLine[];
  readonly after: number;
  readonly made: readonly Made[];
  readonly influence: number;
  /** Food for the people: how much of it is there already, and how much is made first. */
  readonly food: { readonly needed: number; readonly own: number; readonly eaten: number } | null;
  /** The Capitalist Class's purses afterwards. */
  readonly purses: { readonly revenue: number; readonly capital: number } | null;
  /** Loans afterwards, how many of them are new, and the interest that follows. */
  readonly loans: { readonly after: number; readonly taken: number; readonly interest: number };
  readonly imf: Forecast['imf'];
  /** Points that a demonstration would cost the others together. */
  readonly demonstration: number;
}

/** Nothing while there is nothing to foretell. */
export function ledgerPage(view: HegemonyView, seat: Seat): LedgerPage | null {
  const foretold = forecast(view);
  const mine = foretold?.seats.find((one) => one.seat === seat);
  if (!foretold || !mine) return null;
  const { money, revenue, capital, loans } = mine;
  const food = foodOf(view, mine);
  return {
    seat,
    round: foretold.round,
    before: money.before,
    lines: linesOf(mine, foretold.companies),
    after: money.after,
    made: madeBy(seat, foretold.companies, mine.food?.own ?? 0),
    influence: mine.influence,
    food,
    purses: revenue === null || capital === null ? null : { revenue, capital },
    loans: { after: loans.after, taken: loans.taken, interest: mine.interest },
    imf: foretold.imf,
    demonstration: foretold.demonstration,
  };
}

/** What lies there already is eaten first. */
function foodOf(view: HegemonyView, { seat, food }: SeatForecast): LedgerPage['food'] {
  if (food === null || (seat !== 'working' && seat !== 'middle')) return null;
  const stock = view[seat].goods.food + (seat === 'middle' ? view.middle.storage.food : 0);
  const own = Math.min(food.own, stock);
  return { needed: food.needed, own, eaten: food.own - own };
}

/** In the order of the phase, loans right below what they have to be taken for. */
function linesOf(mine: SeatForecast, companies: readonly CompanyForecast[]): readonly LedgerLine[] {
  const { seat, wages, sales, tariffs, food, taxes, loans, money } = mine;
  const lines: LedgerLine[] = [
    { what: 'wages-in', amount: wages.received, details: wagesOf(companies, ({ paidTo }) => paidTo === seat, 1) },
    { what: 'wages-out', amount: -wages.paid, details: wagesOf(companies, ({ owner }) => owner === seat, -1) },
    {
      what: 'food',
      amount: -(food?.cost ?? 0),
      details: (food?.bought ?? []).map(({ from, amount, cost }) => ({ from, food: amount, amount: -cost })),
    },
    { what: 'sales', amount: sales, details: [] },
    { what: 'tariffs', amount: tariffs, details: [] },
    { what: 'income-tax', amount: -taxes.income, details: [] },
    { what: 'employment-tax', amount: -taxes.employment, details: [] },
    { what: 'corporate-tax', amount: -taxes.corporate, details: [] },
    { what: 'taxes-in', amount: taxes.received, details: [] },
  ];
  const told = lines.reduce((sum, { amount }) => sum + amount, loans.taken * LOAN.amount);
  // What the IMF does to a State that it visits is told by itself.
  lines.push({ what: 'other', amount: money.after - money.before - told, details: [] });
  const borrowed = loans.forced.map((forced) => ({
    what: 'loans' as const,
    amount: forced.count * LOAN.amount,
    details: [],
    forced,
  }));
  return lines
    .filter(({ amount }) => amount !== 0)
    .flatMap((line) => [line, ...borrowed.filter(({ forced }) => forced.by === line.what)]);
}

function wagesOf(
  companies: readonly CompanyForecast[],
  concerns: (company: CompanyForecast) => boolean,
  sign: 1 | -1,
): readonly LedgerDetail[] {
  return companies
    .filter((company) => company.wage > 0 && concerns(company))
    .map(({ company, wage }) => ({ company, amount: sign * wage }));
}

function madeBy(seat: Seat, companies: readonly CompanyForecast[], foodEaten: number): readonly Made[] {
  const made = new Map<Resource, Made>();
  for (const { owner, resource, made: amount, lost } of companies) {
    if (owner !== seat) continue;
    const eaten = resource === 'food' ? foodEaten : 0;
    const before = made.get(resource) ?? { made: 0, lost: 0 };
    made.set(resource, { resource, made: before.made + amount, lost: before.lost + lost, eaten });
  }
  return [...made.values()];
}
