/** What an action is, and those that several classes have with nothing to add. */
import type { Hegemony, Play } from '../context.js';
import type { Seat } from '../names.js';
import type { HegemonyState } from '../state.js';
import { possibleBills, proposeAndVote } from '../vote.js';
import { possibleExports, type Seller, sellAbroad } from './foreign-trade.js';

export interface Action {
  can(state: HegemonyState): boolean;
  take(t: Hegemony): Play;
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

export const proposeBillAction = (seat: Seat): Action => ({
  can: (state) => possibleBills(state, seat).length > 0,
  *take(t) {
    yield* proposeAndVote(t, seat);
  },
});

export const exportAction = (seat: Seller): Action => ({
  can: (state) => possibleExports(state, seat).length > 0,
  *take(t) {
    yield* sellAbroad(t, seat);
  },
});
