/** Players that know only the kernel, by name. */
import type { Bot } from '@polity/kernel';
import { randomBot } from './random.js';

export { randomBot };

export const bots: Readonly<Record<string, Bot>> = { random: randomBot };
