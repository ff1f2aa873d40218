/** How Lantern Market's questions are answered by pointing. */
import {
  type Colour,
  type Errand,
  LANTERNS,
  type Lantern,
  type MarketNames,
  type MarketView,
} from '@polity/lantern-market/page';
import type { AskTable, BoardRules, OpenAsk, Plan } from '../../board/board-rules.js';
import { each, one, type Path } from '../../board/path.js';
import { openHand, stallOf } from './market.js';

export type Spot =
  | `errand:${Errand}`
  /** A lantern in my hand; two alike are told apart by a number. */
  | `lantern:${Lantern}:${number}`
  /** My window, and where a colour is sold. */
  | 'window'
  | `price:${Colour}`;

/** Every copy of a lantern in the hand of whoever is asked. */
function copiesOf(lantern: Lantern, { seat }: OpenAsk, view: MarketView): readonly Spot[] {
  const copies = openHand(stallOf(view, seat)).filter((other) => other === lantern);
  return copies.map((_, nth): Spot => `lantern:${lantern}:${nth}`);
}

/** An errand is its button; a lantern that is carried to the window or to its price says which errand is meant. */
function onErrand(errand: Errand, ask: OpenAsk, view: MarketView): readonly Path<Spot>[] {
  if (errand !== 'hang' && errand !== 'sell') return one(`errand:${errand}`);
  const carried = [...new Set(openHand(stallOf(view, ask.seat)))].flatMap((lantern) => {
    const to: Spot = errand === 'hang' ? 'window' : `price:${LANTERNS[lantern].colour}`;
    return copiesOf(lantern, ask, view).map((spot): Path<Spot> => [spot, to]);
  });
  return [[`errand:${errand}`], ...carried];
}

function whatWasCarried([first, to]: Path<Spot>): Plan {
  const lantern = first?.split(':')[1];
  if (to === undefined || lantern === undefined) return [];
  return [to === 'window' ? { kind: 'hang', answer: lantern } : { kind: 'sell', answer: [lantern] }];
}

const coinsOf = ({ seat }: OpenAsk, view: MarketView) => stallOf(view, seat)?.coins ?? 0;

const ASKS: AskTable<MarketNames['asks'], MarketView, Spot> = {
  bid: {
    amount: (ask, view) => ({
      unit: 'coin',
      start: ask.min,
      fist: true,
      say: (amount, words) => words.say('amount.bid', { amount, left: coinsOf(ask, view) - amount }),
    }),
  },
  errand: { paths: onErrand, plan: whatWasCarried },
  sell: { paths: (lantern, ask, view) => each(copiesOf(lantern, ask, view)) },
  hang: {
    paths: (lantern, ask, view) =>
      copiesOf(lantern, ask, view).flatMap((spot): Path<Spot>[] => [[spot], [spot, 'window']]),
  },
  fireworks: {
    amount: (ask, view) => ({
      unit: 'coin',
      start: ask.max,
      say: (amount, words) => words.say('amount.fireworks', { amount, left: coinsOf(ask, view) - amount }),
    }),
  },
};

export const LANTERN_MARKET: BoardRules<MarketView, Spot> = {
  asks: ASKS,
  whyNot(spot, { kind }, _view, words) {
    const [place, errand] = spot.split(':');
    return kind === 'errand' && place === 'errand' ? words.say(`why.${errand}`) : undefined;
  },
  canCarry: (spot) => spot.startsWith('lantern:'),
};
