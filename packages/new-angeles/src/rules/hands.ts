/** Action cards on their way between decks, hands and the discard pile (16). */
import { ACTION_IDS, ACTIONS, type ActionId } from '../data/actions.js';
import { HAND_SIZE } from '../data/board.js';
import { CORPORATION, type DrawLine } from '../data/corporations.js';
import { ASSET_NUMBERS } from '../data/numbers.js';
import { ACTION_TYPES, type ActionType, type Seat } from '../names.js';
import { controls } from './assets/control.js';
import type { NewAngeles, Play } from './context.js';
import type { NewAngelesState } from './state.js';

/** The lines of the player's sheet, from top to bottom; the side depends on the number of players (2.3). */
export function drawList(state: NewAngelesState, seat: Seat): readonly DrawLine[] {
  const { sheets } = CORPORATION[state.players[seat].corporation];
  return (state.seats.length === 4 ? sheets.four : sheets.more).draw;
}

/** Draws what there is of a type; an empty deck is filled up from the discard pile first (16.2). */
export function drawCards(t: NewAngeles, seat: Seat, type: ActionType, count: number): void {
  const { state } = t;
  const cards = t.draw(state.actionDecks[type], count);
  if (cards.length < count && state.discards.length > 0) {
    sortDiscards(t);
    cards.push(...t.draw(state.actionDecks[type], count - cards.length));
  }
  if (cards.length === 0) return;
  state.players[seat].hand.push(...cards);
  t.log('drew', { seat, type, count: cards.length });
  t.tell([seat], 'drew-cards', { cards });
}

/** The whole pile goes back into the decks of its types, and these are shuffled (16.2, NA9). */
function sortDiscards(t: NewAngeles): void {
  const { discards, actionDecks } = t.state;
  t.log('reshuffled', { count: discards.length });
  for (const card of discards) actionDecks[ACTIONS[card].type].push(card);
  for (const type of ACTION_TYPES) {
    if (discards.some((card) => ACTIONS[card].type === type)) t.random.shuffle(actionDecks[type]);
  }
  t.state.discards = [];
}

/** Draws a number of cards, all from one deck that the player names, whatever was drawn in Refresh (I.12, NA52). */
function* drawOfOneType(t: NewAngeles, seat: Seat, count: number): Play {
  const type = yield* t.ask(seat, 'draw-type', () => ACTION_TYPES, { about: { count } });
  drawCards(t, seat, type, count);
}

/** Draws one card after another, each from a deck that the player names anew. */
export function* drawOneByOne(t: NewAngeles, seat: Seat, count: number): Play {
  for (let left = count; left > 0; left--) {
    const type = yield* t.ask(seat, 'draw-type', () => ACTION_TYPES, { about: { count: 1, left } });
    drawCards(t, seat, type, 1);
  }
}

/** Draws of the type that stands on top of the player's sheet; for General any one that he names (NA45). */
export function* drawTopmost(t: NewAngeles, seat: Seat, count: number): Play {
  const type = drawList(t.state, seat)[0]?.type ?? 'general';
  if (type === 'general') yield* drawOfOneType(t, seat, count);
  else drawCards(t, seat, type, count);
}

/** Braintrust takes one off, Floyd 2X3A7C adds five (42, I.10, NA51). */
export function handSize(state: NewAngelesState, seat: Seat): number {
  const less = controls(state, seat, 'braintrust') ? ASSET_NUMBERS.braintrust.less : 0;
  const more = controls(state, seat, 'floyd-2x3a7c') ? ASSET_NUMBERS['floyd-2x3a7c'].more : 0;
  return HAND_SIZE - less + more;
}

/** Different cards of the hand, in the order of the printed list, so that the order of options tells nothing. */
export function kindsIn(hand: readonly ActionId[]): ActionId[] {
  return ACTION_IDS.filter((id) => hand.includes(id));
}

export function takeFromHand(state: NewAngelesState, seat: Seat, card: ActionId): ActionId {
  const { hand } = state.players[seat];
  const index = hand.indexOf(card);
  if (index < 0) throw new Error(`${seat} does not hold ${card}`);
  hand.splice(index, 1);
  return card;
}

export function discardFromHand(t: NewAngeles, seat: Seat, cards: readonly ActionId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) t.state.discards.push(takeFromHand(t.state, seat, card));
  t.log('discarded', { seat, count: cards.length });
}

/** Hands cards over unseen by the others (16.8). */
export function passCards(t: NewAngeles, from: Seat, to: Seat, cards: readonly ActionId[]): void {
  if (cards.length === 0) return;
  t.reveal();
  for (const card of cards) t.state.players[to].hand.push(takeFromHand(t.state, from, card));
  t.log('hand-card-passed', { from, to, count: cards.length });
  t.tell([from, to], 'cards-passed', { from, to, cards: [...cards] });
}
