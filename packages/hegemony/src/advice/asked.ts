/** What an adviser is given and what it gives back: a question by its kind, and an opinion on it. */
import type { AskOf, Json, Reason } from '@polity/kernel';
import { because } from '../reading/reason.js';
import type { HegemonyAsks } from '../rules/asks.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

export type AskKind = keyof HegemonyAsks;

export type Asked<Kind extends AskKind> = AskOf<HegemonyAsks, Kind> & { readonly seat: Seat };

export interface Opinion {
  readonly answer: Json;
  readonly reason: Reason;
  /** What else speaks for it, in the order in which it matters. */
  readonly more?: readonly Reason[];
  /** What was weighed against it, the next best first; where nothing was, the other options as they were offered. */
  readonly over?: readonly Json[];
  /** Nothing here gains anything: what led to it is better taken back. */
  readonly undo?: true;
}

/** The same answer, where it gains nothing and something has to be answered. */
export function orUndo(opinion: Opinion | undefined, undone: boolean): Opinion | undefined {
  if (opinion === undefined || !undone) return opinion;
  return { ...opinion, reason: because('undo'), more: [], undo: true };
}

/** What to answer to a kind of question; nothing where any answer will do. */
export type Adviser<Kind extends AskKind> = (ask: Asked<Kind>, view: HegemonyView) => Opinion | undefined;

export type Advisers<Kind extends AskKind> = { readonly [K in Kind]: Adviser<K> };
