/** Every question of the game, by kind, with what its options are and what it is about. */
import type { Amount, AskOf, One, Some } from '@polity/kernel';
import type { Class, Good, Industry, Policy, Resource, Seat, Section, Skill, WageLevel, WorkerClass } from './names.js';
import type { Stance } from './state.js';

/** Actions that cost a card, and free ones; modules add to both. */
export interface BasicActions {
  'propose-bill': true;
  'assign-workers': true;
  'buy-goods-and-services': true;
  strike: true;
  demonstration: true;
  'apply-political-pressure': true;
  'build-company': true;
  'sell-company': true;
  'sell-to-foreign-market': true;
  'make-business-deal': true;
  lobby: true;
  'extra-shift': true;
  'event-action': true;
  'meet-mps': true;
  'extra-tax': true;
  campaign: true;
}

export type BasicAction = keyof BasicActions;

export interface FreeActions {
  'use-healthcare': true;
  'use-education': true;
  'use-luxury': true;
  'swap-workers': true;
  'receive-benefits': true;
  'pay-off-loan': true;
  'adjust-prices': true;
  'adjust-wages': true;
  'give-bonus': true;
  'buy-storage': true;
}

export type FreeAction = keyof FreeActions;

export type TurnOption =
  | { readonly do: 'play'; readonly card: string }
  | { readonly do: 'basic'; readonly action: BasicAction }
  | { readonly do: 'free'; readonly action: FreeAction }
  | { readonly do: 'end' };

/** Who sells: a player, the Middle Class to itself too, or the Foreign Market. */
export type Source = Seat | 'foreign-market';

export type Proposal = { readonly policy: Policy; readonly section: Section };

/** A worker by where it is; those of one kind in one place are alike. `from` is a company's id or 'unemployed'. */
export type WorkerAt = { readonly from: string; readonly skill: Skill };

/** The card or the event whose text asks. */
type Asker = { readonly card?: string; readonly event?: string };
type AtCompany = { readonly company: string };
type Purchase = { readonly resource: Resource; readonly source: Source; readonly price: number };
type Bill = Proposal & { readonly with?: Proposal };

type Traded = { readonly good: Resource; readonly price: number };
type Provided = Traded & { readonly source: Source; readonly left: number; readonly class: Class };

/** What is done with the amount that a card or an event asks for, and so whether its price is paid or received. */
type Counted =
  /** The price is received. */
  | ({ readonly deed: 'sell' } & Traded)
  /** The price is paid. */
  | ({ readonly deed: 'buy'; readonly source: Source } & Traded)
  /** For a class, of so much that is left to be had: bought, or given out of the State's own stock. */
  | ({ readonly deed: 'provide' | 'give' } & Provided)
  /** How many of all are of this good. */
  | { readonly deed: 'mix'; readonly good: Good; readonly class: Class; readonly of: number }
  | { readonly deed: 'share'; readonly what: 'cubes' | 'media'; readonly class: Class }
  /** Given up for a reward. */
  | { readonly deed: 'spend'; readonly good: Resource }
  /** Taken for oneself, for nothing. */
  | { readonly deed: 'take'; readonly good: Resource };

/** What lets an owner change prices or wages, where that is no action of its own: a policy that has moved, or the IMF. */
export type Follows = { readonly policy?: Policy; readonly imf?: true };

/** Where nothing is paid above the price abroad. */
type DutyFree = { readonly dutyFree?: true };

export interface HegemonyAsks {
  turn: One<
    TurnOption,
    { readonly round: number; readonly turn: number; readonly main: boolean; readonly free: boolean }
  >;
  'discard-card': One<string, { readonly action: BasicAction | 'pass' }>;

  'propose-bill': One<Proposal>;
  'immediate-vote': One<'now' | 'later', { readonly policy: Policy; readonly cost: number }>;
  stance: One<Stance, Bill & { readonly by: Seat }>;
  'vote-influence': Amount<Bill & { readonly stance: Stance }>;

  'assign-to': One<AtCompany | { readonly union: Industry }, { readonly from: string }>;
  'assign-worker': One<WorkerAt, { readonly union: Industry } | (AtCompany & { readonly slot: number })>;
  'swap-workers': One<{ readonly company: string; readonly slot: number; readonly skill: Skill }>;
  'upgrade-worker': One<WorkerAt & { readonly slot: number }>;
  'upgrade-to': One<Industry, WorkerAt>;
  'new-worker': One<
    Industry,
    { readonly card?: string; readonly company?: string; readonly from?: 'setup' | 'preparation' }
  >;
  strike: One<string>;
  'demonstration-loss': Amount<{ readonly seat: Seat; readonly left: number }>;

  'buy-resource': One<Resource, DutyFree>;
  'buy-source': One<Source, DutyFree & { readonly resource: Resource }>;
  'buy-amount': Amount<Purchase & { readonly half?: boolean }>;
  'food-source': One<Source, { readonly needed: number }>;
  'food-amount': Amount<{ readonly source: Source; readonly price: number; readonly needed: number }>;

  /**
   * From the pile, where a card lets one build out of it; what each costs where that is not what is printed; whether a
   * worker from the Supply is one of those who run it.
   */
  'build-company': One<
    string,
    { readonly from?: 'pile'; readonly costs?: Readonly<Record<string, number>>; readonly newcomer?: true }
  >;
  'set-wage': One<WageLevel, AtCompany>;
  'staff-class': One<WorkerClass, { readonly company?: string; readonly card?: string }>;
  'staff-worker': One<Skill, AtCompany>;
  /** It brings so many times what it cost. */
  'sell-company': One<string, { readonly times: number }>;
  'extra-shift': One<string>;
  'give-bonus': One<string>;
  'discard-companies': Some<string>;
  'adjust-price': One<{ readonly good: Good; readonly price: number }, Follows>;
  'adjust-wage': One<{ readonly company: string; readonly wage: WageLevel }, Follows>;
  'storage-tile': One<Good>;
  machinery: One<string>;

  /** Each transaction so many times, and so many in all where that is limited. */
  'export-transaction': One<string, { readonly card: string; readonly times: number; readonly most?: number }>;
  'business-deal': One<string>;
  'deal-storage': One<
    'storage' | 'free-trade-zone',
    { readonly deal: string; readonly cost: number; readonly tariff: number }
  >;
  'deal-to-zone': Amount<{ readonly good: Good; readonly amount: number }>;

  'open-public-company': One<string>;
  'close-public-company': One<string>;
  'staff-public-company': One<{ readonly company: string; readonly class: WorkerClass }>;

  event: One<string>;
  /** An event that the State has looked at, to be put on the board; and the one that gives way to it. */
  'place-event': One<string, { readonly card: string; readonly seen?: readonly string[] }>;
  'replace-event': One<string, { readonly card: string; readonly seen: readonly string[] }>;
  'extra-tax-class': One<Class>;
  'campaign-amount': Amount;

  /** What a card or an event asks; or, for the class, the action of meeting the MPs. */
  'card-option': One<string, Asker & { readonly resource?: Resource }>;
  'card-class': One<Seat, Asker & { readonly action?: 'meet-mps'; readonly industry?: Industry }>;
  'card-classes': Some<Class, Asker & { readonly money?: number }>;
  'card-company': One<
    string,
    Asker & { readonly company?: string; readonly to?: 'removed' | 'state' | 'capitalist' | 'discarded' }
  >;
  'card-amount': Amount<Asker & Counted>;
  'card-worker': One<WorkerAt, Asker>;
  'card-industry': One<Industry, Asker>;
  'card-policy': One<Proposal, Asker>;
  'remove-cube': One<Class, Asker>;
}

/** A question as it goes to a seat: narrow its kind, and its options and `about` are typed. */
export type HegemonyAsk = AskOf<HegemonyAsks, keyof HegemonyAsks>;
