/** Effects that cards of several decks have in common: bills, and votes on them. */
import { addCubes, drawCubes, returnDrawn } from '../../rules/bag.js';
import { type Effect, numbered } from '../../rules/cards/card.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { CLASSES, type Class, type Policy, type Seat } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import {
  canPropose as canProposeIn,
  holdVote,
  mayVote,
  type ProposeRules,
  proposeAndVote,
  proposeBill,
} from '../../rules/vote.js';

export const canPropose =
  (seat: Seat, rules?: ProposeRules) =>
  (state: HegemonyState): boolean =>
    canProposeIn(state, seat, rules);

/** A bill for one policy, with the usual Immediate Vote, then cubes of one's own (H43). */
export function movement(of: Class, policy: Policy): Effect {
  const rules = { policies: [policy] };
  return numbered({ cubes: 2 }, ({ cubes }) => ({
    can: canPropose(of, rules),
    lacks: 'bill.its',
    *play(t) {
      yield* proposeAndVote(t, of, rules);
      addCubes(t, of, cubes);
      return undefined;
    },
  }));
}

/** Two bills for different policies, the second after the first has been voted on, if it is (FAQ p. 37); one, if only one is possible (H42). */
export function* proposeTwoBills(t: Hegemony, seat: Seat): Play<undefined> {
  const except = yield* proposeAndVote(t, seat);
  if (canProposeIn(t.state, seat, { except })) yield* proposeAndVote(t, seat, { except });
  return undefined;
}

/** A bill for any section, next to the current one or not; it waits for the Elections Phase. */
export function radicalReforms(seat: Seat): Effect {
  const rules = { adjacent: false };
  return {
    can: canPropose(seat, rules),
    lacks: 'bill.its',
    *play(t) {
      yield* proposeBill(t, seat, rules);
      return undefined;
    },
  };
}

/** A bill; cubes are shown, and with these an election may be held for nothing, and no other (FAQ p. 37, H41). */
export function publicOpinionPolling(of: Class): Effect {
  return numbered({ shown: 5 }, ({ shown }) => ({
    can: canPropose(of),
    lacks: 'bill.its',
    *play(t) {
      const policy = yield* proposeBill(t, of);
      drawCubes(t, shown);
      const ways = () => (mayVote(t.state) ? (['now', 'later'] as const) : (['later'] as const));
      const when = yield* t.ask(of, 'immediate-vote', ways, { about: { policy, cost: 0 } });
      if (when === 'now') yield* holdVote(t, policy, 'drawn');
      else for (const colour of CLASSES) returnDrawn(t.state, colour);
      return undefined;
    },
  }));
}
