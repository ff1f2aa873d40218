/** What a Historical Event is: what is printed on its card, and what it does. */
import type { Random } from '@polity/kernel';
import type { CardNumbers } from '../../rules/cards/card.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { type Good, type Industry, POLICIES, type Policy, type Seat, type Section } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import type { Need } from './needs.js';

/** The round whose set a card belongs to, or the set-up. */
export type Era = 'setup' | 1 | 2 | 3 | 4 | 5;

/** When it comes about: at set-up, as it is turned up, at the end of the Action Phase, or by somebody's action. */
export type Trigger = 'setup' | 'revealed' | 'end-of-action' | 'free' | 'basic';

/** Where a policy is put, or the end towards which it moves one section. */
export type Move = Section | 'towards-A' | 'towards-C';

/** What holds from its coming about until the end of the round. */
export interface Lasting {
  /** What the State pays for new Public companies. */
  readonly openings?: 'half' | 'free';
  readonly noVotes?: true;
  /** Immediate Votes cost no Influence. */
  readonly freeVotes?: true;
  /** Goods whose prices nobody may change. */
  readonly fixed?: readonly Good[];
  /** What goods cost abroad before tariffs. */
  readonly imports?: Readonly<Record<'food' | 'luxury', number>>;
  /** Nothing is bought or sold abroad, but Food that people need (HE-17). */
  readonly noTrade?: true;
  readonly output?: Output;
  /** What the State pays its owners for every company built and every sale abroad. */
  readonly pays?: { readonly built?: number; readonly sold?: number };
  /** What the State gains in Legitimacy with whoever builds a company or sells abroad. */
  readonly pleases?: { readonly built?: number; readonly sold?: number };
  /** VP for every use of a service or of Luxury (HE-18). */
  readonly points?: number;
}

/** Which companies make more, or less, in the Production Phase (HE-20), and how much; all that are not left out. */
export interface Output {
  readonly more: number;
  readonly owners?: readonly Seat[];
  readonly industry?: Industry;
  /** Only those with Machinery, or automated. */
  readonly machinery?: true;
}

export interface HistoricalEvent {
  readonly name: string;
  readonly years: string;
  readonly era: Era;
  readonly copies: 1;
  /** All of them. */
  readonly needs: readonly Need[];
  readonly trigger: Trigger;
  /** Who may bring it about, where it takes an action. */
  readonly by: readonly Seat[];
  /** The Influence that this costs besides. */
  readonly influence?: number;
  readonly policies: Readonly<Partial<Record<Policy, Move>>>;
  readonly lasting?: Lasting;
  readonly numbers: CardNumbers;
  /** What it is worth to those who may bring it about, besides what its policies are; nothing where it is not said. */
  readonly worth?: Readonly<Partial<Record<Seat, number>>>;
  /** What it changes while the table is laid. */
  readonly lay?: (state: HegemonyState, random: Random) => void;
  /** What it does besides, in the printed order; `by` is nobody where it comes about by itself. */
  readonly happen?: (t: Hegemony, card: string, by: Seat | null) => Play;
}

export const NOTHING = { copies: 1, needs: [], by: [], policies: {}, numbers: {} } as const;

const MOVES: Readonly<Record<string, Move>> = { A: 'A', B: 'B', C: 'C', '<': 'towards-A', '>': 'towards-C' };

/** A sign for each policy in order of number: a section, an arrow towards A or C, a dot where it stays. */
export function moves(signs: string): HistoricalEvent['policies'] {
  return Object.fromEntries(
    POLICIES.flatMap((policy, i) => {
      const move = MOVES[signs[i] ?? '.'];
      return move === undefined ? [] : [[policy, move]];
    }),
  );
}

export const EVERYBODY: readonly Seat[] = ['working', 'capitalist', 'middle', 'state'];
