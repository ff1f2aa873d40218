/** A market that can be looked ahead in. */
import type { Evaluation, Game } from '@polity/kernel';
import { market } from './support.js';

/** Whoever looks ahead plays the market to its end: it has learned nothing. */
const evaluation: Evaluation = {
  stage: () => 0,
  keyOf: () => '',
  features: () => [],
  judge: () => undefined,
  by: () => evaluation,
};
export const judged: Game = {
  ...market,
  policy({ type, options, min, canStop }) {
    if (type === 'amount') return min;
    if (type === 'some') return options.slice(0, min);
    return canStop ? null : (options[0] ?? null);
  },
  evaluation,
};
