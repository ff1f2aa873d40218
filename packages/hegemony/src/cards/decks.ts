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

/** Every card of a deck as often as it is in the box. */
export function allCopies(deck: Readonly<Record<string, { readonly copies: number }>>): string[] {
  return Object.entries(deck).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id));
}
