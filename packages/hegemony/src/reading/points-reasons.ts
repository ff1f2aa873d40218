/** Why points were given, as far as the log tells it: what scoring counts, and how prosperity falls afterwards. */
import type { LogEntry, Reason } from '@polity/kernel';
import { ACTION, END_GAME, LOAN, PROSPERITY_DROP, WEALTH_ADVANCE_VP } from '../rules/data/board.js';
import type { HegemonyLogEntry } from '../rules/log.js';
import type { Seat } from '../rules/names.js';
import type { Phase } from '../rules/state.js';
import { entriesOf } from './entries.js';
import type { Chapter } from './recap.js';

type Told<Kind extends HegemonyLogEntry['kind']> = Extract<HegemonyLogEntry, { kind: Kind }>['params'];

/** Why what an entry tells was so, among others of a phase; nothing where the log says all that can be said. */
export function reasonOf(log: readonly LogEntry[], index: number, phase: Phase | null): Reason | null {
  const entries = entriesOf(log);
  const entry = entries[index];
  if (entry?.kind === 'points') return pointsReason(entry.params, entries, index);
  if (entry?.kind !== 'prosperity') return null;
  if (isDrop(entries, index)) return { kind: 'told.drop', params: { ...entry.params, by: fallAt(entries, index) } };
  // Nothing else moves prosperity up while points are counted (p. 25).
  return phase === 'scoring' ? { kind: 'told.staffed', params: entry.params } : null;
}

function pointsReason(points: Told<'points'>, entries: readonly HegemonyLogEntry[], index: number): Reason | null {
  const { seat, source, amount } = points;
  const because = (kind: string, count: number): Reason => ({ kind, params: { seat, amount, count } });
  switch (source) {
    case 'wealth':
      // The points for new spaces come after those for the space reached, and the marker moves after them.
      return entries[index + 1]?.kind === 'wealth'
        ? because('told.wealth-further', amount / WEALTH_ADVANCE_VP)
        : because('told.wealth-reached', amount);
    case 'prosperity': {
      const moved = entries[index - 1];
      return moved?.kind === 'prosperity' ? because('told.prosperity', moved.params.space) : null;
    }
    case 'unions':
      return because('told.unions', amount / ACTION.unionVP);
    case 'legitimacy':
      return because('told.legitimacy', amount);
    case 'agenda':
      return because('told.agenda', amount);
    case 'loans':
      return seat === 'capitalist'
        ? because('told.loans-kept', amount / LOAN.capitalistVP)
        : because('told.loans-unpaid', LOAN.unpaidStep);
    case 'policies':
      return seat === 'state' ? null : policiesReason(seat, amount);
    case 'money':
      return seat === 'capitalist' ? null : because('told.money', END_GAME.moneyPerVP[seat]);
    case 'goods':
      return because('told.goods', amount);
    default:
      return null;
  }
}

function policiesReason(seat: Exclude<Seat, 'state'>, amount: number): Reason {
  const { section, vp } = END_GAME.policyVP[seat];
  const count = (vp as readonly number[]).indexOf(amount);
  return { kind: 'told.policies', params: { seat, amount, count, at: section } };
}

/** Whoever gains prosperity scores at once; what is told alone is the fall at the beginning of a round. */
function isDrop(entries: readonly HegemonyLogEntry[], index: number): boolean {
  const next = entries[index + 1];
  return !(next?.kind === 'points' && next.params.source === 'prosperity');
}

/** How far it falls: as far as it stood before, or as printed where a part of a log does not tell that. */
function fallAt(entries: readonly HegemonyLogEntry[], index: number): number {
  const entry = entries[index];
  if (entry?.kind !== 'prosperity') return 0;
  const { seat, space } = entry.params;
  const from = spaceBefore(entries.slice(0, index), seat);
  return from === undefined ? PROSPERITY_DROP[seat] : from - space;
}

/** Where the marker stood at last, as far as these entries tell. */
function spaceBefore(entries: readonly HegemonyLogEntry[], seat: Seat): number | undefined {
  const last = entries.findLast(({ kind, params }) => kind === 'prosperity' && params.seat === seat);
  return last?.kind === 'prosperity' ? last.params.space : undefined;
}

const SCORES: ReadonlySet<Phase> = new Set<Phase>(['scoring', 'game-end']);

/** What is to be said once a phase that scores has been told: that I got nothing, and whose prosperity then falls. */
export function afterScoring(log: readonly LogEntry[], chapter: Chapter, seat: Seat | null): readonly Reason[] {
  if (!SCORES.has(chapter.phase)) return [];
  const entries = entriesOf(log);
  const scored = entries
    .slice(chapter.from, chapter.to)
    .some(({ kind, params }) => kind === 'points' && params.seat === seat);
  const nothing: readonly Reason[] = seat === null || scored ? [] : [{ kind: 'told.nothing', params: {} }];
  return [...nothing, ...dropsAfter(entries, chapter)];
}

function dropsAfter(entries: readonly HegemonyLogEntry[], { to }: Chapter): readonly Reason[] {
  if (entries[to]?.kind !== 'round') return [];
  const rest = entries.slice(to + 1);
  const played = rest.findIndex(({ kind }) => kind === 'card' || kind === 'basic' || kind === 'free');
  const begun = played === -1 ? rest : rest.slice(0, played);
  return begun.flatMap((entry, index) => {
    if (entry.kind !== 'prosperity' || !isDrop(begun, index)) return [];
    const { seat: of, space } = entry.params;
    const from = spaceBefore(entries.slice(0, to), of) ?? 0;
    return from === space ? [] : [{ kind: 'told.falls', params: { seat: of, from, space } }];
  });
}
