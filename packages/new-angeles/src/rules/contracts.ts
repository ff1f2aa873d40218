/** The corporations' contracts: capital for whoever leads one when its condition is fulfilled (24). */
import { CORPORATION } from '../data/corporations.js';
import type { CorporationId } from '../names.js';
import { gain } from './capital.js';
import type { NewAngeles } from './context.js';
import { leaderOf } from './seats.js';

/** Only an action card, an emergency action included, fulfils these contracts, whoever carries it out (24.2, NA12). */
export function fulfil(t: NewAngeles, corporation: CorporationId, times = 1): void {
  if (t.state.carriedOut !== null) payContract(t, corporation, times);
}

export function payContract(t: NewAngeles, corporation: CorporationId, times = 1): void {
  const seat = leaderOf(t.state, corporation);
  if (seat !== undefined) gain(t, seat, CORPORATION[corporation].contract.capital * times, 'contract');
}
