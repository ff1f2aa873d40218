/** What can be read of Automas without their rules: the board of one in a view, and its turns in a log. */
import type { LogEntry } from '@polity/kernel';
import { entriesOf } from '../../reading/entries.js';
import type { PolicyNeed } from '../../rules/cards/card.js';
import type { HegemonyLogEntry } from '../../rules/log.js';
import type { Class, Policy, Seat } from '../../rules/names.js';
import type { OpenState } from '../../rules/state.js';
import type { AutomaCard } from './automa.js';
import type { Bonus } from './bonus.js';
import { CAPITALIST_BONUSES } from './capitalist/bonuses.js';
import { CAPITALIST_CARDS } from './capitalist/cards.js';
import type { Automa, AutomaAction, Mode } from './kinds.js';
import { MIDDLE_BONUSES } from './middle/bonuses.js';
import { MIDDLE_CARDS } from './middle/cards.js';
import { byStrength } from './rows.js';
import { WORKING_BONUSES } from './working/bonuses.js';
import { WORKING_CARDS } from './working/cards.js';

export type { AutomaAction, AutomaCard };

const CARDS: Readonly<Record<Class, readonly AutomaCard[]>> = {
  working: WORKING_CARDS,
  middle: MIDDLE_CARDS,
  capitalist: CAPITALIST_CARDS,
};

/** What is printed on a card, by its number. */
export function automaCard(seat: Class, number: number): AutomaCard | undefined {
  return CARDS[seat][number - 1];
}

const BONUSES: Readonly<Record<Class, Readonly<Record<string, Bonus>>>> = {
  working: WORKING_BONUSES,
  middle: MIDDLE_BONUSES,
  capitalist: CAPITALIST_BONUSES,
};

/** A row of Advanced Mode: actions to the left of the marker and policies to its right, from the marker outwards. */
export interface RowSeen {
  readonly row: number;
  readonly actions: readonly AutomaAction[];
  readonly policies: readonly Policy[];
}

export interface CardSeen extends AutomaCard {
  readonly number: number;
  /** The policy without which there is no bonus. */
  readonly needs: PolicyNeed | undefined;
}

export interface AutomaSeen {
  readonly mode: Mode;
  /** The card of its last turn, or of the one under way. */
  readonly card: CardSeen | null;
  /** How many cards lie in the deck and on the discard pile. */
  readonly deck: number;
  readonly discard: number;
  /** Only in Advanced Mode. */
  readonly priorities: PrioritiesSeen | null;
}

export interface PrioritiesSeen {
  /** The strongest first. */
  readonly rows: readonly RowSeen[];
  readonly actionsAside: readonly AutomaAction[];
  readonly policiesAside: readonly Policy[];
  /** What it would try in its next turn, if its checks moved nothing: two actions (AU-5.9, AU-5.10). */
  readonly next: readonly AutomaAction[];
}

const TRIED = 2;

/** The board of an Automa; nothing where no Automa plays the role. */
export function automaSeen({ automas }: OpenState, seat: Seat): AutomaSeen | undefined {
  const automa = seat === 'state' ? undefined : automas?.[seat];
  if (automa === undefined || seat === 'state') return undefined;
  const { mode, deck, discard, card: number, priorities } = automa;
  const printed = number === null ? undefined : automaCard(seat, number);
  return {
    mode,
    card: printed && number !== null ? { ...printed, number, needs: BONUSES[seat][printed.bonus]?.needs } : null,
    deck: deck.length,
    discard: discard.length,
    priorities: priorities && prioritiesSeen(priorities),
  };
}

function prioritiesSeen(cards: NonNullable<Automa['priorities']>): PrioritiesSeen {
  const { actions, policies, actionsAside, policiesAside } = cards;
  const rows = Array.from({ length: Math.max(actions.length, policies.length) }, (_, i) => ({
    row: i + 1,
    actions: actions[i] ?? [],
    policies: policies[i] ?? [],
  }));
  return { rows: rows.toReversed(), actionsAside, policiesAside, next: byStrength(actions).slice(0, TRIED) };
}

/** A turn of an Automa in a log. */
export interface AutomaTurn {
  readonly seat: Class;
  /** From which entry to before which. */
  readonly from: number;
  readonly to: number;
  /** The entry that says what it did; that of its card, as long as it has done nothing. */
  readonly head: number;
  /** The entries that tell how it came to that, each with how deep it lies: 1 for what was looked at, 2 for what was found. */
  readonly depths: ReadonlyMap<number, number>;
}

const DEPTHS: Readonly<Partial<Record<HegemonyLogEntry['kind'], number>>> = {
  'automa-card': 1,
  'automa-no-bonus': 1,
  'automa-check': 1,
  'automa-raised': 2,
  'automa-raised-policy': 2,
  'automa-not-raised': 2,
  'automa-rows': 1,
  'automa-failed': 1,
  'automa-options': 1,
  'automa-bullet': 2,
  'automa-weighs': 1,
  'automa-spending': 1,
  'automa-drew': 1,
  'automa-chose': 1,
  'automa-lowered': 1,
  'automa-aside': 1,
  'end-turn': 1,
};

const ENDS: ReadonlySet<string> = new Set(['end-turn', 'round', 'phase']);

/** The turns of Automas, each as one deed. The last one may be under way. */
export function automaTurns(log: readonly LogEntry[]): readonly AutomaTurn[] {
  const entries = entriesOf(log);
  const turns: AutomaTurn[] = [];
  let ended = 0;
  entries.forEach((entry, index) => {
    if (ENDS.has(entry.kind)) ended = index + 1;
    else if (entry.kind === 'automa-card') turns.push(turnAt(entries, ended, index, entry.params.seat));
  });
  return turns;
}

/** What it does for nothing before it turns over its card belongs to the turn. */
function turnAt(entries: readonly HegemonyLogEntry[], ended: number, card: number, seat: Class): AutomaTurn {
  const isFree = ({ kind, params }: HegemonyLogEntry) => kind === 'free' && params.seat === seat;
  const free = entries.slice(ended, card).findIndex(isFree);
  const from = free < 0 ? card : ended + free;
  const end = entries.findIndex(({ kind }, index) => index > card && ENDS.has(kind));
  const to = end < 0 ? entries.length : end + (entries[end]?.kind === 'end-turn' ? 1 : 0);
  const deed = entries.findIndex(({ kind }, index) => index > card && index < to && isDeed(kind));
  const head = deed < 0 ? card : deed;
  const depths = new Map<number, number>();
  for (let index = from; index < to; index++) {
    const depth = DEPTHS[(entries[index] as HegemonyLogEntry).kind];
    if (depth !== undefined && index !== head) depths.set(index, depth);
  }
  return { seat, from, to, head, depths };
}

function isDeed(kind: string): boolean {
  return kind === 'automa-action' || kind === 'automa-pressure';
}

/** A turn as steps that unfold one after the other: each is what was looked at, with what was found. */
export function stepsOfTurn({ from, to, head, depths }: AutomaTurn): readonly (readonly number[])[] {
  const steps: number[][] = [];
  for (let index = from; index < to; index++) {
    const last = steps.at(-1);
    if (last === undefined || depths.get(index) === 1 || index === head) steps.push([index]);
    else last.push(index);
  }
  return steps;
}
