/** Capital on its way to and from a player (15). */
import type { Seat } from '../names.js';
import type { NewAngeles } from './context.js';
import type { CapitalSource, NewAngelesState } from './state.js';
import { lapseOffers } from './trade-offers.js';

export function gain(t: NewAngeles, seat: Seat, amount: number, source: CapitalSource): void {
  if (amount === 0) return;
  t.state.players[seat].capital += amount;
  note(t.state, seat, amount, source);
  t.log('capital', { seat, amount, source });
}

/** Capital never falls below 0: a loss takes what there is (NA8). Returns what was lost. */
export function lose(t: NewAngeles, seat: Seat, amount: number, source: CapitalSource): number {
  const lost = Math.min(amount, t.state.players[seat].capital);
  if (lost === 0) return 0;
  t.state.players[seat].capital -= lost;
  note(t.state, seat, -lost, source);
  t.log('capital', { seat, amount: -lost, source });
  lapseOffers(t);
  return lost;
}

/** The thief gains what the victim loses, at most what the victim has (27.1, NA8). */
export function steal(t: NewAngeles, thief: Seat, victim: Seat, amount: number): void {
  if (thief !== victim) gain(t, thief, lose(t, victim, amount, 'asset'), 'asset');
}

/** Sums up where capital came from, for the charts. */
export function note(state: NewAngelesState, seat: Seat, amount: number, source: CapitalSource): void {
  const { capitalHistory, round } = state;
  const entry = capitalHistory.find((one) => one.seat === seat && one.source === source && one.round === round);
  if (entry) entry.amount += amount;
  else capitalHistory.push({ seat, source, round, amount });
}
