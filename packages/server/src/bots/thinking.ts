/** All that a worker thread does for bots, by kind; it can be done without one. */
import type { Input, Json, Looked, Reckoning } from '@polity/kernel';
import type { Registry } from '../registry.js';
import {
  type BotJob,
  begun,
  decide,
  type HeadJob,
  type LookJob,
  looked,
  type SettleJob,
  type Shared,
  settled,
  thoughtOf,
  type WeighJob,
  weighed,
} from './decide.js';
import { type ForeseeJob, type Foreseen, foreseen } from './foresee.js';

/** What there is to think about, what comes first before what can wait. */
export interface Thoughts {
  readonly decide: { readonly job: BotJob; readonly found: Input | null };
  /** The same where there are several threads. */
  readonly begin: { readonly job: BotJob; readonly found: Input | Shared | null };
  readonly head: { readonly job: HeadJob; readonly found: Json };
  readonly settle: { readonly job: SettleJob; readonly found: unknown };
  readonly weigh: { readonly job: WeighJob; readonly found: Reckoning | null };
  readonly foresee: { readonly job: ForeseeJob; readonly found: Foreseen | null };
  readonly look: { readonly job: LookJob; readonly found: readonly Looked[] };
}

/** Where bots think. */
export interface Thinkers {
  /** What any of the bots puts in next, or `null` when none has anything. */
  decide(job: BotJob): Promise<Input | null>;
  /** `null` where there is nothing to weigh. */
  weigh(job: WeighJob): Promise<Reckoning | null>;
  look(job: LookJob): Promise<readonly Looked[]>;
  close(): Promise<void>;
  /** What the bots think while a person does, where they have a thread of their own for it. */
  readonly ahead?: ThinkersAhead;
}

/** Thought that nobody waits for yet: it gives way to all other until somebody does, and fails where it had to. */
export interface ThinkersAhead {
  foresee(job: ForeseeJob, leisure: Leisure): Promise<Foreseen | null>;
  decide(job: BotJob, leisure: Leisure): Promise<Input | null>;
  /** Somebody waits for it now: it comes before what nobody waits for. */
  want(leisure: Leisure): void;
  /** Nobody will ask for it. */
  drop(leisure: Leisure): void;
}

/** One such thought, for as long as it goes on. */
export interface Leisure {
  /** Whether somebody waits for it by now. */
  wanted: boolean;
}

/** How each thing is thought about; `unwanted` tells those who think long that nobody waits any more. */
export const THINKING: {
  readonly [Kind in keyof Thoughts]: (
    job: Thoughts[Kind]['job'],
    registry: Registry,
    unwanted?: () => boolean,
  ) => Thoughts[Kind]['found'];
} = { decide, begin: begun, head: thoughtOf, settle: settled, weigh: weighed, foresee: foreseen, look: looked };

/** Bots that think where they are asked: for tests, and where there are no threads. */
export function thinkHere(registry: Registry): Thinkers {
  return {
    decide: async (job) => decide(job, registry),
    weigh: async (job) => weighed(job, registry),
    look: async (job) => looked(job, registry),
    close: async () => undefined,
  };
}
