/** What Crisis Response adds to the game's words: what is kept of it in the state, what is asked and what is told. */
import type { One } from '@polity/kernel';
import type { Class, Policy } from '../../rules/names.js';

/** Money that a class has lent the State, and what it is to get back for it. */
export interface Bond {
  readonly class: Class;
  readonly lent: number;
  readonly owed: number;
}

export interface Crisis {
  /** The card that everybody sees and that is used next; an empty list never lasts. */
  open: string[];
  /** Face down; the top is the end. Empty in a view. */
  deck: string[];
  aside: string[];
  /** Policies for which nobody may propose a bill. */
  locks: Policy[];
  bonds: Bond[];
  /** While the Public companies that a card opens cost the State nothing. */
  opensFree: boolean;
}

declare module '../../rules/state.js' {
  interface HegemonyState {
    /** Only in games with Crisis Response. */
    crisis?: Crisis;
  }
}

declare module '../../rules/asks.js' {
  interface HegemonyAsks {
    /** What a class lends; beside what the others have said they would, and what is needed in all. */
    'buy-bond': One<number, { readonly gathered: number; readonly needed: number }>;
  }
  interface FreeActions {
    'repay-bond': true;
  }
}

declare module '../../rules/log.js' {
  interface PaymentReasons {
    crisis: true;
    bond: true;
    'bond-repaid': true;
  }
  interface HegemonyLog {
    'crisis-response': { card: string };
    /** Its own check sends one on to the next card. */
    'crisis-skipped': { card: string };
    'crisis-open': { card: string };
    'policy-locked': { policy: Policy };
    'locks-removed': { policies: Policy[] };
    'bond-offered': { seat: Class; amount: number };
    'bonds-short': { gathered: number; needed: number };
  }
}
