/** Support: everybody who has no offer on the table puts cards facedown beside one, or abstains (54.4, 57, G.6). */
import { STOP } from '@polity/kernel';
import type { Seat } from '../../names.js';
import { eiko, ISABEL_MCGUIRE, LOCUST_COMPANY } from '../assets/on-support.js';
import { openWindow } from '../assets/window.js';
import type { NewAngeles, Play } from '../context.js';
import { takeFromHand } from '../hands.js';
import { clockwiseFrom } from '../seats.js';
import { dealOf, openSides } from './sides.js';

/** It is held even if nobody countered: some cards reward supporters (54, NA25). */
export function* support(t: NewAngeles): Play {
  const { state } = t;
  const deal = dealOf(state);
  if (deal.main === null && deal.countering === null) return;
  yield* openWindow(t, ISABEL_MCGUIRE, LOCUST_COMPANY);
  for (const seat of clockwiseFrom(state, state.active).slice(1)) {
    if (seat !== deal.countering) yield* supportOrAbstain(t, seat);
  }
}

function* supportOrAbstain(t: NewAngeles, seat: Seat): Play {
  const deal = dealOf(t.state);
  const { hand } = t.state.players[seat];
  // Isabel McGuire's card is support already: he may add to it, but only there (I.6), and not past Locust Company.
  const before = deal.support[seat];
  const sides = openSides(deal, seat).filter((side) => before === undefined || side === before.side);
  const side = yield* t.ask(seat, 'support', () => (hand.length === 0 ? [] : sides), { canStop: true });
  if (side === STOP) {
    if (before) return;
    deal.abstained.push(seat);
    t.log('abstained', { seat });
    yield* openWindow(t, eiko(seat));
    return;
  }
  const cards = yield* t.askSome(seat, 'support-cards', () => hand.slice(), { min: 1, about: { side } });
  const support = before ?? { side, cards: [], blind: null };
  for (const card of cards) support.cards.push(takeFromHand(t.state, seat, card));
  deal.support[seat] = support;
  t.log('support', { seat, side, count: cards.length });
}
