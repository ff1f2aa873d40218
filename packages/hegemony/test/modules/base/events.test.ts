/** The event deck, the penalties of events that nobody dealt with, and what holds for all of them. */
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../../src/modules/base/event-cards.js';
import { drawEvents } from '../../../src/rules/cards/event-pile.js';
import { applyPenalties, resolveEvent } from '../../../src/rules/cards/events.js';
import type { Class } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { perform } from '../../support.js';
import { canResolve, facing, forClass, moreCompanies, peopled, playByChance, resolve, stock } from './facing.js';

describe('the event deck', () => {
  it('has 25 different events', () => {
    expect(Object.keys(EVENTS)).toHaveLength(25);
    expect(Object.values(EVENTS).every(({ copies }) => copies === 1)).toBe(true);
    expect(new Set(Object.values(EVENTS).map(({ name }) => name)).size).toBe(25);
  });

  it('prints no round on any event of the base game (H28)', () => {
    expect(Object.values(EVENTS).every(({ rounds }) => rounds === undefined)).toBe(true);
  });

  it('shuffles back what is not for this round and draws another', () => {
    const cards = { late: { rounds: [2, 5] as const }, early: {}, other: {} };
    const pile = ['other', 'early', 'late'];
    expect(drawEvents(pile, 2, 1, seededRandom('fast', 'a'), cards).toSorted()).toEqual(['early', 'other']);
    expect(pile).toEqual(['late']);
    expect(drawEvents(['late'], 1, 1, seededRandom('fast', 'a'), cards)).toEqual([]);
    expect(drawEvents(['early', 'late'], 1, 2, seededRandom('fast', 'a'), cards)).toEqual(['late']);
  });
});

describe('tokens that have run out', () => {
  it('bring neither token nor Legitimacy', () => {
    const state = facing('ev-strike-at-the-port', (s) => {
      s.supply.tokens.capitalist = 0;
    });
    resolve(state, [forClass('capitalist')]);
    expect([state.state.tokens.capitalist, state.state.legitimacy.capitalist]).toEqual([0, 2]);
  });
});

describe('the penalty of an event that is still on the board (H72)', () => {
  const atFour = (s: HegemonyState) => {
    s.state.legitimacy = { working: 4, middle: 4, capitalist: 4 };
  };
  const penalties: readonly [string, readonly Class[] | 'any-two'][] = [
    ['ev-civil-unrest', ['working', 'capitalist']],
    ['ev-companies-demand-better-internet', ['middle', 'capitalist']],
    ['ev-declining-birth-rate', ['working', 'middle']],
    ['ev-demand-for-higher-welfare-standards', ['working', 'middle']],
    ['ev-demand-for-pension-reform', ['working', 'middle']],
    ['ev-demand-for-thirteen-month-pay', ['working', 'middle']],
    ['ev-developing-countries-in-need', 'any-two'],
    ['ev-drought', ['working', 'capitalist']],
    ['ev-earthquake', ['working', 'middle']],
    ['ev-fear-of-deflation', 'any-two'],
    ['ev-global-supply-chain-crisis', ['working', 'middle']],
    ['ev-infant-industry-requires-help', ['middle', 'capitalist']],
    ['ev-local-industries-in-turmoil', ['middle', 'capitalist']],
    ['ev-low-education-index', ['working', 'middle']],
    ['ev-low-university-ratings', ['middle', 'capitalist']],
    ['ev-need-for-stimulus-package', 'any-two'],
    ['ev-need-for-sustainability-initiative', 'any-two'],
    ['ev-neighbors-at-war', 'any-two'],
    ['ev-outdated-public-sector-infrastructure', ['middle', 'capitalist']],
    ['ev-pandemic', ['middle', 'capitalist']],
    ['ev-political-polarization', ['working', 'capitalist']],
    ['ev-political-scandal', 'any-two'],
    ['ev-strike-at-the-port', ['working', 'capitalist']],
    ['ev-technological-illiteracy', ['working', 'capitalist']],
    ['ev-unfair-representation', 'any-two'],
  ];

  it.each(penalties)('of %s is 1 Legitimacy with %s', (event, classes) => {
    const chosen: readonly Class[] = classes === 'any-two' ? ['middle', 'capitalist'] : classes;
    const state = facing(event, atFour);
    const { log } = perform(state, applyPenalties, classes === 'any-two' ? [['card-classes', chosen, 'state']] : []);
    for (const name of ['working', 'middle', 'capitalist'] as const) {
      expect(state.state.legitimacy[name]).toBe(chosen.includes(name) ? 3 : 4);
    }
    expect(state.state.events).toEqual([]);
    expect(state.state.eventDiscard).toEqual([event]);
    expect(log.map(({ kind }) => kind)).toContain('event-unresolved');
  });

  it('lists every event', () => {
    expect(penalties.map(([event]) => event)).toEqual(Object.keys(EVENTS));
  });

  it('adds up over two events and stops at 1', () => {
    const state = facing('ev-civil-unrest', (s) => {
      s.state.events.push('ev-drought');
      s.state.legitimacy = { working: 2, middle: 4, capitalist: 4 };
    });
    perform(state, applyPenalties);
    expect(state.state.legitimacy).toEqual({ working: 1, middle: 4, capitalist: 2 });
    expect(state.state.events).toEqual([]);
  });

  it('may be taken by a class that stands at 1', () => {
    const state = facing('ev-fear-of-deflation', (s) => {
      s.state.legitimacy = { working: 1, middle: 4, capitalist: 4 };
    });
    perform(state, applyPenalties, [['card-classes', ['working', 'middle']]]);
    expect(state.state.legitimacy).toEqual({ working: 1, middle: 3, capitalist: 4 });
  });
});

describe('whatever the State answers', () => {
  it.each(Object.keys(EVENTS))('%s loses and makes nothing', (event) => {
    let resolved = 0;
    for (let game = 0; game < 30; game++) {
      const dice = seededRandom('fast', `${event}:${game}`);
      const state = facing(event, (s) => {
        s.turn = { number: 1, seat: 'state', main: true, free: false };
        s.state.treasury = dice.int(80);
        moreCompanies(s, dice.int(4));
        peopled(s, 'working', 3 + dice.int(6));
        peopled(s, 'middle', 3 + dice.int(6));
        stock(s, s.state.services, { health: dice.int(9), education: dice.int(9), influence: dice.int(5) });
        stock(s, s.state.goods, { food: dice.int(3), luxury: dice.int(3) });
        stock(s, s.middle.storage, { health: dice.int(4), food: dice.int(4), luxury: dice.int(4) });
        stock(s, s.capitalist.storage, { health: dice.int(4), education: dice.int(4), luxury: dice.int(4) });
        s.cubes.working -= 2;
        s.state.benefits.working.cubes = 2;
      });
      if (!canResolve(state)) continue;
      resolved++;
      playByChance(state, (t) => resolveEvent(t, event), `${game}`);
      // A vote may open Public companies, which the State must pay for.
      if (event !== 'ev-civil-unrest') expect(state.state.loans).toBe(0);
    }
    expect(resolved).toBeGreaterThan(0);
  });
});
