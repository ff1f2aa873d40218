/** What the others did since my last turn: each turn as its deed, with what came of it, its free action, and what it did to me. */
import type { JsonObject, LogEntry } from '@polity/kernel';
import type { HegemonyLogEntry } from '../rules/log.js';
import type { Seat } from '../rules/names.js';
import { entriesOf } from './entries.js';
import { afterTurnOf, type Gains, headOf, type Turn, turnsOfOthers } from './recap.js';

/** What came of something: an entry of the log, or several alike in short, worded by `board.strip.<short>`. */
export type Told = { readonly entry: LogEntry } | { readonly short: string; readonly params: JsonObject };

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
  /** What it brought or cost whoever looks; null for nothing. */
  readonly mine: Gains | null;
}

type Entries = readonly HegemonyLogEntry[];

/** What of a turn is worth a line, the weightiest first; payments and points are told as what they did to me. */
const WEIGHTY: readonly string[] = [
  'vote-result',
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

/** In the order in which it happened; none once the seat has done something in its next turn. */
export function deedsOfOthers(log: readonly LogEntry[], seat: Seat): readonly Deed[] {
  return turnsOfOthers(log, afterTurnOf(log, seat), seat).flatMap((turn): readonly Deed[] => {
    const entries = entriesOf(turn.entries);
    if (turn.seat !== null) return deedOf({ ...turn, seat: turn.seat }, entries, seat);
    return turn.phase === 'elections' ? resultsIn(entries).map(asVote) : [];
  });
}

function deedOf(turn: Turn & { readonly seat: Seat }, entries: Entries, seat: Seat): readonly Deed[] {
  const begin = headOf(entries);
  const what = begin && whatOf(begin);
  if (begin === null || what === null) return [];
  const free = entries.filter((entry) => entry.kind === 'free' && entry !== begin);
  const did = (entry: HegemonyLogEntry): Did => ({ what: whatOf(entry) ?? '', told: toldOf(entries, entry, seat) });
  const mine = turn.gains.find((gains) => gains.seat === seat);
  return [{ seat: turn.seat, card: begin.kind === 'card', ...did(begin), also: free.map(did), mine: mine ?? null }];
}

/** A vote in the Elections, whoever has proposed the bill: it was held after all turns. */
function asVote(result: Result): Deed {
  const told = [{ entry: result as unknown as LogEntry }];
  return { seat: null, card: false, what: result.params.policy, told, also: [], mine: null };
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

/** What came of it: of what follows it until something else is done in the turn, all that is worth a line. */
function toldOf(entries: Entries, begin: HegemonyLogEntry, seat: Seat): readonly Told[] {
  const after = entries.slice(entries.indexOf(begin) + 1);
  const next = after.findIndex((entry) => entry.kind === 'free' || entry === headOf(entries));
  const own = next < 0 ? after : after.slice(0, next);
  const voted = resultsIn(own);
  const worth = own.filter((entry) => {
    if (entry.kind === 'bill') return !voted.some((result) => isOn(result, entry));
    return WEIGHTY.includes(entry.kind) || isMine(entry, seat);
  });
  const weight = ({ kind }: HegemonyLogEntry) => (WEIGHTY.includes(kind) ? WEIGHTY.indexOf(kind) : WEIGHTY.length);
  return inShort(worth.toSorted((one, other) => weight(one) - weight(other)));
}

/** What changes for me otherwise than in money and points. */
function isMine({ kind, params }: HegemonyLogEntry, seat: Seat): boolean {
  if (kind === 'resource' || kind === 'prosperity') return params.seat === seat;
  if (kind === 'benefits') return params.class === seat;
  return kind === 'legitimacy' && seat === 'state';
}

/** Prices and wages each in one line, and workers who go the same way together. */
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
    else told.push({ entry: entry as unknown as LogEntry });
  }
  return told;
}

function pricesIn(entries: Entries): JsonObject[] {
  return entries.flatMap(({ kind, params }) =>
    kind === 'price' ? [{ say: 'priced', good: params.good, price: params.price }] : [],
  );
}

function wagesIn(entries: Entries): JsonObject[] {
  return entries.flatMap(({ kind, params }) =>
    kind === 'wage' ? [{ say: 'paid', company: params.company, wage: params.wage }] : [],
  );
}

type Assigned = Extract<HegemonyLogEntry, { kind: 'assigned' }>['params'];

function workersLike({ class: of, from, to }: Assigned, entries: Entries): JsonObject {
  const same = entries.filter(
    ({ kind, params }) => kind === 'assigned' && params.class === of && params.from === from && params.to === to,
  );
  return { class: of, from, to, count: same.length };
}
