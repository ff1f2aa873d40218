/** The pile of events: how they come from it to the board and leave it, and what the State has seen of it. */
import type { Random } from '@polity/kernel';
import type { Hegemony } from '../context.js';
import { EVENT_SPACES } from '../data/board.js';
import { contentsOf } from '../modules.js';
import type { HegemonyState } from '../state.js';
import type { EventCard } from './event.js';

type Rounds = Readonly<Record<string, Pick<EventCard, 'rounds'>>>;

/** Draws events for this round; those meant for other rounds are shuffled back into the pile (p. 10, FAQ p. 36). */
export function drawEvents(pile: string[], count: number, round: number, random: Random, cards: Rounds): string[] {
  const fits = (id: string) => {
    const [first, last] = cards[id]?.rounds ?? [round, round];
    return first <= round && round <= last;
  };
  const drawn: string[] = [];
  while (drawn.length < count && pile.some(fits)) {
    const id = pile.pop() as string;
    if (fits(id)) drawn.push(id);
    else {
      pile.push(id);
      random.shuffle(pile);
    }
  }
  return drawn;
}

/** Fills the free spaces of the board. From round 2 on every event is for the round. */
export function revealEvents(t: Hegemony): void {
  const board = t.state.state;
  const drawn = t.draw(board.eventDeck, EVENT_SPACES - board.events.length);
  board.events.push(...drawn);
  board.knownEvents = Math.max(0, board.knownEvents - drawn.length);
  t.log('events', { cards: [...board.events] });
}

/** The State alone sees the next events; they stay on top of the pile, in their order. */
export function lookAtEvents(t: Hegemony, count: number): readonly string[] {
  t.reveal();
  const { round, state: board } = t.state;
  const cards = drawEvents(board.eventDeck, count, round, t.random, contentsOf(t.state).events.cards);
  board.eventDeck.push(...cards.toReversed());
  board.knownEvents = cards.length;
  t.tell(['state'], 'events-seen', { cards });
  return cards;
}

/** Puts an event seen on the board, on a free space or where another lay, which goes without its penalty. */
export function placeEvent(t: Hegemony, id: string, instead: string | null): void {
  const board = t.state.state;
  board.eventDeck.splice(board.eventDeck.lastIndexOf(id), 1);
  board.knownEvents--;
  if (instead !== null) discardEvent(t.state, instead);
  board.events.push(id);
  t.log('event-placed', { event: id, instead });
}

export function discardEvent({ state }: HegemonyState, id: string): void {
  state.events.splice(state.events.indexOf(id), 1);
  state.eventDiscard.push(id);
}
