/** How likely a bill is to pass: who would be for it, what may be drawn, and what both sides could still add. */
import type { Proposal } from '../rules/asks.js';
import { VOTE } from '../rules/data/board.js';
import { CLASSES, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { gainOf } from './policies.js';

/** Below this gain it is not worth the points that a rival gets for its bill. */
export const WORTH_SUPPORT = 0.1;
/** From this gain on a bill is worth somebody's influence. */
export const WORTH_INFLUENCE = 0.75;

/** What one side has: cubes in the bag, cubes drawn already, and the most that one of it could add. */
interface Side {
  bag: number;
  drawn: number;
  influence: number;
}

/** The chance that a seat's bill passes if everybody votes as the advice would, once the proposer has paid for the vote. */
export function chanceToPass(view: HegemonyView, seat: Seat, bill: Proposal, cost = 0): number {
  const sides = sidesOf(view, seat, bill, cost);
  if (CLASSES.some((of) => view.drawn[of] > 0)) return passes(sides, sides.for.drawn, sides.against.drawn) ? 1 : 0;
  const all = CLASSES.reduce((sum, of) => sum + view.bag[of], 0);
  const others = all - sides.for.bag - sides.against.bag;
  const drawn = Math.min(VOTE.drawn, all);
  let passing = 0;
  for (let inFavour = 0; inFavour <= drawn; inFavour++) {
    for (let against = 0; against <= drawn - inFavour; against++) {
      if (!passes(sides, inFavour, against)) continue;
      const rest = drawn - inFavour - against;
      passing += ways(sides.for.bag, inFavour) * ways(sides.against.bag, against) * ways(others, rest);
    }
  }
  return passing / ways(all, drawn);
}

/** The same in the Elections Phase, as things stand: cubes that are shown now lie in the bag again by then. */
export function chanceInElections(view: HegemonyView, seat: Seat, bill: Proposal): number {
  const { bag, drawn } = view;
  if (CLASSES.every((of) => drawn[of] === 0)) return chanceToPass(view, seat, bill);
  const back = { working: bag.working + drawn.working, middle: bag.middle + drawn.middle };
  const all = { ...back, capitalist: bag.capitalist + drawn.capitalist };
  return chanceToPass({ ...view, bag: all, drawn: { working: 0, middle: 0, capitalist: 0 } }, seat, bill);
}

/** Cubes of a class that nobody plays are on neither side. */
function sidesOf(view: HegemonyView, seat: Seat, bill: Proposal, cost: number) {
  const sides = { for: emptySide(), against: emptySide() };
  for (const of of view.seats) {
    const gain = gainOf(view, of, bill);
    const side = of === seat || gain >= WORTH_SUPPORT ? sides.for : sides.against;
    const influence = view[of].influence - (of === seat ? cost : 0);
    if (Math.abs(gain) >= WORTH_INFLUENCE) side.influence = Math.max(side.influence, influence);
    if (of === 'state') continue;
    side.bag += view.bag[of];
    side.drawn += view.drawn[of];
  }
  return sides;
}

function emptySide(): Side {
  return { bag: 0, drawn: 0, influence: 0 };
}

/** Whoever is ahead adds one to be safe; whoever is behind adds what is lacking for that, or nothing. Ties pass. */
function passes({ for: own, against: other }: Record<'for' | 'against', Side>, yes: number, no: number): boolean {
  if (yes < no) return own.influence >= no - yes + Math.min(1, other.influence);
  return other.influence < yes - no + 1 + Math.min(1, own.influence);
}

/** In how many ways so many can be drawn out of all. */
function ways(all: number, drawn: number): number {
  if (drawn > all) return 0;
  let count = 1;
  for (let i = 0; i < drawn; i++) count = (count * (all - i)) / (i + 1);
  return count;
}
