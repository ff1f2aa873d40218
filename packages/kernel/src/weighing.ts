/** What advisers of any game need: options by their weight, and whether an answer is offered. */
import type { AskDescription } from './ask.js';
import { equal, type Json } from './json.js';

/** The heaviest first; what weighs the same stays in its order. */
export function byWeight<Option>(options: readonly Option[], weight: (option: Option) => number): readonly Option[] {
  return options
    .map((option) => ({ option, weighs: weight(option) }))
    .sort((a, b) => b.weighs - a.weighs)
    .map(({ option }) => option);
}

/** The heaviest, and of those that weigh the same the first; of no options, none. */
export function heaviest<Option>(options: readonly Option[], weight: (option: Option) => number): Option | undefined {
  let best: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weighs = weight(option);
    if (best === undefined || weighs > most) {
      best = option;
      most = weighs;
    }
  }
  return best;
}

/** Whether the answer could be given. */
export function isOffered({ type, options, min, max, canStop }: AskDescription, answer: Json): boolean {
  if (answer === null) return canStop;
  if (type === 'amount')
    return typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max;
  const offered = (one: Json) => options.some((option) => equal(option, one));
  if (type === 'one') return offered(answer);
  return Array.isArray(answer) && answer.length >= min && answer.length <= max && answer.every(offered);
}

/** The options that one of them was preferred to. */
export function preferredTo({ type, options }: AskDescription, answer: Json): readonly Json[] {
  return type === 'one' ? options.filter((option) => !equal(option, answer)) : [];
}
