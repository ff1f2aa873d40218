/** A Production Phase as one seat lives it: who paid whom and why, in the order of the log, with what it has then. */
import type { LogEntry } from '@polity/kernel';
import { wageOf } from '../rules/companies.js';
import type { HegemonyLogEntry, PaymentReason, Purse } from '../rules/log.js';
import type { Seat } from '../rules/names.js';
import type { Company } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { entriesOf } from './entries.js';
import { chaptersOf, gainsOf } from './recap.js';
import { productionMoney } from './round-end.js';

export interface ProductionStep {
  /** What was paid for; a loan that was taken, or whatever else changed the money. */
  readonly for: PaymentReason | 'other';
  /** Who paid it, or was paid; what goods from abroad cost goes to the supply. */
  readonly with: Purse | 'foreign-market';
  /** How many payments these are together, and how much they brought. */
  readonly count: number;
  readonly amount: number;
  /** What the seat has after it. */
  readonly after: number;
}

/**
 * @param at an entry of the round, after its production.
 * @param view from any time after it.
 */
export function productionSteps(
  log: readonly LogEntry[],
  at: number,
  view: HegemonyView,
  seat: Seat,
): readonly ProductionStep[] {
  const { round, money } = productionMoney(log, at, view);
  const told = productionOf(log, round);
  const sums = new Map<string, Omit<ProductionStep, 'after'>>();
  for (const entry of told) {
    const amount = gainsOf([entry]).find((gains) => gains.seat === seat)?.money ?? 0;
    if (amount === 0) continue;
    const what = whatOf(entry, seat);
    const key = `${what.for} ${what.with} ${amount > 0}`;
    const known = sums.get(key);
    sums.set(key, { ...what, count: (known?.count ?? 0) + 1, amount: (known?.amount ?? 0) + amount });
  }
  let has = money.find((one) => one.seat === seat)?.before ?? 0;
  return [...sums.values()].map((sum) => {
    has += sum.amount;
    return { ...sum, after: has };
  });
}

function productionOf(log: readonly LogEntry[], round: number): readonly HegemonyLogEntry[] {
  const chapter = chaptersOf(log).findLast((one) => one.round === round && one.phase === 'production');
  return chapter ? entriesOf(log).slice(chapter.from, chapter.to) : [];
}

const GOODS: ReadonlySet<string> = new Set(['purchase', 'food']);

function whatOf({ kind, params }: HegemonyLogEntry, seat: Seat): Pick<ProductionStep, 'for' | 'with'> {
  if (kind !== 'pay') return { for: kind === 'loan' ? 'loan' : 'other', with: 'supply' };
  const other = params.from === seat ? params.to : params.from;
  return { for: params.for, with: other === 'supply' && GOODS.has(params.for) ? 'foreign-market' : other };
}

/** Strikes that production has found unsettled: where, whose wages were not paid, and what they brought. */
export interface StruckStep {
  readonly company: string;
  readonly owner: Company['owner'];
  /** What would have been paid. */
  readonly wages: number;
  /** What the Working Class has got for it. */
  readonly influence: number;
}

/**
 * @param at an entry of the round, after its production.
 * @param view from right after it.
 */
export function strikesIn(log: readonly LogEntry[], at: number, view: HegemonyView): readonly StruckStep[] {
  const told = productionOf(log, productionMoney(log, at, view).round);
  return told.flatMap(({ kind, params }, index): readonly StruckStep[] => {
    if (kind !== 'strike-over' || params.paid) return [];
    const company = view.companies.find(({ id }) => id === params.company);
    const next = told[index + 1];
    const gained = next?.kind === 'resource' && next.params.resource === 'influence' ? next.params.amount : 0;
    if (company === undefined || gained === 0) return [];
    return [{ company: company.id, owner: company.owner, wages: wageOf(company), influence: gained }];
  });
}
