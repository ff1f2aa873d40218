/** Players that know only the kernel, by name, from the weakest to the strongest. */
import type { Bot } from '@polity/kernel';
import { adviserBot } from './adviser.js';
import { easyBot } from './easy.js';
import { randomBot } from './random.js';
import { searchBot } from './search.js';

export { marginOf } from './ahead.js';
export { analyse, type Closeness, type Look, LookingBack, USUAL_CLOSENESS } from './analyse.js';
export { explained, explainedByLead } from './learn/fit.js';
export { Lines } from './learn/ridge.js';
export { type Sample, samplesOf } from './learn/samples.js';
export { policyBot } from './policy.js';
export { type Budget, searchBot } from './search.js';
export { type Scales, weigh } from './weigh.js';
export { adviserBot, easyBot, randomBot };

export const mediumBot = searchBot('medium', { worlds: 3, rollouts: 0, milliseconds: 1000 });
export const hardBot = searchBot('hard', { worlds: 6, rollouts: 250, milliseconds: 2000 });
/** Beyond what many tries make sure of, it looks further: two stages ahead, which in Hegemony are two rounds. */
export const veryHardBot = searchBot('very-hard', {
  worlds: 16,
  rollouts: 2000,
  milliseconds: 3000,
  heads: 4,
  stages: 2,
});

export const bots: Readonly<Record<string, Bot>> = {
  random: randomBot,
  easy: easyBot,
  adviser: adviserBot,
  medium: mediumBot,
  hard: hardBot,
  'very-hard': veryHardBot,
};
