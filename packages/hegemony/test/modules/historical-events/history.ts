/** Tables on which a Historical Event lies, and ways to let it come about. */
import { seededRandom } from '@polity/kernel';
import { expect } from 'vitest';
import { HISTORICAL_EVENTS, SETS } from '../../../src/modules/historical-events/cards.js';
import { endAction, turnUp } from '../../../src/modules/historical-events/happen.js';
import { layOut } from '../../../src/modules/historical-events/history.js';
import type { HistoricalEvents } from '../../../src/modules/historical-events/kinds.js';
import { basicActions, freeActions } from '../../../src/rules/actions/index.js';
import { check } from '../../../src/rules/check.js';
import type { Seat } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { type Played, perform, position, type Scripted } from '../../support.js';

/** In the Action Phase of its round the card lies open; nothing of it has come about. */
export function facing(
  players: PlayerCount,
  card: string,
  change: (state: HegemonyState) => void = () => {},
): HegemonyState {
  return position(players, (state) => {
    const id = `he-${card}`;
    const event = HISTORICAL_EVENTS[id];
    if (event === undefined || typeof event.era !== 'number') throw new Error(`no round has ${card}`);
    state.options = { ...state.options, 'historical-events': 1 };
    state.round = event.era;
    state.historical = {
      start: 'he-french-revolution',
      coming: [],
      piles: SETS.map((set) => set.filter((other) => other !== id)),
      round: event.era,
      open: [id],
      waiting: event.trigger === 'revealed' ? [id] : [],
      happened: [],
      past: [],
    };
    change(state);
  });
}

/** A table for which a card has changed the set-up, as that does while the table is laid. */
export function startedWith(players: PlayerCount, card: string): HegemonyState {
  for (let seed = 0; ; seed++) {
    const state = position(players, (laid) => {
      laid.options = { ...laid.options, 'historical-events': 1 };
      laid.phase = 'setup';
    });
    layOut(state, seededRandom('fast', `start/${seed}`));
    if (state.historical?.start === `he-${card}`) return state;
  }
}

export function historyIn({ historical }: HegemonyState): HistoricalEvents {
  if (historical === undefined) throw new Error('a game without Historical Events');
  return historical;
}

/** It comes about by itself, as it is turned up or at the end of the Action Phase. */
export function comesAbout(state: HegemonyState, ...answers: readonly Scripted[]): Played<void> {
  const played = perform(state, historyIn(state).waiting.length > 0 ? turnUp : endAction, answers);
  expect(check(state)).toEqual([]);
  return played;
}

function actionOf(state: HegemonyState, seat: Seat) {
  const trigger = HISTORICAL_EVENTS[historyIn(state).open[0] ?? '']?.trigger;
  const actions = trigger === 'basic' ? basicActions(state, seat) : freeActions(state, seat);
  return actions['historical-event'] ?? raise('nobody has the action');
}

function raise(message: string): never {
  throw new Error(message);
}

/** Whether the seat could bring the card about now. */
export function canBring(state: HegemonyState, seat: Seat): boolean {
  return actionOf(state, seat).can(state);
}

/** A seat brings it about. */
export function broughtBy(state: HegemonyState, seat: Seat, ...answers: readonly Scripted[]): Played<void> {
  expect(canBring(state, seat)).toBe(true);
  Object.assign(state.turn, { seat, main: true, free: true });
  const played = perform(state, (t) => actionOf(state, seat).take(t), answers);
  expect(check(state)).toEqual([]);
  return played;
}

/** Who of those who play could bring it about. */
export function bringers(state: HegemonyState): Seat[] {
  return state.seats.filter((seat) => canBring(state, seat));
}
