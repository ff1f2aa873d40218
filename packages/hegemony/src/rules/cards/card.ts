/** What an action card is, and the requirements that cards print. */
import type { Hegemony, Play } from '../context.js';
import type { Class, Good, Policy, Section, WorkerClass } from '../names.js';
import type { HegemonyState, OpenState } from '../state.js';

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

/** What whoever plays a card is after, so that advice need not guess it. */
export type Purpose =
  /** Work for one's own people, or workers for one's own companies. */
  | 'work'
  | 'staff'
  /** A company, at once or at a better price; a farm of one's own. */
  | 'company'
  | 'farm'
  /** Money, money to go shopping with, a sale that is better than usual, points for money. */
  | 'money'
  | 'allowance'
  | 'sale'
  | 'points'
  /** What a class thinks of the State. */
  | 'please'
  | 'strike'
  | 'bill'
  | 'votes'
  | 'influence'
  /** Something else that does more than a basic action; something that seldom does. */
  | 'other'
  | 'seldom'
  /** A good for all one's people at half price. */
  | { readonly halfPrice: Exclude<Good, 'food'> }
  /** Public services sold abroad for what they cost at home. */
  | { readonly abroad: 'health' | 'education' };

/** Numbers of a card, by the names under which its text speaks of them. */
export type CardNumbers = Readonly<Record<string, number>>;

export interface ActionCard {
  readonly name: string;
  readonly copies: number;
  /** What is printed on it in numbers, said by its text and used by its effect: see `numbered`. */
  readonly numbers?: CardNumbers;
  readonly purpose: Purpose;
  /** What it is worth against other cards, from 1 to 10, if that is not what its purpose usually is. */
  readonly worth?: number;
  /** The money that the card takes from whoever plays it, at the least; what is built or bought with it not counted. */
  readonly costs: number | ((state: OpenState) => number);
  readonly needs?: Need;
  /** What the card brings the State, whoever plays it for its effect; `play` may return more of it. */
  readonly legitimacy?: LegitimacyChange;
  /** Whether the effect can be carried out now; the printed need is looked at before. */
  readonly can?: (state: HegemonyState) => boolean;
  /** The kind of the reason why it cannot, `why.<lacks>`, where it is not the money that it costs. */
  readonly lacks?: string;
  /** The effect. Returns Legitimacy that depends on what was done. */
  play(t: Hegemony): Play<LegitimacyChange | undefined>;
}

/** The part of a card that says what it does and when that is possible. */
export type Effect = Pick<ActionCard, 'numbers' | 'can' | 'lacks' | 'play'>;

export type Deck = Readonly<Record<string, ActionCard>>;

/** The numbers of a card written once, for its text and for all that it costs, needs and does. */
export function numbered<Numbers extends CardNumbers, Rules extends Partial<ActionCard>>(
  numbers: Numbers,
  rules: (numbers: Numbers) => Rules,
): Rules & { readonly numbers: Numbers } {
  return { numbers, ...rules(numbers) };
}

/** What brings Legitimacy once for every full so many. */
export interface LegitimacyRate extends CardNumbers {
  readonly legitimacy: number;
  readonly per: number;
}

export function legitimacyFor(of: Class, count: number, { legitimacy, per }: LegitimacyRate): LegitimacyChange {
  return { [of]: legitimacy * Math.floor(count / per) };
}

/** An effect in which nothing is asked. */
export function effect(act: (t: Hegemony) => LegitimacyChange | undefined): ActionCard['play'] {
  return function* (t) {
    return act(t);
  };
}
