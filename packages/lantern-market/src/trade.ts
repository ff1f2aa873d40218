/** Trade out of turn: a merchant offers one lantern for another, and anybody who has that one may accept. */
import type { Interjections } from '@polity/kernel';
import {
  COLOURS,
  LANTERNS,
  type Lantern,
  type Market,
  type MarketNames,
  merchantOf,
  type Seat,
  type Swap,
  takeFrom,
} from './state.js';

export const trade: Interjections<Market, MarketNames> = {
  offer: {
    /** Anything for anything would be long to list; this lists each lantern for its like in the next colour. */
    options(state, seat) {
      if (offerOf(state, seat)) return [];
      const { hand } = merchantOf(state, seat);
      return [...new Set(hand)].map((give) => ({ give, want: inNextColour(give) }));
    },
    allows(state, seat, value): value is Swap {
      if (!isSwap(value) || offerOf(state, seat)) return false;
      return value.give !== value.want && merchantOf(state, seat).hand.includes(value.give);
    },
    apply(t, seat, { give, want }) {
      t.state.offers.push({ id: ++t.state.offersMade, from: seat, give, want });
      t.log('offered', { seat, give, want });
      t.reveal(); // all know now that the lantern is in this hand
    },
  },

  accept: {
    options(state, seat) {
      const { hand } = merchantOf(state, seat);
      return state.offers.filter(({ from, want }) => from !== seat && hand.includes(want)).map(({ id }) => id);
    },
    apply(t, seat, id) {
      const { from, give, want } = remove(t.state, id);
      const [giver, taker] = [merchantOf(t.state, from).hand, merchantOf(t.state, seat).hand];
      taker.push(takeFrom(giver, give));
      giver.push(takeFrom(taker, want));
      dropBrokenOffers(t.state);
      t.log('traded', { from, to: seat, give, want });
      t.reveal(); // and that the other one was in that
    },
  },

  withdraw: {
    options: (state, seat) => state.offers.filter(({ from }) => from === seat).map(({ id }) => id),
    apply(t, seat, id) {
      remove(t.state, id);
      t.log('withdrew', { seat });
    },
  },
};

/** An offer stands as long as its lantern is in the hand. To be called when a hand has lost one. */
export function dropBrokenOffers(state: Market): void {
  if (state.offers.length === 0) return;
  state.offers = state.offers.filter(({ from, give }) => merchantOf(state, from).hand.includes(give));
}

function offerOf(state: Market, seat: Seat) {
  return state.offers.find(({ from }) => from === seat);
}

function remove(state: Market, id: number): Swap & { readonly from: Seat } {
  const offer = state.offers.find((one) => one.id === id);
  if (offer === undefined) throw new Error(`there is no offer ${id}`);
  state.offers = state.offers.filter((one) => one !== offer);
  return offer;
}

function inNextColour(lantern: Lantern): Lantern {
  const { colour, brightness } = LANTERNS[lantern];
  const next = COLOURS[(COLOURS.indexOf(colour) + 1) % COLOURS.length] ?? colour;
  return `${next}-${brightness}`;
}

/** Whether something from outside is a swap, and nothing more than that. */
function isSwap(value: unknown): value is Swap {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { give, want } = value as Partial<Record<string, unknown>>;
  return isLantern(give) && isLantern(want);
}

function isLantern(value: unknown): value is Lantern {
  return typeof value === 'string' && Object.hasOwn(LANTERNS, value);
}
