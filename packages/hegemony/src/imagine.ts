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
  const { eventDeck, knownEvents, agendaDeck } = stateBoard;
  const piles = [middle.companyDeck, capitalist.companyDeck, exports.deck, deals.deck, immigration, agendaDeck];
  for (const pile of piles) random.shuffle(pile);
  shuffleUnder(eventDeck, seat === 'state' ? knownEvents : 0, random);
}

/** Shuffles a pile but for so many cards on top, which the seat has seen. */
function shuffleUnder(pile: string[], seen: number, random: Random): void {
  const top = pile.splice(pile.length - seen);
  random.shuffle(pile);
  pile.push(...top);
}
