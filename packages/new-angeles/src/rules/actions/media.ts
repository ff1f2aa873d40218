/** The media cards. */

import { STOP } from '@polity/kernel';
import { ACTION_NUMBERS } from '../../data/numbers.js';
import { ACTION_TYPES, type ActionType, DISTRICTS, type DistrictId } from '../../names.js';
import type { LiveFeed } from '../asks.js';
import { districtsWhere, districtsWith, lowerUnrest, place, remove } from '../city.js';
import { supportsWinner } from '../deal/sides.js';
import { drawCards } from '../hands.js';
import { reduceSupply } from '../production.js';
import { clockwiseFrom } from '../seats.js';
import type { District, NewAngelesState } from '../state.js';
import { raiseThreat } from '../threat.js';
import { card, chooseDistrict } from './card.js';

const CIRCUS = ACTION_NUMBERS['media-circus'];
const PUFF = ACTION_NUMBERS['puff-piece'];
const SPIN = ACTION_NUMBERS['spin-doctors'];

function restless({ unrest }: District): boolean {
  return unrest !== 'stable';
}

const liveFeeds = card<{ feed: LiveFeed | null }>({
  *choose(t, seat) {
    const feeds = () => possibleFeeds(t.state);
    return { feed: feeds().length === 0 ? null : yield* t.ask(seat, 'live-feed', feeds) };
  },
  *carryOut(t, _seat, { feed }) {
    if (feed === null) return;
    if (feed.do === 'lower-unrest') lowerUnrest(t, feed.district, 1);
    else remove(t, 'orgcrime', feed.district);
  },
});

function possibleFeeds(state: NewAngelesState): LiveFeed[] {
  return [
    ...districtsWhere(state, restless).map((district) => ({ district, do: 'lower-unrest' as const })),
    ...districtsWith(state, 'orgcrime').map((district) => ({ district, do: 'remove-orgcrime' as const })),
  ];
}

const mediaCircus = card<{ calmed: DistrictId | null; humanFirst: DistrictId }>({
  *choose(t, seat) {
    const calmed = yield* chooseDistrict(t, seat, 'media-circus', 'unrest', () => districtsWhere(t.state, restless));
    const before = { calmed: calmed === null ? [] : Array<DistrictId>(CIRCUS.stages).fill(calmed) };
    const about = { card: 'media-circus', step: 'human-first', before } as const;
    return { calmed, humanFirst: yield* t.ask(seat, 'district', () => DISTRICTS, { about }) };
  },
  *carryOut(t, _seat, { calmed, humanFirst }) {
    if (calmed !== null) lowerUnrest(t, calmed, CIRCUS.stages);
    yield* place(t, 'human-first', humanFirst);
  },
});

/** Everybody may draw, the supporters of this offer one card more. */
const puffPiece = card<{ declared: boolean; type: ActionType | null }>({
  *choose() {
    return { declared: false, type: null };
  },
  *declare(t, seat) {
    const about = { card: 'puff-piece', count: PUFF.draws } as const;
    return { declared: true, type: yield* t.ask(seat, 'draw-type', () => ACTION_TYPES, { canStop: true, about }) };
  },
  *carryOut(t, seat, { declared, type: named }) {
    const { state } = t;
    for (const player of clockwiseFrom(state, state.active)) {
      const count = supportsWinner(state, player) ? PUFF.forSupport : PUFF.draws;
      const about = { card: 'puff-piece', count } as const;
      const type =
        declared && player === seat
          ? named
          : yield* t.ask(player, 'draw-type', () => ACTION_TYPES, { canStop: true, about });
      if (type !== STOP) drawCards(t, player, type, count);
    }
  },
});

const spinDoctors = card<{ districts: readonly DistrictId[] }>({
  *choose(t, seat) {
    const options = () => districtsWhere(t.state, restless);
    const extra = { max: SPIN.districts, about: { card: 'spin-doctors', step: 'unrest' } } as const;
    return { districts: yield* t.askSome(seat, 'districts', options, extra) };
  },
  *carryOut(t, _seat, { districts }) {
    for (const district of districts) lowerUnrest(t, district, 1);
    if (!reduceSupply(t, 'credits')) yield* raiseThreat(t, SPIN.threat, 'action');
  },
});

export const MEDIA = {
  '24-7-live-feeds': liveFeeds,
  'media-circus': mediaCircus,
  'puff-piece': puffPiece,
  'spin-doctors': spinDoctors,
};
