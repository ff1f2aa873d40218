/** The fifty Historical Events. */
import { ROUND_1 } from './cards/round-1.js';
import { ROUND_2 } from './cards/round-2.js';
import { ROUND_3 } from './cards/round-3.js';
import { ROUND_4 } from './cards/round-4.js';
import { ROUND_5 } from './cards/round-5.js';
import { STARTING } from './cards/starting.js';
import type { HistoricalEvent } from './event.js';

/** By round, from the first on. */
export const SETS: readonly (readonly string[])[] = [ROUND_1, ROUND_2, ROUND_3, ROUND_4, ROUND_5].map(Object.keys);
export const STARTS: readonly string[] = Object.keys(STARTING);

export const HISTORICAL_EVENTS: Readonly<Record<string, HistoricalEvent>> = {
  ...STARTING,
  ...ROUND_1,
  ...ROUND_2,
  ...ROUND_3,
  ...ROUND_4,
  ...ROUND_5,
};
