/** The start of a turn: Lily Lockwell, then the Refresh step (8.1, G.1, G.2). */
import { ASSET_NUMBERS } from '../../data/numbers.js';
import { ACTION_TYPES, type ActionType, type Seat } from '../../names.js';
import { controls } from '../assets/control.js';
import { LILY_LOCKWELL } from '../assets/lily-lockwell.js';
import { openWindow } from '../assets/window.js';
import type { NewAngeles, Play } from '../context.js';
import { drawCards, drawList } from '../hands.js';
import type { NewAngelesState } from '../state.js';

export function* refresh(t: NewAngeles): Play {
  const { state } = t;
  t.log('turn', { seat: state.active });
  yield* openWindow(t, LILY_LOCKWELL);
  for (const asset of state.players[state.active].assets) asset.exhausted = false;
  yield* drawSheet(t, state.active);
  state.phase = 'deal';
}

/** Line by line. The types of General lines are named before any card of this step is looked at (8.1). */
export function* drawSheet(t: NewAngeles, seat: Seat): Play {
  for (const { type, count } of yield* namedLines(t, seat)) drawCards(t, seat, type, doubled(t.state, seat, count));
}

/** General is any type that no line above it draws (31.1). */
function* namedLines(t: NewAngeles, seat: Seat): Play<readonly { type: ActionType; count: number }[]> {
  const lines: { type: ActionType; count: number }[] = [];
  for (const { type: printed, count } of drawList(t.state, seat)) {
    const left = () => ACTION_TYPES.filter((type) => !lines.some((line) => line.type === type));
    const about = { count: doubled(t.state, seat, count), general: true };
    const type = printed === 'general' ? yield* t.ask(seat, 'draw-type', left, { about }) : printed;
    lines.push({ type, count });
  }
  return lines;
}

/** Looked at when the cards are drawn: Braintrust may change hands while the player thinks about a General line. */
function doubled(state: NewAngelesState, seat: Seat, count: number): number {
  return controls(state, seat, 'braintrust') ? ASSET_NUMBERS.braintrust.times * count : count;
}
