/** Who knows what: the views, the worlds that a seat can imagine, and what is true in all of them. */
import { equal, type Random } from '@polity/kernel';
import {
  allLanterns,
  COINS_PER_SEAT,
  HAND_LIMIT,
  type Lantern,
  type Market,
  type Merchant,
  type Seat,
  takeFrom,
} from './state.js';

/** A merchant as others see it, who do not know its lanterns but how many there are; its own coins are shown to itself. */
export interface Stall extends Omit<Merchant, 'hand' | 'coins'> {
  readonly hand: readonly Lantern[] | number;
  readonly coins?: number;
}

export interface MarketView extends Omit<Market, 'deck' | 'merchants'> {
  readonly deck: number;
  readonly merchants: readonly Stall[];
}

/**
 * Hands, purses and the deck are hidden; everything else lies open. All of it is named, which is safe, and several times
 * faster than to leave the hidden out of a copy: this is made for every seat after every answer.
 */
export function view(state: Market, seat: Seat | null): MarketView {
  return {
    nights: state.nights,
    night: state.night,
    phase: state.phase,
    gate: state.gate,
    waiting: state.waiting,
    discards: state.discards,
    prices: state.prices,
    bank: state.bank,
    offers: state.offers,
    offersMade: state.offersMade,
    deck: state.deck.length,
    merchants: state.merchants.map((merchant) => stall(merchant, seat)),
  };
}

function stall({ seat, hand, window, coins, points }: Merchant, viewer: Seat | null): Stall {
  return seat === viewer ? { seat, window, points, hand, coins } : { seat, window, points, hand: hand.length };
}

/**
 * Deals the hidden lanterns and coins anew. A lantern that is on offer is known to be in its merchant's hand, and the
 * bank shows how many coins are in all purses together.
 */
export function imagine(state: Market, seat: Seat | null, random: Random): void {
  const others = state.merchants.filter((merchant) => merchant.seat !== seat);
  const sizes = others.map(({ hand }) => hand.length);
  const unknown = state.deck.splice(0);
  for (const merchant of others) {
    const offered = state.offers.filter(({ from }) => from === merchant.seat).map(({ give }) => give);
    for (const lantern of offered) takeFrom(merchant.hand, lantern);
    unknown.push(...merchant.hand);
    merchant.hand = offered;
  }
  random.shuffle(unknown.sort()); // as they lie, a world would tell something of how they lay
  others.forEach(({ hand }, i) => {
    hand.push(...unknown.splice(0, (sizes[i] ?? 0) - hand.length));
  });
  state.deck = unknown;

  let coins = 0;
  for (const merchant of others) {
    coins += merchant.coins;
    merchant.coins = 0;
  }
  for (; coins > 0; coins--) random.pick(others).coins++;
}

/** Lanterns and coins change hands but never come or go. */
export function check(state: Market): string[] {
  const wrong: string[] = [];
  const { merchants, deck, discards, bank, prices, offers } = state;
  const lanterns = [...deck, ...discards, ...merchants.flatMap(({ hand, window }) => [...hand, ...window])];
  if (!equal(lanterns.sort(), SORTED)) wrong.push('lanterns were lost or found');
  const coins = merchants.reduce((sum, merchant) => sum + merchant.coins, bank);
  if (coins !== COINS_PER_SEAT * merchants.length) wrong.push('coins were lost or found');
  const counts = [bank, ...Object.values(prices), ...merchants.map((merchant) => merchant.coins)];
  if (counts.some((count) => count < 0)) wrong.push('something is negative');
  for (const { seat, hand } of merchants) {
    if (hand.length > HAND_LIMIT) wrong.push(`${seat} holds too many lanterns`);
    const offered = offers.filter(({ from }) => from === seat);
    if (offered.length > 1) wrong.push(`${seat} makes several offers at once`);
    if (offered.some(({ give }) => !hand.includes(give))) wrong.push(`${seat} offers what it has not`);
  }
  return wrong;
}

const SORTED: readonly Lantern[] = allLanterns().sort();
