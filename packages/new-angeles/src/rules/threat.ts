/** Threat, and the end of the city when it reaches the last space (64). */
import { THREAT } from '../data/board.js';
import { controllerOf, inEffect } from './assets/control.js';
import { SUNNY_LEBEAU } from './assets/sunny-lebeau.js';
import { openWindow } from './assets/window.js';
import type { NewAngeles, Play } from './context.js';
import type { ThreatReason } from './log.js';

/** Thrown where threat reaches its end: the game is over at that instant, in the middle of any effect (64, NA11). */
export class CityFalls extends Error {}
/** Made once: where it is thrown tells nothing, and finding that out is slow. */
const CITY_FALLS = new CityFalls();

/** Each call is one increase: Sunny LeBeau acts once for it (NA33). */
export function* raiseThreat(t: NewAngeles, amount: number, reason: ThreatReason): Play {
  if (amount <= 0) return;
  const { state } = t;
  state.threat = Math.min(THREAT.end, state.threat + amount);
  t.log('threat', { amount, reason });
  if (state.threat >= THREAT.end) throw CITY_FALLS;
  // Threat rises in the middle of effects, events and production: nothing is traded there.
  if (controllerOf(state, SUNNY_LEBEAU.asset) !== undefined) yield* inEffect(t, openWindow(t, SUNNY_LEBEAU));
}

/** Never below 0 (NA11). */
export function lowerThreat(t: NewAngeles, amount: number): void {
  const fallen = Math.min(amount, t.state.threat);
  if (fallen === 0) return;
  t.state.threat -= fallen;
  t.log('threat', { amount: -fallen, reason: 'action' });
}
