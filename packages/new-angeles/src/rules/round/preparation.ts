/** The end of the set-up, in which players decide something: corporations, first hands, investments (C.6, C.9 to C.11). */
import { ROUND_TRACK } from '../../data/board.js';
import type { RivalId, Seat } from '../../names.js';
import type { NewAngeles, Play } from '../context.js';
import { clockwiseFrom } from '../seats.js';
import { giveEmergency, NOT_DEALT } from '../setup.js';
import { drawSheet } from './refresh.js';

/** In a random order, each picks one that is left (C.6, NA32). */
export function* pickCorporations(t: NewAngeles): Play {
  const { state } = t;
  const { picking } = state;
  for (let next = picking?.order[0]; picking !== null && next !== undefined; next = picking.order[0]) {
    const corporation = yield* t.ask(next, 'corporation', () => picking.left);
    picking.left = picking.left.filter((id) => id !== corporation);
    state.players[next].corporation = corporation;
    picking.order.shift();
  }
  state.picking = null;
  state.phase = 'hands';
}

/** First hands, drawn like later ones, clockwise from the active player (NA32), and the rivals. */
export function* drawFirstHands(t: NewAngeles): Play {
  const { state } = t;
  t.log('setup', { setup: state.setup, demand: state.demand, active: state.active });
  for (const seat of state.seats) {
    giveEmergency(state.players[seat]);
    t.log('corporation', { seat, corporation: state.players[seat].corporation });
  }
  for (const seat of clockwiseFrom(state, state.active)) yield* drawSheet(t, seat);
  dealRivals(t);
  dealInvestments(t);
  state.phase = 'investments';
}

/** The corporations in play and the Federalist; one is left over, unseen (C.10). A lesson has laid one before. */
function dealRivals(t: NewAngeles): void {
  const { state } = t;
  const cards: RivalId[] = [...state.seats.map((seat) => state.players[seat].corporation), 'federalist'];
  t.random.shuffle(cards);
  state.seats.forEach((seat, index) => {
    const laid = state.players[seat].rival;
    const at = cards.indexOf(laid);
    if (laid !== NOT_DEALT) [cards[index], cards[at]] = [laid, cards[index] as RivalId];
  });
  state.seats.forEach((seat, index) => {
    state.players[seat].rival = cards[index] ?? 'federalist';
  });
  state.underBoard = { rival: cards.at(-1) ?? 'federalist', seenBy: [] };
}

/** Everybody is dealt two before anybody gives one back (45.4, NA29). */
export function dealInvestments(t: NewAngeles): void {
  const { state } = t;
  for (const seat of clockwiseFrom(state, state.active)) {
    state.players[seat].drawnInvestments = t.draw(state.investmentDeck, 2);
  }
  t.log('investments-dealt', {});
}

/** Everybody keeps one of two, facedown; then a standard round begins (45.4, 45.5). */
export function* chooseInvestments(t: NewAngeles): Play {
  const { state } = t;
  const kept = yield* t.askAll(state.seats, 'investment', (seat: Seat) => ({
    options: () => state.players[seat].drawnInvestments,
  }));
  for (const seat of state.seats) {
    const player = state.players[seat];
    player.investment = kept[seat];
    state.investmentDeck.push(...player.drawnInvestments.filter((id) => id !== kept[seat]));
    player.drawnInvestments = [];
  }
  if (ROUND_TRACK[state.round] === 'demand') state.round++;
  beginRound(t);
}

/** A standard round begins with the turn of whoever holds the token (1.2). */
export function beginRound(t: NewAngeles): void {
  const number = ROUND_TRACK[t.state.round];
  if (typeof number === 'number') t.log('round', { round: number });
  t.state.phase = 'refresh';
}
