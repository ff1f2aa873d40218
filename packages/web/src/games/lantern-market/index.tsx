/** What Lantern Market brings to the page: its board, and the merchants' colours. */
import type { MarketView } from '@polity/lantern-market/page';
import { lazyPart } from '../../shell/ui/lazy-part.js';
import type { GameUi } from '../game-ui.js';
import { spotsOf } from './log-spots.js';
import { pointsOf, stallOf } from './market.js';

export default {
  Board: lazyPart(() => import('./board.js')),
  Cover: lazyPart(() => import('./cover.js')),
  drawsInterjections: true,
  seatColours: {
    amber: { colour: '--seat-2', shape: 'circle' },
    jade: { colour: '--seat-5', shape: 'hexagon' },
    coral: { colour: '--seat-1', shape: 'triangle' },
    indigo: { colour: '--seat-3', shape: 'diamond' },
  },
  telling: async () => (await import('@polity/lantern-market/telling')).telling,
  score(view, seat) {
    const stall = stallOf(view as MarketView, seat);
    return stall && pointsOf(stall);
  },
  spotsOf,
  hiddenFields: ['nights', 'offersMade', 'points'],
  drawnFields: ['hand', 'window', 'prices', 'offers', 'discards'],
  firstFields: ['hand'],
  headline: ['night', 'phase'],
} satisfies GameUi;
