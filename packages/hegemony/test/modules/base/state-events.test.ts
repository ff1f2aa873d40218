/** The State's cards that deal with events: what is looked at, what is put on the board, and what is done twice. */
import { describe, expect, it } from 'vitest';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canPlay, type Played, playCard, position, type Scripted } from '../../support.js';
import { amount, forClass, peopled, stock } from './facing.js';

const LEFT = 'ev-fear-of-deflation';
const TOP = 'ev-political-scandal';
const NEXT = 'ev-need-for-stimulus-package';

/** A table with these events on the board, and Political Scandal above Need for Stimulus Package on the pile. */
function table(events: string[], change: (state: HegemonyState) => void = () => {}): HegemonyState {
  return position(4, (state) => {
    const board = state.state;
    const known = [...events, TOP, NEXT];
    board.eventDeck = [...board.eventDeck, ...board.events].filter((id) => !known.includes(id));
    board.eventDeck.push(NEXT, TOP);
    board.events = events;
    change(state);
  });
}

const play = (card: string, state: HegemonyState, answers: readonly Scripted[] = []): Played<void> =>
  playCard(state, 'state', `st-${card}`, answers);
const top = (state: HegemonyState) => state.state.eventDeck.slice(-2);
const poor = (state: HegemonyState) => {
  state.state.treasury = 0;
};

describe('A Matter of High Priority (H59, H60)', () => {
  const card = 'a-matter-of-high-priority';

  it('puts one of the next two events on a free space, and acts on any', () => {
    const state = table([LEFT]);
    play(card, state, [
      ['place-event', NEXT],
      ['event', LEFT],
      ['card-option', '30'],
    ]);
    expect(state.state.events).toEqual([NEXT]);
    expect(state.state.eventDiscard).toEqual([LEFT]);
    expect(state.state.eventDeck.at(-1)).toBe(TOP);
    expect([state.state.treasury, state.state.vp]).toEqual([90, 4]);
  });

  it('can act on the event just placed', () => {
    const state = table([]);
    play(card, state, [
      ['place-event', NEXT],
      ['card-option', '10'],
    ]);
    expect([state.state.events, state.state.eventDiscard]).toEqual([[], [NEXT]]);
    expect(state.state.vp).toBe(3);
  });

  it('places nothing when both spaces are taken: both go back as they were', () => {
    const state = table([LEFT, 'ev-drought'], poor);
    play(card, state);
    expect(top(state)).toEqual([NEXT, TOP]);
    expect(state.state.events).toEqual([LEFT, 'ev-drought']);
  });

  it('leaves the Event Action out if nothing can be done', () => {
    const state = table([LEFT], poor);
    play(card, state, [['place-event', TOP]]);
    expect(state.state.events).toEqual([LEFT, TOP]);
    expect(state.state.eventDeck.at(-1)).toBe(NEXT);
  });

  it('must place an event if it can', () => {
    expect(() => play(card, table([LEFT], poor), [['place-event', null]])).toThrow('not one of the options');
  });

  it('shows the events to the State alone', () => {
    const { log } = play(card, table([LEFT], poor), [['place-event', TOP]]);
    const told = log.filter((entry) => JSON.stringify(entry).includes(NEXT));
    expect(told).toEqual([{ kind: 'events-seen', params: { cards: [TOP, NEXT] }, to: ['state'] }]);
  });
});

describe('Shift Focus', () => {
  const card = 'shift-focus';

  it('replaces an event, without its penalty, and acts on any', () => {
    const state = table([LEFT, 'ev-drought']);
    play(card, state, [
      ['replace-event', 'ev-drought'],
      ['place-event', TOP],
      ['event', TOP],
      amount(1),
      amount(1),
      amount(1),
    ]);
    expect(state.state.events).toEqual([LEFT]);
    expect(state.state.eventDiscard).toEqual(['ev-drought', TOP]);
    expect(state.state.eventDeck.at(-1)).toBe(NEXT);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 3, capitalist: 3 });
  });

  it('may replace nothing: both go back as they were', () => {
    const state = table([LEFT]);
    play(card, state, [
      ['replace-event', null],
      ['card-option', '15'],
    ]);
    expect(top(state)).toEqual([NEXT, TOP]);
    expect(state.state.vp).toBe(2);
  });

  it('fills no empty space, and needs an event on the board', () => {
    expect(canPlay(table([]), 'state', 'st-shift-focus')).toBe(false);
    const state = table([LEFT], poor);
    play(card, state, [
      ['replace-event', LEFT],
      ['place-event', NEXT],
    ]);
    expect(state.state.events).toEqual([NEXT]);
  });

  it('tells the others only what is placed', () => {
    const { log } = play(card, table([LEFT], poor), [
      ['replace-event', LEFT],
      ['place-event', NEXT],
    ]);
    const open = log.filter((entry) => entry.to === undefined);
    expect(JSON.stringify(open)).not.toContain(TOP);
    expect(open).toContainEqual({ kind: 'event-placed', params: { event: NEXT, instead: LEFT } });
  });
});

describe('Immediate Response (H61)', () => {
  const card = 'immediate-response';

  it('does one event twice, with new decisions and both rewards', () => {
    const state = table([LEFT]);
    play(card, state, [
      ['card-option', '15'],
      ['card-option', '45'],
    ]);
    expect([state.state.treasury, state.state.vp]).toEqual([60, 8]);
    expect([state.state.events, state.state.eventDiscard]).toEqual([[], [LEFT]]);
  });

  it('adds the second lot for the same class to the first, which replaces what lay there', () => {
    const state = table(['ev-demand-for-pension-reform'], (s) => {
      s.state.benefits.working.money = 7;
      s.state.benefits.middle.money = 7;
    });
    play(card, state, [forClass('working'), forClass('working')]);
    expect([state.state.benefits.working.money, state.state.benefits.middle.money]).toEqual([30, 7]);
    expect([state.state.treasury, state.state.vp]).toEqual([90, 4]);
  });

  it('replaces what lay there for each of two classes', () => {
    const state = table(['ev-demand-for-pension-reform'], (s) => {
      s.state.benefits.working.money = 7;
      s.state.benefits.middle.money = 7;
      peopled(s, 'middle', 4);
    });
    play(card, state, [forClass('working'), forClass('middle')]);
    expect([state.state.benefits.working.money, state.state.benefits.middle.money]).toEqual([15, 20]);
    expect([state.state.vp, state.state.tokens.middle]).toEqual([2, 1]);
  });

  it('adds influence and cubes for the same class', () => {
    const state = table(['ev-unfair-representation'], (s) => stock(s, s.state, { influence: 2 }));
    play(card, state, [forClass('middle'), forClass('middle')]);
    expect(state.state.benefits.middle).toMatchObject({ cubes: 4, resources: { influence: 2 } });
    expect(state.state.legitimacy.middle).toBe(4);
  });

  it('counts no cubes twice that it has provided itself', () => {
    const state = table(['ev-unfair-representation'], (s) => {
      stock(s, s.state, { influence: 2 });
      s.cubes = { working: 1, middle: 3, capitalist: 1 };
    });
    play(card, state);
    expect(state.state.benefits.middle).toMatchObject({ cubes: 2, resources: { influence: 1 } });
    expect([state.state.legitimacy.middle, state.state.influence]).toEqual([3, 1]);
  });

  it('leaves the second out if it cannot be done', () => {
    const state = table([LEFT], (s) => {
      s.state.treasury = 20;
    });
    play(card, state);
    expect([state.state.treasury, state.state.vp, state.state.eventDiscard]).toEqual([5, 2, [LEFT]]);
  });

  it('needs an event that can be done', () => {
    expect(canPlay(table([LEFT], poor), 'state', 'st-immediate-response')).toBe(false);
    expect(canPlay(table([]), 'state', 'st-immediate-response')).toBe(false);
    expect(canPlay(table([LEFT]), 'state', 'st-immediate-response')).toBe(true);
  });
});
