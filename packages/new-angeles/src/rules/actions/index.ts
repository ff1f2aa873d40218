/** Every card that can be offered, and how the winning one is carried out (54.5, G.9). */
import { ACTIONS } from '../../data/actions.js';
import { THREAT } from '../../data/board.js';
import { CORPORATION, type EmergencyId } from '../../data/corporations.js';
import { ASSET_NUMBERS } from '../../data/numbers.js';
import { CORPORATIONS, type CorporationId } from '../../names.js';
import { controllerOf } from '../assets/control.js';
import { gain } from '../capital.js';
import type { NewAngeles, Play } from '../context.js';
import type { Offer, OfferedCard } from '../state.js';
import { raiseThreat } from '../threat.js';
import { BIOTECH } from './biotech.js';
import type { ActionCard } from './card.js';
import { CONSTRUCTION } from './construction.js';
import { EMERGENCY } from './emergency.js';
import { LABOR } from './labor.js';
import { MEDIA } from './media.js';
import { SECURITY } from './security.js';

export const ACTION_CARDS: Readonly<Record<OfferedCard, ActionCard>> = {
  ...BIOTECH,
  ...CONSTRUCTION,
  ...LABOR,
  ...MEDIA,
  ...SECURITY,
  ...EMERGENCY,
};

const WONG_YA_CHING = ASSET_NUMBERS['wong-ya-ching'].capital;

/** Its choices, unless they were declared; its steps, with contracts as they come; then the illness check (E). */
export function* carryOut(t: NewAngeles, { seat, card, declared }: Offer): Play {
  const { state } = t;
  const carriedOut = { card, illness: false, androids: false };
  state.carriedOut = carriedOut;
  t.log('carried-out', { seat, card });
  const action = ACTION_CARDS[card];
  yield* action.carryOut(t, seat, declared ?? (yield* action.choose(t, seat)));
  if (carriedOut.illness && !isExempt(card)) yield* illness(t);
  state.carriedOut = null;
}

/** Once for a card, however many districts (3.5). A token in The Root is not this effect: Wong gains nothing (NA23). */
function* illness(t: NewAngeles): Play {
  yield* raiseThreat(t, THREAT.illness, 'illness');
  const wong = controllerOf(t.state, 'wong-ya-ching');
  if (wong !== undefined) gain(t, wong, WONG_YA_CHING, 'asset');
}

/** What such a card drives into The Root raises threat all the same (NA48). */
export function isExempt(card: OfferedCard): boolean {
  return isEmergency(card) ? CORPORATION[ownerOf(card)].emergency.illnessExempt : ACTIONS[card].illnessExempt;
}

export function isEmergency(card: OfferedCard): card is EmergencyId {
  return card in EMERGENCY;
}

/** The corporation whose emergency action it is. */
export function ownerOf(card: EmergencyId): CorporationId {
  const owner = CORPORATIONS.find((id) => CORPORATION[id].emergency.id === card);
  if (owner === undefined) throw new Error(`${card} is nobody's emergency action`);
  return owner;
}
