/** The biotech cards. */
import { EVENTS } from '../../data/events.js';
import { ACTION_NUMBERS } from '../../data/numbers.js';
import type { DistrictId } from '../../names.js';
import type { PieceAt } from '../asks.js';
import { lose } from '../capital.js';
import { districtsWith, place, remove } from '../city.js';
import { learnEvents, topEvents } from '../event-deck.js';
import { clockwiseFrom } from '../seats.js';
import { lowerThreat } from '../threat.js';
import { card, chooseDistrict, choosePieces } from './card.js';

const CLEAN_SLATE = ACTION_NUMBERS['clean-slate'];
const PROCUREMENT = ACTION_NUMBERS['information-procurement'];
const KNOWLEDGE = ACTION_NUMBERS['unorthodox-knowledge'];

/** Up to two illness tokens go; then the lights go out in one of the places. */
const cleanSlate = card<{ illness: readonly PieceAt[]; outage: DistrictId | null }>({
  *choose(t, seat) {
    const illness = yield* choosePieces(t, seat, 'clean-slate', CLEAN_SLATE.removes, ['illness']);
    const cleaned = illness.map(({ district }) => district);
    const before = { removed: illness };
    return { illness, outage: yield* chooseDistrict(t, seat, 'clean-slate', 'outage', () => cleaned, before) };
  },
  *carryOut(t, _seat, { illness, outage }) {
    const cleaned = illness.filter(({ district }) => remove(t, 'illness', district));
    if (outage !== null && cleaned.some(({ district }) => district === outage)) yield* place(t, 'outage', outage);
  },
});

const clinicalTrials = card<{ illness: DistrictId | null }>({
  *choose(t, seat) {
    const ill = () => districtsWith(t.state, 'illness');
    return { illness: yield* chooseDistrict(t, seat, 'clinical-trials', 'illness', ill) };
  },
  *carryOut(t, _seat, { illness }) {
    if (illness !== null) remove(t, 'illness', illness);
  },
});

/** All spend what they like; what is spent is lost even if it was not enough (NA16). */
const informationProcurement = card<{ amount: number | null }>({
  *choose() {
    return { amount: null };
  },
  *declare(t, seat) {
    const range = () => ({ min: 0, max: t.state.players[seat].capital });
    return {
      amount: yield* t.askAmount(seat, 'spend', range, { about: { card: 'information-procurement', spent: 0 } }),
    };
  },
  *carryOut(t, seat, { amount: declared }) {
    const { state } = t;
    let spent = 0;
    for (const player of clockwiseFrom(state, state.active)) {
      const most = () => state.players[player].capital;
      const about = { card: 'information-procurement', spent } as const;
      const amount =
        player === seat && declared !== null
          ? declared <= most()
            ? declared
            : 0
          : yield* t.askAmount(player, 'spend', () => ({ min: 0, max: most() }), { about });
      spent += amount;
      t.log('spent', { seat: player, amount });
      lose(t, player, amount, 'action');
    }
    if (spent >= state.seats.length) lowerThreat(t, PROCUREMENT.threat);
  },
});

/** The fronts are seen by one player; all see the backs go where they go (20.3). */
const unorthodoxKnowledge = card({
  unbindable: true,
  *carryOut(t, seat) {
    const { state } = t;
    const seen = topEvents(state, KNOWLEDGE.looksAt);
    t.reveal();
    learnEvents(state, seat, seen);
    t.tell([seat], 'events-seen', { cards: seen });
    const bottom = yield* t.ask(seat, 'event-bottom', () => seen);
    const others = seen.filter((event) => event !== bottom);
    const top = yield* t.ask(seat, 'event-top', () => others, { always: true });
    const second = others.filter((event) => event !== top);
    state.eventDeck.splice(-seen.length);
    state.eventDeck.unshift(bottom);
    state.eventDeck.push(...second, top);
    t.log('events-ordered', {
      seat,
      bottom: EVENTS[bottom].back,
      top: [top, ...second].map((event) => EVENTS[event].back),
    });
  },
});

export const BIOTECH = {
  'clean-slate': cleanSlate,
  'clinical-trials': clinicalTrials,
  'information-procurement': informationProcurement,
  'unorthodox-knowledge': unorthodoxKnowledge,
};
