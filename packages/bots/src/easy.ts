/** An opponent for a first game: it plays what the game advises, but often only the next best, or the one after it. */
import type { Bot } from '@polity/kernel';
import { adviserBot } from './adviser.js';

/** How often it passes over its best choice, and again over the next: once in so many questions that have one. */
const PASSES_OVER_ONCE_IN = 3;

export const easyBot = {
  name: 'easy',
  plays: adviserBot.plays,
  answer(at, random) {
    const { advice, ask } = at;
    if (advice === undefined) return adviserBot.answer(at, random);
    const choices = ask.type === 'one' ? [advice.answer, ...advice.over] : [advice.answer];
    let choice = 0;
    while (choice + 1 < choices.length && random.int(PASSES_OVER_ONCE_IN) === 0) choice++;
    return choices[choice];
  },
  interject: adviserBot.interject,
} satisfies Bot;
