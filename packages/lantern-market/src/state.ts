/** The market as plain JSON: what lies on the table and what is held behind a hand, and how it is set up. */
import {
  type Amount,
  type Context,
  choice,
  type Names,
  type One,
  type OptionsOf,
  type Random,
  type Some,
} from '@polity/kernel';

export const SEATS = ['amber', 'jade', 'coral', 'indigo'] as const;
export type Seat = (typeof SEATS)[number];

export const COLOURS = ['crimson', 'gold', 'azure', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
type Brightness = 1 | 2 | 3;
export type Lantern = `${Colour}-${Brightness}`;

/** What is printed on each lantern. */
export const LANTERNS = Object.fromEntries(
  COLOURS.flatMap((colour) =>
    ([1, 2, 3] as const).map((brightness) => [`${colour}-${brightness}`, { colour, brightness }]),
  ),
) as Readonly<Record<Lantern, { readonly colour: Colour; readonly brightness: Brightness }>>;

export const COPIES = 2;
export const HAND_AT_START = 3;
export const HAND_LIMIT = 6;
export const HIGHEST_PRICE = 4;
export const COINS_PER_SEAT = 16;
export const ERRANDS_A_TURN = 3;
/** How much one errand draws, sells, hangs and burns at the most. */
export const AT_ONCE = { drawn: 3, sold: 3, hung: 2, burnt: 3 } as const;

export const OPTIONS = { seats: choice(2, 3, 4), nights: choice(4, 3, 6) };
export type Options = OptionsOf<typeof OPTIONS>;

export interface Merchant {
  readonly seat: Seat;
  /** Lanterns that only this merchant sees. */
  hand: Lantern[];
  /** Lanterns hung for all to see, until dawn. */
  window: Lantern[];
  /** Coins behind a screen: the others know only what is not in the bank. */
  coins: number;
  points: { readonly source: Source; readonly round: number; readonly amount: number }[];
}
export type Source = 'gate' | 'fireworks' | 'windows';

/** A standing offer: this lantern of mine for that one, to whoever has it. */
export interface Offer extends Swap {
  /** Never used again, so that nobody can accept an offer other than the one that was seen. */
  readonly id: number;
  readonly from: Seat;
}
export interface Swap {
  readonly give: Lantern;
  readonly want: Lantern;
}

export interface Market {
  readonly nights: number;
  night: number;
  phase: 'dusk' | 'bids' | 'market' | 'dawn';
  /** Who holds the place at the gate and has the night's first turn. */
  gate: Seat;
  /** Who still has a turn tonight, the next one first. */
  waiting: Seat[];
  /** In the order of the seats. */
  readonly merchants: readonly Merchant[];
  /** Face down; the top is the end. */
  deck: Lantern[];
  discards: Lantern[];
  prices: Record<Colour, number>;
  bank: number;
  offers: Offer[];
  offersMade: number;
}

export type Errand = 'draw' | 'sell' | 'hang' | 'fireworks';

export interface MarketNames extends Names {
  readonly seat: Seat;
  readonly asks: {
    bid: Amount;
    errand: One<Errand, { left: number }>;
    sell: Some<Lantern>;
    hang: One<Lantern>;
    fireworks: Amount;
  };
  readonly log: {
    dusk: { night: number };
    bids: { bids: Record<string, number> };
    gate: { seat: Seat; paid: number };
    drew: { seat: Seat; count: number };
    /** Told to the seat alone. */
    drawn: { lanterns: readonly Lantern[] };
    reshuffled: { count: number };
    sold: { seat: Seat; lanterns: readonly Lantern[]; coins: number };
    hung: { seat: Seat; lantern: Lantern };
    fireworks: { seat: Seat; coins: number };
    brightest: { colour: Colour; seats: readonly Seat[]; points: number };
    offered: { seat: Seat; give: Lantern; want: Lantern };
    traded: { from: Seat; to: Seat; give: Lantern; want: Lantern };
    withdrew: { seat: Seat };
  };
  readonly interjections: { offer: Swap; accept: number; withdraw: number };
}

/** What the rules hold in their hands. */
export type T = Context<Market, MarketNames>;

export function seatsOf(options: Options): readonly Seat[] {
  return SEATS.slice(0, options.seats);
}

export function setup(options: Options, random: Random): Market {
  const deck = random.shuffle(allLanterns());
  const merchants = seatsOf(options).map((seat): Merchant => {
    const hand = deck.splice(-HAND_AT_START);
    return { seat, hand, window: [], coins: 3 + random.int(4), points: [] };
  });
  return {
    nights: options.nights,
    night: 1,
    phase: 'dusk',
    gate: random.pick(merchants).seat,
    waiting: [],
    merchants,
    deck,
    discards: [],
    prices: { crimson: 3, gold: 3, azure: 3, violet: 3 },
    bank: COINS_PER_SEAT * merchants.length - merchants.reduce((sum, { coins }) => sum + coins, 0),
    offers: [],
    offersMade: 0,
  };
}

export function allLanterns(): Lantern[] {
  return (Object.keys(LANTERNS) as Lantern[]).flatMap((lantern) => Array<Lantern>(COPIES).fill(lantern));
}

export function merchantOf(state: Market, seat: Seat): Merchant {
  const merchant = state.merchants.find((one) => one.seat === seat);
  if (merchant === undefined) throw new Error(`${seat} has no stall here`);
  return merchant;
}

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(state: Market, first: Seat): Seat[] {
  const seats = state.merchants.map(({ seat }) => seat);
  const start = seats.indexOf(first);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** Takes one such lantern out of a pile that has it. */
export function takeFrom(pile: Lantern[], lantern: Lantern): Lantern {
  const index = pile.indexOf(lantern);
  if (index < 0) throw new Error(`there is no ${lantern} to take`);
  pile.splice(index, 1);
  return lantern;
}
