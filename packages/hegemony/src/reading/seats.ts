/** A seat's name, and what lies before a seat. */
import { type Seat, TURN_ORDER } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

export function isSeat(value: string | null): value is Seat {
  return (TURN_ORDER as readonly (string | null)[]).includes(value);
}

export function handSize(view: HegemonyView, seat: Seat): number {
  const { hand } = view[seat];
  return typeof hand === 'number' ? hand : hand.length;
}
