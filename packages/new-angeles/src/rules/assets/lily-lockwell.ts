/** Lily Lockwell: a random card of a richer player, before his Refresh step (G.1). */
import { passCards } from '../hands.js';
import type { WindowAsset } from './window.js';

export const LILY_LOCKWELL: WindowAsset = {
  asset: 'lily-lockwell',
  canUse: ({ players, active }, seat) =>
    seat !== active && players[active].capital > players[seat].capital && players[active].hand.length > 0,
  *use(t, seat) {
    const { active, players } = t.state;
    passCards(t, active, seat, [t.random.pick(players[active].hand)]);
  },
};
