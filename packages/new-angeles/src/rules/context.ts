/** `t` as the rules of New Angeles hold it. */
import type { Context, Play } from '@polity/kernel';
import type { Seat } from '../names.js';
import type { NewAngelesAsks } from './asks.js';
import type { TradeInterjections } from './interjections.js';
import type { NewAngelesLog } from './log.js';
import type { NewAngelesState } from './state.js';

export interface NewAngelesNames {
  readonly seat: Seat;
  readonly asks: NewAngelesAsks;
  readonly log: NewAngelesLog;
  readonly interjections: TradeInterjections;
}

export type NewAngeles = Context<NewAngelesState, NewAngelesNames>;
export type { Play };
