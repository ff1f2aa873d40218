/** What a bonus can be: what the first symbol's action gets beyond the ordinary. */
import type { PolicyNeed } from '../../rules/cards/card.js';
import type { Good, Industry } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import type { AutomaAction } from './kinds.js';

export interface Bonus {
  readonly for: AutomaAction;
  /** The policy without which the bonus does not exist (G-1). */
  readonly needs?: PolicyNeed;
  /** Legitimacy of the State with the class, once the bonus has changed something (AU-2.3, G-14). */
  readonly legitimacy?: number;
  readonly assign?: AssignBonus;
  readonly buy?: BuyBonus;
  readonly bill?: BillBonus;
  readonly build?: BuildBonus;
  readonly sale?: SaleBonus;
  readonly exports?: ExportBonus;
}

export interface AssignBonus {
  /** How many workers may be assigned, if not three. */
  readonly atMost?: number;
  /** What the owner of a company pays for each of them that is placed there. */
  readonly paidByOwner?: number;
  /** Whether they found a Cooperative Farm, if they can. */
  readonly farm?: true;
  /** Whether a skilled worker comes from the Supply first. */
  readonly newcomer?: true;
  /** As many as there are; with a free Labor Market employed ones too. */
  readonly anyNumber?: true;
}

export interface BuyBonus {
  /** Public Services are the only source. */
  readonly onlyServices?: true;
  /** What the State pays the class before it buys. */
  readonly money?: (state: HegemonyState) => number;
  /** What the State sells at half price, the whole lot rounded up. */
  readonly half?: 'health' | 'education';
  /** Whether the State pays half of the Luxury that other players sell. */
  readonly halfLuxury?: true;
  /** The industry of which a Public company with the class's workers produces first. */
  readonly production?: Industry;
  /** Whether it buys from all who sell, as much as its Population from each. */
  readonly everySource?: true;
  /** Whether the Foreign Market sells without tariff. */
  readonly dutyFree?: true;
}

export interface BillBonus {
  /** Voting cubes that go into the bag first. */
  readonly cubes?: number;
  /** Whether the Immediate Vote is held for nothing (G-2). */
  readonly freeVote?: true;
  /** Whether the bill goes straight to the Desired Policy. */
  readonly straight?: true;
  /** A second bill for another policy, for so much money. */
  readonly second?: { readonly cost: number };
}

export interface BuildBonus {
  /** What can be stored costs so much less, and brings a Storage tile for it. */
  readonly stored?: { readonly less: number };
  /** Whether a worker from the Supply runs it. */
  readonly newcomer?: true;
  readonly paidByState?: true;
  /** A second company after the first; then so many more come into the Market. */
  readonly second?: { readonly revealed: number };
  /** Industries of which the State pays half, rounded down. */
  readonly halfByState?: readonly Industry[];
  /** How much less is paid. */
  readonly less?: number;
}

export interface SaleBonus {
  /** What a company without machinery brings, in times of its cost. */
  readonly times: number;
}

export interface ExportBonus {
  /** What is sold first, at a price of its own. */
  readonly first?: { readonly good: Good; readonly most: number; readonly price: number };
  /** What each transaction brings more. */
  readonly each?: number;
  /** The same, from the State. */
  readonly eachByState?: number;
  /** Whether a Business Deal is made first. */
  readonly deal?: true;
}
