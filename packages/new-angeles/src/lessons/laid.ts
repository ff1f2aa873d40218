/**
 * The table of a lesson: the one who is taught acts first, in the city and under the demand of a first game, with a
 * corporation whose contract is easily seen to pay. From there on it is a game like any other.
 */
import { CORPORATIONS, type CorporationId, type RivalId, type Seat } from '../names.js';

/** Who is taught, and leads what. */
export const TAUGHT: { readonly seat: Seat; readonly corporation: CorporationId } = {
  seat: 'player-1',
  corporation: 'globalsec',
};

/** The corporations as they were dealt, but for the one of whoever is taught. */
export function dealtForLesson(dealt: readonly CorporationId[]): readonly CorporationId[] {
  const others = dealt.filter((id) => id !== TAUGHT.corporation);
  return [TAUGHT.corporation, ...others].slice(0, CORPORATIONS.length);
}

/**
 * The rival of whoever is taught is somebody at the table, as most are: the Federalist and the own card, which win by
 * rules of their own, are left for a later game.
 */
export function rivalForLesson(inPlay: readonly CorporationId[]): RivalId {
  return inPlay.find((id) => id !== TAUGHT.corporation) ?? 'federalist';
}
