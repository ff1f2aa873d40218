/** A player that does what the game advises, and where the game has no opinion, anything. */
import type { Bot } from '@polity/kernel';
import { randomBot } from './random.js';

export const adviserBot = {
  name: 'adviser',
  plays: ({ advise }) => advise !== undefined,
  answer(at, random) {
    const { advice } = at;
    return advice === undefined ? randomBot.answer(at, random) : advice.answer;
  },
  interject: ({ advice }) => advice,
} satisfies Bot;
