/** Games of the lantern market to begin with, for properties that hold in all of them. */
import { type Random, seededRandom } from '@polity/kernel';
import fc from 'fast-check';

/** How often every property is tried. */
export const RUNS = { numRuns: 1000 };

export interface Opening {
  readonly seed: string;
  readonly options: { readonly seats: 2 | 3 | 4; readonly nights: 3 | 4 };
}

export const openings: fc.Arbitrary<Opening> = fc.record({
  seed: fc.nat().map((n) => `seed ${n}`),
  options: fc.record({ seats: fc.constantFrom(2, 3, 4), nights: fc.constantFrom(3, 4) }),
});

export function luckOf(seed: string): Random {
  return seededRandom('fast', `luck/${seed}`);
}
