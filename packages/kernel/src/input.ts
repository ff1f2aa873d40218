/** What seats send to a table, what comes of it, and what is wrong with an input before the rules look at it. */
import type { LogEntry } from './context.js';
import { type Entry, Refusal, type Run } from './run.js';

/** What a seat sends: an answer to the question that was put at `version`, or something out of turn. */
export type Input =
  | { readonly seat: string; readonly version: number; readonly answer: unknown }
  | { readonly seat: string; readonly interjection: string; readonly value: unknown };

export interface Accepted {
  readonly ok: true;
  readonly version: number;
}

/** What a seat would see if it put something in, up to the first revelation, the next question or what comes by itself. */
export interface Preview {
  readonly ok: true;
  readonly view: object;
  readonly log: readonly LogEntry[];
  readonly stopped: 'revelation' | 'asked' | 'later' | 'over';
}

/** A broken rule, not a broken input. The table is as it was before the input. Its `cause` is what the rules threw. */
export class RulesError extends Error {}

/** Why an input cannot be meant for this position. It comes from outside and may be anything. */
export function refusalOf(input: Input, run: Run): Refusal | undefined {
  if (typeof input !== 'object' || input === null || typeof input.seat !== 'string') {
    return new Refusal('malformed', 'an input names its seat');
  }
  if (!run.seats.includes(input.seat)) return new Refusal('unknown-seat', 'there is no such seat at this table');
  if (run.over) return new Refusal('over', 'the game is over');
  if ('interjection' in input) {
    return typeof input.interjection === 'string' ? undefined : new Refusal('malformed', 'an interjection has a name');
  }
  const ask = run.askOf(input.seat);
  if (ask === undefined) return new Refusal('not-asked', `${input.seat} is not asked anything now`);
  if (input.version !== ask.version)
    return new Refusal('stale', `the question now open was put at version ${ask.version}`);
  return undefined;
}

/** The input as it is kept. */
export function entryOf(input: Input, kept: unknown): Entry {
  const { seat } = input;
  return 'interjection' in input ? { seat, interjection: input.interjection, value: kept } : { seat, answer: kept };
}
