/** Picks what weighs most, and remembers what it was preferred to. */
import type { Json, Reason } from '@polity/kernel';
import type { Opinion } from './asked.js';

/** The heaviest first; what weighs the same stays in its order. */
export function byWeight<Option>(options: readonly Option[], weight: (option: Option) => number): readonly Option[] {
  return options
    .map((option) => ({ option, weighs: weight(option) }))
    .sort((a, b) => b.weighs - a.weighs)
    .map(({ option }) => option);
}

export function heaviest<Option>(options: readonly Option[], weight: (option: Option) => number): Option | undefined {
  return byWeight(options, weight)[0];
}

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
