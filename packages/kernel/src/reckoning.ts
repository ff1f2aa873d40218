/** What looking ahead found out about the answers to a question: what each promises, and what tells them apart. */
import type { AskDescription } from './ask.js';
import type { Json } from './json.js';

/** A part of what a position promises, in points. A game has words for it. */
export interface Part {
  /** Named among the game's words in this field: `aspect` for what an evaluation looks at, `source` for points of the end. */
  readonly field: 'aspect' | 'source';
  readonly name: string;
  /** Whose it is; null for what all share. */
  readonly seat: string | null;
  readonly points: number;
}

/** An answer, and what it promises. */
export interface Reckoned {
  readonly answer: Json;
  /** By how many points the seat is likely to end before the best of the others. */
  readonly margin: number;
  /** What tells it from the best answer, the best one from the next: what matters most first. */
  readonly parts: readonly Part[];
}

export interface Reckoning {
  readonly seat: string;
  /** The best first. */
  readonly answers: readonly Reckoned[];
  /** In how many worlds those that matter were played on. */
  readonly worlds: number;
}

/** A decision of a game that was looked at again, from what its seat knew then. */
export interface Looked {
  /** How many entries had been put in before it. */
  readonly step: number;
  readonly seat: string;
  readonly ask: AskDescription;
  readonly given: Json;
  /** Points by which the best answer promised more than the one that was given; nought where that was the best. */
  readonly cost: number;
  readonly reckoning: Reckoning;
}
