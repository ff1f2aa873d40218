/** What can be read of Historical Events in a view: the card of the set-up, the cards of the round, and how far each is. */
import type { Seat } from '../../rules/names.js';
import type { OpenState } from '../../rules/state.js';
import type { HistoricalEvent } from './event.js';
import { eventNamed } from './history.js';
import { type Needed, neededFor } from './needs.js';

export type { Needed } from './needs.js';

export interface HistorySeen {
  readonly id: string;
  readonly event: HistoricalEvent;
  readonly happened: boolean;
  /** Whether its moment has gone by without what it needs. */
  readonly missed: boolean;
  readonly needs: readonly Needed[];
  /** Those who play and may bring it about. */
  readonly by: readonly Seat[];
}

export interface History {
  readonly start: string;
  /** None before the first cards are turned up. */
  readonly cards: readonly HistorySeen[];
}

/** Nothing in games without them. */
export function historyIn(view: OpenState): History | undefined {
  const { historical } = view;
  if (historical === undefined) return undefined;
  const { start, open, waiting, happened } = historical;
  const cards = open.map((id): HistorySeen => {
    const event = eventNamed(id);
    const done = happened.includes(id);
    return {
      id,
      event,
      happened: done,
      missed: event.trigger === 'revealed' && !done && !waiting.includes(id),
      needs: event.needs.flatMap((need) => neededFor(view, need) ?? []),
      by: event.by.filter((seat) => view.seats.includes(seat)),
    };
  });
  return { start, cards };
}
