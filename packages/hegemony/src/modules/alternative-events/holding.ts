/** Who keeps which Alternative Event: handing a card over, and finding the benefits of a kind. */
import type { Hegemony, Play } from '../../rules/context.js';
import { CLASSES, type Class } from '../../rules/names.js';
import { score } from '../../rules/points.js';
import type { HegemonyState, OpenState } from '../../rules/state.js';
import { ALTERNATIVE_EVENTS, type Benefit } from './cards.js';
import type { AlternativeEvents } from './kinds.js';

const DISCARDED_VP = 1;

export function alternativeOf({ alternative }: Pick<HegemonyState, 'alternative'>): AlternativeEvents {
  return alternative as AlternativeEvents;
}

export function nothingHeld(): AlternativeEvents {
  return { held: { working: [], middle: [], capitalist: [] }, shifted: null, pressed: null };
}

/** All cards that lie before a class. */
export function heldEvents({ alternative }: Pick<OpenState, 'alternative'>): readonly string[] {
  return alternative === undefined ? [] : CLASSES.flatMap((of) => alternative.held[of]);
}

/**
 * The chosen class keeps the card for its benefit or takes a point, at once and once (AE-1). When the same event has
 * been dealt with before in this action and the card was kept then, it gains the point (AE-7).
 */
export function* handOver(t: Hegemony, event: string, to: Class): Play {
  const { events } = t.state.state;
  const lies = events.includes(event);
  const choice = lies ? yield* t.ask(to, 'keep-event', () => ['keep', 'discard'], { about: { event } }) : 'discard';
  if (choice === 'keep') {
    events.splice(events.indexOf(event), 1);
    alternativeOf(t.state).held[to].push(event);
    t.log('event-kept', { seat: to, event });
  } else {
    t.log('event-cashed', { seat: to, event });
    score(t, to, DISCARDED_VP, 'events');
  }
}

export interface Held<Of extends Benefit> {
  readonly of: Class;
  readonly event: string;
  readonly benefit: Of;
}

/** Kept cards whose benefit has this, holders in turn order (AE-2). */
export function holding<Key extends string>(
  state: OpenState,
  key: Key,
): readonly Held<Extract<Benefit, Readonly<Record<Key, unknown>>>>[] {
  if (state.alternative === undefined) return [];
  const { held } = state.alternative;
  return CLASSES.flatMap((of) =>
    held[of].flatMap((event) => {
      const benefit = ALTERNATIVE_EVENTS[event]?.benefit;
      return benefit !== undefined && key in benefit
        ? [{ of, event, benefit: benefit as Extract<Benefit, Readonly<Record<Key, unknown>>> }]
        : [];
    }),
  );
}

/** No benefit is compulsory. */
export function* uses(t: Hegemony, { of, event }: Pick<Held<Benefit>, 'of' | 'event'>): Play<boolean> {
  const choice = yield* t.ask(of, 'use-benefit', () => ['use', 'leave'], { about: { event } });
  if (choice === 'use') t.log('benefit-used', { seat: of, event });
  return choice === 'use';
}
