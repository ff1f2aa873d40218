/** Every question of the game, by kind, with what its options are. */
import type { Amount, One, Some } from '@polity/kernel';
import type { Class, Good, Industry, Policy, Resource, Seat, Section, Skill, WageLevel, WorkerClass } from './names.js';
import type { Stance } from './state.js';

export type BasicAction =
  | 'propose-bill'
  | 'assign-workers'
  | 'buy-goods-and-services'
  | 'strike'
  | 'demonstration'
  | 'apply-political-pressure'
  | 'build-company'
  | 'sell-company'
  | 'sell-to-foreign-market'
  | 'make-business-deal'
  | 'lobby'
  | 'extra-shift'
  | 'event-action'
  | 'meet-mps'
  | 'extra-tax'
  | 'campaign';

export type FreeAction =
  | 'use-healthcare'
  | 'use-education'
  | 'use-luxury'
  | 'swap-workers'
  | 'receive-benefits'
  | 'pay-off-loan'
  | 'adjust-prices'
  | 'adjust-wages'
  | 'give-bonus'
  | 'buy-storage';

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

export interface HegemonyAsks {
  turn: One<TurnOption>;
  'discard-card': One<string>;

  'propose-bill': One<Proposal>;
  'immediate-vote': One<'now' | 'later'>;
  stance: One<Stance>;
  'vote-influence': Amount;

  'assign-to': One<{ readonly company: string } | { readonly union: Industry }>;
  'assign-worker': One<WorkerAt>;
  'swap-workers': One<{ readonly company: string; readonly slot: number; readonly skill: Skill }>;
  'upgrade-worker': One<WorkerAt & { readonly slot: number }>;
  'upgrade-to': One<Industry>;
  'new-worker': One<Industry>;
  strike: One<string>;
  'demonstration-loss': Amount;

  'buy-resource': One<Resource>;
  'buy-source': One<Source>;
  'buy-amount': Amount;
  'food-source': One<Source>;
  'food-amount': Amount;

  'build-company': One<string>;
  'set-wage': One<WageLevel>;
  'staff-class': One<WorkerClass>;
  'staff-worker': One<Skill>;
  'sell-company': One<string>;
  'extra-shift': One<string>;
  'give-bonus': One<string>;
  'discard-companies': Some<string>;
  'adjust-price': One<{ readonly good: Good; readonly price: number }>;
  'adjust-wage': One<{ readonly company: string; readonly wage: WageLevel }>;
  'storage-tile': One<Good>;
  machinery: One<string>;

  'export-transaction': One<string>;
  'business-deal': One<string>;
  'deal-storage': One<'storage' | 'free-trade-zone'>;
  'deal-to-zone': Amount;

  'open-public-company': One<string>;
  'close-public-company': One<string>;
  'staff-public-company': One<{ readonly company: string; readonly class: WorkerClass }>;

  event: One<string>;
  /** An event that the State has looked at, to be put on the board; and the one that gives way to it. */
  'place-event': One<string>;
  'replace-event': One<string>;
  'extra-tax-class': One<Class>;
  'campaign-amount': Amount;

  /** What a card or an event asks, with `about.card` (or `about.event`) saying which. */
  'card-option': One<string>;
  'card-class': One<Seat>;
  'card-classes': Some<Class>;
  'card-company': One<string>;
  'card-amount': Amount;
  'card-worker': One<WorkerAt>;
  'card-industry': One<Industry>;
  'card-policy': One<Proposal>;
  'remove-cube': One<Class>;
}
