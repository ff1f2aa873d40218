/** A card that would bring about nothing now is not offered for its effect, in any deck, whatever it would cost (H36). */
import { describe, expect, it } from 'vitest';
import { CLASSES, type Seat, SKILLS } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, canPlay, emptied, position } from '../../support.js';

/** What makes a card idle, and what is enough to change that. */
type Case = readonly [card: string, idle: (state: HegemonyState) => void, again: (state: HegemonyState) => void];

const SEATS: Readonly<Record<string, Seat>> = { wc: 'working', mc: 'middle', cc: 'capitalist', st: 'state' };

const cubes = (name: (typeof CLASSES)[number], left: number) => (state: HegemonyState) => {
  state.bag[name] += state.cubes[name] - left;
  state.cubes[name] = left;
};

/** The last of the Influence lies with the Working Class. */
const noInfluence = (state: HegemonyState) => {
  state.working.influence += state.supply.resources.influence;
  state.supply.resources.influence = 0;
};
const someInfluence = (state: HegemonyState) => {
  state.working.influence--;
  state.supply.resources.influence++;
};

const noStock = ({ capitalist, supply }: HegemonyState) => {
  for (const good of ['food', 'luxury', 'health', 'education'] as const) {
    supply.resources[good] += capitalist.storage[good];
    capitalist.storage[good] = 0;
  }
};
const stored = (good: 'food' | 'luxury', amount: number) => (state: HegemonyState) => {
  state.capitalist.storage[good] += amount;
  state.supply.resources[good] -= amount;
};

const noMatch = (state: HegemonyState) => {
  state.state.agenda = 'agenda-1c-2b-3a-4b-5c';
  at(state, {
    'fiscal-policy': 'B',
    'labor-market': 'C',
    taxation: 'C',
    'welfare-health': 'A',
    'welfare-education': 'A',
  });
};

/** Nobody is left in the Supply or could work anywhere else; the Middle Class has filled its own companies. */
const noNewcomers = (state: HegemonyState) => {
  at(state, { immigration: 'B' });
  for (const { id } of [...state.companies]) emptied(state, id);
  state.companies = [];
  for (const skill of SKILLS) {
    state.unemployed.working[skill] += state.supply.workers.working[skill];
    state.supply.workers.working[skill] = 0;
  }
};
const oneNewcomer = ({ unemployed, supply }: HegemonyState) => {
  unemployed.working.media--;
  supply.workers.working.media++;
};

const noEvents = ({ state }: HegemonyState) => {
  state.eventDiscard.push(...state.eventDeck.splice(0));
  state.treasury = 0;
  state.events = ['ev-demand-for-pension-reform'];
};
const anEvent = ({ state }: HegemonyState) => {
  state.eventDeck.push(state.eventDiscard.pop() as string);
};

const CASES: readonly Case[] = [
  ['wc-proletarians-of-the-world-unite', cubes('working', 0), cubes('working', 1)],
  ['mc-voice-of-middle-class-workers', cubes('middle', 0), cubes('middle', 1)],
  ['cc-endorse-political-campaign', cubes('capitalist', 0), cubes('capitalist', 1)],
  [
    'cc-trade-protectionism-lobby',
    (state) => {
      at(state, { 'foreign-trade': 'A' });
      cubes('capitalist', 0)(state);
    },
    cubes('capitalist', 1),
  ],
  ['wc-interest-groups', cubes('working', 0), cubes('working', 1)],
  ['wc-specialization', noNewcomers, oneNewcomer],
  ['mc-specialization', noNewcomers, oneNewcomer],
  [
    'cc-business-grants',
    (state) => {
      at(state, { 'fiscal-policy': 'B' });
      state.companies = state.companies.filter(({ owner }) => owner !== 'capitalist');
    },
    (state) => {
      state.companies.push(...position(4).companies.filter(({ owner }) => owner === 'capitalist'));
    },
  ],
  [
    'cc-bid-rigging',
    (state) => {
      noStock(state);
      noInfluence(state);
    },
    someInfluence,
  ],
  ['cc-global-branding', noStock, stored('luxury', 1)],
  ['cc-global-food-crisis', noStock, stored('food', 1)],
  [
    'cc-offshore-companies',
    ({ capitalist }) => {
      capitalist.revenue = 1;
    },
    ({ capitalist }) => {
      capitalist.revenue = 2;
    },
  ],
  ['st-agenda-setting', noMatch, (state) => at(state, { taxation: 'A' })],
  ['st-agenda-setting', noInfluence, someInfluence],
  ['st-foreign-financial-assistance', noMatch, (state) => at(state, { taxation: 'A' })],
  [
    'st-denial-of-free-speech',
    (state) => {
      for (const name of CLASSES) state[name].influence = 0;
      state.state.services.influence = 0;
    },
    ({ middle }) => {
      middle.influence = 1;
    },
  ],
  ['st-a-matter-of-high-priority', noEvents, anEvent],
  ['st-shift-focus', noEvents, anEvent],
];

describe.each(CASES)('%s', (card, idle, again) => {
  const seat = SEATS[card.slice(0, 2)] as Seat;

  it('is not offered when it would bring about nothing, and is as soon as it would bring about something', () => {
    const state = position(4, idle);
    expect(canPlay(state, seat, card)).toBe(false);
    again(state);
    expect(canPlay(state, seat, card)).toBe(true);
  });
});

it('is offered even so when hidden cards come to light by it: Foreign Market Insight, Fake News (H52)', () => {
  const bare = position(4, noStock);
  expect(canPlay(bare, 'capitalist', 'cc-foreign-market-insight')).toBe(true);
  expect(canPlay(bare, 'working', 'wc-fake-news')).toBe(true);
});
