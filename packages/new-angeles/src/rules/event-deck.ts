/** The event deck and what is known of it: fronts by who has looked, backs by all (20.2, 20.3). */
import { EVENTS, type EventId } from '../data/events.js';
import type { Seat } from '../names.js';
import { othersThan } from './seats.js';
import type { NewAngelesState } from './state.js';

/** The uppermost cards, the top one first. */
export function topEvents({ eventDeck }: NewAngelesState, count: number): EventId[] {
  return eventDeck.slice(-count).reverse();
}

/**
 * One player looks at the uppermost events and is about to change their order. All see their backs, so the others can
 * still follow a card that they know if no other of these has its back (NA44).
 */
export function learnEvents(state: NewAngelesState, seat: Seat, seen: readonly EventId[]): void {
  for (const event of seen) {
    if (!state.knownEvents[seat].includes(event)) state.knownEvents[seat].push(event);
    if (!state.openBacks.includes(event)) state.openBacks.push(event);
  }
  const backs = seen.map((event) => EVENTS[event].back);
  const lost = seen.filter((event) => backs.filter((back) => back === EVENTS[event].back).length > 1);
  for (const other of othersThan(state, seat)) {
    state.knownEvents[other] = state.knownEvents[other].filter((event) => !lost.includes(event));
  }
}

/** The event that has been resolved goes under the deck, seen by all. */
export function putUnder(state: NewAngelesState, event: EventId): void {
  state.eventDeck.unshift(event);
  if (!state.openBacks.includes(event)) state.openBacks.push(event);
  for (const seat of state.seats) if (!state.knownEvents[seat].includes(event)) state.knownEvents[seat].push(event);
}
