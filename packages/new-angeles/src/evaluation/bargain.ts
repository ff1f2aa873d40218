/** Trades by what they do to one's own standing: those that others offer, and now and then one of one's own. */
import type { Bystander, Json, PutIn } from '@polity/kernel';
import { guessedInterests } from '../advice/interests.js';
import { tradeWorth } from '../advice/trade.js';
import type { Seat } from '../names.js';
import type { TradeProposal } from '../rules/interjections.js';
import type { AssetInPlay, Goods, TradeOffer } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';

type Judge = (seen: NewAngelesView, seat: Seat) => number | undefined;

/** One trades for something, not for nothing; of a hundred. */
const WORTH_TRADING = 0.5;
/** What a promise is worth of one who keeps his word, and what one of one's own costs; of a hundred. */
const PROMISE = 0.8;
/** A promise from which nobody has released its maker after so many spaces of the round track was not kept. */
const KEPT_WITHIN = 3;
/** What another has to gain by an offer, by guess, so that it is worth his while to look at it. */
const WORTH_OFFERING = 0.5;
const PRICES = [1, 2, 3, 4, 5] as const;

export function bargain({ possible, view, proposes }: Bystander, seat: Seat, judge: Judge): PutIn | undefined {
  const seen = view as NewAngelesView;
  const offered = seen.tradeOffers.filter(({ to }) => to === seat);
  if (offered.length === 0 && !proposes) return undefined;
  const kinds = possible();
  const open = kinds.find(({ kind }) => kind === 'accept')?.options ?? [];
  const offer = offered.find(({ id }) => open.includes(id));
  if (offer !== undefined) {
    const good = gain(seen, seat, offer, judge) > WORTH_TRADING;
    return { kind: good ? 'accept' : 'decline', value: offer.id };
  }
  if (!proposes || !kinds.some(({ kind }) => kind === 'offer')) return undefined;
  const best = bestProposal(seen, seat, judge);
  return best && { kind: 'offer', value: best as unknown as Json };
}

/** What accepting it does to the seat's standing, words included. */
function gain(seen: NewAngelesView, seat: Seat, offer: TradeOffer, judge: Judge): number {
  const { from, give, want, promise, ask } = offer;
  const [now, then] = [judge(seen, seat), judge(after(seen, from, seat, give, want), seat)];
  if (now === undefined || then === undefined) return 0;
  const words = (promise === '' ? 0 : PROMISE * trust(seen, from)) - (ask === '' ? 0 : PROMISE);
  return then - now + words;
}

/** Who has left promises open for long is believed less. */
export function trust({ promises, round }: NewAngelesView, of: Seat): number {
  return 1 / (1 + promises.filter(({ from, round: made }) => from === of && round - made >= KEPT_WITHIN).length);
}

/** The table after goods have changed hands. */
function after(seen: NewAngelesView, from: Seat, to: Seat, give: Goods, want: Goods): NewAngelesView {
  const { [from]: giver, [to]: taker } = seen.players;
  const paid = want.capital - give.capital;
  const without = (assets: readonly AssetInPlay[], gone: Goods) =>
    assets.filter(({ asset }) => !gone.assets.includes(asset));
  const moved = (assets: readonly AssetInPlay[], come: Goods) =>
    assets.filter(({ asset }) => come.assets.includes(asset));
  const players = {
    ...seen.players,
    [from]: {
      ...giver,
      capital: giver.capital + paid,
      assets: [...without(giver.assets, give), ...moved(taker.assets, want)],
    },
    [to]: {
      ...taker,
      capital: taker.capital - paid,
      assets: [...without(taker.assets, want), ...moved(giver.assets, give)],
    },
  };
  return { ...seen, players };
}

/** An asset for capital, either way, that gains most and that the other may like; never one that was offered before. */
function bestProposal(seen: NewAngelesView, seat: Seat, judge: Judge): TradeProposal | undefined {
  const now = judge(seen, seat);
  if (now === undefined) return undefined;
  const before = new Set(seen.proposed.filter(({ from }) => from === seat).map(keyOf));
  let best: TradeProposal | undefined;
  let most = WORTH_TRADING;
  for (const one of proposals(seen, seat)) {
    if (before.has(keyOf(one)) || !mayLike(seen, seat, one)) continue;
    const gained = (judge(after(seen, seat, one.to, one.give, one.want), seat) ?? now) - now;
    if (gained > most) [best, most] = [one, gained];
  }
  return best;
}

function* proposals(seen: NewAngelesView, seat: Seat): Iterable<TradeProposal> {
  const mine = seen.players[seat];
  for (const to of seen.seats) {
    if (to === seat || seen.tradeOffers.some((one) => one.from === seat && one.to === to)) continue;
    if (seen.deal?.banned.includes(to)) continue;
    const theirs = seen.players[to];
    for (const capital of PRICES) {
      const coins = { capital, assets: [] };
      const words = { promise: '', ask: '' };
      if (theirs.capital >= capital) {
        for (const { asset } of mine.assets) yield { to, give: { capital: 0, assets: [asset] }, want: coins, ...words };
      }
      if (mine.capital >= capital) {
        for (const { asset } of theirs.assets)
          yield { to, give: coins, want: { capital: 0, assets: [asset] }, ...words };
      }
    }
  }
}

function mayLike(seen: NewAngelesView, from: Seat, proposal: TradeProposal): boolean {
  return tradeWorth(guessedInterests(seen, proposal.to), { ...proposal, id: 0, from }) > WORTH_OFFERING;
}

const keyOf = ({ to, give, want }: Pick<TradeProposal, 'to' | 'give' | 'want'>) =>
  `${to} ${give.capital} ${give.assets} ${want.capital} ${want.assets}`;
