/** A night at the market: the bids for the gate at dusk, a turn for everybody, and the count of the windows at dawn. */
import type { Play } from '@polity/kernel';
import { turn } from './errands.js';
import { drawLanterns, earn, pay, score } from './goods.js';
import {
  COLOURS,
  clockwiseFrom,
  HIGHEST_PRICE,
  LANTERNS,
  type Lantern,
  merchantOf,
  type Seat,
  type T,
} from './state.js';

const GATE_POINTS = 2;
const INCOME = 2;

/** Each step begins from the state alone, so that the game can be stopped and started again between any two. */
export function* play(t: T): Play {
  while (t.state.night <= t.state.nights) {
    yield* step(t);
    yield* t.checkpoint();
  }
}

function* step(t: T): Play {
  const [next] = t.state.waiting;
  if (t.state.phase === 'dusk') dusk(t);
  else if (t.state.phase === 'bids') yield* bids(t);
  else if (next !== undefined) yield* turn(t, next);
  else dawn(t);
}

/** Everybody is brought a lantern. */
function dusk(t: T): void {
  t.log('dusk', { night: t.state.night });
  for (const { seat } of t.state.merchants) drawLanterns(t, seat, 1);
  t.state.phase = 'bids';
}

/** All bid in secret for the place at the gate. The highest bidder alone pays, and begins the market. */
function* bids(t: T): Play {
  const { state } = t;
  const order = clockwiseFrom(state, state.gate);
  const bids = yield* t.askAll(order, 'bid', (seat) => ({
    range: () => ({ min: 0, max: merchantOf(state, seat).coins }),
    always: true, // not to be asked would show an empty purse
  }));
  t.log('bids', { bids });

  // Among equal bids the next clockwise comes first, and who holds the gate already last.
  const [holder, ...others] = order as [Seat, ...Seat[]];
  const winner = [...others, holder].reduce((best, seat) => (bids[seat] > bids[best] ? seat : best));
  pay(t, winner, bids[winner]);
  score(t, winner, 'gate', GATE_POINTS);
  t.log('gate', { seat: winner, paid: bids[winner] });
  state.gate = winner;
  state.waiting = clockwiseFrom(state, winner);
  state.phase = 'market';
}

/** The brightest window of each colour scores, the lanterns burn down, prices recover, everybody earns a little. */
function dawn(t: T): void {
  const { state } = t;
  for (const colour of COLOURS) {
    const light = state.merchants.map(({ window }) => brightness(window, colour));
    const most = Math.max(...light);
    if (most === 0) continue;
    const seats = state.merchants.filter((_, i) => light[i] === most).map(({ seat }) => seat);
    const points = seats.length === 1 ? 2 : 1;
    for (const seat of seats) score(t, seat, 'windows', points);
    t.log('brightest', { colour, seats, points });
  }
  for (const merchant of state.merchants) {
    state.discards.push(...merchant.window);
    merchant.window = [];
    earn(t, merchant, INCOME);
  }
  for (const colour of COLOURS) state.prices[colour] = Math.min(HIGHEST_PRICE, state.prices[colour] + 1);
  state.night++;
  state.phase = 'dusk';
}

function brightness(window: readonly Lantern[], colour: string): number {
  let light = 0;
  for (const lantern of window) if (LANTERNS[lantern].colour === colour) light += LANTERNS[lantern].brightness;
  return light;
}
