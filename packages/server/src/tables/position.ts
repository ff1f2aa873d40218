/** What one seat, or a spectator, is shown of a table: its position, and its log. */
import { cloneSharing, equal, type LogEntry, type Table } from '@polity/kernel';
import type { SeatPosition } from '../wire.js';

/** A place to look from: a seat, and whether its person plays it (or a bot for them); `null` is a spectator's. */
export interface Viewpoint {
  readonly seat: string | null;
  readonly plays: boolean;
}

export function keyOf({ seat, plays }: Viewpoint): string {
  return seat === null ? '' : `${seat}/${plays ? 'plays' : 'lent'}`;
}

/** What is shown from a viewpoint, without the log. It is never changed afterwards. */
export type Shown = Omit<SeatPosition, 'number' | 'log' | 'logFrom'>;

/**
 * @param state the table's, as it is now and stays.
 * @param before what was shown there last, to share with it what is the same.
 */
export function positionOf(table: Table, state: object, { seat, plays }: Viewpoint, before?: Shown): Shown {
  const view = table.game.view(state, seat);
  if (seat === null || !plays)
    return { seat, view, ask: null, waiting: false, cannotUndo: 'nothing', interjections: [] };
  const ask = table.askOf(seat) ?? null;
  return {
    seat,
    view,
    ask: cloneSharing(ask, before?.ask),
    waiting: ask === null && table.deciding().includes(seat),
    cannotUndo: table.cannotUndo(seat)?.reason ?? null,
    interjections: cloneSharing(table.interjections(seat), before?.interjections),
  };
}

/** How much of the beginning two logs have in common. */
export function commonLength(before: readonly LogEntry[], now: readonly LogEntry[]): number {
  const most = Math.min(before.length, now.length);
  let common = 0;
  while (common < most && (before[common] === now[common] || equal(before[common], now[common]))) common++;
  return common;
}

/** What goes with positions, as JSON without the braces; `undone` is who has taken back what was told there. */
export function surroundingsOf(table: Table, undone?: string): string {
  const standings = JSON.stringify(table.over ? table.standings() : []);
  const taken = undone === undefined ? '' : `,"undone":${JSON.stringify(undone)}`;
  return `"over":${table.over},"standings":${standings}${taken}`;
}
