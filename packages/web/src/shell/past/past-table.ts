/** The table as it is drawn while somebody looks back: nobody is asked, and nothing can be done but talk. */
import type { LogEntry } from '@polity/kernel';
import type { PastPosition, TableSummary } from '@polity/server/wire';
import type { GameWords } from '@polity/words';
import { newestOf, positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import type { LoadedGame } from '../ui/use-game.js';
import { diffViews } from '../view/diff.js';
import { asTold } from './as-told.js';
import { stopsOf } from './stops.js';

/** What is shown, and what was shown before it. */
export interface PastSeen extends PastPosition {
  readonly before: Pick<PastPosition, 'told' | 'view'> | null;
}

const nothing = () => undefined;

export function pastOf(live: LiveTable, { told, rests, view: seen, before }: PastSeen, game: LoadedGame): LiveTable {
  // What happened since may be on its way to the table; here it can be looked at.
  const now = positionOf({ ...live.state, positions: newestOf(live.state) });
  const log = now?.log.slice(0, told) ?? [];
  const view = rests.includes(told) ? seen : asTold(seen, log, game);
  const position = {
    seat: now?.seat ?? null,
    view,
    ask: null,
    waiting: false,
    cannotUndo: 'nothing',
    interjections: [],
    log,
    changes: now ? diffViews(before?.view ?? now.view, view) : [],
  } as const;
  const state = { ...live.state, positions: [position], preview: null, refusal: null, news: [] };
  const inert = { answer: nothing, preview: nothing, undo: nothing, interject: nothing, previewInterjection: nothing };
  return { state, actions: { ...live.actions, ...inert } };
}

/**
 * Whether more than an action lies between what is shown and what was shown before it: nobody saw what happened there. So
 * it does between the table as it is and the first moment that is looked at.
 */
export function isJump(
  { told, moments, before }: Pick<PastSeen, 'told' | 'moments' | 'before'>,
  log: readonly LogEntry[],
  words: Pick<GameWords, 'facts'>,
): boolean {
  if (before === null) return true;
  const [from = 0, to = 0] = [before.told, told].map((length) => moments.indexOf(length)).sort((a, b) => a - b);
  return to - from > 1 && stopsOf(moments, log, words).some((stop) => from < stop && stop < to);
}

/** Nobody decides in the past. */
export function pastTable(table: TableSummary): TableSummary {
  return { ...table, deciding: [] };
}
