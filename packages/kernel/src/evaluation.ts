/** What a game says of a position in numbers, so that a bot can judge where a line of play leads without ending it. */
import type { Possible, PutIn } from './advice.js';
import type { AskDescription } from './ask.js';
import type { Json } from './json.js';
import type { Part } from './reckoning.js';

export interface Evaluation<State = object> {
  /** How far the game has come, in whole numbers that only grow. A position is judged where this has just grown; the end is none. */
  stage(state: State): number;
  /** Positions that are judged by the same weights: those of one role at one stage, say. */
  keyOf(state: State, seat: string): string;
  /** What can be read off a position that may matter to the seat: as many numbers for every position of one key. */
  features(state: State, seat: string): readonly number[];
  /**
   * By how many points the seat is likely to end before the best of the others, or what `outcome` is likely to be where a
   * game has that; nothing where nothing was learned.
   */
  judge(state: State, seat: string): number | undefined;
  /** What a game that is over came to for the seat, where points before the best of the others do not say that. */
  outcome?(state: State, seat: string): number;
  /** What the judgement is made of: parts that add up to it, but for what every position of the key has alike. */
  parts?(state: State, seat: string): readonly Part[];
  /** The same by other weights, for learning better ones. */
  by(learned: Learned): Evaluation<State>;
  /**
   * The answer that is given unless another is better by more than chance, where an ask has one: what leaves things as they
   * are, or what the policy would say (`usual`).
   */
  rest?(ask: AskDescription, usual: Json): Json | undefined;
  /** Whether nobody who knows the game would give that answer: it is not tried, unless the policy says it. */
  pointless?(ask: AskDescription, view: object, answer: Json): boolean;
  /** By how much another has to be better than that; a quarter of a point, if not said. */
  readonly leastGain?: number;
  /** What to put in out of turn by what it does to what is judged; nothing where waiting is better. */
  outOfTurn?(at: Bystander, seat: string): PutIn | undefined;
}

/** What a seat that is not asked may know, and do. */
export interface Bystander {
  /** What can be put in: found out when somebody looks, for that takes its time. */
  possible(): readonly Possible[];
  readonly view: object;
  /** Whether it may begin something of its own, and not only answer what others have begun. */
  readonly proposes: boolean;
}

/** Weights by key, the constant first and then one for each feature, as numbers in a text; and how they came to be. */
export interface Learned {
  readonly made: string;
  readonly weights: Readonly<Record<string, string>>;
}

/** The constant and the weights for so many features of a key; nothing where there are none for it, or for others. */
export function linesOf({ weights }: Learned): (key: string, features: number) => readonly number[] | undefined {
  const lines = new Map(Object.entries(weights).map(([key, line]) => [key, line.split(' ').map(Number)]));
  return (key, features) => {
    const line = lines.get(key);
    return line?.length === features + 1 ? line : undefined;
  };
}

/** Adds features up by the weights of a key; nothing where there are none for it, or they are of other features. */
export function weigherOf(learned: Learned): (key: string, features: readonly number[]) => number | undefined {
  const lineOf = linesOf(learned);
  return (key, features) => {
    const line = lineOf(key, features.length);
    if (line === undefined) return undefined;
    let sum = line[0] as number;
    for (let i = 0; i < features.length; i++) sum += (line[i + 1] as number) * (features[i] as number);
    return sum;
  };
}
