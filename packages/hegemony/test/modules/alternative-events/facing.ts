/** Positions with Alternative Events: one on the board, or kept by a class. */
import { seededRandom } from '@polity/kernel';
import type { Class } from '../../../src/rules/names.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, mayAct, type Scripted } from '../../support.js';

const started = (): HegemonyState => ({
  ...setUp({ seats: 4, 'alternative-events': true }, seededRandom('fast', 'alternative')),
  phase: 'action',
});

/** The named event lies on the board, alone. */
export function facing(event: string, change: (state: HegemonyState) => void = () => {}): HegemonyState {
  const state = started();
  const { state: board } = state;
  board.eventDeck = [...board.eventDeck, ...board.events].filter((id) => id !== `ae-${event}`);
  board.events = [`ae-${event}`];
  board.legitimacy = { working: 4, middle: 4, capitalist: 4 };
  change(state);
  return state;
}

/** A class has kept the named event. */
export function keeping(of: Class, event: string, change: (state: HegemonyState) => void = () => {}): HegemonyState {
  return facing(event, (state) => {
    state.state.events = [];
    state.alternative?.held[of].push(`ae-${event}`);
    change(state);
  });
}

export const canDeal = (state: HegemonyState) => mayAct(state, 'state', 'event-action');

/** The State deals with the event for a class, which takes the point. Where only one class could be chosen nobody is asked. */
export function deal(state: HegemonyState, of: Class | null, ...answers: readonly Scripted[]) {
  const choice: Scripted[] = of === null ? [] : [['card-class', of, 'state']];
  return act(state, 'state', 'event-action', [...choice, ...answers, ['keep-event', 'discard']]);
}

/** Gives the State so much of what events cost. */
export function having(
  state: HegemonyState,
  has: { money?: number; influence?: number; media?: number; health?: number; education?: number },
) {
  const { state: board, supply } = state;
  const { services } = board;
  board.treasury = has.money ?? 0;
  supply.resources.influence += board.influence + services.influence - (has.influence ?? 0) - (has.media ?? 0);
  supply.resources.health += services.health - (has.health ?? 0);
  supply.resources.education += services.education - (has.education ?? 0);
  board.influence = has.influence ?? 0;
  Object.assign(services, { influence: has.media ?? 0, health: has.health ?? 0, education: has.education ?? 0 });
  return state;
}
