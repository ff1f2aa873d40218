/** What one seat, or a spectator, is shown of a table: its position as JSON, and its log. */
import { equal, type LogEntry, type Table } from '@polity/kernel';
import type { SeatPosition } from '../wire.js';

/** A place to look from: a seat, and whether its person plays it (or a bot for them); `null` is a spectator's. */
export interface Viewpoint {
  readonly seat: string | null;
  readonly plays: boolean;
}

/** What is shown from a viewpoint, without the log. */
export function positionOf(table: Table, { seat, plays }: Viewpoint): Omit<SeatPosition, 'log' | 'logFrom'> {
  if (seat === null || !plays) {
    return { seat, view: table.view(seat), ask: null, waiting: false, cannotUndo: 'nothing', interjections: [] };
  }
  const ask = table.askOf(seat) ?? null;
  return {
    seat,
    view: table.view(seat),
    ask,
    waiting: ask === null && table.deciding().includes(seat),
    cannotUndo: table.cannotUndo(seat)?.reason ?? null,
    interjections: table.interjections(seat),
  };
}

/** How much of the beginning two logs have in common. */
export function commonLength(before: readonly LogEntry[], now: readonly LogEntry[]): number {
  const most = Math.min(before.length, now.length);
  let common = 0;
  while (common < most && (before[common] === now[common] || equal(before[common], now[common]))) common++;
  return common;
}

/** The message that shows positions, put together from their JSON; `undone` is who has taken back what was told there. */
export function positionMessage(table: Table, positions: readonly string[], undone?: string): string {
  const standings = JSON.stringify(table.over ? table.standings() : []);
  const shown = `"positions":[${positions.join(',')}],"over":${table.over},"standings":${standings}`;
  return `{"type":"position",${shown}${undone === undefined ? '' : `,"undone":${JSON.stringify(undone)}`}}`;
}

/** A position's JSON with the log from `logFrom` on. */
export function withLog(body: string, log: readonly LogEntry[], logFrom: number): string {
  return `${body.slice(0, -1)},"logFrom":${logFrom},"log":${JSON.stringify(log.slice(logFrom))}}`;
}
