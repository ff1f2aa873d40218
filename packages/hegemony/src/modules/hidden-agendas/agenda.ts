/** What a Hidden Agenda is: a task in numbers, the time at which it counts, and what it is worth. */
import type { Seat } from '../../rules/names.js';
import type { OpenState } from '../../rules/state.js';

/** When a task is looked at: at any moment, during a phase, or when the last round has been scored. */
export type Time = 'anytime' | 'action' | 'production' | 'elections' | 'scoring' | 'game-end';

/** How far one part of a task has come. */
export interface Count {
  /** What is counted, by its name in words. */
  readonly what: string;
  readonly have: number;
  readonly need: number;
  /** Whether there may be no more than that, instead of no less. */
  readonly atMost: boolean;
}

export interface HiddenAgenda {
  readonly name: string;
  readonly class: Seat;
  readonly vp: number;
  readonly time: Time;
  /** The first and the last round in which it counts, if not all (HA-4). */
  readonly rounds?: readonly [first: number, last: number];
  /** Whether it looks at where policies stand, which has to wait until all elections of a phase are over (HA-2). */
  readonly onPolicies?: true;
  /** How often, of ten games, a player gets there who tries; for advice. */
  readonly chance: number;
  task(state: OpenState): readonly Count[];
  /** Whether it is out of reach for good: then it is discarded, for all to see (HA-6). */
  lost?(state: OpenState): boolean;
}

export const atLeast = (what: string, have: number, need: number): Count => ({ what, have, need, atMost: false });
export const atMost = (what: string, have: number, need: number): Count => ({ what, have, need, atMost: true });

export function isReached({ have, need, atMost: most }: Count): boolean {
  return most ? have <= need : have >= need;
}
