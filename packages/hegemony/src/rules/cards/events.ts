/** The events that the State has to deal with: which it could, how it does, and what it costs to do nothing. */
import type { Hegemony, Play } from '../context.js';
import { contentsOf } from '../modules.js';
import { performed } from '../moments.js';
import { CLASSES } from '../names.js';
import { changeLegitimacy } from '../points.js';
import type { HegemonyState, OpenState } from '../state.js';
import type { EventCard, EventTask, Provided } from './event.js';
import { discardEvent } from './event-pile.js';

/** The event cards of a game. */
export function eventsOf(state: Pick<HegemonyState, 'options'>): Readonly<Record<string, EventCard>> {
  return contentsOf(state).events.cards;
}

/** Events that modules have put elsewhere. */
export function eventsElsewhere(state: OpenState): readonly string[] {
  return contentsOf(state).manifests.flatMap(({ eventsElsewhere: elsewhere }) => elsewhere?.(state) ?? []);
}

function taskOf(state: HegemonyState, id: string): EventTask {
  return contentsOf(state).events.tasks[id] as EventTask;
}

/** The events on the board whose task the State could carry out in full. */
export function resolvableEvents(state: HegemonyState): string[] {
  return state.state.events.filter((id) => canResolve(state, id));
}

export function canResolve(state: HegemonyState, id: string, provided: Provided = []): boolean {
  return taskOf(state, id).can(state, provided);
}

/** Carries out an event's task and takes the reward; the card stays where it is. */
export function* resolveEvent(t: Hegemony, id: string, provided: Provided = []): Play {
  t.log('event', { event: id });
  yield* taskOf(t.state, id).perform(t, provided);
}

/** What becomes of an event's card once it has been dealt with. */
export function* settleEvent(t: Hegemony, id: string): Play {
  performed(t, id);
  yield* contentsOf(t.state).events.settle(t, id);
}

/** The events still on the board cost Legitimacy, in their own way, and are discarded; a class at 1 may be among two that the State picks (H72). */
export function* applyPenalties(t: Hegemony): Play {
  const { state } = t;
  const events = eventsOf(state);
  for (const id of [...state.state.events]) {
    const { mode, legitimacy } = (events[id] as EventCard).penalty;
    const listed = CLASSES.filter((name) => legitimacy[name] !== undefined);
    const count = mode === 'all' ? listed.length : 2;
    const about = { event: id };
    const hit = yield* t.askSome('state', 'card-classes', () => listed, { min: count, max: count, about });
    t.log('event-unresolved', { event: id });
    for (const name of hit) changeLegitimacy(t, name, legitimacy[name] ?? 0);
    discardEvent(state, id);
  }
}
