/** Deals anew what a seat cannot know, so that it could be so. */
import type { Random } from '@polity/kernel';
import type { Seat } from './names.js';
import type { HegemonyState } from './state.js';

export function imagine(state: HegemonyState, seat: Seat | null, random: Random): void {
  for (const other of state.seats) {
    const board = state[other];
    if (other === seat) random.shuffle(board.deck);
    else {
      const cards = random.shuffle([...board.deck, ...board.hand]);
      board.hand = cards.splice(0, board.hand.length);
      board.deck = cards;
    }
  }
  const { middle, capitalist, exports, deals, immigration, state: stateBoard } = state;
  for (const pile of [middle.companyDeck, capitalist.companyDeck, exports.deck, deals.deck, immigration])
    random.shuffle(pile);
  for (const pile of [stateBoard.eventDeck, stateBoard.agendaDeck]) random.shuffle(pile);
}
