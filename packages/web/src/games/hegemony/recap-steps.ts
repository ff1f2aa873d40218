/** Production, scoring and the end of the game as steps: who got what from whom, and why, with where everybody stands. */
import type { HegemonyLogEntry, Phase, Purse, Resource, Seat } from '@polity/hegemony/page';
import { LOAN, TURN_ORDER } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';

/** A phase of a round in the log. */
export interface Chapter {
  readonly round: number;
  readonly phase: Phase;
  /** From which entry to before which. */
  readonly from: number;
  readonly to: number;
}

const entriesOf = (log: readonly LogEntry[]) => log as readonly unknown[] as readonly HegemonyLogEntry[];

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
  /** What it is about: a kind of step with a message `recap.<kind>`, and what the message speaks of. */
  readonly kind:
    | 'demonstration'
    | 'strikes'
    | 'company'
    | 'food'
    | 'imf'
    | 'taxes'
    | 'points'
    | 'events'
    | 'legitimacy'
    | 'other';
  /** A company, a seat, a source of points. */
  readonly subject: string | null;
  /** Told in words, as in the log. */
  readonly entries: readonly LogEntry[];
  readonly gains: readonly Gains[];
}

export function stepsOfChapter(log: readonly LogEntry[], { from, to }: Chapter): readonly RecapStep[] {
  const steps: { kind: RecapStep['kind']; subject: string | null; entries: HegemonyLogEntry[] }[] = [];
  const entries = entriesOf(log).slice(from, to);
  entries.forEach((entry, index) => {
    const [kind, subject] = aboutOf(entry, entries, index);
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

type About = readonly [RecapStep['kind'], string | null];

/** What an entry belongs to. A loan belongs to what has to be paid with it, a wage to the company that then produces. */
function aboutOf(entry: HegemonyLogEntry, entries: readonly HegemonyLogEntry[], index: number): About {
  const { kind, params } = entry;
  switch (kind) {
    case 'loan': {
      const next = entries[index + 1];
      return next ? aboutOf(next, entries, index + 1) : ['other', null];
    }
    case 'pay':
      return aboutPayment(params, entries, index);
    case 'produced':
      return ['company', params.company];
    case 'bought':
    case 'food-used':
      return ['food', params.seat];
    case 'strike-over':
      return ['strikes', null];
    case 'demonstration-over':
      return ['demonstration', null];
    case 'points':
      return params.source === 'demonstration' ? ['demonstration', null] : ['points', params.source];
    case 'prosperity':
    case 'wealth':
      return ['points', kind];
    case 'event-unresolved':
      return ['events', null];
    case 'legitimacy':
      return ['legitimacy', null];
    case 'imf':
    case 'policy':
    case 'loan-paid':
      return ['imf', null];
    default:
      return ['other', null];
  }
}

function aboutPayment(
  pay: Extract<HegemonyLogEntry, { kind: 'pay' }>['params'],
  entries: readonly HegemonyLogEntry[],
  index: number,
): About {
  switch (pay.for) {
    case 'wage': {
      const made = entries.slice(index).find(({ kind }) => kind === 'produced');
      return ['company', made?.kind === 'produced' ? made.params.company : null];
    }
    case 'purchase':
    case 'tariff':
      return ['food', pay.from];
    case 'income-tax':
    case 'employment-tax':
    case 'corporate-tax':
      return ['taxes', pay.from];
    case 'pay-off-loan':
      return ['imf', null];
    default:
      return ['other', null];
  }
}

/** Sums up what entries changed, seat by seat. */
export function gainsOf(entries: readonly HegemonyLogEntry[]): readonly Gains[] {
  const gains = new Map<Seat, { money: number; points: number; goods: Partial<Record<Resource, number>> }>();
  const of = (seat: Seat) => {
    const known = gains.get(seat) ?? { money: 0, points: 0, goods: {} };
    gains.set(seat, known);
    return known;
  };
  const move = (purse: Purse, amount: number) => {
    if (purse !== 'supply') of(purse).money += amount;
  };
  const add = (seat: Seat, resource: Resource, amount: number) => {
    const { goods } = of(seat);
    goods[resource] = (goods[resource] ?? 0) + amount;
  };
  for (const { kind, params } of entries) {
    if (kind === 'pay') {
      move(params.from, -params.amount);
      move(params.to, params.amount);
    } else if (kind === 'loan') move(params.seat, LOAN.amount);
    else if (kind === 'points') of(params.seat).points += params.amount;
    else if (kind === 'produced') add(params.owner, params.resource, params.stored);
    else if (kind === 'resource') add(params.seat, params.resource, params.amount);
    else if (kind === 'sold') add(params.seat, params.good, -params.amount);
    else if (kind === 'food-used') add(params.seat, 'food', -params.amount);
    else if (kind === 'bought') {
      add(params.seat, params.resource, params.amount);
      if (params.from !== 'foreign-market') add(params.from, params.resource, -params.amount);
    }
  }
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

export function turnsSince(log: readonly LogEntry[], from: number): readonly Turn[] {
  const turns: { seat: Seat | null; phase: Phase | null; entries: HegemonyLogEntry[] }[] = [];
  const entries = entriesOf(log);
  let ended = true;
  for (let index = from; index < entries.length; index++) {
    const entry = entries[index] as HegemonyLogEntry;
    const actor = actorOf(entry);
    const phase = entry.kind === 'phase' ? entry.params.phase : entry.kind === 'round' ? 'preparation' : null;
    const last = turns.at(-1);
    if (phase !== null) turns.push({ seat: null, phase, entries: [] });
    else if (
      last === undefined ||
      (ended && actor !== null) ||
      (actor !== null && last.seat !== null && last.seat !== actor)
    ) {
      turns.push({ seat: actor, phase: null, entries: [entry] });
    } else last.entries.push(entry);
    ended = entry.kind === 'end-turn' || phase !== null;
  }
  return turns
    .map(({ entries: told, ...turn }) => {
      const kept = told.filter(({ kind }) => !QUIET.has(kind));
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
  return kind === 'card' || kind === 'basic' || kind === 'free' || kind === 'pass' ? params.seat : null;
}
