/** What a seat, or a spectator, may know (H). What is not listed here is not shown. */
import { ACTIONS, type ActionId } from '../data/actions.js';
import type { AssetId } from '../data/assets.js';
import { EVENTS, type EventBack, type EventId } from '../data/events.js';
import type { InvestmentId } from '../data/investments.js';
import type { ActionType, CorporationId, RivalId, Seat, Side } from '../names.js';
import { handSize } from './hands.js';
import type { Deal, NewAngelesState, Player, Proposed, Support } from './state.js';

/** A player as others see him; what only he knows is null to them, and his hand a number. */
export type PlayerView = Omit<Player, 'corporation' | 'hand' | 'investment' | 'drawnInvestments' | 'rival'> & {
  /** Null until it is picked. */
  corporation: CorporationId | null;
  hand: ActionId[] | null;
  handCount: number;
  handSize: number;
  investment: InvestmentId | null;
  hasInvestment: boolean;
  drawnInvestments: InvestmentId[];
  rival: RivalId | null;
};

export interface SupportView {
  readonly side: Side;
  readonly count: number;
  /** Seen by whoever put them down; the card that Isabel McGuire took is not among them. */
  readonly cards: readonly ActionId[] | null;
  /** The deck from which Isabel McGuire took a card. */
  readonly blind: ActionType | null;
}

export type DealView = Omit<Deal, 'support'> & { support: Partial<Record<Seat, SupportView>> };

/** A card of the event deck, the top one first. */
export interface EventView {
  readonly back: EventBack | null;
  readonly event: EventId | null;
}

type Open = Pick<
  NewAngelesState,
  | 'seats'
  | 'board'
  | 'setup'
  | 'phase'
  | 'round'
  | 'active'
  | 'ending'
  | 'city'
  | 'supply'
  | 'threat'
  | 'demand'
  | 'picking'
  | 'carriedOut'
  | 'inEffect'
  | 'keepsHand'
  | 'tradeOffers'
  | 'promises'
  | 'capitalHistory'
>;

export type NewAngelesView = Open & {
  /** The trades that were proposed lately, which all have heard. */
  proposed: readonly Proposed[];
  players: Record<Seat, PlayerView>;
  deal: DealView | null;
  actionDecks: Record<ActionType, number>;
  discards: number;
  /** How many, and which lie at the bottom, the lowest first. */
  assetDeck: { count: number; bottom: AssetId[] };
  turnTrack: number;
  eventDeck: EventView[];
  demandDeck: number;
  investmentDeck: number;
  /** The rival card under the board, if this seat has seen it. */
  underBoard: RivalId | null;
};

export function view(state: NewAngelesState, seat: Seat | null): NewAngelesView {
  const { seats, board, setup, phase, round, active, ending, city, supply, threat, demand, picking } = state;
  const { carriedOut, inEffect, keepsHand, tradeOffers, promises, capitalHistory } = state;
  const over = phase === 'over';
  return {
    seats,
    board,
    setup,
    phase,
    round,
    active,
    ending,
    city,
    supply,
    threat,
    demand,
    picking,
    carriedOut,
    inEffect,
    keepsHand,
    tradeOffers,
    proposed: state.proposed ?? [],
    promises,
    capitalHistory,
    players: mapped(seats, (other) => playerView(state, other, seat)),
    deal: state.deal && dealView(state.deal, seat),
    actionDecks: {
      biotech: state.actionDecks.biotech.length,
      construction: state.actionDecks.construction.length,
      labor: state.actionDecks.labor.length,
      media: state.actionDecks.media.length,
      security: state.actionDecks.security.length,
    },
    discards: state.discards.length,
    assetDeck: { count: state.assetDeck.length, bottom: state.assetDeck.slice(0, state.seenAssets) },
    turnTrack: state.turnTrack.length,
    eventDeck: eventView(state, seat),
    demandDeck: state.demandDeck.length,
    investmentDeck: state.investmentDeck.length,
    underBoard: over || (seat !== null && state.underBoard.seenBy.includes(seat)) ? state.underBoard.rival : null,
  };
}

function mapped<Value>(seats: readonly Seat[], value: (seat: Seat) => Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)])) as Record<Seat, Value>;
}

function playerView(state: NewAngelesState, seat: Seat, viewer: Seat | null): PlayerView {
  const own = seat === viewer;
  const { corporation, capital, hand, emergencies, assets, investment, drawnInvestments, rival } = state.players[seat];
  const rivalShown = state.phase === 'over' || (own && areRivalsDealt(state));
  return {
    corporation: state.picking?.order.includes(seat) ? null : corporation,
    capital,
    emergencies,
    assets,
    hand: own || isShown(state, seat, viewer) ? hand : null,
    handCount: hand.length,
    handSize: handSize(state, seat),
    investment: own ? investment : null,
    hasInvestment: investment !== null,
    drawnInvestments: own ? drawnInvestments : [],
    rival: rivalShown ? rival : null,
  };
}

/** A hand that somebody else is looking at just now. */
export function isShown({ handShown }: NewAngelesState, of: Seat, to: Seat | null): boolean {
  return handShown !== null && handShown.of === of && handShown.to === to;
}

export function areRivalsDealt({ phase }: NewAngelesState): boolean {
  return phase !== 'corporations' && phase !== 'hands';
}

function dealView(deal: Deal, seat: Seat | null): DealView {
  const entries = Object.entries(deal.support) as [Seat, Support][];
  return {
    ...deal,
    support: Object.fromEntries(entries.map(([by, support]) => [by, supportView(support, by === seat)])),
  };
}

function supportView({ side, cards, blind }: Support, own: boolean): SupportView {
  return {
    side,
    count: cards.length + (blind === null ? 0 : 1),
    cards: own ? cards : null,
    blind: blind === null ? null : ACTIONS[blind].type,
  };
}

/** The top back is open to all, and those that have been seen where they lie; fronts by who has looked. */
function eventView({ eventDeck, openBacks, knownEvents }: NewAngelesState, seat: Seat | null): EventView[] {
  return eventDeck
    .map((event, index) => ({
      back: index === eventDeck.length - 1 || openBacks.includes(event) ? EVENTS[event].back : null,
      event: seat !== null && knownEvents[seat].includes(event) ? event : null,
    }))
    .reverse();
}
