/** The table through the eyes of a seat, as the page holds it. */
import type { SeatPosition } from '@polity/server/wire';
import type { Change } from '../view/diff.js';

/** A position with the whole log, and what its last change was. */
export interface Position extends Omit<SeatPosition, 'logFrom'> {
  readonly changes: readonly Change[];
}
