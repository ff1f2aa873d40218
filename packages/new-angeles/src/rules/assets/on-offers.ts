/** Assets that act when an asset is revealed or an offer is put down (G.3 to G.5). */
import { ASSET_NUMBERS } from '../../data/numbers.js';
import type { Seat } from '../../names.js';
import { ACTION_CARDS } from '../actions/index.js';
import type { GormanReply } from '../asks.js';
import { gain, lose } from '../capital.js';
import { takeBack } from '../deal/return.js';
import { dealOf } from '../deal/sides.js';
import { othersThan } from '../seats.js';
import type { Offer } from '../state.js';
import { lapseOffers } from '../trade-offers.js';
import type { WindowAsset } from './window.js';

const GORMAN = ASSET_NUMBERS['chief-gorman'].capital;

export const JACKSON_HOWARD: WindowAsset = {
  asset: 'jackson-howard',
  canUse: () => true,
  *use(t, seat) {
    const about = { asset: 'jackson-howard' } as const;
    const player = yield* t.ask(seat, 'player', () => othersThan(t.state, seat), { about });
    dealOf(t.state).named = { by: seat, player };
    t.log('named', { seat, player });
  },
};

/** Its player states how he will carry it out, should it win (I.4, NA34). */
export function capriceNisei(offer: Offer): WindowAsset {
  return {
    asset: 'caprice-nisei',
    on: offer.seat,
    canUse: () => ACTION_CARDS[offer.card].bindable,
    *use(t) {
      const { seat, card } = offer;
      const plan = yield* ACTION_CARDS[card].declare(t, seat);
      offer.declared = plan;
      t.log('declared', { seat, card, plan });
    },
  };
}

/** He cannot be given capital by himself: it works on the counteroffers of others (NA26). */
export function chiefGorman(offer: Offer): WindowAsset {
  return {
    asset: 'chief-gorman',
    on: offer.seat,
    canUse: (_state, seat) => seat !== offer.seat,
    *use(t, seat) {
      const deal = dealOf(t.state);
      const replies = (): GormanReply[] =>
        t.state.players[offer.seat].capital >= GORMAN ? ['pay', 'take-back'] : ['take-back'];
      const reply = yield* t.ask(offer.seat, 'gorman-reply', replies, { about: { player: seat } });
      if (reply === 'pay') gain(t, seat, lose(t, offer.seat, GORMAN, 'asset'), 'asset');
      else {
        // What it covered stays covered, and counts for the price (NA47).
        deal.counters.pop();
        deal.countering = null;
        takeBack(t, offer);
      }
    },
  };
}

/** Neither gives nor receives until the end of the deal (I.1). */
export function markYale({ seat: trader }: Offer): WindowAsset {
  return {
    asset: 'mark-yale',
    on: trader,
    canUse: ({ deal }) => deal !== null && !deal.banned.includes(trader),
    *use(t) {
      dealOf(t.state).banned.push(trader);
      t.log('no-trade', { seat: trader });
      lapseOffers(t);
    },
  };
}

/** Only the active player's, and only if he has something left to counter with (G.4). */
export function theFallGuy(hasMore: () => boolean): WindowAsset & { used(): boolean } {
  let used = false;
  return {
    asset: 'the-fall-guy',
    canUse: ({ active, deal }, seat: Seat) => seat === active && deal?.main !== null && hasMore(),
    *use() {
      used = true;
    },
    used: () => used,
  };
}
