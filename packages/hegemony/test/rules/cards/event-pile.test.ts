/** The pile of events: what the State, and nobody else, knows of it once it has looked. */
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/rules/check.js';
import { imagine } from '../../../src/rules/imagine.js';
import type { Seat } from '../../../src/rules/names.js';
import { prepare } from '../../../src/rules/round/preparation.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { view } from '../../../src/rules/view.js';
import { play, table } from '../../modules/base/state-hand.js';
import { perform } from '../../support.js';

const LEFT = 'ev-fear-of-deflation';
const RIGHT = 'ev-drought';
const TOP = 'ev-political-scandal';
const NEXT = 'ev-need-for-stimulus-package';

/** A State without money, so that it can act on none of these events; TOP lies above NEXT on the pile. */
function withPile(...events: string[]): HegemonyState {
  return table((s) => {
    const board = s.state;
    const named = [...events, TOP, NEXT];
    board.eventDeck = [...board.eventDeck, ...board.events].filter((id) => !named.includes(id));
    board.eventDeck.push(NEXT, TOP);
    board.events = events;
    board.treasury = 0;
  });
}

/** The piles as they could be for a seat, in fifty imagined worlds. */
function imagined(state: HegemonyState, seat: Seat | null): string[][] {
  return Array.from({ length: 50 }, (_, i) => {
    const world = structuredClone(state);
    imagine(world, seat, seededRandom('fast', `world ${i}`));
    expect(world.state.eventDeck.toSorted()).toEqual(state.state.eventDeck.toSorted());
    return world.state.eventDeck;
  });
}

/** The different cards that could lie so deep in the pile; 1 is its top. */
const possibleAt = (piles: string[][], depth: number) => new Set(piles.map((pile) => pile.at(-depth)));

describe('the events that the State has looked at', () => {
  it('are none at the start', () => {
    const state = withPile(LEFT, RIGHT);
    expect(state.state.knownEvents).toBe(0);
    expect(possibleAt(imagined(state, 'state'), 1).size).toBeGreaterThan(5);
  });

  it('are both on top when nothing could be placed or was replaced', () => {
    const state = withPile(LEFT, RIGHT);
    play('a-matter-of-high-priority', state);
    expect(state.state.knownEvents).toBe(2);
    play('shift-focus', state, [['replace-event', null]]);
    expect(state.state.knownEvents).toBe(2);
    const piles = imagined(state, 'state');
    expect([...possibleAt(piles, 1)]).toEqual([TOP]);
    expect([...possibleAt(piles, 2)]).toEqual([NEXT]);
    expect(possibleAt(piles, 3).size).toBeGreaterThan(5);
  });

  it.each([
    [TOP, NEXT],
    [NEXT, TOP],
  ])('are one when %s was placed', (placed, kept) => {
    const state = withPile(LEFT);
    play('a-matter-of-high-priority', state, [['place-event', placed]]);
    expect(state.state.knownEvents).toBe(1);
    const piles = imagined(state, 'state');
    expect([...possibleAt(piles, 1)]).toEqual([kept]);
    expect(possibleAt(piles, 2).size).toBeGreaterThan(5);
  });

  it('are two again when the pile is looked at again', () => {
    const state = withPile(LEFT);
    play('a-matter-of-high-priority', state, [['place-event', NEXT]]);
    play('shift-focus', state, [['replace-event', null]]);
    expect(state.state.knownEvents).toBe(2);
    expect(possibleAt(imagined(state, 'state'), 2).size).toBe(1);
  });

  it.each([
    [[], 0],
    [[LEFT], 1],
    [[LEFT, RIGHT], 2],
  ])('leave the pile when they are drawn: with %j still on the board %d are left', (events, left) => {
    const state = withPile(LEFT, RIGHT);
    play('a-matter-of-high-priority', state);
    state.phase = 'preparation';
    state.round = 2;
    state.step = 2;
    state.state.eventDiscard = [LEFT, RIGHT].filter((id) => !events.includes(id));
    state.state.events = [...events];
    perform(state, prepare);
    expect(state.state.events).toEqual([...events, TOP, NEXT].slice(0, 2));
    expect(state.state.knownEvents).toBe(left);
  });

  it('are hidden from the others, who see only how many they are', () => {
    const state = withPile(LEFT, RIGHT);
    play('a-matter-of-high-priority', state);
    for (const seat of ['working', 'middle', 'capitalist', null] as const) {
      expect(possibleAt(imagined(state, seat), 1).size).toBeGreaterThan(5);
      expect(view(state, seat).state).toMatchObject({ knownEvents: 2, eventDeck: 23 });
      expect(JSON.stringify(view(state, seat))).not.toContain(TOP);
    }
  });

  it('cannot be more than lie on the pile', () => {
    const state = table((s) => {
      s.state.eventDiscard.push(...s.state.eventDeck.splice(1));
      s.state.knownEvents = 1;
    });
    expect(check(state)).toEqual([]);
    state.state.knownEvents = 2;
    expect(check(state)).toEqual(['2 events of a pile of 1 are known']);
  });
});
