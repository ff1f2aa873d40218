/** From the steps of a record to the moments at which somebody was told of them, and back. */
import type { PastPosition } from '@polity/server/wire';

type Moments = Pick<PastPosition, 'moments' | 'steps'>;

/** The moment at which it was decided what to put in at the step. */
export function momentAt({ steps }: Moments, step: number): number {
  return Math.max(0, steps?.findLastIndex((from) => from <= step) ?? 0);
}

/** The steps that were decided between a moment and the next one; of the last, none is known to follow. */
export function stepsAt({ moments, steps }: Moments, told: number): readonly number[] {
  const at = moments.indexOf(told);
  const [from, to] = [steps?.[at], steps?.[at + 1]];
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: to - from }, (_, i) => from + i);
}
