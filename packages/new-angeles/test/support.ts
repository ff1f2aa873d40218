/** Positions for tests, a way to play a part of the rules with answers written down beforehand, and a calm player. */
import { type Ask, type Bot, Context, type LogEntry, type Play, STOP, seededRandom } from '@polity/kernel';
import { Script, type ScriptedAnswer } from '../../kernel/test/script.js';
import type { ActionId } from '../src/data/actions.js';
import type { AssetId } from '../src/data/assets.js';
import {
  CORPORATIONS,
  type CorporationId,
  DISTRICTS,
  type DistrictId,
  type PlayerCount,
  SEATS,
  type Seat,
  type Unrest,
} from '../src/names.js';
import { carryOut } from '../src/rules/actions/index.js';
import type { NewAngelesAsks, PieceAt } from '../src/rules/asks.js';
import type { NewAngeles, NewAngelesNames } from '../src/rules/context.js';
import { resolveDeal } from '../src/rules/deal/deal.js';
import { emptyDistrict, giveEmergency, setUp } from '../src/rules/setup.js';
import type { Deal, NewAngelesState, OfferedCard, Plan } from '../src/rules/state.js';
import { CityFalls } from '../src/rules/threat.js';
import { trade } from '../src/rules/trade.js';
import { endGame } from '../src/rules/winners.js';

export type Scripted = ScriptedAnswer<keyof NewAngelesAsks, Seat>;

export interface Played<Result> {
  readonly state: NewAngelesState;
  readonly result: Result | undefined;
  readonly log: readonly LogEntry[];
}

/** Who leads what in every test: player-1 Haas-Bioroid, player-2 Jinteki, and so on in the order of the corporations. */
export function seatOf(corporation: CorporationId): Seat {
  return SEATS[CORPORATIONS.indexOf(corporation)] ?? 'player-1';
}

/**
 * A table in the first turn of player-1, who is active: an empty city, empty hands, 10 capital each, threat 0, and no
 * asset in play. Changed as the test needs it.
 */
export function position(change: (state: NewAngelesState) => void = () => {}, seats: PlayerCount = 6): NewAngelesState {
  const state = setUp(
    { seats, corporations: 'dealt', start: 'random', lesson: 'none', 'own-board': '' },
    seededRandom('fast', 'test'),
  );
  state.phase = 'deal';
  state.active = 'player-1';
  for (const district of DISTRICTS) state.city[district] = emptyDistrict();
  state.seats.forEach((seat, index) => {
    const player = state.players[seat];
    player.corporation = CORPORATIONS[index] ?? 'melange-mining';
    player.rival = state.players[seat].corporation;
    player.capital = 10;
    giveEmergency(player);
  });
  state.capitalHistory = state.seats.map((seat) => ({ seat, source: 'start', round: 0, amount: 10 }));
  state.demandDeck = [...state.demandDeck, state.demand].filter((id) => id !== 'refugee-influx');
  state.demand = 'refugee-influx';
  change(state);
  return state;
}

/** Plays a part of the rules on the state (in place). Every ask must be answered by the script, and all of it used. */
export function perform<Result>(
  state: NewAngelesState,
  play: (t: NewAngeles) => Play<Result>,
  answers: readonly Scripted[] = [],
  seed = 'test',
): Played<Result> {
  const t: NewAngeles = new Context<NewAngelesState, NewAngelesNames>(state, seededRandom('fast', seed));
  const script = new Script(answers);
  let result: Result | undefined;
  try {
    result = script.play(play(t));
  } catch (error) {
    if (!(error instanceof CityFalls)) throw error;
    endGame(t, 'threat');
  }
  script.end();
  return { state, result, log: t.entries };
}

/** The ask that is open after these answers. */
export function askAfter(
  state: NewAngelesState,
  play: (t: NewAngeles) => Play<unknown>,
  answers: readonly Scripted[] = [],
): Ask {
  const t: NewAngeles = new Context<NewAngelesState, NewAngelesNames>(state, seededRandom('fast', 'test'));
  return new Script(answers).askAfter(play(t));
}

/** Puts pieces and unrest into a district. */
export function at(
  state: NewAngelesState,
  district: DistrictId,
  ...things: readonly (keyof NewAngelesState['city'][DistrictId] | Exclude<Unrest, 'stable'>)[]
): NewAngelesState {
  for (const thing of things) {
    if (thing === 'protest' || thing === 'strike') state.city[district].unrest = thing;
    else if (thing !== 'unrest') state.city[district][thing] = true;
  }
  return state;
}

/** What stands in a district, in the order of the pieces; then its unrest, if any. */
export function here(state: NewAngelesState, district: DistrictId): string[] {
  const { unrest, ...pieces } = state.city[district];
  const there = Object.entries(pieces).filter(([, is]) => is);
  return [...there.map(([piece]) => piece), ...(unrest === 'stable' ? [] : [unrest])];
}

/** Puts cards from their decks into a hand. */
export function holds(state: NewAngelesState, seat: Seat, ...cards: readonly ActionId[]): NewAngelesState {
  for (const card of cards) {
    for (const deck of Object.values(state.actionDecks)) {
      const index = deck.indexOf(card);
      if (index >= 0) {
        deck.splice(index, 1);
        break;
      }
    }
    state.players[seat].hand.push(card);
  }
  return state;
}

/** Gives a player an asset that was in the deck or on the turn track. */
export function owns(state: NewAngelesState, seat: Seat, ...assets: readonly AssetId[]): NewAngelesState {
  for (const asset of assets) {
    state.assetDeck = state.assetDeck.filter((one) => one !== asset);
    state.turnTrack = state.turnTrack.filter((one) => one !== asset);
    state.players[seat].assets.push({ asset, exhausted: false });
  }
  return state;
}

export function isExhausted(state: NewAngelesState, seat: Seat, asset: AssetId): boolean | undefined {
  return state.players[seat].assets.find((one) => one.asset === asset)?.exhausted;
}

/** Makes an asset the next to be revealed. */
export function next(state: NewAngelesState, asset: AssetId): NewAngelesState {
  state.assetDeck = state.assetDeck.filter((one) => one !== asset);
  state.turnTrack = [...state.turnTrack.filter((one) => one !== asset), asset];
  return state;
}

export function capital(state: NewAngelesState): number[] {
  return state.seats.map((seat) => state.players[seat].capital);
}

export function setCapital(state: NewAngelesState, ...amounts: readonly number[]): NewAngelesState {
  state.seats.forEach((seat, index) => {
    state.players[seat].capital = amounts[index] ?? 10;
  });
  state.capitalHistory = state.seats.map((seat) => ({
    seat,
    source: 'start',
    round: 0,
    amount: state.players[seat].capital,
  }));
  return state;
}

/** The pieces as questions name them. */
export function illnessAt(district: DistrictId): PieceAt {
  return { district, piece: 'illness' };
}
export function outageAt(district: DistrictId): PieceAt {
  return { district, piece: 'outage' };
}

export function handCounts(state: NewAngelesState): number[] {
  return state.seats.map((seat) => state.players[seat].hand.length);
}

/** A deal that player-1 has opened and won with nobody's help; the card is in no hand. */
export function emptyDeal(): Deal {
  return {
    asset: null,
    main: null,
    counters: [],
    countering: null,
    support: {},
    abstained: [],
    named: null,
    banned: [],
    barred: [],
    winner: 'main',
  };
}

/** Carries out a card for a seat, as the winning main offer of a deal. */
export function carry(
  state: NewAngelesState,
  card: OfferedCard,
  answers: readonly Scripted[] = [],
  { seat = 'player-1', declared = null }: { seat?: Seat; declared?: Plan | null } = {},
): Played<void> {
  state.deal ??= emptyDeal();
  return perform(state, (t) => carryOut(t, { seat, card, declared }), answers);
}

/** The same position with all emergency actions facedown: only who holds cards can propose or support anything. */
export function dealing(change: (state: NewAngelesState) => void = () => {}, seats: PlayerCount = 6): NewAngelesState {
  return position((state) => {
    for (const seat of state.seats) for (const one of state.players[seat].emergencies) one.faceup = false;
    next(state, 'susan-chen');
    change(state);
  }, seats);
}

/** A whole deal. Those who are not in the script's way pass and abstain by having no cards. */
export function deal(state: NewAngelesState, answers: readonly Scripted[] = [], seed?: string): Played<void> {
  return perform(state, resolveDeal, answers, seed);
}

/**
 * The usual deal of the tests of assets: player-1 offers Spin Doctors (which costs 1 threat), player-2 could counter with
 * Clinical Trials (which does nothing).
 */
export function twoOffers(change: (state: NewAngelesState) => void = () => {}): NewAngelesState {
  return dealing((state) => {
    holds(state, 'player-1', 'spin-doctors');
    holds(state, 'player-2', 'clinical-trials');
    change(state);
  });
}
export const MAIN: Scripted = ['main-offer', 'spin-doctors', 'player-1'];
export const COUNTER: Scripted = ['counteroffer', 'clinical-trials', 'player-2'];

/** What High-Risk Investments asks: 3 capital to the first player, 2 to the second, 1 to the third. */
export const HIGH_RISK: readonly Scripted[] = [
  ['player', 'player-1'],
  ['player', 'player-2'],
  ['player', 'player-3'],
];

/** Puts something in out of turn; false when it is not allowed. */
export function interject(
  state: NewAngelesState,
  seat: Seat,
  kind: keyof typeof trade,
  value: unknown,
): readonly LogEntry[] | false {
  const interjection = trade[kind] as (typeof trade)[typeof kind] & {
    options(state: NewAngelesState, seat: Seat): readonly unknown[];
    allows?(state: NewAngelesState, seat: Seat, value: unknown): boolean;
    apply(t: NewAngeles, seat: Seat, value: unknown): void;
  };
  const listed = interjection.options(state, seat).some((option) => JSON.stringify(option) === JSON.stringify(value));
  if (!listed && !interjection.allows?.(state, seat, value)) return false;
  const t: NewAngeles = new Context<NewAngelesState, NewAngelesNames>(state, seededRandom('fast', 'test'));
  interjection.apply(t, seat, value);
  return t.entries;
}

const CALMING: readonly string[] = [
  'information-procurement',
  'clinical-trials',
  'clean-slate',
  'mandatory-quarantine',
  'ruthless-tactics',
  'arrest-orders',
  '24-7-live-feeds',
  'high-risk-investments',
];

/** A player like the random one who would rather not see the city fall, so that games come to their other end too. */
export const calmBot: Bot = {
  name: 'calm',
  answer({ ask }, random) {
    const { options, type, min, max } = ask;
    if (type === 'amount') return Math.min(max, 2);
    if (type === 'some') return random.shuffle(options.slice()).slice(0, min);
    const calming = CALMING.find((card) => options.includes(card));
    if (calming !== undefined && ask.kind === 'main-offer') return calming;
    if (ask.canStop) return STOP;
    if (ask.kind === 'district' && options.includes('guayaquil')) return 'guayaquil';
    if (ask.kind === 'draw-type' && options.includes('biotech')) return 'biotech';
    return random.pick(options);
  },
};
