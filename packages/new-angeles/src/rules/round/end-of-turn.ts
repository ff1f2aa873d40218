/** The end of a turn: abilities, hand size, and the token passes to the left (8.3, G.12). */
import { inEffect } from '../assets/control.js';
import { endOfTurnAbilities } from '../assets/end-of-turn.js';
import type { NewAngeles, Play } from '../context.js';
import { discardFromHand, handSize } from '../hands.js';
import { leftOf } from '../seats.js';

export function* endOfTurn(t: NewAngeles): Play {
  const { state } = t;
  yield* endOfTurnAbilities(t);
  // A trade could change the hand size while the player chooses: he discards in one go.
  yield* inEffect(t, discardDown(t));
  state.keepsHand = null;
  state.active = leftOf(state, state.active);
  // The Action Phase ends when the turn track is empty (8.4).
  state.phase = state.turnTrack.length === 0 ? 'production' : 'refresh';
}

function* discardDown(t: NewAngeles): Play {
  const { state } = t;
  const { active, keepsHand } = state;
  const { hand } = state.players[active];
  const excess = hand.length - handSize(state, active);
  if (excess <= 0 || keepsHand === active) return;
  const cards = yield* t.askSome(active, 'hand-size', () => hand.slice(), { min: excess, max: excess });
  discardFromHand(t, active, cards);
}
