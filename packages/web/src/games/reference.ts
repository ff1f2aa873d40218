/** Rules at hand: what a game gives the page to be looked up. The shell shows and searches it, and knows no game. */
import type { AskDescription } from '@polity/kernel';
import type { GameWords } from '@polity/words';

export interface ReferenceEntry {
  /** What a term on the board names to be read about. */
  readonly id: string;
  readonly group: string;
  readonly name: string;
  /** What there is to know, a sentence or a printed field each. */
  readonly lines: readonly string[];
  /** The first and the last page of the rulebook on which it stands. */
  readonly pages?: readonly [number, number];
  /** By which values of the filters of its group it is found. */
  readonly tags?: Readonly<Record<string, string>>;
}

export interface ReferenceFilter {
  readonly id: string;
  readonly name: string;
  /** The groups that can be filtered by it. */
  readonly groups: readonly string[];
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

export interface ReferenceGroup {
  readonly id: string;
  readonly name: string;
}

export interface Reference {
  readonly groups: readonly ReferenceGroup[];
  readonly filters: readonly ReferenceFilter[];
  readonly entries: readonly ReferenceEntry[];
}

/** What can be done with it now, at a table. */
export type PlayableNow = (ask: AskDescription | null, view: object) => readonly string[];

export interface ReferenceOf {
  of(words: GameWords): Reference;
  readonly playable?: PlayableNow;
}
