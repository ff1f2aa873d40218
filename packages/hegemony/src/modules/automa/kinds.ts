/** What Automas add to the game's words: what is kept of them in the state, and what is told of their turns. */
import type { Json } from '@polity/kernel';
import type { BasicAction } from '../../rules/asks.js';
import type { Class, Policy, Seat, Section } from '../../rules/names.js';

export type Mode = 'simplified' | 'advanced';

/** The actions that have a symbol or a priority card. */
export type AutomaAction =
  | 'assign-workers'
  | 'buy-goods-and-services'
  | 'propose-bill'
  | 'strike'
  | 'demonstration'
  | 'build-company'
  | 'sell-company'
  | 'sell-to-foreign-market'
  | 'lobby'
  | 'special-action';

/** Cards in rows, row 1 first, and in each row from the marker outwards. */
export type Rows<Card> = Card[][];

/** The priority cards of Advanced Mode: those in rows, and those that are set aside. */
export interface Priorities {
  actions: Rows<AutomaAction>;
  actionsAside: AutomaAction[];
  policies: Rows<Policy>;
  policiesAside: Policy[];
  /** Policies whose card is set aside for a bill that lies on them. */
  billed: Policy[];
  /** Where the policies stood when the cards were last settled. */
  sections: Record<Policy, Section>;
}

export interface Automa {
  mode: Mode;
  /** Numbers of Automa cards, face down; the top is the end. In a view all of them are 0. */
  deck: number[];
  discard: number[];
  /** The card turned over in its last turn. */
  card: number | null;
  /** Companies whose Strike it has answered already; only the Capitalist Class does. */
  answered?: string[];
  /** Only in Advanced Mode. */
  priorities: Priorities | null;
}

declare module '../../rules/state.js' {
  interface HegemonyState {
    /** Only in games with Automas. */
    automas?: Partial<Record<Class, Automa>>;
  }
}

/** Why nobody is asked for the Influence of Automas, but what their card says. */
export type Spending =
  | 'nothing'
  | 'all'
  | 'necessary'
  | 'necessary-and-draw'
  | 'almost-and-draw'
  | 'draw'
  | 'draw-for-all'
  | 'last-vote';

declare module '../../rules/log.js' {
  interface HegemonyLog {
    'automa-card': { seat: Class; card: number; symbols: AutomaAction[] };
    /** An action that was tried and cannot be performed. */
    'automa-failed': { seat: Class; action: AutomaAction; because: string };
    'automa-action': { seat: Class; action: AutomaAction; bonus: string | null };
    'automa-special': { seat: Class; special: string };
    /** A basic action in place of the Special Action. */
    'automa-instead': { seat: Class; action: BasicAction };
    /** The bonus of the card was there, and is lost because another action is performed, or its policy does not hold. */
    'automa-no-bonus': { seat: Class; bonus: string };
    'automa-pressure': { seat: Class };
    'automa-check': { seat: Class; check: AutomaAction };
    /** A condition that holds moves a card up so many rows; one that does not hold moves nothing. */
    'automa-raised': { seat: Class; condition: string; action: AutomaAction; rows: number; from: number; to: number };
    'automa-raised-policy': { seat: Class; condition: string; policy: Policy; rows: number; from: number; to: number };
    'automa-not-raised': { seat: Class; condition: string };
    'automa-rows': { seat: Class; actions: AutomaAction[]; policies: Policy[] };
    'automa-lowered': { seat: Class; action: AutomaAction; from: number; to: number };
    'automa-aside': { seat: Class; action: AutomaAction };
    /** What is left of so many options after a bullet; named where they are few. */
    'automa-options': { seat: Class; criteria: string; count: number };
    'automa-bullet': { seat: Class; bullet: string; count: number; left: Json[] };
    /** Whether an Immediate Vote is called: Influence on its side after paying, and on the other. */
    'automa-weighs': { seat: Class; policy: Policy; own: number; other: number; now: boolean };
    'automa-spending': { seats: Class[]; spending: Spending; necessary: number; draw: number };
    'automa-drew': { seat: Class; cards: number[]; symbols: number };
    'automa-chose': { seat: Class; asked: string; answer: Json };
  }
}

export type { Class, Seat };
