/** What an Automa is made of: its cards, what they say, and how its class acts, checks and answers. */
import type { AnswerOf, AskOf, Stop } from '@polity/kernel';
import type { HegemonyAsks } from '../../rules/asks.js';
import type { PolicyNeed } from '../../rules/cards/card.js';
import type { Hegemony, Play } from '../../rules/context.js';
import type { Class, Good, Policy } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import type { Bonus } from './bonus.js';
import type { Automa, AutomaAction } from './kinds.js';

export interface AutomaCard {
  readonly symbols: readonly [AutomaAction, AutomaAction, AutomaAction, AutomaAction];
  /** Two, the left one first; none on cards without the symbol of Propose Bill. */
  readonly policies: readonly [Policy, Policy] | readonly [];
  /** The bonus of the first symbol, or, where that is the Special Action, the conditions in its place (AU-4.9). */
  readonly bonus: string;
  readonly special: string;
  readonly influence: boolean;
}

/** Why an action cannot be performed, or how it is. */
export type Attempt = { readonly because: string } | { readonly perform: () => Play<Performed> };
/** Whether the bonus changed something. */
export type Performed = boolean;

export interface Turn {
  readonly t: Hegemony;
  readonly seat: Class;
  readonly automa: Automa;
  readonly rules: AutomaClass;
  readonly card: AutomaCard;
}

/** Looks whether an action can be performed, with the bonus if it has one (AU-4.4, G-26). */
export type Consider = (turn: Turn, bonus: Bonus | undefined) => Attempt;

export interface ActionRules {
  readonly consider: Consider;
  /** What is performed in its place if it cannot be, in Simplified Mode (AU-4.10). */
  readonly instead?: AutomaAction;
}

/** A condition of a check, with what it moves up and by how many rows; none if it does not hold (AU-5.3). */
export type Finding = { readonly condition: string; readonly rows: number } & (
  | { readonly action: AutomaAction }
  | { readonly policy: Policy }
);

export type Check = (turn: Turn, bonus: Bonus | undefined) => readonly Finding[];

export interface Special {
  /** Legitimacy of the State with the class, whenever it is performed; `perform` may return more. */
  readonly legitimacy?: number;
  readonly needs?: PolicyNeed;
  /** Whether the Special Action can be carried out (AU-5.12). */
  can(state: HegemonyState, seat: Class): boolean;
  /** Returns Legitimacy that depends on what was done. */
  perform(t: Hegemony, seat: Class): Play<number | undefined>;
}

/** A priority card that is set aside as long as its action is out of the question, instead of going down. */
export interface Away {
  when(state: HegemonyState): boolean;
  /** Whether it comes back as soon as that is over, or in the next round. */
  readonly back: 'at-once' | 'next-round';
}

/** The answers to what the rules ask a class, by kind. */
export type Answers = {
  readonly [Kind in keyof HegemonyAsks]: (
    t: Hegemony,
    ask: AskOf<HegemonyAsks, Kind>,
  ) => AnswerOf<HegemonyAsks[Kind]> | Stop;
};

/** Everything that one class's Automa has of its own. */
export interface AutomaClass {
  readonly seat: Class;
  /** The numbers on the cards are 1 to 30. */
  readonly cards: readonly AutomaCard[];
  /** Row 1 and row 2 at the start, each from the marker outwards (AU-3.5). */
  readonly layout: readonly [readonly AutomaAction[], readonly AutomaAction[]];
  readonly bonuses: Readonly<Record<string, Bonus>>;
  readonly specials: Readonly<Record<string, Special>>;
  /** Checks printed on cards whose first symbol is the Special Action (AU-5.18). */
  readonly conditions: Readonly<Record<string, Check>>;
  readonly actions: Readonly<Partial<Record<AutomaAction, ActionRules>>>;
  readonly checks: Readonly<Partial<Record<AutomaAction, Check>>>;
  readonly away?: Readonly<Partial<Record<AutomaAction, Away>>>;
  /** Policies that count one step more in CHECK POLICIES (AU-9.6). */
  readonly keenOn?: Policy;
  /** A good finds no room: whether it has made some. */
  overflowing?(t: Hegemony, good: Good, amount: number): boolean;
  startTurn(t: Hegemony): Play;
  endTurn(t: Hegemony): Play;
  /** At the start of the Preparation Phase. */
  startRound?(t: Hegemony): Play;
  /** Which of these companies of its own it fills out of the unemployed, where a card lets it. */
  toFill?(t: Hegemony, companies: readonly string[]): string;
  readonly answers: Partial<Answers>;
}
