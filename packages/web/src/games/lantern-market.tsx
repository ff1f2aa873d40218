/** What Lantern Market brings to the page: the merchants' colours, and which offer a number stands for. */
import type { Json, JsonObject } from '@polity/kernel';
import type { GameUi } from './game-ui.js';

interface Offers {
  readonly offers?: readonly {
    readonly id: number;
    readonly from: string;
    readonly give: string;
    readonly want: string;
  }[];
}

/** Offers are accepted and withdrawn by their number; in words they are what is given for what. */
function details(kind: string, option: Json, _about: JsonObject, view: object): JsonObject {
  if (kind !== 'accept' && kind !== 'withdraw') return {};
  const offer = (view as Offers).offers?.find(({ id }) => id === option);
  return offer ? { from: offer.from, give: offer.give, want: offer.want } : {};
}

interface Merchants {
  readonly merchants?: readonly { readonly seat: string; readonly points: readonly { readonly amount: number }[] }[];
}

function score(view: object, seat: string): number | undefined {
  const merchant = (view as Merchants).merchants?.find((one) => one.seat === seat);
  return merchant?.points.reduce((sum, { amount }) => sum + amount, 0);
}

export default {
  seatColours: {
    amber: { colour: '--seat-2', shape: 'circle' },
    jade: { colour: '--seat-5', shape: 'hexagon' },
    coral: { colour: '--seat-1', shape: 'triangle' },
    indigo: { colour: '--seat-3', shape: 'diamond' },
  },
  words: { details, headings: ['dusk'] },
  score,
  hiddenFields: ['nights', 'offersMade', 'points'],
  firstFields: ['hand'],
  headline: ['night', 'phase'],
} satisfies GameUi;
