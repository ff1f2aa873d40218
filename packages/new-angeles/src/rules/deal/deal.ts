/** A deal from the asset to the end, in five steps (54). */
import { JACKSON_HOWARD } from '../assets/on-offers.js';
import { openWindow } from '../assets/window.js';
import type { NewAngeles, Play } from '../context.js';
import { counteroffers, mainOffer } from './offers.js';
import { resolution } from './resolution.js';
import { support } from './support.js';

export function* resolveDeal(t: NewAngeles): Play {
  yield* revealAsset(t);
  yield* mainOffer(t);
  yield* counteroffers(t);
  yield* support(t);
  yield* resolution(t);
}

/** The asset on the highest occupied space of the turn track (54.1). */
function* revealAsset(t: NewAngeles): Play {
  const { state } = t;
  const [asset] = t.draw(state.turnTrack);
  state.deal = {
    asset: asset ?? null,
    main: null,
    counters: [],
    countering: null,
    support: {},
    abstained: [],
    named: null,
    banned: [],
    barred: [],
    winner: null,
  };
  if (asset === undefined) return;
  t.log('asset-revealed', { asset });
  yield* openWindow(t, JACKSON_HOWARD);
}
