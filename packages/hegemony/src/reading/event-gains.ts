/** What an event brings the State, and what it costs if nobody deals with it: as its card has it. */
import type { AlternativeEvent } from '../modules/alternative-events/cards.js';
import { EVENTS, type Reward } from '../modules/base/event-cards.js';
import { eventNamed } from '../rules/modules.js';
import { type Class, cardOfCopy } from '../rules/names.js';

/** A reward that can be had, once or for every full so much of what is done. */
export interface EventGain {
  /** For whom it is done; null where it is done for nobody. */
  readonly class: Class | null;
  /** What each class is given for it, where the card names sums; 0 otherwise. */
  readonly sum: number;
  readonly legitimacy: number;
  readonly tokens: number;
  readonly points: number;
  /** 0 for what is gained once. */
  readonly per: number;
  readonly done: 'given' | 'bought' | 'spent';
}

export function eventGains(id: string): readonly EventGain[] {
  const event = EVENTS[cardOfCopy(id)];
  // An event of another module is an alternative one: its table has brought it in.
  if (event === undefined) return gainsOf((eventNamed(id) as AlternativeEvent | undefined)?.columns ?? {}, 'given');
  switch (event.verb) {
    case 'spend-service':
    case 'spend-money':
      return [gain(null, event.reward, 'spent')];
    case 'provide-sums':
      return event.sums.flatMap(({ money, vp, columns = {} }) => [
        ...(vp === undefined ? [] : [gain(null, { vp }, 'given', money)]),
        ...gainsOf(columns, 'given', money),
      ]);
    case 'buy':
      return gainsOf(event.columns, 'bought');
    default:
      return gainsOf(event.columns, 'given');
  }
}

function gainsOf(columns: Partial<Record<Class, Reward>>, done: EventGain['done'], sum = 0): readonly EventGain[] {
  return Object.entries(columns).map(([of, reward]) => gain(of as Class, reward, done, sum));
}

function gain(of: Class | null, reward: Reward, done: EventGain['done'], sum = 0): EventGain {
  const { legitimacy = 0, tokens = 0, vp = 0, per = 0 } = reward;
  return { class: of, sum, legitimacy, tokens, points: vp, per, done };
}

/** Gains that are alike but for the class, with all of their classes. */
export interface SharedGain {
  readonly gain: EventGain;
  readonly classes: readonly Class[];
}

export function sharedGains(id: string): readonly SharedGain[] {
  const groups = new Map<string, { gain: EventGain; classes: Class[] }>();
  for (const one of eventGains(id)) {
    const { class: of, ...alike } = one;
    const key = JSON.stringify(alike);
    const group = groups.get(key) ?? { gain: one, classes: [] };
    if (of !== null) group.classes.push(of);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export interface EventLoss {
  readonly classes: readonly Class[];
  /** The Legitimacy that is lost with each. */
  readonly lost: number;
  /** Whether the State picks two of the classes instead of losing it with all. */
  readonly two: boolean;
}

export function eventLoss(id: string): EventLoss | undefined {
  const penalty = eventNamed(id)?.penalty;
  if (penalty === undefined) return undefined;
  const losses = Object.entries(penalty.legitimacy);
  return {
    classes: losses.map(([of]) => of as Class),
    lost: Math.max(...losses.map(([, by]) => -by)),
    two: penalty.mode === 'any-two',
  };
}
