/** What a position at the start of a round promises a role: weights that `polity learn` has found in many games. */
import { type Evaluation, equal, type Json, type Learned, linesOf, type Part, weigherOf } from '@polity/kernel';
import type { TurnOption } from '../rules/asks.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { features } from './features.js';
import { groupsOf } from './groups.js';
import learned from './learned.json' with { type: 'json' };
import { pointless } from './pointless.js';

const END: TurnOption = { do: 'end' };

/** By the weights that are kept beside this file. */
export const evaluation: Evaluation<HegemonyState> = by(learned);

function by(weights: Learned): Evaluation<HegemonyState> {
  const weigh = weigherOf(weights);
  const lineOf = linesOf(weights);
  return {
    stage: ({ round }) => round,
    keyOf,
    features: (state, seat) => features(state, seat as Seat),
    judge: (state, seat) => weigh(keyOf(state, seat), features(state, seat as Seat)),
    parts: (state, seat) => {
      const values = features(state, seat as Seat);
      const line = lineOf(keyOf(state, seat), values.length);
      return line === undefined ? [] : partsOf(state, seat as Seat, values, line);
    },
    by,
    pointless: (ask, view, answer) => pointless(ask, view as HegemonyView, answer),
    rest: ({ options, canStop }): Json | undefined => (canStop ? null : options.find((option) => equal(option, END))),
  };
}

/** What the features of each group come to. */
function partsOf(state: HegemonyState, seat: Seat, values: readonly number[], line: readonly number[]): Part[] {
  const sums = new Map<string, Part>();
  groupsOf(state, seat).forEach(({ name, seat: whose }, i) => {
    const key = `${whose} ${name}`;
    const points = (sums.get(key)?.points ?? 0) + (line[i + 1] as number) * (values[i] as number);
    sums.set(key, { field: 'aspect', name, seat: whose, points });
  });
  return [...sums.values()];
}

function keyOf({ round, seats }: HegemonyState, seat: string): string {
  return `${seats.length}/${seat}/${round}`;
}
