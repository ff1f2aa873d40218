/** Proposing: the main offer and the counteroffers, with what they cost (13, 25, G.4, G.5). */
import { STOP } from '@polity/kernel';
import type { ActionId } from '../../data/actions.js';
import type { Seat } from '../../names.js';
import { isEmergency } from '../actions/index.js';
import { controllerOf, inEffect } from '../assets/control.js';
import { capriceNisei, chiefGorman, markYale, theFallGuy } from '../assets/on-offers.js';
import { openWindow } from '../assets/window.js';
import type { NewAngeles, Play } from '../context.js';
import { discardFromHand, kindsIn, passCards, takeFromHand } from '../hands.js';
import { clockwiseFrom } from '../seats.js';
import type { NewAngelesState, Offer, OfferedCard } from '../state.js';
import { dealOf } from './sides.js';

/** The active player must propose something, if he has anything (13.2, NA24). */
export function* mainOffer(t: NewAngeles): Play {
  const { state } = t;
  const { active } = state;
  const deal = dealOf(state);
  if (offerable(state, active).length === 0) {
    t.log('no-main-offer', { seat: active });
    return;
  }
  // Not to be asked would show that all his cards are alike.
  const card = yield* t.ask(active, 'main-offer', () => offerable(state, active), { always: true });
  const offer: Offer = { seat: active, card: takeOffered(state, active, card), declared: null };
  deal.main = offer;
  t.log('main-offer', { seat: active, card });
  yield* openWindow(t, capriceNisei(offer));
  yield* openWindow(t, markYale(offer));
}

/** Either the active player counters himself with The Fall Guy, or each other player has his chance (54.3). */
export function* counteroffers(t: NewAngeles): Play {
  const { state } = t;
  const fallGuy = theFallGuy(() => offerable(state, state.active).length > 0);
  yield* openWindow(t, fallGuy);
  if (fallGuy.used()) {
    // Proposing it is what the asset does: nothing is traded before it lies there (NA10).
    const extra = { always: true, about: { price: 0 } } as const;
    const card = yield* inEffect(
      t,
      t.ask(state.active, 'counteroffer', () => offerable(state, state.active), extra),
    );
    yield* propose(t, state.active, card, []);
    return;
  }
  for (const seat of clockwiseFrom(state, state.active).slice(1)) yield* counteroffer(t, seat);
}

/** As many cards are discarded as lie in the Counteroffer box already, of those that are left in the hand (25.4, NA46). */
function* counteroffer(t: NewAngeles, seat: Seat): Play {
  const { state } = t;
  const price = dealOf(state).counters.length;
  const payable = () => offerable(state, seat).filter((card) => handWithout(state, seat, card).length >= price);
  const card = yield* t.ask(seat, 'counteroffer', payable, { canStop: true, about: { price } });
  if (card === STOP) {
    t.log('no-counteroffer', { seat });
    return;
  }
  const rest = () => handWithout(state, seat, card);
  const paid = yield* t.askSome(seat, 'price', rest, { min: price, max: price, about: { card } });
  yield* propose(t, seat, card, paid);
}

function* propose(t: NewAngeles, seat: Seat, card: OfferedCard, paid: readonly ActionId[]): Play {
  const { state } = t;
  const deal = dealOf(state);
  const offer: Offer = { seat, card: takeOffered(state, seat, card), declared: null };
  payPrice(t, seat, paid);
  deal.counters.push(offer);
  deal.countering = seat;
  t.log('counteroffer', { seat, card, price: paid.length });
  yield* openWindow(t, capriceNisei(offer));
  yield* openWindow(t, chiefGorman(offer));
  yield* openWindow(t, markYale(offer));
}

/** Aaron Marron's controller takes what others discard for a counteroffer. */
function payPrice(t: NewAngeles, seat: Seat, cards: readonly ActionId[]): void {
  const aaron = controllerOf(t.state, 'aaron-marron');
  if (aaron === undefined || aaron === seat) discardFromHand(t, seat, cards);
  else passCards(t, seat, aaron, cards);
}

/** The different cards of his hand, and the emergency actions that lie faceup before him. */
function offerable(state: NewAngelesState, seat: Seat): OfferedCard[] {
  const { hand, emergencies } = state.players[seat];
  return [...kindsIn(hand), ...emergencies.filter(({ faceup }) => faceup).map(({ card }) => card)];
}

function handWithout(state: NewAngelesState, seat: Seat, card: OfferedCard): ActionId[] {
  const { hand } = state.players[seat];
  return isEmergency(card) ? hand.slice() : hand.toSpliced(hand.indexOf(card), 1);
}

function takeOffered(state: NewAngelesState, seat: Seat, card: OfferedCard): OfferedCard {
  if (!isEmergency(card)) return takeFromHand(state, seat, card);
  const player = state.players[seat];
  player.emergencies = player.emergencies.filter((one) => one.card !== card);
  return card;
}
