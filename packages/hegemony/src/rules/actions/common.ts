/** Actions that several classes have with nothing to add. */
import type { Seat } from '../names.js';
import { canPropose, proposeAndVote } from '../vote.js';
import type { Action } from './action.js';
import { canExport, type Seller, sellAbroad } from './foreign-trade.js';

export const proposeBillAction = (seat: Seat): Action => ({
  can: (state) => canPropose(state, seat),
  *take(t) {
    yield* proposeAndVote(t, seat);
  },
});

export const exportAction = (seat: Seller): Action => ({
  can: (state) => canExport(state, seat),
  *take(t) {
    yield* sellAbroad(t, seat);
  },
});
