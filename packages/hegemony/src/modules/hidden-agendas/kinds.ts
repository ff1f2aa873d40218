/** What Hidden Agendas add to the game's words: what is kept of them in the state, what is asked and what is told. */
import type { One } from '@polity/kernel';
import type { Proposal } from '../../rules/asks.js';
import type { Seat } from '../../rules/names.js';

/** How an agenda came to lie open: its task was done at its time, or it can never be done any more. */
export type Shown = 'fulfilled' | 'lost';

export interface Holder {
  /** Two cards until one of them has been kept, then that one. None in the eyes of others while it is hidden. */
  held: string[];
  shown: Shown | null;
}

export interface HiddenAgendas {
  /** Those who hold an agenda. */
  holders: Partial<Record<Seat, Holder>>;
  /** Cards whose task has been done at its time or is out of reach, whoever might hold them: held, they lie open. */
  decided: string[];
  /** Events whose task the State has performed. */
  events: number;
  /** What the Working Class has got in Wages in this Production Phase. */
  wages: number;
  /** What the Capitalist Class has got abroad in the action that is being taken. */
  exported: number;
  /** The Working Class's bills that lay on the table when the Elections Phase began. */
  bills: Proposal[];
}

declare module '../../rules/state.js' {
  interface HegemonyState {
    /** Only in games with Hidden Agendas. */
    hiddenAgendas?: HiddenAgendas;
  }
  interface PointSources {
    'hidden-agendas': true;
  }
}

declare module '../../rules/asks.js' {
  interface HegemonyAsks {
    /** One of the two agendas drawn. */
    'keep-agenda': One<string>;
  }
}

declare module '../../rules/log.js' {
  interface HegemonyLog {
    /** Told to its holder alone. */
    'agenda-kept': { seat: Seat; card: string };
    'agenda-fulfilled': { seat: Seat; card: string };
    'agenda-lost': { seat: Seat; card: string };
    /** Of a role whose agendas lie open: it is fulfilled, and turned over. */
    'agenda-turned': { seat: Seat; card: string };
  }
}
