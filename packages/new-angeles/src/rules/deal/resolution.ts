/** Resolution: who wins, what follows from it, and how the table is cleared (54.5, G.7 to G.11). */
import { ASSET_NUMBERS } from '../../data/numbers.js';
import type { Side } from '../../names.js';
import { carryOut } from '../actions/index.js';
import { claim } from '../assets/claim.js';
import { controls, inEffect, putUnderDeck } from '../assets/control.js';
import { MONICA_SINGH, midori, RACHEL_BECKMANN, SAUL_EUSTECIO, TANAKA } from '../assets/on-resolution.js';
import { openWindow } from '../assets/window.js';
import { gain } from '../capital.js';
import type { NewAngeles, Play } from '../context.js';
import { leftOf } from '../seats.js';
import { discardOffer } from './return.js';
import { dealOf, offerOn, playerOn, supportFor } from './sides.js';

const COACH_WALDEN = ASSET_NUMBERS['coach-walden'].capital;
const JACKSON_HOWARD = ASSET_NUMBERS['jackson-howard'].capital;

export function* resolution(t: NewAngeles): Play {
  const { state } = t;
  const deal = dealOf(state);
  if (deal.main === null && deal.countering === null) callOff(t);
  else {
    const side = yield* winningSide(t);
    deal.winner = side;
    const seat = playerOn(state, deal, side);
    t.log('deal-won', { seat, side, main: supportFor(deal, 'main'), counter: supportFor(deal, 'counter') });
    yield* winnerFixed(t);
    const offer = offerOn(deal, side);
    if (offer !== null) yield* inEffect(t, carryOut(t, offer));
    const { asset } = deal;
    deal.asset = null;
    if (asset !== null) yield* inEffect(t, claim(t, seat, asset));
  }
  clearTable(t);
  yield* openWindow(t, RACHEL_BECKMANN);
}

/** Nobody had anything to offer: the asset goes under the deck (NA24). */
function callOff(t: NewAngeles): void {
  const deal = dealOf(t.state);
  t.log('no-deal', {});
  if (deal.asset === null) return;
  putUnderDeck(t, deal.asset);
  t.log('asset-discarded', { seat: null, asset: deal.asset });
  deal.asset = null;
}

/** More cards win, on a tie the active player, unless Tanaka or Midori say otherwise. */
function* winningSide(t: NewAngeles): Play<Side> {
  const deal = dealOf(t.state);
  yield* openWindow(t, TANAKA);
  if (deal.winner !== null) return deal.winner;
  if (deal.countering === null) return 'main';
  if (deal.main === null) return 'counter';
  const lead = supportFor(deal, 'counter') - supportFor(deal, 'main');
  if (lead !== 0) return lead > 0 ? 'counter' : 'main';
  const choice = midori();
  yield* openWindow(t, choice);
  return choice.chosen() ?? 'main';
}

/** Abilities about winning and losing act before the offer is carried out (G.8, NA57). */
function* winnerFixed(t: NewAngeles): Play {
  const { state } = t;
  const deal = dealOf(state);
  const winner = playerOn(state, deal, deal.winner ?? 'main');
  const coach = leftOf(state, winner);
  if (controls(state, coach, 'coach-walden')) gain(t, coach, COACH_WALDEN, 'asset');
  if (deal.named?.player === winner) gain(t, deal.named.by, JACKSON_HOWARD, 'asset');
  yield* openWindow(t, SAUL_EUSTECIO, MONICA_SINGH);
}

/** All action cards of the deal go to the pile; that is its end, and with it its bans end (G.11, NA60). */
function clearTable(t: NewAngeles): void {
  const { state } = t;
  const deal = dealOf(state);
  const winning = deal.winner === null ? null : offerOn(deal, deal.winner);
  for (const offer of [deal.main, ...deal.counters]) if (offer !== null) discardOffer(t, offer, offer === winning);
  for (const { cards, blind } of Object.values(deal.support)) {
    state.discards.push(...cards, ...(blind === null ? [] : [blind]));
  }
  state.deal = null;
}
