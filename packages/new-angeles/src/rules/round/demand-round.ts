/** A demand round: investments are scored, the demand is paid, the next one comes (45). */
import { ROUND_TRACK } from '../../data/board.js';
import { DEMANDS } from '../../data/demands.js';
import { RESOURCES } from '../../names.js';
import { gain } from '../capital.js';
import type { NewAngeles, Play } from '../context.js';
import { worthOf } from '../investments.js';
import { clockwiseFrom } from '../seats.js';
import { raiseThreat } from '../threat.js';
import { endGame } from '../winners.js';
import { dealInvestments } from './preparation.js';

/** Each is revealed and scored, clockwise from the active player; it then goes back to the others (45.1, NA31). */
export function* scoreInvestments(t: NewAngeles): Play {
  const { state } = t;
  t.log('demand-round', { number: demandRound(state.round) });
  t.reveal();
  for (const seat of clockwiseFrom(state, state.active)) {
    const { investment } = state.players[seat];
    if (investment === null) continue;
    const capital = worthOf(state, investment);
    t.log('investment-scored', { seat, investment, capital });
    gain(t, seat, capital, 'investment');
    state.players[seat].investment = null;
    state.investmentDeck.push(investment);
  }
  state.phase = 'pay-demand';
}

function demandRound(round: number): number {
  return ROUND_TRACK.slice(0, round + 1).filter((space) => space === 'demand').length;
}

/** One resource too few is enough to fail, and failing costs once (45.2). */
export function* payDemand(t: NewAngeles): Play {
  const { state } = t;
  const { demand } = state;
  const { demand: asked, failThreat } = DEMANDS[demand];
  const missing = RESOURCES.filter((resource) => state.supply[resource] < asked[resource]);
  if (missing.length === 0) t.log('demand-met', { demand });
  else {
    t.log('demand-failed', { demand, missing });
    yield* raiseThreat(t, failThreat, 'demand');
  }
  if (state.round === ROUND_TRACK.length - 1) endGame(t, 'demand');
  else state.phase = 'reveal-demand';
}

/** The supply starts again at nothing (45.3). */
export function* revealDemand(t: NewAngeles): Play {
  const { state } = t;
  for (const resource of RESOURCES) state.supply[resource] = 0;
  const [demand] = t.draw(state.demandDeck);
  if (demand === undefined) throw new Error('the demand deck is empty');
  state.demandDeck.unshift(state.demand);
  state.demand = demand;
  t.log('demand-revealed', { demand });
  t.random.shuffle(state.investmentDeck);
  dealInvestments(t);
  state.phase = 'investments';
}
