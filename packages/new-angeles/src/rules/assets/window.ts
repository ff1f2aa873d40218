/**
 * A window: a moment at which assets can be used. Players are asked clockwise from the active player, each only while
 * he has a ready asset that could do something now; several of one player in the order he likes (65.4, G, NA39).
 */
import { STOP } from '@polity/kernel';
import type { AssetId } from '../../data/assets.js';
import type { Seat } from '../../names.js';
import type { NewAngeles, Play } from '../context.js';
import { clockwiseFrom } from '../seats.js';
import type { NewAngelesState } from '../state.js';
import { controllerOf, inEffect, isReady, useUp } from './control.js';

export interface WindowAsset {
  readonly asset: AssetId;
  /** Whom it would act on, where that is settled already. */
  readonly on?: Seat;
  /** Whether it could do something for its controller now. */
  canUse(state: NewAngelesState, seat: Seat): boolean;
  use(t: NewAngeles, seat: Seat): Play;
}

/** A window in which nobody has anything to use, as most are: nothing is asked, and it can be gone through at any time. */
const CLOSED: Play = (function* () {})();
CLOSED.next();

/** Each asset acts once in a window at most, even when it changes hands while the window is open (I.2). */
export function openWindow(t: NewAngeles, ...assets: readonly WindowAsset[]): Play {
  for (const { asset } of assets) if (controllerOf(t.state, asset) !== undefined) return opened(t, assets);
  return CLOSED;
}

function* opened(t: NewAngeles, assets: readonly WindowAsset[]): Play {
  const { state } = t;
  const on = assets.find((one) => one.on !== undefined)?.on;
  const about = on === undefined ? {} : { player: on };
  const left = [...assets];
  for (const seat of clockwiseFrom(state, state.active)) {
    const usable = () =>
      left.filter((one) => isReady(state, seat, one.asset) && one.canUse(state, seat)).map(({ asset }) => asset);
    while (usable().length > 0) {
      const chosen = yield* t.ask(seat, 'use-asset', usable, { canStop: true, about });
      if (chosen === STOP) break;
      const index = left.findIndex(({ asset }) => asset === chosen);
      const [asset] = left.splice(index, 1);
      useUp(t, seat, chosen);
      if (asset) yield* inEffect(t, asset.use(t, seat));
    }
  }
}
