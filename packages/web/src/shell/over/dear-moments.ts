/** The decisions that cost most, at the moments of a replay at which they were asked for. */
import type { Looked } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import { seatLook } from '../../games/registry.js';
import type { SeatLook } from '../../games/seat.js';
import type { LoadedGame } from '../ui/use-game.js';
import type { useSay } from '../words/shell.js';
import { askedAt } from './moment-at.js';

/** A moment that somebody may want to look for, why, and whose it is. */
export interface Dear {
  readonly at: number;
  readonly why: string;
  readonly look: SeatLook;
}

export function dearMoments(
  shown: Pick<PastPosition, 'moments' | 'steps'>,
  found: readonly Looked[],
  game: LoadedGame,
  seats: readonly string[],
  say: ReturnType<typeof useSay>,
): readonly Dear[] {
  return found.map(({ seat, step, ask, given }) => ({
    at: askedAt(shown, step),
    why: say('over.analysis.dear', { seat: game.words.name(seat, 'seat'), given: game.words.answer(ask, given) }),
    look: seatLook(game.ui, seats, seat),
  }));
}

/** Marks nearer than this part of the slider would lie on each other. */
const NEAR = 0.03;

/** Those that lie close together, in the order of the slider. */
export function grouped<One extends { readonly at: number }>(
  all: readonly One[],
  last: number,
): readonly (readonly [One, ...One[]])[] {
  const groups: [One, ...One[]][] = [];
  for (const one of all.toSorted((a, b) => a.at - b.at)) {
    const group = groups.at(-1);
    if (group && one.at - group[0].at < NEAR * last) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
