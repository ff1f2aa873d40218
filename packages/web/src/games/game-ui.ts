/**
 * What a game may bring to the page beyond its words. A folder `games/<id>` whose `index.tsx` exports this by default
 * is found by itself and loaded when a table of that game is opened; a game without one is played with lists and tables.
 */
import type { AskDescription, Json, Lesson, LogEntry, OptionValues, Possible, Reason, Reckoning } from '@polity/kernel';
import type { GameWords, Telling } from '@polity/words';
import type { ComponentType } from 'react';
import type { GameScenes } from '../board/scene/happening.js';
import type { Line } from '../shell/over/geometry.js';
import type { ReferenceOf } from './reference.js';
import type { SeatAtTable, SeatLook, Shape } from './seat.js';

export type { SeatAtTable, SeatLook, Shape };

/** The part that a seat plays at one table: what it is called, by its id, and how it looks. */
export interface CastMember {
  readonly name: string;
  readonly look: SeatLook;
}

/** What is offered before a game to whoever plays it for the first time. */
export interface FirstGameProps {
  readonly words: GameWords;
}

export interface BoardProps {
  readonly view: object;
  /** What a preview would make of the view, if one is shown. */
  readonly previewed: object | null;
  /** Whose eyes see the board; null for a spectator. */
  readonly seat: string | null;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
  /** What the seat is asked. The board draws how it is answered into the outlet `answers`. */
  readonly ask: AskDescription | null;
  /** All that has been told, and how much of it the seat had been told when it last did something; all, if unknown. */
  readonly log: readonly LogEntry[];
  readonly seen: number;
  /** Whether nothing can be sent now: something is on its way already, or the line is lost. */
  readonly pending: boolean;
  /** Answers the ask: an option, a list of them, an amount, or null to stop. */
  answer(value: Json): void;
  /** Shows what an answer would change, with those that would follow it; null shows things as they are. */
  preview(value: Json | null, then?: readonly Json[]): void;
  /** Takes the last answer back; null where that cannot be done. */
  readonly undo: (() => void) | null;
  /** What the seat may put in out of turn now. */
  readonly interjections: readonly Possible[];
  interject(kind: string, value: Json): void;
  /** Shows what something put in out of turn would change, until `preview` shows something else. */
  previewInterjection(kind: string, value: Json): void;
  /** Finds out what the answers to the ask promise, where that is for who looks; null where there is nothing to choose. */
  weigh?(): Promise<Reckoning | null>;
}

export interface Lessons {
  /** The option that lays a table for a lesson: nobody chooses it for a game. */
  readonly option: string;
  /** Those who can be taught, in the order in which they are offered. */
  readonly seats: readonly string[];
  /** How they look there, where that is known only at a table. */
  readonly looks?: { readonly [seat: string]: SeatLook };
  load(): Promise<readonly Lesson[]>;
}

/** Options that go well together, chosen with one press; its words are `preset-name.<id>` and `preset-about.<id>`. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** How a game can play a role itself: the option that says so, and its values that do, from plain to full. */
export interface PlaysItself {
  readonly option: string;
  readonly modes: readonly string[];
}

/** What tells in a game's own way why it ended as it did: all that is open at its end, and whose eyes see it. */
export interface EndingProps {
  readonly view: object;
  readonly seat: string | null;
  readonly words: GameWords;
}

/** What an answer makes of a view, and whose eyes see it. */
export interface PreviewNoteProps {
  readonly before: object;
  readonly after: object;
  readonly seat: string | null;
  readonly words: GameWords;
}

/** How much of a game is spoken of: what is at a table with these options, or all there is. */
export type Extent = OptionValues | 'everything';

/** A form for an option that is a text of somebody's own. */
export interface OptionFormProps {
  readonly value: string;
  readonly words: GameWords;
  change(value: string): void;
}

export interface GameUi {
  readonly seatColours: { readonly [seat: string]: SeatLook };
  /** Who the seats are at a table, where the game deals their parts when it is set up. */
  castOf?(view: object): { readonly [seat: string]: CastMember };
  /**
   * The parts that are dealt to its seats, where it is so: who plays is asked for no seat, and told of these. Its words:
   * `name.<part>`, `role.<part>`, and `dealt` for when it is known who plays which.
   */
  readonly dealtParts?: readonly CastMember[];
  /** What the game's words speak of beyond what asks and log say; loaded with them. */
  telling?(extent: Extent): Promise<Telling>;
  /** Files of the game's words that are not wanted everywhere, by their names, each with where it is. */
  readonly wordsLater?: { readonly [file: string]: (options: OptionValues) => boolean };
  /** The game's own board, with its own ways of answering; without it there are cards and tables, and lists. */
  readonly Board?: ComponentType<BoardProps>;
  /** Whether the server can tell what a decision in it is worth. */
  readonly judged?: boolean;
  /** Whether people at its table are offered to talk to one of the others alone. */
  readonly privateTalk?: boolean;
  /** Whether the board has room of its own for what can be put in out of turn; otherwise it is listed with the question. */
  readonly drawsInterjections?: boolean;
  /** What a table of it looks like, for the first page: a decoration. */
  readonly Cover?: ComponentType;
  /** An offer to whoever plays for the first time, shown before a game begins. */
  readonly FirstGame?: ComponentType<FirstGameProps>;
  /** Guided rounds for whoever plays for the first time, each at a table that is laid for it. */
  readonly lessons?: Lessons;
  /**
   * Roles that the game can play by its own rules, without a seat. Its words: `against` offers such a game, for each
   * mode `against.<mode>` names all of them and `played.<mode>` one, and `played.count` counts them.
   */
  readonly playsItself?: { readonly [role: string]: PlaysItself };
  /** Ready-made choices for a new table, the plainest first. */
  readonly presets?: readonly Preset[];
  /** What is chosen before anybody chooses, where that is not the first value of each option. */
  firstChoices?(): OptionValues;
  /** Forms for options that are texts, by their names; the words of one lie in a file of the same name. */
  readonly optionForms?: { readonly [option: string]: ComponentType<OptionFormProps> };
  /** Its rules, to be looked up. */
  reference?(): Promise<ReferenceOf>;
  /** Where the log goes on after the last turn of a seat; without it, after what the seat last put in. */
  turnEnded?(log: readonly LogEntry[], seat: string): number;
  /** Fields of the view that tell a player nothing. */
  readonly hiddenFields?: readonly string[];
  /** Fields whose changes the board itself shows, so that a preview need not tell them. */
  readonly drawnFields?: readonly string[];
  /** What a preview tells in the game's own words besides the fields that change: a `.preview-own`, or nothing. */
  readonly PreviewNote?: ComponentType<PreviewNoteProps>;
  /** Fields of a seat that are shown before the others, such as the hand. */
  readonly firstFields?: readonly string[];
  /** A seat's points so far, as far as they lie open. */
  score?(view: object, seat: string): number | undefined;
  /** What points are given for only once the last round is over. */
  readonly finalSources?: readonly string[];
  /** What points are given for to some seats only, with these: nobody else has fewer of them. */
  ownSources?(): Promise<Readonly<Record<string, readonly string[]>>>;
  /** The few fields that are shown above all others, such as the round. */
  readonly headline?: readonly string[];
  /** By what one of two with the same score comes before the other; its words may be among those of `recap`. */
  tieBreak?(view: object, ahead: string, behind: string): Promise<Reason>;
  /** Why a game ended as it did, where that is not told by comparing points. */
  readonly Ending?: ComponentType<EndingProps>;
  /** The same in a line for who played, as the heading of the end. */
  readonly EndingTitle?: ComponentType<EndingProps>;
  /** Something besides points that is followed through the game once it is over, with its message `curve.<id>`. */
  readonly curve?: { readonly id: string; lines(log: readonly LogEntry[], view: object): Promise<readonly Line[]> };
  /** The spots of the game's own board that a log entry speaks of, by the names that the board gives them. */
  spotsOf?(entry: LogEntry): readonly string[];
  /** What everybody sees happen before the page goes on. */
  readonly scenes?: GameScenes;
}
