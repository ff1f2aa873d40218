/** The table before the first decision (C). */
import type { Random } from '@polity/kernel';
import { ACTION_IDS, ACTIONS, type ActionId } from '../data/actions.js';
import { ASSET_IDS } from '../data/assets.js';
import { CAPITAL, TURN_TRACK_SPACES } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { DEMAND_IDS } from '../data/demands.js';
import { EVENT_IDS } from '../data/events.js';
import { INVESTMENT_IDS } from '../data/investments.js';
import { boardFrom } from '../data/own-board.js';
import { FIRST_GAME, type PrintedSetup, SETUP_IDS, type SetupId } from '../data/reconstructed.js';
import { SETUP_CARDS } from '../data/values.js';
import { dealtForLesson, rivalForLesson, TAUGHT } from '../lessons/laid.js';
import {
  ACTION_TYPES,
  type ActionType,
  CORPORATIONS,
  type CorporationId,
  DISTRICTS,
  type DistrictId,
  PIECES,
  type PlayerCount,
  type RivalId,
  SEATS,
  type Seat,
} from '../names.js';
import { note } from './capital.js';
import type { District, NewAngelesState, Player } from './state.js';

/** What stands in the place of a rival until they are dealt, which nobody is shown. */
export const NOT_DEALT: RivalId = 'federalist';

export interface SetupOptions {
  readonly seats: PlayerCount;
  /** Corporations are dealt at random, or picked one after another in a random order (C.6). */
  readonly corporations: 'dealt' | 'picked';
  /** The first game has a fixed set-up card and demand. */
  readonly start: 'random' | 'first-game';
  /** Who is taught at this table, if anybody. */
  readonly lesson: 'none' | Seat;
  /** Values of somebody's own board, as text; empty where they are as we propose them. */
  readonly 'own-board': string;
}

export function setUp(options: SetupOptions, random: Random): NewAngelesState {
  const seats = SEATS.slice(0, options.seats);
  const { values, setups } = boardFrom(options['own-board']);
  const demandDeck = random.shuffle([...DEMAND_IDS]);
  const taught = options.lesson !== 'none';
  const first = taught || options.start === 'first-game';
  const setup = first ? FIRST_GAME.setup : random.pick(SETUP_IDS);
  const demand = first ? FIRST_GAME.demand : (demandDeck.at(-1) ?? FIRST_GAME.demand);
  const assetDeck = random.shuffle([...ASSET_IDS]);
  const shuffled = random.shuffle([...CORPORATIONS]);
  const dealt = taught ? dealtForLesson(shuffled) : shuffled;
  const order = random.shuffle(seats.slice());
  const picked = !taught && options.corporations === 'picked';
  const eventDeck = random.shuffle([...EVENT_IDS]);
  const state: NewAngelesState = {
    seats,
    board: values,
    setup,
    phase: picked ? 'corporations' : 'hands',
    round: 0,
    active: taught ? TAUGHT.seat : random.pick(seats),
    ending: null,
    city: cityOf(setups[setup]),
    supply: { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0 },
    threat: 0,
    demand,
    players: bySeat(seats, (index) => newPlayer(dealt[index] ?? 'melange-mining')),
    picking: picked ? { left: [...CORPORATIONS], order } : null,
    actionDecks: actionDecks(random),
    discards: [],
    assetDeck,
    seenAssets: 0,
    turnTrack: [],
    eventDeck,
    openBacks: [],
    knownEvents: bySeat(seats, () => []),
    demandDeck: demandDeck.filter((id) => id !== demand),
    investmentDeck: random.shuffle([...INVESTMENT_IDS]),
    underBoard: { rival: NOT_DEALT, seenBy: [] },
    deal: null,
    carriedOut: null,
    inEffect: false,
    handShown: null,
    keepsHand: null,
    tradeOffers: [],
    promises: [],
    told: 0,
    capitalHistory: [],
  };
  if (taught) state.players[TAUGHT.seat].rival = rivalForLesson(dealt.slice(0, seats.length));
  laySetup(state, setup, setups);
  giveCapital(state);
  return state;
}

function bySeat<Value>(seats: readonly Seat[], value: (index: number) => Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat, index) => [seat, value(index)])) as Record<Seat, Value>;
}

function newPlayer(corporation: CorporationId): Player {
  return {
    corporation,
    capital: 0,
    hand: [],
    emergencies: [],
    assets: [],
    investment: null,
    drawnInvestments: [],
    rival: NOT_DEALT,
  };
}

/** The city of a set-up card, and its turns: assets off the top of the deck, space 1 first (C.3). */
export function laySetup(
  state: NewAngelesState,
  setup: SetupId,
  cards: Readonly<Record<SetupId, PrintedSetup>> = SETUP_CARDS,
): void {
  state.setup = setup;
  state.city = cityOf(cards[setup]);
  state.assetDeck.push(...state.turnTrack.reverse());
  state.turnTrack = state.assetDeck.splice(-Math.min(TURN_TRACK_SPACES, cards[setup].turns)).reverse();
}

/** Each piece of the card into each district beside it. */
function cityOf({ places }: PrintedSetup): Record<DistrictId, District> {
  const city = Object.fromEntries(DISTRICTS.map((id) => [id, emptyDistrict()])) as Record<DistrictId, District>;
  for (const piece of PIECES) for (const district of places[piece]) city[district][piece] = true;
  for (const stage of ['protest', 'strike'] as const) {
    for (const district of places[stage]) city[district].unrest = stage;
  }
  return city;
}

export function emptyDistrict(): District {
  return {
    android: false,
    illness: false,
    outage: false,
    development: false,
    'human-first': false,
    orgcrime: false,
    prisec: false,
    unrest: 'stable',
  };
}

function actionDecks(random: Random): Record<ActionType, ActionId[]> {
  const deck = (type: ActionType) =>
    random.shuffle(
      ACTION_IDS.filter((id) => ACTIONS[id].type === type).flatMap((id) =>
        Array<ActionId>(ACTIONS[id].copies).fill(id),
      ),
    );
  return Object.fromEntries(ACTION_TYPES.map((type) => [type, deck(type)])) as Record<ActionType, ActionId[]>;
}

/** The first active player has least, each next player clockwise one more (C.8). */
function giveCapital(state: NewAngelesState): void {
  const start = state.seats.indexOf(state.active);
  state.seats.forEach((seat, index) => {
    const place = (index - start + state.seats.length) % state.seats.length;
    state.players[seat].capital = CAPITAL.first + place;
    note(state, seat, CAPITAL.first + place, 'start');
  });
}

/** A corporation comes with its emergency action, faceup (C.6, 17.1). */
export function giveEmergency(player: Player): void {
  player.emergencies = [{ card: CORPORATION[player.corporation].emergency.id, faceup: true }];
}
