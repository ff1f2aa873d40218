/** A round that is over: where everybody stands and why, the money of its production, its votes, and what was played. */
import type { LogEntry } from '@polity/kernel';
import { LOAN } from '../rules/data/board.js';
import type { HegemonyLogEntry, PaymentReason } from '../rules/log.js';
import { moneyOf } from '../rules/money.js';
import type { Class, Resource, Seat } from '../rules/names.js';
import type { PointSource } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { type ElectionStory, electionsIn } from './elections.js';
import { entriesOf, isStill } from './entries.js';
import { chaptersOf, gainsOf } from './recap.js';

export interface RoundStanding {
  readonly seat: Seat;
  readonly place: number;
  readonly placeBefore: number;
  /** Whether that place was shared with others. */
  readonly levelBefore: boolean;
  readonly before: number;
  readonly after: number;
  /** Where the points of the round came from, most first. */
  readonly sources: readonly { readonly source: PointSource; readonly amount: number }[];
}

/** The money of a seat in a Production Phase; from `before` all of it sums up to `after`. */
export interface RoundMoney {
  readonly seat: Seat;
  readonly before: number;
  readonly wagesIn: number;
  readonly wagesOut: number;
  readonly food: number;
  readonly taxes: number;
  /** What was borrowed: it has to be paid back. */
  readonly loans: number;
  /** What was paid for loans, and whatever else. */
  readonly other: number;
  readonly after: number;
  /** What its companies made and it could keep. */
  readonly goods: Readonly<Partial<Record<Resource, number>>>;
}

/** What a seat did with a card of its hand. */
export interface RoundDeed {
  readonly seat: Seat;
  readonly card: string;
  /** What it was discarded for; null where it was played. */
  readonly action: string | null;
}

/** An event that nobody has dealt with, and the legitimacy that it cost. */
export interface UnresolvedEvent {
  readonly event: string;
  readonly lost: readonly { readonly class: Class; readonly by: number }[];
}

export interface RoundEnd {
  readonly round: number;
  readonly standings: readonly RoundStanding[];
  readonly money: readonly RoundMoney[];
  readonly votes: readonly ElectionStory[];
  readonly deeds: readonly RoundDeed[];
  /** That the IMF intervened, where it did. */
  readonly imf: readonly LogEntry[];
  readonly unresolved: readonly UnresolvedEvent[];
  /** What the next round has brought so far. */
  readonly next: readonly LogEntry[];
}

const BEGINS: ReadonlySet<string> = new Set(['prosperity', 'immigrant', 'events', 'agenda', 'deals', 'drew-cards']);

/**
 * @param at the entry with which the next round begins.
 * @param view from any time after it.
 */
export function roundEnd(log: readonly LogEntry[], at: number, view: HegemonyView): RoundEnd {
  const entries = entriesOf(log);
  const { from, round } = roundBefore(entries, at);
  const next = entries.filter(
    (entry, index) => index > at && (BEGINS.has(entry.kind) || isInterest(entry)) && !isStill(entries, index),
  );
  return {
    round,
    standings: standingsOf(view, round),
    money: productionMoney(log, at, view).money,
    votes: electionsIn(log).filter(({ start, result }) => start >= from && start < at && result !== null),
    deeds: entries.slice(from, at).flatMap(deedOf),
    imf: log.slice(from, at).filter(({ kind }) => kind === 'imf' || kind === 'crisis-response'),
    unresolved: unresolvedIn(entries.slice(from, at)),
    next: next as unknown as readonly LogEntry[],
  };
}

/** What an event costs is told right after it. */
function unresolvedIn(entries: readonly HegemonyLogEntry[]): readonly UnresolvedEvent[] {
  return entries.flatMap(({ kind, params }, index) => {
    if (kind !== 'event-unresolved') return [];
    const later = entries.slice(index + 1);
    const end = later.findIndex((entry) => entry.kind !== 'legitimacy');
    const costs = end < 0 ? later : later.slice(0, end);
    const lost = costs.flatMap((entry) => (entry.kind === 'legitimacy' ? [entry.params] : []));
    return [{ event: params.event, lost }];
  });
}

/** Where the round of an entry began, and which it is. */
function roundBefore(entries: readonly HegemonyLogEntry[], at: number): { from: number; round: number } {
  const from = Math.max(
    0,
    entries.slice(0, at).findLastIndex(({ kind }) => kind === 'round'),
  );
  const began = entries[from];
  return { from, round: began?.kind === 'round' ? began.params.round : 1 };
}

/**
 * What production was for everybody in the round of an entry.
 * @param view from any time after it.
 */
export function productionMoney(
  log: readonly LogEntry[],
  at: number,
  view: HegemonyView,
): { readonly round: number; readonly money: readonly RoundMoney[] } {
  const { round } = roundBefore(entriesOf(log), at);
  return { round, money: view.seats.map((seat) => moneyIn(log, round, view, seat)) };
}

function isInterest({ kind, params }: HegemonyLogEntry): boolean {
  return kind === 'pay' && params.for === 'interest';
}

function deedOf({ kind, params }: HegemonyLogEntry): readonly RoundDeed[] {
  if (kind === 'card') return [{ seat: params.seat, card: params.card, action: null }];
  if (kind === 'basic') return [{ seat: params.seat, card: params.card, action: params.action }];
  return [];
}

/** Points lie open, so that everybody's can be told at the end of any round. */
function standingsOf({ seats, points }: HegemonyView, round: number): readonly RoundStanding[] {
  const sum = (seat: Seat, until: number) =>
    points.filter((one) => one.seat === seat && one.round <= until).reduce((all, { amount }) => all + amount, 0);
  const placed = (seat: Seat, until: number) =>
    1 + seats.filter((other) => sum(other, until) > sum(seat, until)).length;
  return seats
    .map((seat) => ({
      seat,
      place: placed(seat, round),
      placeBefore: placed(seat, round - 1),
      levelBefore: seats.some((other) => other !== seat && sum(other, round - 1) === sum(seat, round - 1)),
      before: sum(seat, round - 1),
      after: sum(seat, round),
      sources: points
        .filter((one) => one.seat === seat && one.round === round && one.amount !== 0)
        .map(({ source, amount }) => ({ source, amount }))
        .toSorted((one, other) => other.amount - one.amount),
    }))
    .toSorted((one, other) => one.place - other.place);
}

type Column = 'food' | 'taxes';

const COLUMNS: Readonly<Partial<Record<PaymentReason, Column>>> = {
  purchase: 'food',
  food: 'food',
  tariff: 'food',
  'income-tax': 'taxes',
  'employment-tax': 'taxes',
  'corporate-tax': 'taxes',
};

function moneyIn(log: readonly LogEntry[], round: number, view: HegemonyView, seat: Seat): RoundMoney {
  const entries = entriesOf(log);
  const chapter = chaptersOf(log).findLast((one) => one.round === round && one.phase === 'production');
  const told = chapter ? entries.slice(chapter.from, chapter.to) : [];
  const gained = (some: readonly HegemonyLogEntry[]) => gainsOf(some).find((gains) => gains.seat === seat)?.money ?? 0;
  const after = moneyOf(view, seat) - gained(entries.slice(chapter?.to ?? entries.length));
  const before = after - gained(told);
  const sums = { wagesIn: 0, wagesOut: 0, food: 0, taxes: 0, loans: 0 };
  const goods: Partial<Record<Resource, number>> = {};
  for (const { kind, params } of told) {
    if (kind === 'produced' && params.owner === seat) {
      goods[params.resource] = (goods[params.resource] ?? 0) + params.stored;
    } else if (kind === 'loan' && params.seat === seat) {
      sums.loans += LOAN.amount;
    } else if (kind === 'pay') {
      const column = COLUMNS[params.for];
      const paid = (params.to === seat ? params.amount : 0) - (params.from === seat ? params.amount : 0);
      if (params.for === 'wage') sums[paid < 0 ? 'wagesOut' : 'wagesIn'] += paid;
      else if (column) sums[column] += paid;
    }
  }
  const other = Object.values(sums).reduce((rest, sum) => rest - sum, after - before);
  return { seat, before, ...sums, other, after, goods };
}
