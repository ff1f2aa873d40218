/** Cards of the State that look at events, place them and carry them out. */
import { STOP } from '@polity/kernel';
import { eventAction } from '../../rules/actions/state-actions.js';
import { type Effect, numbered } from '../../rules/cards/card.js';
import { lookAtEvents, placeEvent } from '../../rules/cards/event-pile.js';
import { canResolve, resolvableEvents, resolveEvent, settleEvent } from '../../rules/cards/events.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { EVENT_SPACES } from '../../rules/data/board.js';
import type { Class } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';

/** Events are looked at; on a free space one must be placed (H59). */
export const aMatterOfHighPriority: Effect = numbered({ seen: 2 }, (printed) => ({
  can: hasEvents,
  lacks: 'basic.event-action',
  *play(t) {
    const seen = lookAtEvents(t, printed.seen);
    if (seen.length > 0 && t.state.state.events.length < EVENT_SPACES) {
      const about = { card: 'st-a-matter-of-high-priority' };
      placeEvent(t, yield* t.ask('state', 'place-event', () => seen, { about }), null);
    }
    yield* actOnEvent(t);
    return undefined;
  },
}));

/** Events are looked at, and one may take the place of an open one. */
export const shiftFocus: Effect = numbered({ seen: 2 }, (printed) => ({
  can: (state) => state.state.events.length > 0 && hasEvents(state),
  lacks: 'basic.event-action',
  *play(t) {
    const seen = lookAtEvents(t, printed.seen);
    const about = { card: 'st-shift-focus', seen };
    const open = () => (seen.length > 0 ? t.state.state.events : []);
    const instead = yield* t.ask('state', 'replace-event', open, { canStop: true, about });
    if (instead !== STOP) placeEvent(t, yield* t.ask('state', 'place-event', () => seen, { about }), instead);
    yield* actOnEvent(t);
    return undefined;
  },
}));

/** An event twice; the second time is left out where it is impossible (H61). */
export const immediateResponse: Effect = {
  can: (state) => resolvableEvents(state).length > 0,
  lacks: 'basic.event-action',
  *play(t) {
    const id = yield* t.ask('state', 'event', () => resolvableEvents(t.state));
    const provided: Class[] = [];
    yield* resolveEvent(t, id, provided);
    if (canResolve(t.state, id, provided)) yield* resolveEvent(t, id, provided);
    yield* settleEvent(t, id);
    return undefined;
  },
};

/** There are events to look at, or one to deal with. */
function hasEvents(state: HegemonyState): boolean {
  return state.state.eventDeck.length > 0 || resolvableEvents(state).length > 0;
}

/** The Event Action that follows is left out if no event can be carried out (H60). */
function* actOnEvent(t: Hegemony): Play {
  if (resolvableEvents(t.state).length > 0) yield* eventAction(t);
}
