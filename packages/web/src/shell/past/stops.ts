/**
 * Moments at which an action is done: what was chosen on the way to one belongs to it, so whoever goes on by one step
 * comes from one action to the next. Moments between them are seen in detail.
 */
import type { LogEntry } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import type { GameWords } from '@polity/words';

/** The places of those moments among all; every moment where the game does not say with what actions begin. */
export function stopsOf(
  moments: PastPosition['moments'],
  log: readonly LogEntry[],
  { facts: { actions = [], headings = [], turns = [], deeds = [] } }: Pick<GameWords, 'facts'>,
): readonly number[] {
  const tells = (at: number, kinds: readonly string[]) =>
    log.slice(moments[at - 1] ?? 0, moments[at]).some(({ kind }) => kinds.includes(kind));
  // What ends in a deed of its own, such as a vote, is an action too.
  const begin = [...actions, ...headings, ...turns.filter((kind) => deeds.includes(kind))];
  const end = [...headings, ...turns.filter((kind) => !deeds.includes(kind))];
  let underWay = false;
  return moments.flatMap((_, at) => {
    underWay = !tells(at, end) && (underWay || tells(at, actions));
    const goesOn = underWay && at + 1 < moments.length && !tells(at, turns) && !tells(at + 1, begin);
    return goesOn ? [] : [at];
  });
}

/** Where somebody stands among all moments. */
export interface Standing {
  readonly at: number;
  readonly last: number;
  /** Moments at which an action is done. */
  readonly stops: readonly number[];
}

/** Where one step leads: to the next of them, beyond the last one out of the past, or back; in detail to the next moment. */
export function stepFrom({ at, last, stops }: Standing, way: 1 | -1, detail: boolean): number {
  if (detail) return at + way;
  return way > 0 ? (stops.find((stop) => stop > at) ?? last + 1) : (stops.findLast((stop) => stop < at) ?? 0);
}
