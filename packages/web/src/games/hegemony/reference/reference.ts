/** Hegemony to be looked up: phases, actions, policies and terms with their pages, every event, card and company. */
import {
  type BasicAction,
  CLASSES,
  COMPANIES,
  deckOf,
  EVENTS,
  type FreeAction,
  INDUSTRIES,
  legitimacyOf,
  type Need,
  needOf,
  POLICIES,
  SECTIONS,
  TURN_ORDER,
} from '@polity/hegemony/page';
import { ACTION_PAGES, PHASE_PAGES, POLICY_PAGES, TERM_NUMBERS, TERM_PAGES, TERMS } from '@polity/hegemony/reference';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { JsonObject } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { ReferenceEntry, ReferenceFilter, ReferenceOf } from '../../reference.js';
import { boardTexts } from '../board/board-context.js';
import { offeredCompanyInWords } from '../economy/company-words.js';

const GROUPS = ['phases', 'actions', 'policies', 'terms', 'events', 'cards', 'companies'] as const;

export const HEGEMONY_REFERENCE: ReferenceOf = {
  of: (words) => ({
    groups: GROUPS.map((id) => ({ id, name: words.say(`reference.group.${id}`) })),
    filters: filters(words),
    entries: [
      ...phases(words),
      ...actions(words),
      ...policies(words),
      ...terms(words),
      ...events(words),
      ...cards(words),
      ...companies(words),
    ],
  }),
  playable: (ask) =>
    ask?.kind === 'turn'
      ? ask.options.flatMap((option) => {
          const { card } = option as JsonObject;
          return typeof card === 'string' ? [card] : [];
        })
      : [],
};

type Entries = (words: GameWords) => readonly ReferenceEntry[];

const phases: Entries = (words) =>
  Object.entries(PHASE_PAGES).map(([id, pages]) => ({
    id,
    group: 'phases',
    name: words.name(id),
    lines: [words.say(`rule.${id}`)],
    pages,
  }));

const actions: Entries = (words) =>
  (Object.keys(ACTION_PAGES) as (BasicAction | FreeAction)[]).map((id) => {
    const { [id]: pages } = ACTION_PAGES;
    const entry = { id, group: 'actions', name: words.name(id, 'action'), lines: [words.name(id, 'actionText')] };
    return pages === null ? entry : { ...entry, pages };
  });

const policies: Entries = (words) =>
  POLICIES.map((id) => ({
    id,
    group: 'policies',
    name: words.name(id),
    lines: [
      words.say(`rule.${id}`),
      ...SECTIONS.map((section) =>
        words.say('reference.section', {
          section,
          text: { said: words.part(`section.${id}`, sectionNumbers(id, section)) },
        }),
      ),
    ],
    pages: POLICY_PAGES[id],
  }));

const terms: Entries = (words) =>
  TERMS.map((id) => ({
    id,
    group: 'terms',
    name: words.say(`rule.name.${id}`),
    lines: [words.say(`rule.${id}`, TERM_NUMBERS)],
    ...(TERM_PAGES[id] ? { pages: TERM_PAGES[id] } : {}),
  }));

const events: Entries = (words) =>
  Object.keys(EVENTS).map((id) => ({
    id,
    group: 'events',
    name: words.name(id),
    lines: [words.describe(id) ?? ''],
    pages: TERM_PAGES.events,
  }));

const cards: Entries = (words) =>
  TURN_ORDER.flatMap((seat) =>
    deckOf(seat).map((id) => {
      const need = needOf(id);
      return {
        id,
        group: 'cards',
        name: words.name(id),
        lines: [
          words.describe(id) ?? '',
          ...(need ? [inWords(words, need)] : []),
          ...CLASSES.flatMap((role) => {
            const { [role]: by } = legitimacyOf(id);
            return by === undefined ? [] : [words.say('card.legitimacy', { class: role, by })];
          }),
        ],
        tags: { class: seat, needs: kindOf(need) },
      };
    }),
  );

function kindOf(need: Need | undefined): string {
  if (need === undefined) return 'nothing';
  if ('policy' in need) return need.policy;
  return 'bills' in need ? 'bills' : 'unemployed';
}

function inWords(words: GameWords, need: Need): string {
  if ('policy' in need) {
    const [first = '', second = 'none'] = need.sections;
    return words.say('reference.need.policy', { policy: need.policy, first, second });
  }
  if ('bills' in need) return words.say('reference.need.bills', { count: need.bills });
  return words.say('reference.need.unemployed', { class: need.unemployed, count: need.count });
}

const companies: Entries = (words) =>
  Object.entries(COMPANIES).map(([id, { owner, industry }]) => {
    const [name = '', ...lines] = offeredCompanyInWords(id, boardTexts(words));
    const of = words.say('company.of', { seat: owner, industry });
    return { id, group: 'companies', name, lines: [of, ...lines], tags: { class: owner, kind: industry } };
  });

function filters(words: GameWords): readonly ReferenceFilter[] {
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: words.name(id) }));
  const others = ['nothing', 'unemployed', 'bills'].map((id) => ({ id, name: words.say(`reference.needs.${id}`) }));
  return [
    {
      id: 'class',
      name: words.say('reference.filter.class'),
      groups: ['cards', 'companies'],
      values: named(TURN_ORDER),
    },
    { id: 'kind', name: words.say('reference.filter.kind'), groups: ['companies'], values: named(INDUSTRIES) },
    {
      id: 'needs',
      name: words.say('reference.filter.needs'),
      groups: ['cards'],
      values: [...others, ...named(POLICIES)],
    },
  ];
}
