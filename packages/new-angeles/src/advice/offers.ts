/**
 * Trades that a player proposes: an asset for capital, one way or the other, where it is worth more to one of the two than to
 * the other as far as he can tell. One at a time, early in a turn, once in a turn, and none that was proposed before.
 */
import type { Json, PutIn } from '@polity/kernel';
import type { AssetId } from '../data/assets.js';
import type { Seat } from '../names.js';
import type { TradeProposal } from '../rules/interjections.js';
import type { Goods, Phase, TradeOffer } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import { guessedInterests, type Interests } from './interests.js';
import { tradeWorth, WORTH_TRADING } from './trade-worth.js';

/** It has to bring more than an offer that one only needs to accept. */
const WORTH_PROPOSING = 0.8;
/** Nobody pays more for an asset. */
const DEAREST = 6;
const BEFORE_PLAY: readonly Phase[] = ['corporations', 'hands', 'over'];

export function proposed(mine: Interests): PutIn | undefined {
  const { view, seat } = mine;
  if (!isTheMoment(view, seat)) return undefined;
  let best: TradeProposal | undefined;
  let most = WORTH_PROPOSING;
  for (const proposal of proposals(view, seat)) {
    const gain = tradeWorth(mine, fromTheOther(seat, proposal));
    if (gain <= most) continue;
    const theirs = tradeWorth(guessedInterests(view, proposal.to), { ...proposal, id: 0, from: seat });
    if (theirs > WORTH_TRADING) [best, most] = [proposal, gain];
  }
  return best && { kind: 'offer', value: best as unknown as Json };
}

/** An offer of mine that is still open and would not be good for me any more. */
export function regretted(mine: Interests): PutIn | undefined {
  const { view, seat } = mine;
  const offer = view.tradeOffers.find((one) => one.from === seat && tradeWorth(mine, fromTheOther(seat, one)) <= 0);
  return offer && { kind: 'withdraw', value: offer.id };
}

/** Before the main offer, when nothing hangs in the air, and once in a turn. */
function isTheMoment(view: NewAngelesView, seat: Seat): boolean {
  const { deal, phase, inEffect, tradeOffers, round, turnTrack } = view;
  if (deal === null || deal.main !== null || inEffect || BEFORE_PLAY.includes(phase) || deal.banned.includes(seat))
    return false;
  if (tradeOffers.some(({ from, to }) => from === seat || to === seat)) return false;
  return !view.proposed.some((one) => one.from === seat && one.round === round && one.turns === turnTrack);
}

function* proposals(view: NewAngelesView, seat: Seat): Iterable<TradeProposal> {
  for (const to of view.seats) {
    if (to === seat || view.deal?.banned.includes(to)) continue;
    for (const { asset } of view.players[to].assets) yield* priced(view, seat, to, asset, false);
    for (const { asset } of view.players[seat].assets) yield* priced(view, seat, to, asset, true);
  }
}

/** For every price that the one who pays it has. */
function* priced(view: NewAngelesView, seat: Seat, to: Seat, asset: AssetId, sells: boolean): Iterable<TradeProposal> {
  if (wasProposed(view, seat, to, asset)) return;
  const payer = sells ? to : seat;
  for (let capital = 1; capital <= Math.min(DEAREST, view.players[payer].capital); capital++) {
    const [ware, money]: readonly Goods[] = [
      { capital: 0, assets: [asset] },
      { capital, assets: [] },
    ];
    if (ware && money) yield { to, give: sells ? ware : money, want: sells ? money : ware, promise: '', ask: '' };
  }
}

/** Whoever has said no to it once is not asked again, at any price. */
function wasProposed(view: NewAngelesView, seat: Seat, to: Seat, asset: AssetId): boolean {
  return view.proposed.some(
    (one) => one.from === seat && one.to === to && [...one.give.assets, ...one.want.assets].includes(asset),
  );
}

/** The same trade as if the other had proposed it: what one gives is what he wants. */
function fromTheOther(seat: Seat, { to, give, want, promise, ask }: TradeProposal): TradeOffer {
  return { id: 0, from: to, to: seat, give: want, want: give, promise: ask, ask: promise };
}
