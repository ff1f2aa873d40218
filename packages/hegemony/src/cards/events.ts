/** The events that the State has to deal with: which it could, how it does, and what it costs to do nothing. */
import type { Hegemony, Play } from '../context.js';
import { EVENTS, type EventCard } from '../data/events.js';
import { CLASSES } from '../names.js';
import { changeLegitimacy } from '../points.js';
import type { HegemonyState } from '../state.js';
import { discardEvent } from './event-pile.js';
import { type Provided, type Rules, rulesOf } from './event-tasks.js';

export { EVENTS };

const TASKS: Readonly<Record<string, Rules>> = Object.fromEntries(
  Object.entries(EVENTS).map(([id, event]) => [id, rulesOf(id, event)]),
);

function taskOf(id: string): Rules {
  return TASKS[id] as Rules;
}

/** The events on the board whose task the State could carry out in full. */
export function resolvableEvents(state: HegemonyState): string[] {
  return state.state.events.filter((id) => canResolve(state, id));
}

export function canResolve(state: HegemonyState, id: string, provided: Provided = []): boolean {
  return taskOf(id).can(state, provided);
}

/** Carries out an event's task and takes the reward; the card stays where it is. */
export function* resolveEvent(t: Hegemony, id: string, provided: Provided = []): Play {
  t.log('event', { event: id });
  yield* taskOf(id).perform(t, provided);
}

/** The events still on the board cost Legitimacy, in their own way, and are discarded. */
export function* applyPenalties(t: Hegemony): Play {
  const board = t.state.state;
  for (const id of [...board.events]) {
    const { mode, legitimacy } = eventOf(id).penalty;
    const listed = CLASSES.filter((of) => legitimacy[of] !== undefined);
    const count = mode === 'all' ? listed.length : 2;
    const about = { event: id };
    const hit = yield* t.askSome('state', 'card-classes', () => listed, { min: count, max: count, about });
    t.log('event-unresolved', { event: id });
    for (const of of hit) changeLegitimacy(t, of, legitimacy[of] ?? 0);
    discardEvent(t.state, id);
  }
}

function eventOf(id: string): EventCard {
  return EVENTS[id] as EventCard;
}
