/**
 * Lantern Market, a small game of our own that uses everything the kernel offers: merchants draw, trade, sell and hang
 * lanterns over a few nights. It is the example to read before writing a game, and the kernel's tests and benchmark.
 */
import type { Catalog, Game, Standing } from '@polity/kernel';
import { check, imagine, view } from './knowledge.js';
import { play } from './night.js';
import {
  COPIES,
  LANTERNS,
  type Market,
  type MarketNames,
  type Merchant,
  OPTIONS,
  type Options,
  seatsOf,
  setup,
} from './state.js';
import { trade } from './trade.js';

export type { Market, MarketNames, Options as MarketOptions } from './state.js';

export const lanternMarket: Game<Market, MarketNames, Options> = {
  id: 'lantern-market',
  rules: 1,
  options: OPTIONS,
  seats: seatsOf,
  setup,
  play,
  view,
  standings,
  interjections: trade,
  check,
  imagine,
  catalog,
};

/** Most points first; of equals, the richer. Who is equal in both shares a place. */
function standings({ merchants }: Market): readonly Standing[] {
  return merchants
    .map((merchant) => {
      const place = 1 + merchants.filter((other) => isAhead(other, merchant)).length;
      const { seat, points } = merchant;
      return { seat, place, score: total(merchant), won: place === 1, points: points.slice() };
    })
    .sort((a, b) => a.place - b.place);
}

function isAhead(a: Merchant, b: Merchant): boolean {
  return total(a) > total(b) || (total(a) === total(b) && a.coins > b.coins);
}

function total({ points }: Merchant): number {
  return points.reduce((sum, { amount }) => sum + amount, 0);
}

function catalog(): Catalog {
  return {
    lanterns: Object.entries(LANTERNS).map(([lantern, printed]) => ({ lantern, ...printed, copies: COPIES })),
  };
}
