/** What an event is to the rules: a card, a task, and what becomes of both. */
import type { Hegemony, Play } from '../context.js';
import type { Class } from '../names.js';
import type { HegemonyState } from '../state.js';
import type { CardNumbers } from './card.js';

/** What the State loses by an event that it has not dealt with when points are scored. */
export interface Penalty {
  /** Whether all the classes listed are lost, or any two of them. */
  readonly mode: 'all' | 'any-two';
  readonly legitimacy: Readonly<Partial<Record<Class, number>>>;
}

/** What is printed on every event, whatever its task. */
export interface EventCard {
  readonly name: string;
  readonly copies: number;
  /** The first and the last round for which it is meant, if not all. No card of the base game carries the mark (H28). */
  readonly rounds?: readonly [first: number, last: number];
  readonly penalty: Penalty;
  /** Numbers of which its text speaks, where they do not stand in the record by themselves. */
  readonly numbers?: CardNumbers;
}

/** The classes for which the card at hand has provided already: what they get now is added to that. */
export type Provided = Class[];

/** How a task is carried out, and whether it can be in full. */
export interface EventTask {
  can(state: HegemonyState, provided: Provided): boolean;
  perform(t: Hegemony, provided: Provided): Play;
}

/** The events of a game, and how the State deals with one. */
export interface Events {
  /** Under which they stand in the catalogue, if not as the events of the base game do. */
  readonly group?: string;
  readonly cards: Readonly<Record<string, EventCard>>;
  readonly tasks: Readonly<Record<string, EventTask>>;
  /** What becomes of a card on the board once its task has been carried out. */
  settle(t: Hegemony, event: string): Play;
}
