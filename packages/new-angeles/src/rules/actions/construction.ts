/** The construction cards. */
import type { AssetId } from '../../data/assets.js';
import { ACTION_NUMBERS } from '../../data/numbers.js';
import type { DistrictId, Seat } from '../../names.js';
import type { PieceAt } from '../asks.js';
import { controls, discardAsset } from '../assets/control.js';
import { gain } from '../capital.js';
import {
  districtsWhere,
  districtsWith,
  driveOut,
  involve,
  placeDevelopment,
  putPrisec,
  raiseUnrest,
  remove,
} from '../city.js';
import type { NewAngeles, Play } from '../context.js';
import { supportsWinner } from '../deal/sides.js';
import { card, chooseDistrict, choosePieces } from './card.js';

const RENOVATIONS = ACTION_NUMBERS['budget-renovations'];
const VANITY = ACTION_NUMBERS['vanity-project'];

const arkConstruction = card<{ district: DistrictId | null }>({
  *choose(t, seat) {
    const undeveloped = () => districtsWhere(t.state, ({ development }) => !development);
    return { district: yield* chooseDistrict(t, seat, 'ark-construction', 'development', undeveloped) };
  },
  *carryOut(t, _seat, { district }) {
    if (district !== null) placeDevelopment(t, district);
  },
});

const budgetRenovations = card<{ outages: readonly PieceAt[] }>({
  *choose(t, seat) {
    return { outages: yield* choosePieces(t, seat, 'budget-renovations', RENOVATIONS.removes, ['outage']) };
  },
  *carryOut(t, _seat, { outages }) {
    const lit = outages.filter(({ district }) => remove(t, 'outage', district));
    for (const { district } of lit) raiseUnrest(t, district);
  },
});

/** The enemies move even if no prisec is left to place (NA17). */
const gentrification = card<{ district: DistrictId | null }>({
  *choose(t, seat) {
    const dark = () => districtsWith(t.state, 'outage');
    return { district: yield* chooseDistrict(t, seat, 'gentrification', 'outage', dark) };
  },
  *carryOut(t, _seat, { district }) {
    if (district === null) return;
    involve(t.state, district);
    if (!remove(t, 'outage', district)) return;
    putPrisec(t, district);
    yield* driveOut(t, district);
  },
});

/** Whoever carries it out picks the asset (NA18). */
const vanityProject = card<{ player: Seat; asset: AssetId | null }>({
  *choose(t, seat) {
    const player = yield* t.ask(seat, 'player', () => t.state.seats, { about: { card: 'vanity-project' } });
    return { player, asset: yield* chooseAsset(t, seat, player) };
  },
  *carryOut(t, seat, { player, asset: chosen }) {
    gain(t, player, supportsWinner(t.state, player) ? VANITY.forSupport : VANITY.capital, 'action');
    // When it was declared there may have been none to choose.
    const asset = chosen ?? (yield* chooseAsset(t, seat, player));
    if (asset !== null && controls(t.state, player, asset)) discardAsset(t, player, asset);
  },
});

function* chooseAsset(t: NewAngeles, seat: Seat, player: Seat): Play<AssetId | null> {
  const assets = () => t.state.players[player].assets.map(({ asset }) => ({ player, asset }));
  if (assets().length === 0) return null;
  const { asset } = yield* t.ask(seat, 'asset', assets, { about: { card: 'vanity-project' } });
  return asset;
}

export const CONSTRUCTION = {
  'ark-construction': arkConstruction,
  'budget-renovations': budgetRenovations,
  gentrification,
  'vanity-project': vanityProject,
};
