/** The decks of action cards in a game, by the role that plays them. */
import { contentsOf } from '../modules.js';
import type { Seat } from '../names.js';
import type { HegemonyState } from '../state.js';
import type { ActionCard, Deck } from './card.js';

/** What the modules of the game put into each role's deck. */
export function decksOf(state: Pick<HegemonyState, 'options'>): Readonly<Record<Seat, Deck>> {
  return contentsOf(state).decks;
}

export function cardOfSeat(state: Pick<HegemonyState, 'options'>, seat: Seat, id: string): ActionCard {
  return decksOf(state)[seat][id] as ActionCard;
}
