/** What an adviser is given and what it gives back: a question by its kind, and an opinion on it. */
import type { AskOf, Json, JsonObject, Reason } from '@polity/kernel';
import type { Seat } from '../names.js';
import type { NewAngelesAsks } from '../rules/asks.js';
import type { OfferedCard } from '../rules/state.js';
import type { Interests } from './interests.js';

export type AskKind = keyof NewAngelesAsks;
export type Asked<Kind extends AskKind> = AskOf<NewAngelesAsks, Kind> & { readonly seat: Seat };

export interface Offered {
  readonly seat: Seat;
  readonly card: OfferedCard;
}

export interface Opinion {
  readonly answer: Json;
  readonly reason: Reason;
  /** The offer that is helped to win by it. */
  readonly helps?: Offered | undefined;
}

/** What to answer to a kind of question, for a player with these interests. */
export type Adviser<Kind extends AskKind> = (ask: Asked<Kind>, mine: Interests) => Opinion;
export type Advisers<Kind extends AskKind> = { readonly [K in Kind]: Adviser<K> };

export function because(kind: string, params: JsonObject = {}): Reason {
  return { kind, params };
}

export function opinion(answer: unknown, kind: string, params: JsonObject = {}): Opinion {
  return { answer: answer as Json, reason: because(kind, params) };
}
