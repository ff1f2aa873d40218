/** The Action Phase: five turns each, a main action and perhaps a free one before or after it (p. 11). */
import type { Actions } from '../actions/action.js';
import { basicActions, freeActions } from '../actions/index.js';
import type { BasicAction, FreeAction, TurnOption } from '../asks.js';
import { isPlayable, type LegitimacyChange } from '../cards/card.js';
import { cardOfSeat } from '../cards/decks.js';
import type { Hegemony, Play } from '../context.js';
import { TURNS_PER_ROUND } from '../data/board.js';
import { CLASSES, type Seat } from '../names.js';
import { changeLegitimacy } from '../points.js';
import type { HegemonyState } from '../state.js';

/** One decision of the turn and what it brings about, or the change to the next seat. */
export function* takeAction(t: Hegemony): Play {
  const { state } = t;
  const { seat, number } = state.turn;
  const { main, free } = state.turn;
  // Put even when only its end is left: until a player has ended a turn it can be taken back.
  const option = yield* t.ask(seat, 'turn', () => turnOptions(state), {
    about: { round: state.round, turn: number, main, free },
    always: true,
  });
  switch (option.do) {
    case 'play':
      state.turn.main = true;
      yield* playCard(t, seat, option.card);
      break;
    case 'basic':
      state.turn.main = true;
      yield* takeBasicAction(t, seat, option.action);
      break;
    case 'free':
      state.turn.free = true;
      t.log('free', { seat, action: option.action });
      yield* freeActions(seat)[option.action]?.take(t) ?? [];
      break;
    case 'end':
      if (!main) yield* pass(t, seat);
      t.log('end-turn', { seat });
      nextTurn(state);
  }
}

const END: TurnOption = { do: 'end' };

/** What the seat on turn can do: a main action first or a free one, and the end of the turn once the main one is done. */
export function turnOptions(state: HegemonyState): TurnOption[] {
  const { seat, main, free } = state.turn;
  const options: TurnOption[] = [];
  if (!main) {
    const hand = state[seat].hand;
    hand.forEach((card, i) => {
      if (hand.indexOf(card) === i && isPlayable(state, cardOfSeat(seat, card))) options.push({ do: 'play', card });
    });
    for (const action of possible(state, basicActions(seat))) options.push({ do: 'basic', action });
  }
  if (!free) for (const action of possible(state, freeActions(seat))) options.push({ do: 'free', action });
  // Without any main action left the turn may be ended, so that nobody is stuck (ruling).
  if (main || !options.some((option) => option.do !== 'free')) options.push(END);
  return options;
}

function possible<Name extends BasicAction | FreeAction>(state: HegemonyState, actions: Actions<Name>): Name[] {
  const names: Name[] = [];
  for (const name in actions) if (actions[name]?.can(state)) names.push(name);
  return names;
}

function discard(state: HegemonyState, seat: Seat, card: string): void {
  const { hand, discard: pile } = state[seat];
  hand.splice(hand.indexOf(card), 1);
  pile.push(card);
}

/** A card for its effect; afterwards the State's Legitimacy moves. */
function* playCard(t: Hegemony, seat: Seat, id: string): Play {
  const card = cardOfSeat(seat, id);
  discard(t.state, seat, id);
  t.log('card', { seat, card: id });
  const more = yield* card.play(t);
  for (const change of [card.legitimacy, more]) if (change) applyLegitimacy(t, change);
}

function applyLegitimacy(t: Hegemony, change: LegitimacyChange): void {
  for (const of of CLASSES) changeLegitimacy(t, of, change[of] ?? 0);
}

function* takeBasicAction(t: Hegemony, seat: Seat, action: BasicAction): Play {
  const card = yield* discardOne(t, seat, action);
  t.log('basic', { seat, action, card });
  yield* basicActions(seat)[action]?.take(t) ?? [];
}

/** A turn without any main action costs its card too: two are kept for the next round, not more. */
function* pass(t: Hegemony, seat: Seat): Play {
  if (t.state[seat].hand.length === 0) return;
  const card = yield* discardOne(t, seat, 'pass');
  t.log('pass', { seat, card });
}

function* discardOne(t: Hegemony, seat: Seat, action: BasicAction | 'pass'): Play<string> {
  const { hand } = t.state[seat];
  const distinct = () => hand.filter((card, i) => hand.indexOf(card) === i);
  const card = yield* t.ask(seat, 'discard-card', distinct, { about: { action } });
  discard(t.state, seat, card);
  return card;
}

function nextTurn(state: HegemonyState): void {
  const { seats, turn } = state;
  const next = seats[seats.indexOf(turn.seat) + 1];
  if (next) state.turn = { number: turn.number, seat: next, main: false, free: false };
  else if (turn.number < TURNS_PER_ROUND) {
    state.turn = { number: turn.number + 1, seat: seats[0] as Seat, main: false, free: false };
  } else state.phase = 'production';
}
