/** `t` as the rules of Hegemony hold it. */
import type { Context, Play } from '@polity/kernel';
import type { HegemonyAsks } from './asks.js';
import type { HegemonyLog } from './log.js';
import type { Seat } from './names.js';
import type { HegemonyState } from './state.js';

export interface HegemonyNames {
  readonly seat: Seat;
  readonly asks: HegemonyAsks;
  readonly log: HegemonyLog;
  readonly interjections: Record<never, never>;
}

export type Hegemony = Context<HegemonyState, HegemonyNames>;
export type { Play };
