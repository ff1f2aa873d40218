/** Production, scoring and the end of the game as steps: who got what from whom, and why, with where everybody stands. */
import type { LogEntry } from '@polity/kernel';
import type { HegemonyLogEntry } from '../rules/log.js';
import { type Resource, type Seat, TURN_ORDER } from '../rules/names.js';
import type { Phase } from '../rules/state.js';
import { entriesOf, isStill } from './entries.js';
import { type About, aboutOf, endsIntervention, sumUp } from './recap-kinds.js';

/** A phase of a round in the log. */
export interface Chapter {
  readonly round: number;
  readonly phase: Phase;
  /** From which entry to before which. */
  readonly from: number;
  readonly to: number;
}

/** The phases in a log that are worth going through again. The last one may be under way. */
export function chaptersOf(log: readonly LogEntry[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let round = 1;
  let open: Omit<Chapter, 'to'> | null = null;
  const close = (to: number) => {
    if (open) chapters.push({ ...open, to });
    open = null;
  };
  entriesOf(log).forEach((entry, index) => {
    if (entry.kind !== 'phase' && entry.kind !== 'round') return;
    close(index);
    if (entry.kind === 'round') round = entry.params.round;
    else open = { round, phase: entry.params.phase, from: index + 1 };
  });
  close(log.length);
  return chapters;
}

/** What changed for somebody in a step. */
export interface Gains {
  readonly seat: Seat;
  readonly money: number;
  readonly points: number;
  readonly goods: Readonly<Partial<Record<Resource, number>>>;
}

export interface RecapStep {
  /** What it is about, and what of it. */
  readonly kind: About[0];
  readonly subject: About[1];
  /** Told in words, as in the log. */
  readonly entries: readonly LogEntry[];
  readonly gains: readonly Gains[];
}

export function stepsOfChapter(log: readonly LogEntry[], { from, to }: Chapter): readonly RecapStep[] {
  const steps: { kind: RecapStep['kind']; subject: string | null; entries: HegemonyLogEntry[] }[] = [];
  const entries = entriesOf(log).slice(from, to);
  let intervenes = false;
  entries.forEach((entry, index) => {
    intervenes = entry.kind === 'imf' || (intervenes && !endsIntervention(entry));
    const [kind, subject]: About = intervenes ? ['intervention', null] : aboutOf(entry, entries.slice(index + 1));
    const last = steps.at(-1);
    if (last && last.kind === kind && last.subject === subject) last.entries.push(entry);
    else steps.push({ kind, subject, entries: [entry] });
  });
  return steps.map(({ kind, subject, entries: told }) => ({
    kind,
    subject,
    entries: told as unknown as readonly LogEntry[],
    gains: gainsOf(told),
  }));
}

/** Sums up what entries changed, seat by seat. */
export function gainsOf(entries: readonly HegemonyLogEntry[]): readonly Gains[] {
  const gains = new Map<Seat, { money: number; points: number; goods: Partial<Record<Resource, number>> }>();
  const of = (seat: Seat) => {
    const known = gains.get(seat) ?? { money: 0, points: 0, goods: {} };
    gains.set(seat, known);
    return known;
  };
  sumUp(entries, {
    pay(purse, amount) {
      if (purse !== 'supply') of(purse).money += amount;
    },
    score(seat, points) {
      of(seat).points += points;
    },
    add(seat, resource, amount) {
      const { goods } = of(seat);
      goods[resource] = (goods[resource] ?? 0) + amount;
    },
  });
  return TURN_ORDER.flatMap((seat) => {
    const gained = gains.get(seat);
    return gained ? [{ seat, ...gained }] : [];
  });
}

/** What somebody did since a place in the log: a turn with what came of it. */
export interface Turn {
  /** The seat that did it; null for what the phases brought. */
  readonly seat: Seat | null;
  readonly phase: Phase | null;
  readonly entries: readonly LogEntry[];
  readonly gains: readonly Gains[];
}

/** Entries that only say that something goes on. */
const QUIET: ReadonlySet<string> = new Set(['end-turn', 'round', 'drew', 'drew-cards']);

/** What only tells how an Automa came to decide. */
function isThought(kind: string): boolean {
  return kind.startsWith('automa-') && !AUTOMA_DEEDS.has(kind) && kind !== 'automa-special';
}

const AUTOMA_DEEDS: ReadonlySet<string> = new Set(['automa-action', 'automa-pressure']);

/** An Automa adjusts its prices before it does what its turn is told by. */
function deedFirst(entries: HegemonyLogEntry[]): HegemonyLogEntry[] {
  const deed = entries.find(({ kind }) => AUTOMA_DEEDS.has(kind));
  return deed === undefined ? entries : [deed, ...entries.filter((entry) => entry !== deed)];
}

export function turnsSince(log: readonly LogEntry[], from: number): readonly Turn[] {
  const turns: { seat: Seat | null; phase: Phase | null; entries: HegemonyLogEntry[] }[] = [];
  const entries = entriesOf(log);
  let ended = true;
  let intervenes = false;
  for (let index = from; index < entries.length; index++) {
    const entry = entries[index] as HegemonyLogEntry;
    if (isStill(entries, index)) continue;
    const actor = actorOf(entry);
    const phase = entry.kind === 'phase' ? entry.params.phase : entry.kind === 'round' ? 'preparation' : null;
    const last = turns.at(-1);
    const over: boolean = intervenes && endsIntervention(entry);
    intervenes = entry.kind === 'imf' || (intervenes && !over);
    if (phase !== null) turns.push({ seat: null, phase, entries: [] });
    // What the IMF does is told by itself, and production goes on after it.
    else if (entry.kind === 'imf') turns.push({ seat: null, phase: null, entries: [entry] });
    else if (over) turns.push({ seat: null, phase: 'production', entries: [entry] });
    else if (last === undefined || (actor !== null && (ended || last.seat !== actor))) {
      turns.push({ seat: actor, phase: null, entries: [entry] });
    } else last.entries.push(entry);
    ended = entry.kind === 'end-turn' || phase !== null;
  }
  return turns
    .map(({ entries: told, ...turn }) => {
      const kept = deedFirst(told.filter(({ kind }) => !QUIET.has(kind) && !isThought(kind)));
      return { ...turn, entries: kept as unknown as readonly LogEntry[], gains: withoutGoods(gainsOf(kept)) };
    })
    .filter(({ entries: told }) => told.length > 0);
}

/** What the others did, and what the phases brought; I know what I did. */
export function turnsOfOthers(log: readonly LogEntry[], from: number, seat: Seat | null): readonly Turn[] {
  return turnsSince(log, from).filter((turn) => turn.seat === null || turn.seat !== seat);
}

/** In the Action Phase the log does not tell every good that moves (a deal's, benefits'), but all money and points. */
export function withoutGoods(gains: readonly Gains[]): readonly Gains[] {
  return gains.map((one) => ({ ...one, goods: {} })).filter(({ money, points }) => money !== 0 || points !== 0);
}

/** Who acts, where the entry begins something. */
function actorOf({ kind, params }: HegemonyLogEntry): Seat | null {
  return kind === 'card' || kind === 'basic' || kind === 'free' || kind === 'pass' || kind === 'automa-card'
    ? params.seat
    : null;
}

/** Where the log goes on after the last turn of a seat; its end where the seat is in the middle of one. */
export function afterTurnOf(log: readonly LogEntry[], seat: Seat): number {
  const last = lastOwn(entriesOf(log), seat);
  const ended = entriesOf(log)[last];
  return ended !== undefined && !isEndOf(ended, seat) ? log.length : last + 1;
}

function lastOwn(entries: readonly HegemonyLogEntry[], seat: Seat): number {
  return entries.findLastIndex((entry) => isDeedOf(entry, seat) || isEndOf(entry, seat));
}

function isEndOf({ kind, params }: HegemonyLogEntry, seat: Seat): boolean {
  return kind === 'end-turn' && params.seat === seat;
}

function isDeedOf({ kind, params }: HegemonyLogEntry, seat: Seat): boolean {
  return (kind === 'card' || kind === 'basic' || kind === 'pass') && params.seat === seat;
}

/** The card or the basic action comes first, wherever it stands among free actions. */
export function headOf(entries: readonly HegemonyLogEntry[]): HegemonyLogEntry | null {
  const main = entries.find(({ kind }) => kind === 'card' || kind === 'basic' || kind.startsWith('automa-'));
  return main ?? entries.find(({ kind }) => kind === 'free') ?? null;
}

/** The entry that a turn is told by, wherever it stands among free actions. */
export function headIn(log: readonly LogEntry[]): LogEntry | null {
  return headOf(entriesOf(log)) as unknown as LogEntry | null;
}
