/** An opponent for a first game: it plays what the game advises, but now and then only the next best. */
import type { Bot } from '@polity/kernel';
import { adviserBot } from './adviser.js';

/** How often it takes its second choice: once in so many questions that have one. */
const SECOND_ONCE_IN = 4;

export const easyBot = {
  name: 'easy',
  plays: adviserBot.plays,
  answer(at, random) {
    const { advice, ask } = at;
    const second = ask.type === 'one' ? advice?.over[0] : undefined;
    if (second !== undefined && random.int(SECOND_ONCE_IN) === 0) return second;
    return advice === undefined ? adviserBot.answer(at, random) : advice.answer;
  },
  interject: adviserBot.interject,
} satisfies Bot;
