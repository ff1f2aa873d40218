/** Deals anew what a seat cannot know, so that it could be so. */
import type { Random } from '@polity/kernel';
import { contentsOf } from './modules.js';
import type { Seat } from './names.js';
import type { HegemonyState } from './state.js';

export function imagine(state: HegemonyState, seat: Seat | null, random: Random): void {
  for (const other of state.seats) {
    const board = state[other];
    if (other === seat) random.shuffle(board.deck.sort());
    else {
      const cards = random.shuffle([...board.deck, ...board.hand].sort());
      board.hand = cards.splice(0, board.hand.length);
      board.deck = cards;
    }
  }
  const { middle, capitalist, exports, deals, immigration, state: stateBoard } = state;
  const { eventDeck, knownEvents, agendaDeck } = stateBoard;
  const piles = [middle.companyDeck, capitalist.companyDeck, exports.deck, deals.deck, immigration, agendaDeck];
  for (const pile of piles) random.shuffle(pile.sort());
  shuffleUnder(eventDeck, seat === 'state' ? knownEvents : 0, random);
  for (const { imagine: imagineToo } of contentsOf(state).manifests) imagineToo?.(state, seat, random);
}

/** Shuffles a pile but for so many cards on top, which the seat has seen. */
function shuffleUnder(pile: string[], seen: number, random: Random): void {
  const top = pile.splice(pile.length - seen);
  random.shuffle(pile.sort());
  pile.push(...top);
}
