/** Assets that act in the Support step (G.6). */
import { ASSET_NUMBERS } from '../../data/numbers.js';
import { ACTION_TYPES, type ActionType, type Seat } from '../../names.js';
import type { EikoReply } from '../asks.js';
import { lose } from '../capital.js';
import { dealOf, openSides } from '../deal/sides.js';
import { kindsIn, takeFromHand } from '../hands.js';
import type { NewAngelesState } from '../state.js';
import type { WindowAsset } from './window.js';

const EIKO = ASSET_NUMBERS.eiko.loss;

/** A card that nobody has seen, for either offer; also for those who have an offer themselves (NA35). */
export const ISABEL_MCGUIRE: WindowAsset = {
  asset: 'isabel-mcguire',
  canUse: (state, seat) => openSides(dealOf(state), seat).length > 0 && fullDecks(state).length > 0,
  *use(t, seat) {
    const deal = dealOf(t.state);
    const about = { asset: 'isabel-mcguire', count: 1 } as const;
    const type = yield* t.ask(seat, 'draw-type', () => fullDecks(t.state), { about });
    const side = yield* t.ask(seat, 'side', () => openSides(deal, seat), { about });
    deal.support[seat] = { side, cards: [], blind: t.state.actionDecks[type].pop() ?? null };
    t.log('blind-support', { seat, side, type });
  },
};

function fullDecks({ actionDecks }: NewAngelesState): ActionType[] {
  return ACTION_TYPES.filter((type) => actionDecks[type].length > 0);
}

export const LOCUST_COMPANY: WindowAsset = {
  asset: 'locust-company',
  canUse: ({ deal }) => deal !== null && deal.countering !== null,
  *use(t, seat) {
    const player = yield* t.ask(seat, 'player', () => t.state.seats, { about: { asset: 'locust-company' } });
    dealOf(t.state).barred.push(player);
    t.log('barred', { seat: player });
  },
};

/** Whoever abstained supports the main offer after all, or loses capital (I.3). */
export function eiko(abstainer: Seat): WindowAsset {
  return {
    asset: 'eiko',
    on: abstainer,
    canUse: ({ players, deal }) =>
      players[abstainer].capital > 0 || (players[abstainer].hand.length > 0 && deal?.main !== null),
    *use(t) {
      const deal = dealOf(t.state);
      const { hand } = t.state.players[abstainer];
      const replies = (): EikoReply[] => (hand.length > 0 && deal.main !== null ? ['support', 'lose'] : ['lose']);
      if ((yield* t.ask(abstainer, 'eiko-reply', replies)) === 'lose') {
        lose(t, abstainer, EIKO, 'asset');
        return;
      }
      // Not to be asked would show that all his cards are alike.
      const card = yield* t.ask(abstainer, 'eiko-card', () => kindsIn(hand), { always: true });
      deal.abstained = deal.abstained.filter((seat) => seat !== abstainer);
      deal.support[abstainer] = { side: 'main', cards: [takeFromHand(t.state, abstainer, card)], blind: null };
      t.log('support', { seat: abstainer, side: 'main', count: 1 });
    },
  };
}
