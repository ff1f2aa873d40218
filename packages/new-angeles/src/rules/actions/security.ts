/** The security cards. */
import type { EmergencyId } from '../../data/corporations.js';
import { CORPORATION } from '../../data/corporations.js';
import { ACTION_NUMBERS } from '../../data/numbers.js';
import { ACTION_TYPES, type ActionType, DISTRICTS, type DistrictId, ENEMIES, type Seat, UNITS } from '../../names.js';
import type { ChosenBefore, DeploymentChoice, PieceAt } from '../asks.js';
import {
  canPlacePrisec,
  canRise,
  districtsOfTier,
  districtsWhere,
  districtsWith,
  involve,
  piecesInCity,
  place,
  putPrisec,
  raiseUnrest,
  remove,
  removeUnits,
  reserve,
} from '../city.js';
import type { NewAngeles, Play } from '../context.js';
import { drawCards } from '../hands.js';
import { othersThan } from '../seats.js';
import type { NewAngelesState } from '../state.js';
import { card, chooseDistrict, choosePieces } from './card.js';

const DEPLOYMENT = ACTION_NUMBERS['full-deployment'];
const RIOT = ACTION_NUMBERS['riot-control'];

/** Placing the unit is the price; the enemies are removed instead of moving (NA19). */
const arrestOrders = card<{ district: DistrictId | null }>({
  *choose(t, seat) {
    const open = () => DISTRICTS.filter((district) => canPlacePrisec(t.state, district));
    return { district: yield* chooseDistrict(t, seat, 'arrest-orders', 'prisec', open) };
  },
  *carryOut(t, _seat, { district }) {
    if (district === null) return;
    involve(t.state, district);
    if (!canPlacePrisec(t.state, district)) return;
    putPrisec(t, district);
    for (const enemy of ENEMIES) remove(t, enemy, district);
  },
});

const fullDeployment = card<{ player: Seat; type: ActionType | null }>({
  *choose(t, seat) {
    const about = { card: 'full-deployment' } as const;
    const player = yield* t.ask(seat, 'player', () => othersThan(t.state, seat), { about });
    const choices = (): DeploymentChoice[] => (facedown(t.state, player).length > 0 ? ['draw', 'turn-up'] : ['draw']);
    const choice = yield* t.ask(seat, 'deployment-choice', choices, { about: { player } });
    if (choice === 'turn-up') return { player, type: null };
    const count = DEPLOYMENT.draws;
    return {
      player,
      type: yield* t.ask(seat, 'draw-type', () => ACTION_TYPES, { about: { ...about, count, player } }),
    };
  },
  *carryOut(t, _seat, { player, type }) {
    if (type !== null) drawCards(t, player, type, DEPLOYMENT.draws);
    else yield* turnUp(t, player);
  },
});

function facedown(state: NewAngelesState, seat: Seat): EmergencyId[] {
  return state.players[seat].emergencies.filter(({ faceup }) => !faceup).map(({ card }) => card);
}

/** His own if it lies facedown before him, else the one of his choice (NA20). */
function* turnUp(t: NewAngeles, player: Seat): Play {
  const { emergencies, corporation } = t.state.players[player];
  const cards = facedown(t.state, player);
  if (cards.length === 0) return;
  const own = CORPORATION[corporation].emergency.id;
  const turned = cards.includes(own) ? own : yield* t.ask(player, 'turn-up', () => cards);
  for (const emergency of emergencies) if (emergency.card === turned) emergency.faceup = true;
  t.log('emergency-turned', { seat: player, card: turned });
}

/** Without prisec nothing is removed, but unrest rises all the same (NA21). */
const riotControl = card<{ prisec: DistrictId | null; enemies: readonly PieceAt[]; unrest: DistrictId | null }>({
  *choose(t, seat) {
    const { state } = t;
    const prisec = yield* chooseDistrict(t, seat, 'riot-control', 'prisec', () => districtsWith(state, 'prisec'));
    const removed: PieceAt[] = prisec === null ? [] : [{ district: prisec, piece: 'prisec' }];
    const enemies =
      prisec === null ? [] : yield* choosePieces(t, seat, 'riot-control', RIOT.removes, ENEMIES, { removed });
    const calm = () => districtsWhere(state, canRise);
    const before = { removed: [...removed, ...enemies] };
    const unrest = yield* chooseDistrict(t, seat, 'riot-control', 'unrest', calm, before);
    return { prisec, enemies, unrest };
  },
  *carryOut(t, _seat, { prisec, enemies, unrest }) {
    if (prisec !== null && remove(t, 'prisec', prisec)) {
      for (const { district, piece } of enemies) remove(t, piece, district);
    }
    if (unrest !== null) raiseUnrest(t, unrest);
  },
});

/** The outage is the price; then all units go, prisec too (NA22). */
const scorchedEarth = card<{ outage: DistrictId | null; other: DistrictId | null }>({
  *choose(t, seat) {
    const { state } = t;
    const lit = () => (reserve(state, 'outage') > 0 ? districtsWhere(state, (district) => !district.outage) : []);
    const outage = yield* chooseDistrict(t, seat, 'scorched-earth', 'outage', lit);
    if (outage === null) return { outage, other: null };
    const alike = districtsOfTier(state, state.board.tiers[outage]).filter((district) => district !== outage);
    const before: ChosenBefore = { removed: unitsIn(state, outage), placed: [{ district: outage, piece: 'outage' }] };
    return { outage, other: yield* chooseDistrict(t, seat, 'scorched-earth', 'other', () => alike, before) };
  },
  *carryOut(t, _seat, { outage, other }) {
    if (outage === null) return;
    involve(t.state, outage);
    if (other !== null) involve(t.state, other);
    if (t.state.city[outage].outage) return;
    yield* place(t, 'outage', outage);
    removeUnits(t, outage);
    if (other !== null) removeUnits(t, other);
  },
});

function unitsIn(state: NewAngelesState, district: DistrictId): PieceAt[] {
  return piecesInCity(state, ...UNITS).filter((unit) => unit.district === district);
}

export const SECURITY = {
  'arrest-orders': arrestOrders,
  'full-deployment': fullDeployment,
  'riot-control': riotControl,
  'scorched-earth': scorchedEarth,
};
