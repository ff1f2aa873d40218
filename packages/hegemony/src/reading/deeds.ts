/** What the others did since my last turn: each turn as its deed, with what came of it, its free action, and what it did to me. */
import type { JsonObject, LogEntry } from '@polity/kernel';
import { wageAt } from '../rules/companies.js';
import type { HegemonyLogEntry } from '../rules/log.js';
import type { Seat } from '../rules/names.js';
import type { OpenState } from '../rules/state.js';
import { doneToMe, jobsLost, NOTHING, type Told, workersLike } from './done-to-me.js';
import { entriesOf } from './entries.js';
import { afterTurnOf, type Gains, gainsOf, headOf, type Turn, turnsOfOthers, withoutGoods } from './recap.js';

/** A card, an action or a free action, with all that came of it; the weightiest first. */
export interface Did {
  readonly what: string;
  readonly told: readonly Told[];
}

export interface Deed extends Did {
  /** Null for a vote in the Elections: nobody's turn. */
  readonly seat: Seat | null;
  /** Whether a card was played, and not an action taken. */
  readonly card: boolean;
  /** What was done in the same turn besides. */
  readonly also: readonly Did[];
  /** What of the turn was done to whoever looks, in their words; told nowhere else in the deed. */
  readonly toMe: readonly Told[];
  /** Which of their companies are not as they were. */
  readonly companies: readonly string[];
  /** What it brought or cost whoever looks; null for nothing. */
  readonly mine: Gains | null;
}

type Entries = readonly HegemonyLogEntry[];

/** What of a turn is worth a line, the weightiest first; payments and points where nothing else came of it. */
const WEIGHTY: readonly string[] = [
  'vote-result',
  'policy',
  'bill',
  'bill-returned',
  'strike',
  'strike-over',
  'demonstration',
  'demonstration-over',
  'built',
  'company-sold',
  'opened',
  'closed',
  'company-moved',
  'deal',
  'event',
  'sold',
  'bought',
  'assigned',
  'swapped',
  'dismissed',
  'union-dissolved',
  'new-worker',
  'worker-left',
  'upgraded',
  'wage',
  'price',
  'machinery',
  'cubes',
  'cubes-removed',
  'imf',
];

/** What is told of a turn that brought nothing weightier, to nobody or not to whoever looks. */
const LIGHT: readonly string[] = [
  'pay',
  'points',
  'resource',
  'legitimacy',
  'prosperity',
  'storage-tile',
  'companies-revealed',
];

type Standing = Pick<OpenState, 'companies'>;

/**
 * In the order in which it happened; none once the seat has done something in its next turn, and none of a round before:
 * the page of its end has told those.
 */
export function deedsOfOthers(log: readonly LogEntry[], seat: Seat, view: Standing): readonly Deed[] {
  const round = log.findLastIndex(({ kind }) => kind === 'round');
  return turnsOfOthers(log, Math.max(round, afterTurnOf(log, seat)), seat).flatMap((turn): readonly Deed[] => {
    if (turn.seat !== null) return deedOf({ ...turn, seat: turn.seat }, seat, view);
    return turn.phase === 'elections' ? resultsIn(entriesOf(turn.entries)).map(asVote) : [];
  });
}

/** What has come so far of a card that was played there; to nobody for those who only watch. */
export function deedAt(log: readonly LogEntry[], at: number, seat: Seat | null, view: Standing): Deed | null {
  const begin = entriesOf(log)[at];
  if (begin?.kind !== 'card') return null;
  const next = log.findIndex(({ kind }, index) => index > at && ENDS.has(kind));
  const entries = log.slice(at, next < 0 ? log.length : next);
  const gains = withoutGoods(gainsOf(entriesOf(entries)));
  return deedOf({ seat: begin.params.seat, phase: null, entries, gains }, seat, view)[0] ?? null;
}

/** What belongs to a card no more. */
const ENDS: ReadonlySet<string> = new Set(['card', 'basic', 'free', 'pass', 'end-turn', 'phase', 'automa-card']);

/** Nothing where the turn has none. */
function deedOf(turn: Turn & { readonly seat: Seat }, seat: Seat | null, view: Standing): readonly Deed[] {
  const entries = entriesOf(turn.entries);
  const begin = headOf(entries);
  const what = begin && whatOf(begin);
  if (begin === null || what === null) return [];
  const { told: toMe, of, companies } = seat === null ? NOTHING : doneToMe(entries, seat, view);
  const free = entries.filter((entry) => entry.kind === 'free' && entry !== begin);
  const did = (entry: HegemonyLogEntry): Did => ({
    what: whatOf(entry) ?? '',
    told: toldOf(entries, entry, of, toMe.length === 0),
  });
  const mine = turn.gains.find((gains) => gains.seat === seat) ?? null;
  return [{ seat: turn.seat, card: begin.kind === 'card', ...did(begin), also: free.map(did), toMe, companies, mine }];
}

/** A vote in the Elections, whoever has proposed the bill: it was held after all turns. */
function asVote(result: Result): Deed {
  const told = [{ entry: result as unknown as LogEntry }];
  return { seat: null, card: false, what: result.params.policy, told, also: [], toMe: [], companies: [], mine: null };
}

type Result = Extract<HegemonyLogEntry, { kind: 'vote-result' }>;

function resultsIn(entries: Entries): readonly Result[] {
  return entries.filter((entry): entry is Result => entry.kind === 'vote-result');
}

function isOn({ params }: Result, bill: Extract<HegemonyLogEntry, { kind: 'bill' }>): boolean {
  return params.policy === bill.params.policy && params.section === bill.params.section;
}

function whatOf({ kind, params }: HegemonyLogEntry): string | null {
  if (kind === 'card') return params.card;
  if (kind === 'automa-pressure') return 'apply-political-pressure';
  return kind === 'basic' || kind === 'free' || kind === 'automa-action' ? params.action : null;
}

/**
 * What came of it: of what follows it until something else is done in the turn, all that is worth a line and not told
 * yet; where `something` has to be told, also what weighs little, if there is nothing else.
 */
function toldOf(
  entries: Entries,
  begin: HegemonyLogEntry,
  told: ReadonlySet<HegemonyLogEntry>,
  something: boolean,
): readonly Told[] {
  const after = entries.slice(entries.indexOf(begin) + 1);
  const next = after.findIndex((entry) => entry.kind === 'free' || entry === headOf(entries));
  const own = next < 0 ? after : after.slice(0, next);
  const voted = resultsIn(own);
  const worth = own.filter((entry) => {
    if (told.has(entry)) return false;
    if (entry.kind === 'bill') return !voted.some((result) => isOn(result, entry));
    if (entry.kind === 'policy') return !voted.some((result) => result.params.policy === entry.params.policy);
    return WEIGHTY.includes(entry.kind);
  });
  if (worth.length === 0 && something) return inSums(own.filter(({ kind }) => LIGHT.includes(kind)));
  return inShort(worth.toSorted((one, other) => WEIGHTY.indexOf(one.kind) - WEIGHTY.indexOf(other.kind)));
}

/** What was paid bit by bit for the same in one sum. */
function inSums(entries: Entries): readonly Told[] {
  const told = new Map<string, LogEntry>();
  for (const [index, { kind, params }] of entries.entries()) {
    const key = kind === 'pay' ? `${params.from} ${params.to} ${params.for}` : String(index);
    const before = kind === 'pay' ? Number(told.get(key)?.params.amount ?? 0) : 0;
    const sum = kind === 'pay' ? { amount: before + params.amount } : {};
    told.set(key, { kind, params: { ...(params as JsonObject), ...sum } });
  }
  return [...told.values()].map((entry) => ({ entry }));
}

/** Prices and wages each in one line, workers who go the same way together, and once what was done twice of an event. */
function inShort(entries: Entries): readonly Told[] {
  const told: Told[] = [];
  const put = (short: string, params: JsonObject) => {
    if (!told.some((one) => 'short' in one && JSON.stringify(one) === JSON.stringify({ short, params })))
      told.push({ short, params });
  };
  for (const entry of entries) {
    if (entry.kind === 'price') put('prices', { prices: pricesIn(entries) });
    else if (entry.kind === 'wage') put('wages', { wages: wagesIn(entries) });
    else if (entry.kind === 'assigned') put('workers', workersLike(entry.params, entries));
    else if (entry.kind === 'dismissed') put('jobs', { class: entry.params.class, ...jobsLost(entry.params, entries) });
    else if (entry.kind === 'event') told.push(...eventIn(entry, entries));
    else told.push({ entry: entry as unknown as LogEntry });
  }
  return told;
}

type Event = Extract<HegemonyLogEntry, { kind: 'event' }>;

/** Nothing where it was told already. */
function eventIn(entry: Event, entries: Entries): readonly Told[] {
  const { event } = entry.params;
  const [first, again] = entries.filter(({ kind, params }) => kind === 'event' && params.event === event);
  if (entry !== first) return [];
  return [{ entry: { kind: 'event', params: again === undefined ? { event } : { event, twice: true } } }];
}

function pricesIn(entries: Entries): JsonObject[] {
  return entries.flatMap(({ kind, params }) =>
    kind === 'price' ? [{ say: 'priced', good: params.good, price: params.price }] : [],
  );
}

function wagesIn(entries: Entries): JsonObject[] {
  return entries.flatMap(({ kind, params }) =>
    kind === 'wage' ? [{ say: 'paid', company: params.company, wage: wageAt(params.company, params.wage) }] : [],
  );
}
