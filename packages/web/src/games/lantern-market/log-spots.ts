/** The spots and anchors of the board that a line of the log speaks of. */
import { LANTERNS, type MarketNames } from '@polity/lantern-market/page';
import { spotsByKind } from '../../board/log-spots.js';

const nowhere = () => [];

export const spotsOf = spotsByKind<MarketNames['log']>({
  dusk: nowhere,
  bids: nowhere,
  gate: ({ seat }) => [`stall:${seat}`],
  drew: ({ seat }) => [`hand:${seat}`],
  drawn: ({ lanterns }) => lanterns.map((lantern) => `lantern:${lantern}:0`),
  reshuffled: () => ['deck'],
  sold: ({ seat, lanterns }) => [...lanterns.map((lantern) => `price:${LANTERNS[lantern].colour}`), `coins:${seat}`],
  hung: ({ seat }) => [`window:${seat}`],
  fireworks: ({ seat }) => [`points:${seat}`],
  brightest: ({ seats }) => seats.map((seat) => `points:${seat}`),
  offered: ({ seat }) => [`offer:${seat}`],
  traded: ({ from, to }) => [`hand:${from}`, `hand:${to}`],
  withdrew: ({ seat }) => [`hand:${seat}`],
});
