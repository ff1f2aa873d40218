/** What a position at the start of a round promises a role: weights that `polity learn` has found in many games. */
import { type Evaluation, equal, type Json, type Learned, weigherOf } from '@polity/kernel';
import type { TurnOption } from '../rules/asks.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyState } from '../rules/state.js';
import { features } from './features.js';
import learned from './learned.json' with { type: 'json' };

const END: TurnOption = { do: 'end' };

/** By the weights that are kept beside this file. */
export const evaluation: Evaluation<HegemonyState> = by(learned);

function by(weights: Learned): Evaluation<HegemonyState> {
  const weigh = weigherOf(weights);
  return {
    stage: ({ round }) => round,
    keyOf,
    features: (state, seat) => features(state, seat as Seat),
    judge: (state, seat) => weigh(keyOf(state, seat), features(state, seat as Seat)),
    by,
    rest: ({ options, canStop }): Json | undefined => (canStop ? null : options.find((option) => equal(option, END))),
  };
}

function keyOf({ round, seats }: HegemonyState, seat: string): string {
  return `${seats.length}/${seat}/${round}`;
}
