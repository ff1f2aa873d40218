/** The table as it is drawn while somebody looks back: nobody is asked, and nothing can be done but talk. */
import type { PastPosition, TableSummary } from '@polity/server/wire';
import { newestOf, positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import type { LoadedGame } from '../ui/use-game.js';
import { diffViews } from '../view/diff.js';
import { asTold } from './as-told.js';

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
 * Whether moments lie between what is shown and what was shown before it: nobody saw what happened there. So do they
 * between the table as it is and the first moment that is looked at.
 */
export function isJump({ told, moments, before }: Pick<PastSeen, 'told' | 'moments' | 'before'>): boolean {
  return before === null || Math.abs(moments.indexOf(told) - moments.indexOf(before.told)) > 1;
}

/** Nobody decides in the past. */
export function pastTable(table: TableSummary): TableSummary {
  return { ...table, deciding: [] };
}
