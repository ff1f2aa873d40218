/** What the others did since my last turn: each turn as its deed, with what came of it and what it did to me. */
import type { LogEntry } from '@polity/kernel';
import type { HegemonyLogEntry } from '../rules/log.js';
import type { Seat } from '../rules/names.js';
import { entriesOf } from './entries.js';
import { type Gains, turnsOfOthers } from './recap.js';

export interface Deed {
  readonly seat: Seat;
  /** Whether a card was played, and not an action taken. */
  readonly card: boolean;
  /** The card or the action that it was. */
  readonly what: string;
  /** The entry that says what came of it, if there is one that says more than the deed itself. */
  readonly told: LogEntry | null;
  /** What it brought or cost whoever looks; null for nothing. */
  readonly mine: Gains | null;
}

/** What of a turn is worth a line, the weightiest first; payments and points are told as what they did to me. */
const WEIGHTY: readonly string[] = [
  'vote-result',
  'bill',
  'strike',
  'demonstration',
  'built',
  'company-sold',
  'deal',
  'event',
  'sold',
  'bought',
  'assigned',
  'wage',
  'price',
  'cubes',
];

/** None once the seat has done something in its next turn. */
export function deedsOfOthers(log: readonly LogEntry[], seat: Seat): readonly Deed[] {
  const last = entriesOf(log).findLastIndex((entry) => isDeedOf(entry, seat) || isEndOf(entry, seat));
  const ended = entriesOf(log)[last];
  if (ended !== undefined && !isEndOf(ended, seat)) return [];
  return turnsOfOthers(log, last + 1, seat).flatMap((turn): readonly Deed[] => {
    const entries = entriesOf(turn.entries);
    const begin = deedIn(entries);
    const deed = begin && asDeed(begin);
    if (turn.seat === null || deed === null) return [];
    const mine = turn.gains.find((gains) => gains.seat === seat);
    return [{ seat: turn.seat, ...deed, told: toldOf(entries, begin), mine: mine ?? null }];
  });
}

function isEndOf({ kind, params }: HegemonyLogEntry, seat: Seat): boolean {
  return kind === 'end-turn' && params.seat === seat;
}

function isDeedOf({ kind, params }: HegemonyLogEntry, seat: Seat): boolean {
  return (kind === 'card' || kind === 'basic' || kind === 'pass') && params.seat === seat;
}

/** The card or the basic action comes first, wherever it stands among free actions. */
function deedIn(entries: readonly HegemonyLogEntry[]): HegemonyLogEntry | null {
  const main = entries.find(({ kind }) => kind === 'card' || kind === 'basic' || kind.startsWith('automa-'));
  return main ?? entries.find(({ kind }) => kind === 'free') ?? null;
}

function asDeed(begin: HegemonyLogEntry): Pick<Deed, 'card' | 'what'> | null {
  if (begin.kind === 'card') return { card: true, what: begin.params.card };
  if (begin.kind === 'automa-pressure') return { card: false, what: 'apply-political-pressure' };
  return begin.kind === 'basic' || begin.kind === 'free' || begin.kind === 'automa-action'
    ? { card: false, what: begin.params.action }
    : null;
}

/** What came of a deed: of what follows it until something else is done in the turn. */
function toldOf(entries: readonly HegemonyLogEntry[], begin: HegemonyLogEntry | null): LogEntry | null {
  const after = entries.slice(begin === null ? 0 : entries.indexOf(begin) + 1);
  const next = after.findIndex(({ kind }) => kind === 'free');
  const own: readonly LogEntry[] = next < 0 ? after : after.slice(0, next);
  return WEIGHTY.map((kind) => own.find((entry) => entry.kind === kind)).find(Boolean) ?? null;
}
