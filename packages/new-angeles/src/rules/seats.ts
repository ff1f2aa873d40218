/** Who sits where, and who leads which corporation. */
import type { CorporationId, Seat } from '../names.js';
import type { NewAngelesState } from './state.js';

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(state: NewAngelesState, first: Seat): Seat[] {
  const start = state.seats.indexOf(first);
  return [...state.seats.slice(start), ...state.seats.slice(0, start)];
}

/** The player on the left, who plays next. */
export function leftOf(state: NewAngelesState, seat: Seat): Seat {
  return clockwiseFrom(state, seat)[1] ?? seat;
}

export function othersThan(state: NewAngelesState, seat: Seat): Seat[] {
  return state.seats.filter((other) => other !== seat);
}

export function leaderOf(state: NewAngelesState, corporation: CorporationId): Seat | undefined {
  return state.seats.find((seat) => state.players[seat].corporation === corporation);
}
