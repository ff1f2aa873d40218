/** What an action card is, and the requirements that cards print. */
import type { Hegemony, Play } from '../context.js';
import { unemployedCount } from '../labour.js';
import type { Class, Policy, Section, WorkerClass } from '../names.js';
import type { HegemonyState } from '../state.js';
import { billedPolicies } from '../vote.js';

/** A condition printed on a card; one of the sections is enough. */
export interface PolicyNeed {
  readonly policy: Policy;
  readonly sections: readonly Section[];
}

/** Workers of a class who have to be unemployed. */
export interface UnemployedNeed {
  readonly unemployed: WorkerClass;
  readonly count: number;
}

/** Bills, whoever's, that have to lie on the table. */
export interface BillsNeed {
  readonly bills: number;
}

export type Need = PolicyNeed | UnemployedNeed | BillsNeed;

export function policy(name: Policy, ...sections: Section[]): PolicyNeed {
  return { policy: name, sections };
}

export type LegitimacyChange = Readonly<Partial<Record<Class, number>>>;

export interface ActionCard {
  readonly name: string;
  readonly copies: number;
  readonly needs?: Need;
  /** What the card brings the State, whoever plays it for its effect; `play` may return more of it. */
  readonly legitimacy?: LegitimacyChange;
  /** Whether the effect can be carried out now; the printed need is looked at before. */
  readonly can?: (state: HegemonyState) => boolean;
  /** The effect. Returns Legitimacy that depends on what was done. */
  play(t: Hegemony): Play<LegitimacyChange | undefined>;
}

export type Deck = Readonly<Record<string, ActionCard>>;

export function isPlayable(state: HegemonyState, card: ActionCard): boolean {
  if (card.needs && !isMet(state, card.needs)) return false;
  return card.can?.(state) ?? true;
}

function isMet(state: HegemonyState, need: Need): boolean {
  if ('policy' in need) return need.sections.includes(state.policies[need.policy]);
  if ('bills' in need) return billedPolicies(state).length >= need.bills;
  return unemployedCount(state, need.unemployed) >= need.count;
}

/** An effect in which nothing is asked. */
export function effect(act: (t: Hegemony) => LegitimacyChange | undefined): ActionCard['play'] {
  return function* (t) {
    return act(t);
  };
}
