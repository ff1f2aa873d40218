/** The Action Phase: five turns each, a main action and perhaps a free one before or after it (p. 11). */
import { basicActions, freeActions, offersTo } from '../actions/index.js';
import type { BasicAction, TurnOption } from '../asks.js';
import type { ActionCard, LegitimacyChange } from '../cards/card.js';
import { cardOfSeat, decksOf } from '../cards/decks.js';
import { isPlayable } from '../cards/playable.js';
import type { Hegemony, Play } from '../context.js';
import { TURNS_PER_ROUND } from '../data/board.js';
import { deciderFor } from '../deciders.js';
import { CLASSES, type Seat } from '../names.js';
import { changeLegitimacy } from '../points.js';
import type { HegemonyState } from '../state.js';
import { endPhase, startPhase } from './phase.js';

/** One decision of the turn and what it brings about, or the change to the next seat. */
export function* takeAction(t: Hegemony): Play {
  const { state } = t;
  const { seat, number } = state.turn;
  const { main, free } = state.turn;
  if (number === 1 && seat === state.seats[0] && !main && !free) yield* startPhase(t, 'action');
  const decider = deciderFor(state, seat);
  if (decider) {
    yield* decider.takeTurn(t);
    if (!endTurn(t, seat)) yield* endPhase(t, 'production');
    return;
  }
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
    case 'free': {
      const action = freeActions(state, seat)[option.action];
      if (!action?.besides) state.turn.free = true;
      t.log('free', { seat, action: option.action });
      yield* action?.take(t) ?? [];
      break;
    }
    case 'end':
      if (!main) yield* pass(t, seat);
      if (!endTurn(t, seat)) yield* endPhase(t, 'production');
  }
}

/** @returns whether there is another turn in this phase. */
function endTurn(t: Hegemony, seat: Seat): boolean {
  t.log('end-turn', { seat });
  const next = nextTurn(t.state);
  if (next) t.state.turn = next;
  return next !== undefined;
}

const END: TurnOption = { do: 'end' };

/** What the seat on turn can do: a main action first or a free one, and the end of the turn once the main one is done. */
export function turnOptions(state: HegemonyState): TurnOption[] {
  const { seat, main, free } = state.turn;
  const options: TurnOption[] = [];
  const offered = offersTo(state, seat);
  if (!main) {
    const { hand } = state[seat];
    const deck = decksOf(state)[seat];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as string;
      if (hand.indexOf(card) === i && isPlayable(state, deck[card] as ActionCard)) options.push({ do: 'play', card });
    }
    for (const { action, option } of offered.basic) if (action.can(state)) options.push(option);
  }
  // The main action is done, or there is none, and nobody is to be stuck (H26).
  const mayEnd = options.length === 0;
  for (const { action, option } of offered.free) {
    // Once the free action is done, only those that need none.
    if ((!free || action.besides) && action.can(state)) options.push(option);
  }
  if (mayEnd) options.push(END);
  return options;
}

function discard(state: HegemonyState, seat: Seat, card: string): void {
  const { hand, discard: pile } = state[seat];
  hand.splice(hand.indexOf(card), 1);
  pile.push(card);
}

/** A card for its effect; afterwards the State's Legitimacy moves. */
function* playCard(t: Hegemony, seat: Seat, id: string): Play {
  const card = cardOfSeat(t.state, seat, id);
  discard(t.state, seat, id);
  t.log('card', { seat, card: id });
  const more = yield* card.play(t);
  for (const change of [card.legitimacy, more]) if (change) applyLegitimacy(t, change);
}

function applyLegitimacy(t: Hegemony, change: LegitimacyChange): void {
  for (const name of CLASSES) changeLegitimacy(t, name, change[name] ?? 0);
}

function* takeBasicAction(t: Hegemony, seat: Seat, action: BasicAction): Play {
  const card = yield* discardOne(t, seat, action);
  t.log('basic', { seat, action, card });
  yield* basicActions(t.state, seat)[action]?.take(t) ?? [];
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

/** The turn after this one, if it was not the last of the phase. */
function nextTurn({ seats, turn }: HegemonyState): HegemonyState['turn'] | undefined {
  const next = seats[seats.indexOf(turn.seat) + 1];
  if (next) return { number: turn.number, seat: next, main: false, free: false };
  if (turn.number === TURNS_PER_ROUND) return undefined;
  return { number: turn.number + 1, seat: seats[0] as Seat, main: false, free: false };
}
