/** What the rules ask: every kind of question with what can be answered. */
import type { Amount, One, Some } from '@polity/kernel';
import type { ActionId } from '../data/actions.js';
import type { AssetId } from '../data/assets.js';
import type { EmergencyId } from '../data/corporations.js';
import type { EventId } from '../data/events.js';
import type { InvestmentId } from '../data/investments.js';
import type { ActionType, CorporationId, DistrictId, Piece, Resource, Seat, Side } from '../names.js';
import type { OfferedCard } from './state.js';

/** A piece where it stands. */
export type PieceAt = {
  readonly district: DistrictId;
  readonly piece: Piece;
};
/** An asset before the player who controls it. */
export type AssetOf = {
  readonly player: Seat;
  readonly asset: AssetId;
};
/** An emergency action in somebody's area. */
export type EmergencyOf = {
  readonly player: Seat;
  readonly card: EmergencyId;
};
/** What 24/7 Live Feeds can do. */
export type LiveFeed = { readonly district: DistrictId; readonly do: 'lower-unrest' | 'remove-orgcrime' };
export type DeploymentChoice = 'draw' | 'turn-up';
export type GormanReply = 'pay' | 'take-back';
export type EikoReply = 'support' | 'lose';
export type CortezChoice = 'steal' | 'capital';
export type CubreroChoice = 'anybody' | 'richest';
export type MillsChoice = 'discard' | 'draw';
export type HaasChoice = 'exchange' | 'keep';

/** The card or the asset whose text asks. */
type Asker = { readonly card?: OfferedCard; readonly asset?: AssetId };
type ByAsset = { readonly asset: AssetId };
type ByCard = { readonly card: OfferedCard };
type ByPlayer = { readonly player: Seat };
export type AndroidMove = { readonly from: DistrictId; readonly to: DistrictId };
/** What has been chosen for the same card already; all of it happens together. */
export type ChosenBefore = {
  readonly moves?: readonly AndroidMove[];
  readonly removed?: readonly PieceAt[];
  readonly placed?: readonly PieceAt[];
  /** Once for each stage by which unrest falls there. */
  readonly calmed?: readonly DistrictId[];
};
type OnCity = ByCard & { readonly before?: ChosenBefore };
/** What is being placed or changed there. */
type Step = OnCity & { readonly step: string; readonly left?: number };
type Moves = ByCard & { readonly moves: readonly AndroidMove[] };

export interface NewAngelesAsks {
  // Set-up and rounds
  corporation: One<CorporationId>;
  investment: One<InvestmentId>;
  /**
   * From which deck to draw so many; `left` where it is named anew for each, `player` where another draws, `general` for
   * a line of the own sheet.
   */
  'draw-type': One<
    ActionType,
    Asker & { readonly count: number; readonly left?: number; readonly player?: Seat; readonly general?: boolean }
  >;
  /** What to discard down to the hand size. */
  'hand-size': Some<ActionId>;

  // The deal
  'main-offer': One<OfferedCard>;
  counteroffer: One<OfferedCard, { readonly price: number }>;
  /** What to discard for a counteroffer. */
  price: Some<ActionId, ByCard>;
  support: One<Side>;
  'support-cards': Some<ActionId, { readonly side: Side }>;

  // Assets
  /** Which asset to use in an open window; `player` is who has proposed or abstained. */
  'use-asset': One<AssetId, { readonly player?: Seat }>;
  'end-of-turn': One<AssetId>;
  side: One<Side, ByAsset>;
  /** `first` is what the next one is swapped with. */
  asset: One<AssetOf, Asker & { readonly first?: AssetOf }>;
  'gorman-reply': One<GormanReply, ByPlayer>;
  'eiko-reply': One<EikoReply>;
  'eiko-card': One<ActionId>;
  'stinson-cards': Some<EmergencyOf>;
  'cortez-choice': One<CortezChoice>;
  'cubrero-choice': One<CubreroChoice>;
  'mills-choice': One<MillsChoice, ByPlayer>;
  'mills-cards': Some<ActionId>;
  'bernice-cards': Some<ActionId>;
  'steal-card': One<ActionId, ByPlayer>;
  'haas-choice': One<HaasChoice>;

  // Effects
  /** `capital` is what he would gain. */
  player: One<Seat, Asker & { readonly capital?: number }>;
  district: One<DistrictId, Step>;
  districts: Some<DistrictId, Step>;
  pieces: Some<PieceAt, OnCity>;
  'move-android': One<DistrictId, Moves>;
  'android-to': One<DistrictId, Moves & { readonly from: DistrictId }>;
  /** Where unrest falls by the next stage. */
  'lower-unrest': One<DistrictId, { readonly left: number; readonly calmed: readonly DistrictId[] }>;
  'live-feed': One<LiveFeed>;
  resource: One<Resource, ByAsset>;
  resources: Some<Resource, ByCard>;
  spend: Amount<ByCard & { readonly spent: number }>;
  'deployment-choice': One<DeploymentChoice, ByPlayer>;
  'turn-up': One<EmergencyId>;
  'event-bottom': One<EventId>;
  'event-top': One<EventId>;
}
