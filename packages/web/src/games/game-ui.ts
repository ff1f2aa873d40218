/**
 * What a game may bring to the page beyond its messages. A file `games/<id>.tsx` with a default export of this shape is
 * found by itself and loaded when a table of that game is opened; a game without one is played with lists and tables.
 */
import type { AskDescription, Json, LogEntry } from '@polity/kernel';
import type { ComponentType } from 'react';
import type { Line } from '../over/geometry.js';
import type { GameWords, WordFacts } from '../words/game-words.js';

export type Shape = 'triangle' | 'circle' | 'diamond' | 'square' | 'hexagon' | 'star';

/** Who a seat is, by colour and by shape; `colour` names a custom property of the style sheet. */
export interface SeatLook {
  readonly colour: string;
  readonly shape: Shape;
}

export interface AnswererProps {
  readonly ask: AskDescription;
  readonly view: object;
  readonly words: GameWords;
  readonly pending: boolean;
  /** Answers the ask: an option, a list of them, an amount, or null to stop. */
  answer(value: Json): void;
  /** Shows what an answer would change; null shows things as they are. */
  preview(value: Json | null): void;
}

/** What is offered before a game to whoever plays it for the first time. */
export interface FirstGameProps {
  readonly words: GameWords;
}

export interface BoardProps {
  readonly view: object;
  /** What a preview would make of the view, if one is shown. */
  readonly previewed: object | null;
  readonly seat: string | null;
  readonly words: GameWords;
  readonly ask: AskDescription | null;
  /** All that has been told, and how much of it the seat had been told when it last did something. */
  readonly log: readonly LogEntry[];
  readonly seen: number;
  /** Whether an answer is on its way. */
  readonly pending: boolean;
  answer(value: Json): void;
  preview(value: Json | null): void;
}

export interface GameUi {
  readonly seatColours: { readonly [seat: string]: SeatLook };
  readonly words: WordFacts;
  /** The game's own board; without it the view is shown as cards and tables. */
  readonly Board?: ComponentType<BoardProps>;
  /** An offer to whoever plays for the first time, shown before a game begins. */
  readonly FirstGame?: ComponentType<FirstGameProps>;
  /** Ways of answering that a kind of ask has of its own; the others are answered by lists. */
  readonly askAnswerers?: { readonly [kind: string]: ComponentType<AnswererProps> };
  /** Fields of the view that tell a player nothing. */
  readonly hiddenFields?: readonly string[];
  /** Fields whose changes the board itself shows, so that a preview need not tell them. */
  readonly drawnFields?: readonly string[];
  /** Fields of a seat that are shown before the others, such as the hand. */
  readonly firstFields?: readonly string[];
  /** A seat's points so far, as far as they lie open. */
  score?(view: object, seat: string): number | undefined;
  /** What points are given for only once the last round is over. */
  readonly finalSources?: readonly string[];
  /** The few fields that are shown above all others, such as the round. */
  readonly headline?: readonly string[];
  /** Something besides points that is followed through the game once it is over, with its message `curve.<id>`. */
  readonly curve?: { readonly id: string; lines(log: readonly LogEntry[], view: object): readonly Line[] };
  /** The places of the game's own board that a log entry speaks of, by the names that the board gives them. */
  placesOf?(entry: LogEntry): readonly string[];
}
