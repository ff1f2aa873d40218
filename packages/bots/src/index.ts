/** Players that know only the kernel, by name. */
import type { Bot } from '@polity/kernel';
import { adviserBot } from './adviser.js';
import { randomBot } from './random.js';

export { adviserBot, randomBot };

export const bots: Readonly<Record<string, Bot>> = { random: randomBot, adviser: adviserBot };
