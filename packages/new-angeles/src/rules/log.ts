/** What is told of a game: every kind of log entry with its parameters. Words for them live in message catalogues. */
import type { ActionId } from '../data/actions.js';
import type { AssetId } from '../data/assets.js';
import type { EmergencyId } from '../data/corporations.js';
import type { DemandId } from '../data/demands.js';
import type { EventBack, EventId } from '../data/events.js';
import type { InvestmentId } from '../data/investments.js';
import type { SetupId } from '../data/reconstructed.js';
import type {
  ActionType,
  CorporationId,
  DistrictId,
  Piece,
  Resource,
  RivalId,
  Seat,
  Side,
  Unrest,
  Wanderer,
} from '../names.js';
import type { CapitalSource, Ending, OfferedCard, Plan } from './state.js';

/** Why threat rises. */
export type ThreatReason = 'root' | 'illness' | 'event' | 'demand' | 'action';

type GoodsTold = { capital: number; assets: AssetId[] };

export type NewAngelesLog = {
  // Set-up and rounds
  setup: { setup: SetupId; demand: DemandId; active: Seat };
  corporation: { seat: Seat; corporation: CorporationId };
  round: { round: number };
  'demand-round': { number: number };
  turn: { seat: Seat };
  production: Record<string, never>;
  event: { event: EventId };
  'turn-track': { turns: number };
  'investment-scored': { seat: Seat; investment: InvestmentId; capital: number };
  'demand-met': { demand: DemandId };
  'demand-failed': { demand: DemandId; missing: Resource[] };
  'demand-revealed': { demand: DemandId };
  'investments-dealt': Record<string, never>;
  'game-over': { ending: Ending; winners: Seat[] };
  /** When the game is over every rival is shown. */
  rivals: { rivals: Record<string, RivalId> };

  // Cards
  drew: { seat: Seat; type: ActionType; count: number };
  'drew-cards': { cards: ActionId[] };
  reshuffled: { count: number };
  discarded: { seat: Seat; count: number };
  'hand-card-passed': { from: Seat; to: Seat; count: number };
  'cards-passed': { from: Seat; to: Seat; cards: ActionId[] };

  // Capital, threat, the city
  capital: { seat: Seat; amount: number; source: CapitalSource };
  threat: { amount: number; reason: ThreatReason };
  placed: { piece: Piece; district: DistrictId; at: DistrictId | null };
  'none-left': { piece: Piece; district: DistrictId };
  moved: { piece: Wanderer; from: DistrictId; to: DistrictId | null };
  removed: { piece: Piece; district: DistrictId };
  android: { from: DistrictId; to: DistrictId };
  unrest: { district: DistrictId; from: Unrest; to: Unrest };
  exploited: { district: DistrictId };
  produced: { district: DistrictId; resource: Resource; amount: number };
  supply: { resource: Resource; amount: number };

  // The deal
  'asset-revealed': { asset: AssetId };
  'main-offer': { seat: Seat; card: OfferedCard };
  'no-main-offer': { seat: Seat };
  counteroffer: { seat: Seat; card: OfferedCard; price: number };
  'no-counteroffer': { seat: Seat };
  support: { seat: Seat; side: Side; count: number };
  abstained: { seat: Seat };
  'deal-won': { seat: Seat; side: Side; main: number; counter: number };
  'no-deal': Record<string, never>;
  'carried-out': { seat: Seat; card: OfferedCard };
  claimed: { seat: Seat; asset: AssetId };
  'asset-discarded': { seat: Seat | null; asset: AssetId };
  'emergency-home': { seat: Seat; card: EmergencyId; faceup: boolean };
  spent: { seat: Seat; amount: number };
  'events-seen': { cards: EventId[] };
  'events-ordered': { seat: Seat; bottom: EventBack; top: EventBack[] };

  // Assets
  used: { seat: Seat; asset: AssetId };
  named: { seat: Seat; player: Seat };
  declared: { seat: Seat; card: OfferedCard; plan: Plan };
  'sent-back': { seat: Seat; card: OfferedCard };
  'no-trade': { seat: Seat };
  barred: { seat: Seat };
  'blind-support': { seat: Seat; side: Side; type: ActionType };
  'winner-chosen': { seat: Seat; side: Side };
  'asset-moved': { asset: AssetId; from: Seat; to: Seat };
  'emergency-stolen': { from: Seat; to: Seat; card: EmergencyId };
  'emergency-turned': { seat: Seat; card: EmergencyId };
  'saw-hand': { player: Seat; cards: ActionId[] };
  'looked-at-hand': { seat: Seat; player: Seat };
  'saw-rival': { rival: RivalId };
  'looked-at-rival': { seat: Seat; exchanged: boolean };
  'keeps-hand': { seat: Seat };

  // Trade
  'trade-offered': { id: number; from: Seat; to: Seat; give: GoodsTold; want: GoodsTold; promise: string; ask: string };
  traded: { id: number; from: Seat; to: Seat; give: GoodsTold; want: GoodsTold };
  'trade-declined': { id: number; from: Seat; to: Seat };
  'trade-withdrawn': { id: number; from: Seat; to: Seat };
  'trade-lapsed': { id: number; from: Seat; to: Seat };
  promised: { id: number; from: Seat; to: Seat; text: string };
  released: { id: number; from: Seat; to: Seat; text: string };
};
