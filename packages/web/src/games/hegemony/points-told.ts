/** Why points were given, as far as the log tells it: what scoring counts, and how prosperity falls afterwards. */
import {
  ACTION,
  END_GAME,
  type HegemonyLogEntry,
  LOAN,
  type Phase,
  type Seat,
  WEALTH_ADVANCE_VP,
} from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '../../words/game-words.js';
import type { Chapter } from './recap-steps.js';
import { type Message, say } from './say.js';

type Told<Kind extends HegemonyLogEntry['kind']> = Extract<HegemonyLogEntry, { kind: Kind }>['params'];

const entriesOf = (log: readonly LogEntry[]) => log as readonly unknown[] as readonly HegemonyLogEntry[];

/** An entry among others of a phase in words: with the reason where there is more to say than in the log. */
export function tell(words: GameWords, log: readonly LogEntry[], index: number, phase: Phase | null = null): string {
  const entry = log[index];
  if (entry === undefined) return '';
  const reason = reasonOf(entriesOf(log), index, phase);
  return reason === null ? words.log(entry) : say(words, reason.key, reason.fields);
}

/** Nothing where the log says all that can be said. */
function reasonOf(entries: readonly HegemonyLogEntry[], index: number, phase: Phase | null): Message | null {
  const entry = entries[index];
  if (entry?.kind === 'points') return pointsReason(entry.params, entries, index);
  if (entry?.kind !== 'prosperity') return null;
  if (isDrop(entries, index)) return { key: 'told.drop', fields: entry.params };
  // Nothing else moves prosperity up while points are counted (p. 25).
  return phase === 'scoring' ? { key: 'told.staffed', fields: entry.params } : null;
}

function pointsReason(points: Told<'points'>, entries: readonly HegemonyLogEntry[], index: number): Message | null {
  const { seat, source, amount } = points;
  const because = (key: string, count: number): Message => ({ key: `told.${key}`, fields: { seat, amount, count } });
  switch (source) {
    case 'wealth':
      // The points for new spaces come after those for the space reached, and the marker moves after them.
      return entries[index + 1]?.kind === 'wealth'
        ? because('wealth-further', amount / WEALTH_ADVANCE_VP)
        : because('wealth-reached', amount);
    case 'prosperity': {
      const moved = entries[index - 1];
      return moved?.kind === 'prosperity' ? because('prosperity', moved.params.space) : null;
    }
    case 'unions':
      return because('unions', amount / ACTION.unionVP);
    case 'legitimacy':
      return because('legitimacy', amount);
    case 'agenda':
      return because('agenda', amount);
    case 'loans':
      return seat === 'capitalist'
        ? because('loans-kept', amount / LOAN.capitalistVP)
        : because('loans-unpaid', LOAN.unpaidStep);
    case 'policies':
      return seat === 'state' ? null : policiesReason(seat, amount);
    case 'money':
      return seat === 'capitalist' ? null : because('money', END_GAME.moneyPerVP[seat]);
    case 'goods':
      return because('goods', amount);
    default:
      return null;
  }
}

function policiesReason(seat: Exclude<Seat, 'state'>, amount: number): Message {
  const { section, vp } = END_GAME.policyVP[seat];
  const count = (vp as readonly number[]).indexOf(amount);
  return { key: 'told.policies', fields: { seat, amount, count, at: section } };
}

/** Whoever gains prosperity scores at once; what is told alone is the fall at the beginning of a round. */
function isDrop(entries: readonly HegemonyLogEntry[], index: number): boolean {
  const next = entries[index + 1];
  return !(next?.kind === 'points' && next.params.source === 'prosperity');
}

const SCORES: ReadonlySet<Phase> = new Set<Phase>(['scoring', 'game-end']);

/** What is to be said once a phase that scores has been told: that I got nothing, and whose prosperity then falls. */
export function afterScoring(log: readonly LogEntry[], chapter: Chapter, seat: Seat | null): readonly Message[] {
  if (!SCORES.has(chapter.phase)) return [];
  const entries = entriesOf(log);
  const scored = entries
    .slice(chapter.from, chapter.to)
    .some(({ kind, params }) => kind === 'points' && params.seat === seat);
  const nothing: readonly Message[] = seat === null || scored ? [] : [{ key: 'told.nothing' }];
  return [...nothing, ...dropsAfter(entries, chapter, seat)];
}

function dropsAfter(entries: readonly HegemonyLogEntry[], { to }: Chapter, seat: Seat | null): readonly Message[] {
  if (entries[to]?.kind !== 'round') return [];
  const rest = entries.slice(to + 1);
  const played = rest.findIndex(({ kind }) => kind === 'card' || kind === 'basic' || kind === 'free');
  const begun = played === -1 ? rest : rest.slice(0, played);
  return begun.flatMap((entry, index) => {
    if (entry.kind !== 'prosperity' || !isDrop(begun, index)) return [];
    const { seat: of, space } = entry.params;
    const before = entries.slice(0, to).findLast(({ kind, params }) => kind === 'prosperity' && params.seat === of);
    const from = before?.kind === 'prosperity' ? before.params.space : 0;
    return from === space ? [] : [{ key: 'told.falls', fields: { seat: of, mine: of === seat, from, space } }];
  });
}
