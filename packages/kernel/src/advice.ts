/** What a game advises a seat to answer, told without words, so that a page, a terminal and a bot can use it alike. */
import type { Json, JsonObject } from './json.js';

/** Why, as a kind with its parameters; the words for it live with the game's other words. */
export interface Reason {
  readonly kind: string;
  readonly params: JsonObject;
}

export interface Advice {
  /** Always something that the ask offers. */
  readonly answer: Json;
  readonly reason: Reason;
  /** What else speaks for it, in the order in which it matters. */
  readonly more: readonly Reason[];
  /** What it was preferred to, the next best first; empty where there was nothing to compare. */
  readonly over: readonly Json[];
  /** Nothing that the ask offers gains anything: who can take back what led to it does that instead. */
  readonly undo?: true;
}

/** Something to be put in out of turn. */
export interface PutIn {
  readonly kind: string;
  readonly value: Json;
}

/** What a seat may put in out of turn, of one kind. */
export interface Possible {
  readonly kind: string;
  /** Not empty: a kind of which nothing can be put in now is left out. */
  readonly options: readonly unknown[];
  /** Whether more can be put in than these; a preview tells whether a certain value can. */
  readonly more: boolean;
}
