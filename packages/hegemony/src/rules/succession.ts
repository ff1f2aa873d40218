/**
 * A role goes over from its player to a module that decides for it, in mid-game and for good (G-35). What lies open stays as
 * it is; the action cards go out of the game, unseen. Who agrees to that is an affair of those at the table.
 */
import type { Interjection } from '@polity/kernel';
import type { Hegemony, HegemonyNames } from './context.js';
import { allManifests, contentsOf, refusalOf } from './modules.js';
import type { Seat } from './names.js';
import { isAsked } from './roles.js';
import type { HegemonyOptions, HegemonyState } from './state.js';

/** How the game itself could play the role from now on, each way with the options of such a game. */
function waysFor(
  { options }: HegemonyState,
  role: Seat,
): readonly (readonly [way: string, options: HegemonyOptions])[] {
  return allManifests()
    .flatMap(({ successors }) => Object.entries(successors?.(options, role) ?? {}))
    .filter(([, changed]) => refusalOf(changed) === undefined);
}

export const succession: Interjection<HegemonyState, HegemonyNames, string> = {
  options: (state, role) =>
    state.successions?.[role] === undefined && isAsked(state, role) ? waysFor(state, role).map(([way]) => way) : [],
  /** What is under way is played to its end first, so nothing changes but that it is known. */
  apply(t, role, way) {
    t.state.successions = { ...t.state.successions, [role]: way };
    t.log('to-be-handed-over', { seat: role, way });
  },
};

/**
 * Between two steps: those go over who have not begun a turn that goes on.
 * @param turn that which was being taken when the step began.
 * @returns whether anybody has.
 */
export function handOver(t: Hegemony, turn: HegemonyState['turn']): boolean {
  const { state } = t;
  if (state.successions === undefined) return false;
  const goesOn = state.phase === 'action' && state.turn === turn;
  const due = state.seats.filter((role) => state.successions?.[role] !== undefined && !(goesOn && role === turn.seat));
  for (const role of due) goOver(t, role);
  return due.length > 0;
}

function goOver(t: Hegemony, role: Seat): void {
  const { state } = t;
  const { [role]: way = '', ...others } = state.successions ?? {};
  if (Object.keys(others).length > 0) state.successions = others;
  else delete state.successions;
  const found = waysFor(state, role).find(([name]) => name === way);
  if (found === undefined) throw new Error(`nothing called '${way}' can play ${role}`);
  state.options = found[1];
  Object.assign(state[role], { hand: [], deck: [], discard: [] });
  t.log('handed-over', { seat: role, way });
  for (const { handedOver } of contentsOf(state).manifests) handedOver?.(t, role);
}
