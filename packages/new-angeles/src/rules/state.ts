/** The whole position of a game, as plain JSON. Everything that the rules know stands here. */
import type { JsonObject } from '@polity/kernel';
import type { ActionId } from '../data/actions.js';
import type { AssetId } from '../data/assets.js';
import type { EmergencyId } from '../data/corporations.js';
import type { DemandId } from '../data/demands.js';
import type { EventId } from '../data/events.js';
import type { InvestmentId } from '../data/investments.js';
import type { SetupId } from '../data/reconstructed.js';
import type { BoardValues } from '../data/values.js';
import type { ActionType, CorporationId, DistrictId, Piece, Resource, RivalId, Seat, Side, Unrest } from '../names.js';

/** A district of the city: at most one of each piece, and its stage of unrest. */
export type District = Record<Piece, boolean> & { unrest: Unrest };

/** A card that can be proposed: from the hand, or an emergency action. */
export type OfferedCard = ActionId | EmergencyId;

export interface AssetInPlay {
  readonly asset: AssetId;
  exhausted: boolean;
}

/** An emergency action in somebody's area. Facedown it cannot be proposed (17.3). */
export interface EmergencyInArea {
  readonly card: EmergencyId;
  faceup: boolean;
}

export interface Player {
  corporation: CorporationId;
  capital: number;
  /** Seen by its player alone. */
  hand: ActionId[];
  emergencies: EmergencyInArea[];
  assets: AssetInPlay[];
  /** Kept facedown until it is scored. */
  investment: InvestmentId | null;
  /** Two investments, while one of them is to be kept. */
  drawnInvestments: InvestmentId[];
  rival: RivalId;
}

/** What its player has said about how he will carry out an offer; of the card's own shape. */
export type Plan = JsonObject;

export interface Offer {
  readonly seat: Seat;
  readonly card: OfferedCard;
  /** What Caprice Nisei made its player declare. */
  declared: Plan | null;
}

/** What a player has put facedown beside an offer. */
export interface Support {
  readonly side: Side;
  readonly cards: ActionId[];
  /** A card that Isabel McGuire took off a deck; nobody has seen it. */
  blind: ActionId | null;
}

export interface Deal {
  /** In the Revealed Asset box, until it is claimed. */
  asset: AssetId | null;
  main: Offer | null;
  /** In the Counteroffer box, the top one last. */
  counters: Offer[];
  /** Who proposed the top counteroffer, if that is an offer still (25.8). */
  countering: Seat | null;
  support: Partial<Record<Seat, Support>>;
  abstained: Seat[];
  /** Whom Jackson Howard's player has named. */
  named: { readonly by: Seat; readonly player: Seat } | null;
  /** Who may not trade until the deal ends (Mark Yale). */
  banned: Seat[];
  /** Who may not support the counteroffer (Locust Company). */
  barred: Seat[];
  winner: Side | null;
}

/** An action card or emergency action that is being carried out. */
export interface CarriedOut {
  readonly card: OfferedCard;
  /** Whether a district with illness was involved (3). */
  illness: boolean;
  /** Whether an android has been moved: Haas-Bioroid is paid once for a card. */
  androids: boolean;
}

/** Capital and assets that change hands in a trade; nothing else can (14.5, NA49). */
export interface Goods {
  readonly capital: number;
  readonly assets: readonly AssetId[];
}

export interface TradeOffer {
  /** Never used again, so that nobody can accept an offer other than the one that was seen. */
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Goods;
  readonly want: Goods;
  /** What the one who offers would promise, and what he wants promised; empty when nothing. Binds nobody (14.2). */
  readonly promise: string;
  readonly ask: string;
}

/** A trade that was proposed, and when, whatever became of it. */
export interface Proposed {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Goods;
  readonly want: Goods;
  readonly round: number;
  /** How many turns were to come in the round. */
  readonly turns: number;
}

export interface PromiseMade {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly text: string;
  readonly round: number;
}

export type CapitalSource = 'start' | 'contract' | 'investment' | 'action' | 'asset' | 'trade';

/** How capital came and went, summed up by seat, source and space of the round track. */
export interface CapitalEntry {
  readonly seat: Seat;
  readonly source: CapitalSource;
  readonly round: number;
  amount: number;
}

export type Phase =
  | 'corporations'
  | 'hands'
  | 'investments'
  | 'refresh'
  | 'deal'
  | 'end-of-turn'
  | 'production'
  | 'event'
  | 'begin-round'
  | 'score-investments'
  | 'pay-demand'
  | 'reveal-demand'
  | 'over';

export type Ending = 'threat' | 'demand';

export interface NewAngelesState {
  /** In play, clockwise. */
  readonly seats: Seat[];
  /** What is printed on this table's board. */
  readonly board: BoardValues;
  setup: SetupId;
  phase: Phase;
  /** The space of the round track, from 0. */
  round: number;
  /** Who holds the active player token. */
  active: Seat;
  /** How the game ended. */
  ending: Ending | null;

  city: Record<DistrictId, District>;
  supply: Record<Resource, number>;
  threat: number;
  demand: DemandId;
  players: Record<Seat, Player>;
  /** Corporations that nobody has picked yet, and who has still to pick, the next first. */
  picking: { left: CorporationId[]; order: Seat[] } | null;

  /** Face down, the top last. */
  actionDecks: Record<ActionType, ActionId[]>;
  discards: ActionId[];
  assetDeck: AssetId[];
  /** How many assets at the bottom of the deck have been seen by all. */
  seenAssets: number;
  /** The assets on the turn track, space 1 first. */
  turnTrack: AssetId[];
  eventDeck: EventId[];
  /** Events whose back all have seen where they lie now. */
  openBacks: EventId[];
  /** Events of which a player knows where they lie in the deck. */
  knownEvents: Record<Seat, EventId[]>;
  demandDeck: DemandId[];
  investmentDeck: InvestmentId[];
  /** The rival card under the board, and who has seen it there. */
  underBoard: { rival: RivalId; seenBy: Seat[] };

  deal: Deal | null;
  carriedOut: CarriedOut | null;
  /** In the middle of an effect, when nothing is traded (I.1). */
  inEffect: boolean;
  /** A hand that is being looked at, and by whom ("Mr. White"). */
  handShown: { readonly of: Seat; readonly to: Seat } | null;
  /** Who need not discard down to his hand size this turn (Toshiyuki Sakai). */
  keepsHand: Seat | null;

  tradeOffers: TradeOffer[];
  /** The last trades that were proposed, the latest last; none at tables where none has been. */
  proposed?: Proposed[];
  promises: PromiseMade[];
  /** How many trades and promises have been offered so far. */
  told: number;
  capitalHistory: CapitalEntry[];
}
