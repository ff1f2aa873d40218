/** Where offered cards go when they leave a deal (17.3, 25.8, 54.5). */
import type { EmergencyId } from '../../data/corporations.js';
import { isEmergency, ownerOf } from '../actions/index.js';
import type { NewAngeles } from '../context.js';
import { leaderOf } from '../seats.js';
import type { Offer } from '../state.js';

/** A counteroffer that is sent back goes to its player's hand, an emergency action home. */
export function takeBack(t: NewAngeles, { seat, card }: Offer): void {
  t.log('sent-back', { seat, card });
  if (isEmergency(card)) goHome(t, card, true);
  else t.state.players[seat].hand.push(card);
}

/** Facedown on the pile; an emergency action goes home, facedown only if it won. */
export function discardOffer(t: NewAngeles, { card }: Offer, won: boolean): void {
  if (isEmergency(card)) goHome(t, card, !won);
  else t.state.discards.push(card);
}

/** To the player of its corporation, whoever proposed it (17.6). */
function goHome(t: NewAngeles, card: EmergencyId, faceup: boolean): void {
  const seat = leaderOf(t.state, ownerOf(card));
  if (seat === undefined) throw new Error(`nobody leads the corporation of ${card}`);
  t.state.players[seat].emergencies.push({ card, faceup });
  t.log('emergency-home', { seat, card, faceup });
}
