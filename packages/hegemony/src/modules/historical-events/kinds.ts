/** What Historical Events add to the game's words: what is kept of them in the state, what is asked and what is told. */
import type { One } from '@polity/kernel';
import type { Seat } from '../../rules/names.js';

export interface HistoricalEvents {
  /** The card that changed the set-up. */
  start: string;
  /** The cards that each round will turn up, dealt face down; none of a round that has. Empty in a view. */
  coming: string[][];
  /** What is left of the set of each round, face down. Empty in a view. */
  piles: string[][];
  /** The last round whose cards have been turned up. */
  round: number;
  /** The cards of this round. */
  open: string[];
  /** Those of them whose moment is their being turned up, until it has come. */
  waiting: string[];
  /** Those of them that have come about: what they say holds until the end of the round. */
  happened: string[];
  /** Cards of the rounds before. */
  past: string[];
}

declare module '../../rules/state.js' {
  interface HegemonyState {
    /** Only in games with Historical Events. */
    historical?: HistoricalEvents;
  }
  interface PointSources {
    history: true;
  }
}

declare module '../../rules/asks.js' {
  interface HegemonyAsks {
    /** Which of several is brought about. */
    'historical-event': One<string>;
    /** Whether the State pays for a company that would be discarded. */
    'save-company': One<'save' | 'leave', { readonly card: string; readonly company: string; readonly cost: number }>;
  }
  interface BasicActions {
    'historical-event': true;
  }
  interface FreeActions {
    'historical-event': true;
  }
}

declare module '../../rules/log.js' {
  interface PaymentReasons {
    history: true;
  }
  interface HegemonyLog {
    /** The card that changed the set-up. */
    'history-start': { card: string };
    'history-open': { cards: string[] };
    /** It comes about: by itself, or because somebody brings it about. */
    history: { card: string; by: Seat | null };
    /** Its moment has come, and what it needs is not there. */
    'history-idle': { card: string };
    'company-discarded': { seat: Seat; company: string };
    'company-saved': { company: string };
  }
}
