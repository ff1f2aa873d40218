/** The four decks of action cards, by the class that plays them. */
import type { Seat } from '../names.js';
import { CAPITALIST_CARDS } from './capitalist.js';
import type { ActionCard, Deck } from './card.js';
import { MIDDLE_CARDS } from './middle.js';
import { STATE_CARDS } from './state.js';
import { WORKING_CARDS } from './working.js';

export const DECKS: Readonly<Record<Seat, Deck>> = {
  working: WORKING_CARDS,
  middle: MIDDLE_CARDS,
  capitalist: CAPITALIST_CARDS,
  state: STATE_CARDS,
};

export function cardOfSeat(seat: Seat, id: string): ActionCard {
  return DECKS[seat][id] as ActionCard;
}

type Copies = Readonly<Record<string, { readonly copies: number }>>;
const listed = new WeakMap<Copies, readonly string[]>();

/** Every card of a deck as often as it is in the box, in a list of one's own. */
export function allCopies(deck: Copies): string[] {
  let cards = listed.get(deck);
  if (cards === undefined) {
    cards = Object.entries(deck).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id));
    listed.set(deck, cards);
  }
  return cards.slice();
}
