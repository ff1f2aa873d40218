/** Alternative Events as a whole: for four players, handed over, kept or cashed, and never lost. */
import { randomBot } from '@polity/bots';
import { checkGame, OptionsError, parseOptions, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { ALTERNATIVE_EVENTS } from '../../../src/modules/alternative-events/cards.js';
import { keptEvents } from '../../../src/modules/alternative-events/reading.js';
import { eventGains, eventLoss } from '../../../src/reading/event-gains.js';
import { scoring } from '../../../src/rules/round/scoring.js';
import { view } from '../../../src/rules/view.js';
import { act, perform, playCard } from '../../support.js';
import { facing, having } from './facing.js';

const MODULE = 'alternative-events';

it.each([2, 3] as const)('is refused with %i players, who have no State', (seats) => {
  const refusal = { kind: 'four-players', params: { option: MODULE } };
  expect(hegemony.refuse?.({ seats, [MODULE]: true })).toEqual(refusal);
  expect(hegemony.refuse?.({ seats })).toBeUndefined();
  expect(() => parseOptions(hegemony, { seats, [MODULE]: true })).toThrow(OptionsError);
});

it('takes the place of the base game’s events: 25 cards without a round', () => {
  const state = facing('tax-returns');
  const { events, eventDeck } = state.state;
  expect([...events, ...eventDeck].toSorted()).toEqual(Object.keys(ALTERNATIVE_EVENTS).toSorted());
  expect(Object.values(ALTERNATIVE_EVENTS).filter(({ rounds }) => rounds !== undefined)).toEqual([]);
});

describe('the class that is chosen', () => {
  const dealt = (choice: 'keep' | 'discard') => {
    const state = having(facing('gerrymandering'), { influence: 2 });
    act(state, 'state', 'event-action', [
      ['card-class', 'middle'],
      ['keep-event', choice, 'middle'],
    ]);
    return state;
  };

  it('keeps the card before it, where everybody sees it (AE-1)', () => {
    const state = dealt('keep');
    expect([state.middle.vp, state.state.events, state.state.eventDiscard]).toEqual([0, [], []]);
    for (const seat of [...state.seats, null])
      expect(keptEvents(view(state, seat), 'middle')).toEqual(['ae-gerrymandering']);
    expect(hegemony.check?.(state).filter((wrong) => wrong.includes('events'))).toEqual([]);
  });

  it('or discards it for 1 point, then and never later (AE-1)', () => {
    const state = dealt('discard');
    expect([state.middle.vp, state.state.eventDiscard]).toEqual([1, ['ae-gerrymandering']]);
  });
});

describe('Immediate Response (AE-7)', () => {
  const twice = (first: 'keep' | 'discard') => {
    const state = having(facing('gerrymandering'), { influence: 4 });
    playCard(state, 'state', 'st-immediate-response', [
      ['card-class', 'working'],
      ['keep-event', first, 'working'],
      ['card-class', 'middle'],
      ...(first === 'keep' ? [] : ([['keep-event', 'keep', 'middle']] as const)),
    ]);
    return state;
  };

  it('gives the second class a point if the first has kept the card', () => {
    const state = twice('keep');
    expect([state.alternative?.held.working, state.middle.vp]).toEqual([['ae-gerrymandering'], 1]);
    expect([state.state.influence, state.state.legitimacy.middle]).toEqual([0, 6]);
  });

  it('gives the second class the choice if the first has taken the point', () => {
    const state = twice('discard');
    expect([state.working.vp, state.alternative?.held.middle, state.state.eventDiscard]).toEqual([
      1,
      ['ae-gerrymandering'],
      [],
    ]);
  });
});

it('an event left alone costs Legitimacy with the classes that are printed, and nobody gets the card (AE-8)', () => {
  const state = facing('hurricane', (s) => Object.assign(s, { phase: 'scoring', step: 0 }));
  const { log } = perform(state, scoring);
  const lost = log.filter(({ kind }) => kind === 'legitimacy').map(({ params }) => params);
  expect(lost).toEqual([
    { class: 'working', by: -1 },
    { class: 'middle', by: -1 },
  ]);
  expect([state.state.eventDiscard, state.working.vp]).toEqual([['ae-hurricane'], 0]);
});

it('can be read: what an event brings with whom, and what it costs to leave it', () => {
  expect(
    eventGains('ae-fear-of-recession').map(({ class: of, legitimacy, tokens, points }) => [
      of,
      legitimacy,
      tokens,
      points,
    ]),
  ).toEqual([
    ['working', 2, 0, 0],
    ['middle', 0, 1, 0],
    ['capitalist', 0, 0, 3],
  ]);
  expect(eventLoss('ae-fear-of-recession')).toMatchObject({ two: true, lost: 1 });
});

it('keeps every promise of a game, and plays as if it did not exist where it is left out', () => {
  for (let game = 0; game < 4; game++) {
    const { violations } = checkGame(hegemony, { seats: 4, [MODULE]: true }, `${MODULE}/${game}`, () => randomBot);
    expect(violations).toEqual([]);
  }
  const log = (options: { seats: 4 }) => simulate(hegemony, options, MODULE, () => randomBot).run.log;
  expect(log({ seats: 4, ...{ [MODULE]: false } })).toEqual(log({ seats: 4 }));
});
