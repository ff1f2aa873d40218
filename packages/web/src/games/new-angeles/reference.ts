/** New Angeles to be looked up: phases, the deal and terms with their topics, every card, asset, event, demand and district. */

import type { JsonObject } from '@polity/kernel';
import {
  ACTION_TYPES,
  ACTIONS,
  type ActionId,
  ASSETS,
  CORPORATION,
  CORPORATIONS,
  DEMANDS,
  DISTRICT,
  DISTRICTS,
  EVENTS,
  type EventBack,
  type EventId,
  INVESTMENTS,
} from '@polity/new-angeles/page';
import { PHASE_TOPICS, STEP_TOPICS, TERM_TOPICS } from '@polity/new-angeles/reference';
import { BOARD_VALUES } from '@polity/new-angeles/values';
import type { GameWords } from '@polity/words';
import type { ReferenceEntry, ReferenceFilter, ReferenceOf } from '../reference.js';

const GROUPS = [
  'phases',
  'deal',
  'terms',
  'actions',
  'emergencies',
  'assets',
  'events',
  'demands',
  'investments',
  'districts',
  'corporations',
] as const;

export const NEW_ANGELES_REFERENCE: ReferenceOf = {
  of: (words) => ({
    groups: GROUPS.map((id) => ({ id, name: words.say(`reference.group.${id}`) })),
    filters: filters(words),
    entries: [
      ...ruled(words, 'phases', PHASE_TOPICS, (id) => words.name(id, 'phase'), 'phase:'),
      ...ruled(words, 'deal', STEP_TOPICS, (id) => words.say(`step.${id}`), 'step:'),
      ...ruled(words, 'terms', TERM_TOPICS, (id) => words.say(`rule.name.${id}`)),
      ...actions(words),
      ...CORPORATIONS.map((id) => described(words, CORPORATION[id].emergency.id, 'emergencies')),
      ...Object.keys(ASSETS).map((id) => described(words, id, 'assets')),
      ...events(words),
      ...Object.keys(DEMANDS).map((id) => described(words, id, 'demands')),
      ...Object.keys(INVESTMENTS).map((id) => described(words, id, 'investments')),
      ...districts(words),
      ...corporations(words),
    ],
  }),
  playable: (ask) => (ask?.options ?? []).filter((option): option is string => typeof option === 'string'),
};

type Entries = (words: GameWords) => readonly ReferenceEntry[];

/** What has a rule of its own, and where it stands. Phases and steps share names with other things. */
function ruled(
  words: GameWords,
  group: string,
  topics: Readonly<Record<string, string>>,
  nameOf: (id: string) => string,
  prefix = '',
): readonly ReferenceEntry[] {
  return Object.entries(topics).map(([id, topic]) => ({
    id: `${prefix}${id}`,
    group,
    name: nameOf(id),
    lines: [words.say(`rule.${id}`), words.say('reference.topic', { topic: { said: topic } })],
  }));
}

function described(words: GameWords, id: string, group: string): ReferenceEntry {
  return { id, group, name: words.name(id), lines: [words.describe(id) ?? ''] };
}

const actions: Entries = (words) =>
  (Object.keys(ACTIONS) as ActionId[]).map((id) => {
    const { type, copies } = ACTIONS[id];
    const { lines, ...entry } = described(words, id, 'actions');
    return { ...entry, lines: [...lines, words.say('reference.copies', { type, copies })], tags: { type } };
  });

const events: Entries = (words) =>
  (Object.keys(EVENTS) as EventId[]).map((id) => {
    const { back, places } = EVENTS[id];
    const { lines, ...entry } = described(words, id, 'events');
    const placed = Object.entries(places).map(
      ([piece, districts]): JsonObject => ({
        say: 'reference.places',
        piece,
        districts: [districts].flat(),
      }),
    );
    return {
      ...entry,
      lines: [
        ...lines,
        words.say('reference.places', { placed: { row: placed } }),
        words.say('reference.turns', { turns: BOARD_VALUES.eventTurns[id] }),
        words.say('reference.back', { back }),
      ],
      tags: { back },
    };
  });

const districts: Entries = (words) =>
  DISTRICTS.map((id) => {
    const { number, movesTo } = DISTRICT[id];
    const { primary, secondary } = BOARD_VALUES.output[id];
    const made = [primary, ...(secondary ? [secondary] : [])].map(({ resource, amount }) => ({
      say: 'made',
      resource,
      amount,
    }));
    return {
      id,
      group: 'districts',
      name: words.name(id),
      lines: [
        words.say('reference.district', { number, tier: BOARD_VALUES.tiers[id], to: movesTo }),
        words.say('reference.makes', { made: { row: made } }),
      ],
    };
  });

const corporations: Entries = (words) =>
  CORPORATIONS.map((id) => ({
    id,
    group: 'corporations',
    name: words.name(id),
    lines: [
      words.say('reference.contract', { text: { said: words.describe(id) ?? '' } }),
      words.say('reference.emergency', { card: CORPORATION[id].emergency.id }),
    ],
  }));

function filters(words: GameWords): readonly ReferenceFilter[] {
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: words.name(id) }));
  const backs: readonly EventBack[] = [...new Set(Object.values(EVENTS).map(({ back }) => back))];
  return [
    { id: 'type', name: words.say('reference.filter.type'), groups: ['actions'], values: named(ACTION_TYPES) },
    { id: 'back', name: words.say('reference.filter.back'), groups: ['events'], values: named(backs) },
  ];
}
