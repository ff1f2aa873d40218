/** From the steps of a record to the moments at which somebody was told of them, and back. */
import type { LogEntry } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import type { GameWords } from '@polity/words';
import { turnTold } from '../past/moments.js';

type Moments = Pick<PastPosition, 'moments' | 'steps'>;

/** The first moment that tells what was put in at the step. */
export function momentAt({ moments, steps }: Moments, step: number): number {
  const at = steps?.findIndex((before) => before > step) ?? 0;
  return at < 0 ? moments.length - 1 : at;
}

/** The moment at which the step was asked for: nothing has come of it yet. */
export function askedAt(past: Moments, step: number): number {
  return Math.max(0, momentAt(past, step) - 1);
}

/** The steps that led to a moment from the one before; none to where the game went on by itself. */
export function stepsAt({ moments, steps }: Moments, told: number): readonly number[] {
  const at = moments.indexOf(told);
  const [from, to] = [steps?.[at - 1], steps?.[at]];
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/**
 * The steps of which the first with something to decide is meant by what a moment tells: those that led to it. Where it
 * tells a whole turn, those of what was done in the turn, the last deed first; to end the turn is none.
 */
export function stepsTold(
  past: Moments & Pick<PastPosition, 'told'>,
  log: readonly LogEntry[],
  words: GameWords,
): readonly number[] {
  const { told, moments } = past;
  const turn = turnTold(past, log, words);
  if (turn === null) return stepsAt(past, told);
  const { turns = [], deeds = [] } = words.facts;
  const isDone = ({ kind }: LogEntry) => deeds.includes(kind) || !turns.includes(kind);
  const done = moments.filter((until, at) => {
    const from = moments[at - 1] ?? 0;
    // Where it tells of the turn before too, it was that turn in which somebody decided.
    return from >= turn.begin && until <= told && log.slice(from, Math.min(until, turn.end + 1)).some(isDone);
  });
  return done.toReversed().flatMap((until) => stepsAt(past, until));
}
