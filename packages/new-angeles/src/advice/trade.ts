/** Whether a trade that somebody offers is good for a player: what he gives and gets, and what the other makes of it. */
import type { Possible, PutIn } from '@polity/kernel';
import type { Seat } from '../names.js';
import type { Goods, TradeOffer } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import { worthInPlay } from './asset-worth.js';
import { type Interests, interestsOf } from './interests.js';

/** What nobody can be held to is worth little, and costs little. */
const PROMISE = 0.5;
/** One trades for something, not for nothing. */
const WORTH_TRADING = 0.4;

export function tradeWorth(mine: Interests, { from, give, want, promise, ask }: TradeOffer): number {
  const got = goodsWorth(give);
  const given = goodsWorth(want);
  const words = (promise === '' ? 0 : PROMISE) - (ask === '' ? 0 : PROMISE);
  return (got - given) * mine.capitalOf(mine.seat) + (given - got) * mine.capitalOf(from) + words;
}

function goodsWorth({ capital, assets }: Goods): number {
  return assets.reduce((sum, asset) => sum + worthInPlay(asset), capital);
}

/** An offer is answered as soon as it could be carried out. */
export function adviseOutOfTurn(possible: readonly Possible[], view: NewAngelesView, seat: Seat): PutIn | undefined {
  if (view.tradeOffers.length === 0) return undefined;
  const open = possible.find(({ kind }) => kind === 'accept')?.options ?? [];
  const offer = view.tradeOffers.find(({ to, id }) => to === seat && open.includes(id));
  if (offer === undefined) return undefined;
  const good = tradeWorth(interestsOf(view, seat), offer) > WORTH_TRADING;
  return { kind: good ? 'accept' : 'decline', value: offer.id };
}
