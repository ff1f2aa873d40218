/** Picks what weighs most, and remembers what it was preferred to. */
import { byWeight, type Json, type Reason } from '@polity/kernel';
import type { Opinion } from './asked.js';

/** The heaviest option, over the others. */
export function best<Option>(
  options: readonly Option[],
  weight: (option: Option) => number,
  reason: (option: Option) => Reason,
): (Opinion & { readonly option: Option }) | undefined {
  const [option, ...over] = byWeight(options, weight);
  if (option === undefined) return undefined;
  return { option, answer: option as Json, reason: reason(option), over: over as readonly Json[] };
}
