/** The emergency actions, one of each corporation; they count as action cards (17). */

import { STOP } from '@polity/kernel';
import { ACTION_NUMBERS } from '../../data/numbers.js';
import {
  ACTION_TYPES,
  type ActionType,
  DISTRICTS,
  type DistrictId,
  ENEMIES,
  RESOURCES,
  type Resource,
  type Seat,
  STAGES,
  type Wanderer,
} from '../../names.js';
import type { ChosenBefore, PieceAt } from '../asks.js';
import { gain } from '../capital.js';
import { canRise, districtsWhere, lowerUnrest, place, raiseUnrest, remove } from '../city.js';
import type { NewAngeles, Play } from '../context.js';
import { drawCards } from '../hands.js';
import { raiseSupply } from '../production.js';
import { clockwiseFrom } from '../seats.js';
import type { OfferedCard } from '../state.js';
import { card, choosePieces } from './card.js';

const OVERCLOCKED = ACTION_NUMBERS['unpaid-overclocked'];
const QUARANTINE = ACTION_NUMBERS['mandatory-quarantine'];
const RECONSTRUCTION = ACTION_NUMBERS['massive-reconstruction'];
const SWEEPS = ACTION_NUMBERS['sweeps-week'];
const TACTICS = ACTION_NUMBERS['ruthless-tactics'];
const ENERGY = ACTION_NUMBERS['energy-for-all'];

/** Districts for so many pieces; the same one may be chosen twice (NA59). */
function* choosePlaces(
  t: NewAngeles,
  seat: Seat,
  card: OfferedCard,
  piece: Wanderer,
  count: number,
  chosen: ChosenBefore = {},
): Play<readonly DistrictId[]> {
  const places: DistrictId[] = [];
  for (let left = count; left > 0; left--) {
    const before = { ...chosen, placed: places.map((district) => ({ district, piece })) };
    places.push(yield* t.ask(seat, 'district', () => DISTRICTS, { about: { card, step: piece, left, before } }));
  }
  return places;
}

const unpaidOverclocked = card<{ resources: readonly Resource[]; places: readonly DistrictId[] }>({
  *choose(t, seat) {
    const extra = { max: OVERCLOCKED.resources, about: { card: 'unpaid-overclocked' } } as const;
    const resources = yield* t.askSome(seat, 'resources', () => RESOURCES, extra);
    const places = yield* choosePlaces(t, seat, 'unpaid-overclocked', 'human-first', OVERCLOCKED.places);
    return { resources, places };
  },
  *carryOut(t, seat, { resources, places }) {
    for (const resource of resources) t.log('supply', { resource, amount: raiseSupply(t.state, resource, 1) });
    gain(t, seat, OVERCLOCKED.capital, 'action');
    for (const district of places) yield* place(t, 'human-first', district);
  },
});

const mandatoryQuarantine = card<{ illness: readonly PieceAt[]; places: readonly DistrictId[] }>({
  *choose(t, seat) {
    const illness = yield* choosePieces(t, seat, 'mandatory-quarantine', QUARANTINE.removes, ['illness']);
    const before = { removed: illness };
    const places = yield* choosePlaces(t, seat, 'mandatory-quarantine', 'outage', QUARANTINE.places, before);
    return { illness, places };
  },
  *carryOut(t, _seat, { illness, places }) {
    for (const { district } of illness) remove(t, 'illness', district);
    for (const district of places) yield* place(t, 'outage', district);
  },
});

const massiveReconstruction = card<{ outages: readonly PieceAt[]; places: readonly DistrictId[] }>({
  *choose(t, seat) {
    const outages = yield* choosePieces(t, seat, 'massive-reconstruction', RECONSTRUCTION.removes, ['outage']);
    const before = { removed: outages };
    const places = yield* choosePlaces(t, seat, 'massive-reconstruction', 'orgcrime', RECONSTRUCTION.places, before);
    return { outages, places };
  },
  *carryOut(t, _seat, { outages, places }) {
    for (const { district } of outages) remove(t, 'outage', district);
    for (const district of places) yield* place(t, 'orgcrime', district);
  },
});

/** A district is named once for each stage by which its unrest shall fall. */
const sweepsWeek = card<{ calmed: readonly DistrictId[]; places: readonly DistrictId[] }>({
  *choose(t, seat) {
    const calmed: DistrictId[] = [];
    while (calmed.length < SWEEPS.stages) {
      const falls = (district: DistrictId) => calmed.filter((one) => one === district).length;
      const restless = () => DISTRICTS.filter((id) => STAGES.indexOf(t.state.city[id].unrest) > falls(id));
      const about = { left: SWEEPS.stages - calmed.length, calmed };
      const district = yield* t.ask(seat, 'lower-unrest', restless, { canStop: true, about });
      if (district === STOP) break;
      calmed.push(district);
    }
    return { calmed, places: yield* choosePlaces(t, seat, 'sweeps-week', 'illness', SWEEPS.places, { calmed }) };
  },
  *carryOut(t, _seat, { calmed, places }) {
    for (const district of calmed) lowerUnrest(t, district, 1);
    for (const district of places) yield* place(t, 'illness', district);
  },
});

const ruthlessTactics = card<{ enemies: readonly PieceAt[]; districts: readonly DistrictId[] }>({
  *choose(t, seat) {
    const enemies = yield* choosePieces(t, seat, 'ruthless-tactics', TACTICS.removes, ENEMIES);
    const calm = () => districtsWhere(t.state, canRise);
    const count = Math.min(TACTICS.districts, calm().length);
    const about = { card: 'ruthless-tactics', step: 'unrest', before: { removed: enemies } } as const;
    return { enemies, districts: yield* t.askSome(seat, 'districts', calm, { min: count, max: count, about }) };
  },
  *carryOut(t, _seat, { enemies, districts }) {
    for (const { district, piece } of enemies) remove(t, piece, district);
    for (const district of districts) raiseUnrest(t, district);
  },
});

const energyForAll = card<{ type: ActionType | null }>({
  *choose() {
    return { type: null };
  },
  *declare(t, seat) {
    const about = { card: 'energy-for-all', count: ENERGY.draws } as const;
    return { type: yield* t.ask(seat, 'draw-type', () => ACTION_TYPES, { about }) };
  },
  *carryOut(t, seat, { type: named }) {
    const about = { card: 'energy-for-all', count: ENERGY.draws } as const;
    for (const player of clockwiseFrom(t.state, t.state.active)) {
      const declared = player === seat ? named : null;
      drawCards(
        t,
        player,
        declared ?? (yield* t.ask(player, 'draw-type', () => ACTION_TYPES, { about })),
        ENERGY.draws,
      );
    }
  },
});

export const EMERGENCY = {
  'unpaid-overclocked': unpaidOverclocked,
  'mandatory-quarantine': mandatoryQuarantine,
  'massive-reconstruction': massiveReconstruction,
  'sweeps-week': sweepsWeek,
  'ruthless-tactics': ruthlessTactics,
  'energy-for-all': energyForAll,
};
