/** The four roles, in three degrees: in the game, played, asked. */
import type { ROLES } from './data/board.js';
import { contentsOf } from './modules.js';
import type { Seat } from './names.js';
import type { HegemonyState } from './state.js';

export type PlayerCount = keyof typeof ROLES;

type Roles = Pick<HegemonyState, 'seats'>;

/** The role exists: it has its board, its companies and its goods. The State always does. */
export function isInGame(state: Roles, role: Seat): boolean {
  return role === 'state' || isPlayed(state, role);
}

/** Somebody or something decides for the role. */
export function isPlayed({ seats }: Roles, role: Seat): boolean {
  return seats.includes(role);
}

/**
 * The role is a seat that gets questions, and holds action cards to answer them with. In the base game all who play
 * are, unless a module decides for them by rules of its own.
 */
export function isAsked(state: Roles & Pick<HegemonyState, 'options'>, role: Seat): boolean {
  return isPlayed(state, role) && contentsOf(state).deciders.every((decides) => !decides(state.options, role));
}

/** How many play, on which set-up and Public companies depend. */
export function playerCount({ seats }: Roles): PlayerCount {
  return seats.length as PlayerCount;
}
