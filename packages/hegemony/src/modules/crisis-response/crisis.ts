/** What a game with Crisis Response keeps: the deck, the card that lies open, locks and Bonds. */
import type { Random } from '@polity/kernel';
import type { Class, Policy } from '../../rules/names.js';
import type { HegemonyState, OpenState } from '../../rules/state.js';
import type { Bond, Crisis } from './kinds.js';

export function crisisOf({ crisis }: Pick<HegemonyState, 'crisis'>): Crisis {
  return crisis as Crisis;
}

/** The cards face down, the top one turned up. */
export function layOut(state: HegemonyState, cards: readonly string[], random: Random): void {
  const deck = random.shuffle([...cards]);
  state.crisis = { open: deck.splice(-1), deck, aside: [], locks: [], bonds: [], opensFree: false };
}

/** Nobody sees the deck. */
export function seenBy(state: HegemonyState): Pick<HegemonyState, 'crisis'> {
  return { crisis: { ...crisisOf(state), deck: [] } };
}

export function isLocked({ crisis }: Pick<OpenState, 'crisis'>, policy: Policy): boolean {
  return crisis?.locks.includes(policy) ?? false;
}

export function bondOf({ crisis }: Pick<OpenState, 'crisis'>, of: Class): Bond | undefined {
  return crisis?.bonds.find((bond) => bond.class === of);
}
