/** Actions that several classes have with nothing to add. */
import type { Seat } from '../names.js';
import { possibleBills, proposeAndVote } from '../vote.js';
import type { Action } from './action.js';
import { possibleExports, type Seller, sellAbroad } from './foreign-trade.js';

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
