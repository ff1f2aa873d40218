/** What Alternative Events add to the game's words: what is kept of them in the state, what is asked and what is told. */
import type { One } from '@polity/kernel';
import type { Class, Policy, Resource, Section, WageLevel } from '../../rules/names.js';

/** What the State gives up for a task; `influence` is Personal, `media` is Media Influence. */
export type Spend = Readonly<Partial<Record<'money' | 'health' | 'education' | 'influence' | 'media', number>>>;

export interface AlternativeEvents {
  /** The cards that each class has kept, for their benefits. */
  held: Record<Class, string[]>;
  /** A company whose wage counts as another level in this Production Phase. */
  shifted: { company: string; wage: WageLevel } | null;
  /** The bill that the State has to support. */
  pressed: Policy | null;
}

declare module '../../rules/state.js' {
  interface HegemonyState {
    /** Only in games with Alternative Events. */
    alternative?: AlternativeEvents;
  }
}

declare module '../../rules/asks.js' {
  interface HegemonyAsks {
    /** A card that the State has handed over: kept for its benefit, or discarded for a point. */
    'keep-event': One<'keep' | 'discard', { readonly event: string }>;
    /** One of several ways to pay for a task. */
    'event-cost': One<Spend, { readonly event: string }>;
    /** Whether a benefit is used now; for which bill, or for building what, where it is for one. */
    'use-benefit': One<
      'use' | 'leave',
      {
        readonly event: string;
        readonly policy?: Policy;
        readonly section?: Section;
        readonly cost?: number;
      }
    >;
    'shift-wage': One<{ readonly company: string; readonly wage: WageLevel }, { readonly event: string }>;
  }
}

declare module '../../rules/log.js' {
  interface HegemonyLog {
    'event-kept': { seat: Class; event: string };
    'event-cashed': { seat: Class; event: string };
    'benefit-used': { seat: Class; event: string };
    'benefit-goods': { seat: Class; resource: Resource; amount: number };
    'wage-shifted': { company: string; wage: WageLevel };
    'state-pressed': { policy: Policy; section: Section };
  }
}
