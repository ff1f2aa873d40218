/** What an action is: when it can be taken, and what it does. */
import type { Hegemony, Play } from '../context.js';
import type { HegemonyState } from '../state.js';

export interface Action {
  can(state: HegemonyState): boolean;
  take(t: Hegemony): Play;
  /** A free action that leaves the turn's own free action untouched. */
  readonly besides?: true;
  /** The cards on the table that it could be taken for, where it is for one of them. */
  with?(state: HegemonyState): readonly string[];
  /** A role without a player takes it whenever it can: a free one at the end of its turn, a basic one as its cards say. */
  readonly unbidden?: true;
}

export type Actions<Name extends string> = Readonly<Partial<Record<Name, Action>>>;

/** An action in which nothing is asked. */
export function plain(can: (state: HegemonyState) => boolean, act: (t: Hegemony) => void): Action {
  return {
    can,
    *take(t) {
      act(t);
    },
  };
}
