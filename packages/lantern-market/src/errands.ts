/** A merchant's turn: a few errands, each one of draw, sell, hang and fireworks. */
import { type Play, STOP } from '@polity/kernel';
import { drawLanterns, earn, pay, score } from './goods.js';
import {
  AT_ONCE,
  ERRANDS_A_TURN,
  type Errand,
  HAND_LIMIT,
  LANTERNS,
  type Market,
  merchantOf,
  type Seat,
  type T,
  takeFrom,
} from './state.js';
import { dropBrokenOffers } from './trade.js';

export function* turn(t: T, seat: Seat): Play {
  const { state } = t;
  for (let left = ERRANDS_A_TURN; left > 0; left--) {
    const errand = yield* t.ask(seat, 'errand', () => possibleErrands(state, seat), {
      canStop: true,
      always: true, // to be passed over would show an empty purse
      about: { left },
    });
    if (errand === STOP) break;
    yield* ERRANDS[errand](t, seat);
  }
  state.waiting.shift();
  if (state.waiting.length === 0) state.phase = 'dawn';
}

function possibleErrands(state: Market, seat: Seat): Errand[] {
  const { hand, coins } = merchantOf(state, seat);
  const errands: Errand[] = [];
  if (hand.length < HAND_LIMIT && state.deck.length + state.discards.length > 0) errands.push('draw');
  if (hand.length > 0) errands.push('sell', 'hang');
  if (coins > 0) errands.push('fireworks');
  return errands;
}

const ERRANDS: Readonly<Record<Errand, (t: T, seat: Seat) => Play>> = { draw, sell, hang, fireworks };

function* draw(t: T, seat: Seat): Play {
  drawLanterns(t, seat, AT_ONCE.drawn);
}

/** Each lantern fetches the price of its colour, which falls with every one sold. */
function* sell(t: T, seat: Seat): Play {
  const { state } = t;
  const merchant = merchantOf(state, seat);
  const lanterns = yield* t.askSome(seat, 'sell', () => merchant.hand.slice(), { min: 1, max: AT_ONCE.sold });
  let price = 0;
  for (const lantern of lanterns) {
    const { colour } = LANTERNS[lantern];
    price += state.prices[colour];
    state.prices[colour] = Math.max(0, state.prices[colour] - 1);
    state.discards.push(takeFrom(merchant.hand, lantern));
  }
  dropBrokenOffers(state);
  t.log('sold', { seat, lanterns, coins: earn(t, merchant, price) });
}

function* hang(t: T, seat: Seat): Play {
  const { hand, window } = merchantOf(t.state, seat);
  for (let hung = 0; hung < AT_ONCE.hung; hung++) {
    const lantern = yield* t.ask(seat, 'hang', () => hand.slice(), { canStop: hung > 0 });
    if (lantern === STOP) return;
    window.push(takeFrom(hand, lantern));
    dropBrokenOffers(t.state);
    t.log('hung', { seat, lantern });
  }
}

/** A point for each coin that goes up in smoke. */
function* fireworks(t: T, seat: Seat): Play {
  const most = () => Math.min(AT_ONCE.burnt, merchantOf(t.state, seat).coins);
  const coins = yield* t.askAmount(seat, 'fireworks', () => ({ min: 1, max: most() }), { always: true });
  pay(t, seat, coins);
  score(t, seat, 'fireworks', coins);
  t.log('fireworks', { seat, coins });
}
