/** Assets that act in the Resolution step and at the end of a deal (G.7, G.8, G.11). */
import { ASSET_NUMBERS } from '../../data/numbers.js';
import type { Side } from '../../names.js';
import { gain, steal } from '../capital.js';
import { dealOf, playerOn } from '../deal/sides.js';
import { drawTopmost } from '../hands.js';
import type { WindowAsset } from './window.js';

const SIDES: readonly Side[] = ['main', 'counter'];
const SAUL = ASSET_NUMBERS['saul-eustecio'].capital;
const MONICA = ASSET_NUMBERS['monica-singh'].capital;
const RACHEL = ASSET_NUMBERS['rachel-beckmann'].draws;

/** Whatever the support: the active or the countering player wins. */
export const TANAKA: WindowAsset = {
  asset: 'tanaka',
  canUse: ({ deal }) => deal !== null && deal.countering !== null,
  *use(t, seat) {
    const side = yield* t.ask(seat, 'side', () => SIDES, { about: { asset: 'tanaka' } });
    dealOf(t.state).winner = side;
    t.log('winner-chosen', { seat, side });
  },
};

/** Decides a tie. */
export function midori(): WindowAsset & { chosen(): Side | undefined } {
  let chosen: Side | undefined;
  return {
    asset: 'midori',
    canUse: () => true,
    *use(t, seat) {
      chosen = yield* t.ask(seat, 'side', () => SIDES, { about: { asset: 'midori' } });
      t.log('winner-chosen', { seat, side: chosen });
    },
    chosen: () => chosen,
  };
}

/** When the countering player wins, the active player is consoled too. */
export const SAUL_EUSTECIO: WindowAsset = {
  asset: 'saul-eustecio',
  canUse: ({ deal }) => deal?.winner === 'counter',
  *use(t, seat) {
    gain(t, seat, SAUL, 'asset');
    gain(t, t.state.active, SAUL, 'asset');
  },
};

/** An active player who lost takes it out of the winner; not of himself after The Fall Guy (NA27). */
export const MONICA_SINGH: WindowAsset = {
  asset: 'monica-singh',
  canUse: ({ deal, active, players }, seat) =>
    seat === active &&
    deal?.winner === 'counter' &&
    deal.countering !== null &&
    deal.countering !== seat &&
    players[deal.countering].capital > 0,
  *use(t, seat) {
    steal(t, seat, playerOn(t.state, dealOf(t.state), 'counter'), MONICA);
  },
};

export const RACHEL_BECKMANN: WindowAsset = {
  asset: 'rachel-beckmann',
  canUse: ({ players }, seat) => players[seat].hand.length === 0,
  use: (t, seat) => drawTopmost(t, seat, RACHEL),
};
