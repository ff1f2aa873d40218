/** What a trade is worth to a player: what he gives and gets, in his hands and in those of the other. */
import type { AssetId } from '../data/assets.js';
import type { Seat } from '../names.js';
import { goalOf } from '../reading/winning.js';
import type { Goods, TradeOffer } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import { worthInPlay } from './asset-worth.js';
import { guessedInterests, type Interests } from './interests.js';

/** What nobody can be held to is worth little, and costs little. */
const PROMISE = 0.5;
/** One trades for something, not for nothing. */
export const WORTH_TRADING = 0.4;

/** To whom it is offered, as he sees it. */
export function tradeWorth(mine: Interests, { from, give, want, promise, ask }: TradeOffer): number {
  const { view, seat } = mine;
  const theirs = guessedInterests(view, from);
  const brings = goodsWorth(mine, give) - goodsWorth(mine, want);
  const bringsThem = goodsWorth(theirs, want) - goodsWorth(theirs, give);
  const words = (promise === '' ? 0 : PROMISE) - (ask === '' ? 0 : PROMISE);
  return brings * mine.capitalOf(seat) + bringsThem * mine.capitalOf(from) + words;
}

function goodsWorth(of: Interests, { capital, assets }: Goods): number {
  return assets.reduce((sum, asset) => sum + worthInHands(of, asset), capital);
}

/** What an asset is worth in somebody's hands: some are of more use to one than to another. */
export function worthInHands(of: Interests, asset: AssetId): number {
  return worthInPlay(asset) * (OF_USE[asset]?.(of) ?? 1);
}

/** How much more or less than usual, by what lies open, and what somebody knows of himself. */
const OF_USE: Readonly<Partial<Record<AssetId, (of: Interests) => number>>> = {
  // Steals from who is richer.
  'lily-lockwell': ({ view, seat }) => (2 * richerThan(view, seat)) / (view.seats.length - 1),
  // Steals most from the richest, who cannot be robbed by himself.
  'marco-cubrero': ({ view, seat }) => (richerThan(view, seat) === 0 ? 0.5 : 1.1),
  // Sells cards: who has none has nothing to sell.
  'bernice-mai': ({ view, seat }) => Math.min(1.6, 0.3 + view.players[seat].handCount / 5),
  'rachel-beckmann': ({ view, seat }) => (view.players[seat].handCount <= 2 ? 1.8 : 0.5),
  // Exchanges the rival: only for who has one that is hard to pass.
  'thomas-haas': ({ view, seat }) => {
    const goal = goalOf(view, seat);
    if (goal === undefined) return 1;
    return goal.kind === 'federalist' || goal.short === 0 ? 0.2 : Math.min(2, 1 + goal.short / 8);
  },
  // Cost the city something, or live of what it costs.
  'fumiko-yamamori': ({ care }) => (care < 0 ? 1.4 : 1),
  'sunny-lebeau': ({ care }) => (care < 0 ? 1.6 : 1),
};

function richerThan({ seats, players }: NewAngelesView, seat: Seat): number {
  return seats.filter((other) => players[other].capital > players[seat].capital).length;
}
