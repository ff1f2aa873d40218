/** The three Spending Influence cards, and how Automas on one side share what they spend (sections 11 and 12). */
import type { Spending } from './kinds.js';

/** A vote as one side's Automas see it, when the cubes are drawn. */
export interface Scene {
  readonly winning: boolean;
  /** What the side that is behind needs to win (AU-11.3). */
  readonly needed: number;
  /** Influence of the Automas, of their whole side and of the other (AU-11.12, AU-12.1). */
  readonly own: number;
  readonly side: number;
  readonly other: number;
}

/** What is spent in any case, and how many cards are drawn for more. */
export interface Instruction {
  readonly spending: Spending;
  readonly necessary: number;
  readonly draw: number;
}

const told = (spending: Spending, necessary = 0, draw = 0): Instruction => ({ spending, necessary, draw });
const NOTHING = told('nothing');

/** What the side that is behind needs: a tie passes the bill (AU-11.3). */
export function neededToWin(votes: { readonly for: number; readonly against: number }): number {
  return votes.for < votes.against ? votes.against - votes.for : votes.for - votes.against + 1;
}

export function instructionFor(scene: Scene): Instruction {
  const { winning, needed, own, side } = scene;
  if (own === 0 || (!winning && side < needed)) return NOTHING;
  const { spending, necessary, draw } = winning
    ? whenWinning(scene)
    : side === own
      ? whenLosingAlone(scene)
      : whenLosingWithAllies(scene);
  // Never more than there is, and no more cards than Influence is left (AU-11.9, AU-11.10, G-4).
  const spent = Math.min(necessary, own);
  return { spending, necessary: spent, draw: spending === 'draw-for-all' ? draw : Math.min(draw, own - spent) };
}

/** AU-11.6; a side that cannot turn the vote is left alone (G-3). */
function whenWinning({ needed, other }: Scene): Instruction {
  return other < needed ? NOTHING : told('draw', 0, other - needed + 1);
}

/** AU-11.7. */
function whenLosingAlone({ needed, own, other }: Scene): Instruction {
  if (other === 0) return told('necessary', needed);
  return own === needed ? told('draw-for-all', 0, 1) : told('necessary-and-draw', needed, other);
}

/** AU-11.8. */
function whenLosingWithAllies({ needed, own, side, other }: Scene): Instruction {
  if (side === needed) return other > 0 ? NOTHING : told('all', own);
  return other > 0 ? told('necessary-and-draw', needed, other) : told('almost-and-draw', needed - 1, 1);
}

/**
 * Hands out a total one by one, each time to whoever has paid least and has some left; among equals to whoever began with
 * most, then at random (AU-12.2, G-22).
 */
export function shareOut(
  held: readonly number[],
  total: number,
  pick: (equals: readonly number[]) => number,
): number[] {
  const paid = held.map(() => 0);
  for (let left = total; left > 0; left--) {
    const able = held.flatMap((has, i) => ((paid[i] as number) < has ? [i] : []));
    if (able.length === 0) break;
    const least = Math.min(...able.map((i) => paid[i] as number));
    const cheapest = able.filter((i) => paid[i] === least);
    const richest = Math.max(...cheapest.map((i) => held[i] as number));
    const equals = cheapest.filter((i) => held[i] === richest);
    const payer = equals.length === 1 ? (equals[0] as number) : pick(equals);
    paid[payer] = (paid[payer] as number) + 1;
  }
  return paid;
}
