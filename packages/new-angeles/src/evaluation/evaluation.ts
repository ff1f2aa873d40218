/**
 * What a position at the start of a turn promises a seat, of a hundred: weights that `polity learn` has found in many
 * games. Points decide nothing here but whether a rival is passed; so it is winning that is judged.
 */
import { type Evaluation, type Learned, linesOf, weigherOf } from '@polity/kernel';
import { TURN_TRACK_SPACES } from '../data/board.js';
import type { Seat } from '../names.js';
import type { NewAngelesState, Phase } from '../rules/state.js';
import { type NewAngelesView, view } from '../rules/view.js';
import { aimOf, type Known, outcome } from './aim.js';
import { bargain } from './bargain.js';
import { FEATURE_COUNT, features, partsBy } from './features.js';
import learned from './learned.json' with { type: 'json' };

/** What three worlds cannot tell from chance, of a hundred. */
const LEAST_GAIN = 4;

/** By the weights that are kept beside this file. */
export const evaluation: Evaluation<NewAngelesState> = by(learned);

function by(weights: Learned): Evaluation<NewAngelesState> {
  const weigh = weigherOf(weights);
  const lineOf = linesOf(weights);
  const judge = (seen: NewAngelesView, seat: Seat) => weigh(keyOf(seen, seat), features(seen, seat));
  return {
    stage,
    keyOf: (state, seat) => keyOf(state, seat as Seat),
    features: (state, seat) => features(view(state, seat as Seat), seat as Seat),
    judge: (state, seat) => judge(view(state, seat as Seat), seat as Seat),
    outcome: (state, seat) => outcome(state, seat as Seat),
    parts: (state, seat) => {
      const line = lineOf(keyOf(state, seat as Seat), FEATURE_COUNT);
      return line === undefined ? [] : partsBy(view(state, seat as Seat), seat as Seat, line);
    },
    by,
    // Others are thought to answer by the policy. Who reckons that they will do what he leaves, leaves it, and so do all.
    rest: (_, usual) => usual,
    leastGain: LEAST_GAIN,
    outOfTurn: (at, seat) => bargain(at, seat as Seat, judge),
  };
}

/** More than there are turns in a round. */
const OF_A_ROUND = 8;
/** A turn that is not over: its asset has left the turn track. */
const IN_A_TURN: readonly Phase[] = ['end-of-turn', 'production', 'event'];

/** Grows with every turn that begins, and once when a demand has been paid. */
function stage({ round, phase, turnTrack }: NewAngelesState): number {
  switch (phase) {
    case 'corporations':
    case 'hands':
      return -1;
    case 'investments':
      return round === 0 ? -1 : round * OF_A_ROUND;
    case 'reveal-demand':
      return round * OF_A_ROUND;
    case 'begin-round':
    case 'score-investments':
    case 'pay-demand':
    case 'over':
      return (round - 1) * OF_A_ROUND + TURN_TRACK_SPACES - 1;
    default:
      return round * OF_A_ROUND + TURN_TRACK_SPACES - turnTrack.length - (IN_A_TURN.includes(phase) ? 1 : 0);
  }
}

/** By what it takes to win, and by the space of the round track. */
function keyOf(known: Known & Pick<NewAngelesState, 'round'>, seat: Seat): string {
  return `${known.seats.length}/${aimOf(known, seat)}/${known.round}`;
}
