/** A player that is a program. It sees what its seat may see, and nothing else. */
import type { Game } from './game.js';
import type { Json } from './json.js';
import type { Random } from './random.js';
import type { OutOfTurn, Situation } from './situation.js';

export interface Bot {
  readonly name: string;
  /** Whether it can play a game as it is meant to; if not said, any. */
  plays?(game: Pick<Game, 'advise' | 'policy' | 'evaluation' | 'imagine'>): boolean;
  /** Whether it deals itself worlds. A simulation keeps the history that this takes for such bots only. */
  readonly imagines?: boolean;
  /** An answer to what its seat is asked. */
  answer(at: Situation, random: Random): unknown;
  /** Something to put in out of turn, or nothing. Looked at before every decision, for every seat. */
  interject?(at: OutOfTurn, random: Random): { readonly kind: string; readonly value: unknown } | undefined;
  /** For one that can think about an answer in several heads at the same time; `answer` comes to the same with one. */
  readonly heads?: Heads;
  /** For one that looks at a clock: the same without, however long it takes, so that a busy machine does not weaken it. */
  readonly unhurried?: () => Bot;
}

/** The heads of a bot. What each finds is plain, so that it can come from another thread. */
export interface Heads {
  readonly count: number;
  /** What one of them finds. All get the same luck, drawn once; `share` is their part of the time that the bot may take. */
  think(at: Situation, luck: number, head: number, share: number): Json;
  /** The answer that all have come to together. */
  settle(found: readonly Json[]): unknown;
}
