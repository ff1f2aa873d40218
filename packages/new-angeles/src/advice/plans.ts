/**
 * What a card would do if a player carried it out as he likes best: its steps, each with what it is worth to whoever looks at it.
 * He who chooses and he who looks need not be the same.
 */

import { byWeight, heaviest } from '@polity/kernel';
import { ACTION_NUMBERS } from '../data/numbers.js';
import { DISTRICTS, type DistrictId, ENEMIES, type Piece, RESOURCES, type Seat } from '../names.js';
import type { AndroidMove, PieceAt } from '../rules/asks.js';
import type { OfferedCard } from '../rules/state.js';
import {
  calmWorth,
  contractWorth,
  involvement,
  placementWorth,
  productionWorth,
  removalWorth,
  resourceWorth,
  unrestRiseWorth,
} from './city-worth.js';
import { carryingOut, type Interests } from './interests.js';

/** What a card in the hand is worth by itself. */
export const CARD_WORTH = 0.6;

/** Worth to whoever looks, of what the chooser would do. */
type Plan = (chooser: Interests, mine: Interests) => number;

const unrestful = ({ view }: Interests) => DISTRICTS.filter((id) => view.city[id].unrest !== 'stable');
const piecesOf = ({ view }: Interests, pieces: readonly Piece[]): PieceAt[] =>
  DISTRICTS.flatMap((district) =>
    pieces.filter((piece) => view.city[district][piece]).map((piece) => ({ district, piece })),
  );

/** The pieces that are worth removing, the best first, up to so many. */
export function bestRemovals(chooser: Interests, among: readonly PieceAt[], most: number): readonly PieceAt[] {
  const worth = ({ piece, district }: PieceAt) => removalWorth(chooser, piece, district);
  return byWeight(among, worth)
    .filter((one) => worth(one) > 0)
    .slice(0, most);
}

function removes(most: number, ...pieces: readonly Piece[]): Plan {
  return (chooser, mine) =>
    bestRemovals(chooser, piecesOf(chooser, pieces), most).reduce(
      (sum, { piece, district }) => sum + removalWorth(mine, piece, district),
      0,
    );
}

/** The districts where it does most good or least harm, one after the other. */
export function bestPlaces(chooser: Interests, piece: Piece, among: readonly DistrictId[]): readonly DistrictId[] {
  return byWeight(among, (district) => placementWorth(chooser, piece, district));
}

function places(piece: Piece, times = 1): Plan {
  return (chooser, mine) =>
    bestPlaces(chooser, piece, DISTRICTS)
      .slice(0, times)
      .reduce((sum, district) => sum + placementWorth(mine, piece, district), 0);
}

/** Unrest falls where it pays most, by so many stages in so many districts. */
function calms(districts: number, stages: number): Plan {
  return (chooser, mine) =>
    byWeight(unrestful(chooser), (district) => calmWorth(chooser, district, stages))
      .slice(0, districts)
      .filter((district) => calmWorth(chooser, district, stages) > 0)
      .reduce((sum, district) => sum + calmWorth(mine, district, stages), 0);
}

function rises(districts: number): Plan {
  return (chooser, mine) =>
    byWeight(DISTRICTS, (district) => unrestRiseWorth(chooser, district))
      .slice(0, districts)
      .reduce((sum, district) => sum + unrestRiseWorth(mine, district), 0);
}

/** What an android would bring there instead of here. */
export function moveWorth(mine: Interests, from: DistrictId, to: DistrictId): number {
  return productionWorth(mine, to) - productionWorth({ ...mine, sickens: false }, from) + involvement(mine, from);
}

/** From where least is made to where most would be, as long as it is worth it. */
function bestMoves(chooser: Interests, most: number): readonly AndroidMove[] {
  const { city } = chooser.view;
  const to = byWeight(
    DISTRICTS.filter((id) => !city[id].android),
    (id) => productionWorth(chooser, id),
  );
  const from = byWeight(
    DISTRICTS.filter((id) => city[id].android),
    (id) => moveWorth(chooser, id, to[0] ?? id),
  );
  const pairs = from.slice(0, most).flatMap((one, rank) => (to[rank] ? [{ from: one, to: to[rank] }] : []));
  return pairs.filter((move) => moveWorth(chooser, move.from, move.to) > 0);
}

function moves(most: number): Plan {
  return (chooser, mine) => {
    const chosen = bestMoves(chooser, most);
    const paid = chosen.length > 0 ? contractWorth(mine, 'haas-bioroid') : 0;
    return chosen.reduce((sum, { from, to }) => sum + moveWorth(mine, from, to), paid);
  };
}

function together(...plans: readonly Plan[]): Plan {
  return (chooser, mine) => plans.reduce((sum, plan) => sum + plan(chooser, mine), 0);
}

/** Capital for those whom the chooser likes best. */
function pays(...amounts: readonly number[]): Plan {
  return (chooser, mine) => {
    const liked = byWeight(chooser.view.seats, (seat) => chooser.capitalOf(seat));
    return amounts.reduce((sum, amount, rank) => sum + amount * mine.capitalOf(liked[rank] ?? mine.seat), 0);
  };
}

/** Cards for everybody: what one's own are worth over those of the others. */
function deals(count: number): Plan {
  return (_, mine) => mine.view.seats.reduce((sum, seat) => sum + count * CARD_WORTH * mine.capitalOf(seat), 0);
}

const N = ACTION_NUMBERS;
const VANITY = N['vanity-project'];
const OVERCLOCKED = N['unpaid-overclocked'];

const PLANS: Readonly<Record<OfferedCard, Plan>> = {
  'clean-slate': together(removes(N['clean-slate'].removes, 'illness'), (_, mine) => -0.5 * mine.care),
  'clinical-trials': removes(1, 'illness'),
  'information-procurement': (_, mine) => N['information-procurement'].threat * mine.care * 0.6 - 1,
  'unorthodox-knowledge': (chooser, mine) => (chooser.care > 0 ? 1.2 : -1.2) * mine.care,
  'ark-construction': places('development'),
  'budget-renovations': together(removes(N['budget-renovations'].removes, 'outage'), (_, mine) => -0.3 * mine.care),
  gentrification: together(removes(1, 'outage'), (_, mine) => 0.3 * mine.care),
  'vanity-project': pays(VANITY.capital),
  'efficiency-experts': moves(1),
  'high-risk-investments': pays(...Object.values(N['high-risk-investments'])),
  'labor-solutions': together(moves(N['labor-solutions'].moves), places('orgcrime')),
  liquidation(chooser, mine) {
    const district = heaviest(DISTRICTS, (id) => productionWorth(chooser, id, true));
    return district === undefined ? 0 : productionWorth(mine, district, true) - 0.8 * mine.care;
  },
  '24-7-live-feeds'(chooser, mine) {
    return Math.max(calms(1, 1)(chooser, mine), removes(1, 'orgcrime')(chooser, mine));
  },
  'media-circus': together(calms(1, N['media-circus'].stages), places('human-first')),
  'puff-piece': deals(N['puff-piece'].draws),
  'spin-doctors': together(calms(N['spin-doctors'].districts, 1), (_, mine) => -resourceWorth(mine, 'credits')),
  'arrest-orders'(chooser, mine) {
    const worth = (of: Interests, district: DistrictId) =>
      placementWorth(of, 'prisec', district) +
      ENEMIES.filter((enemy) => of.view.city[district][enemy]).reduce(
        (sum, enemy) => sum + removalWorth(of, enemy, district),
        0,
      );
    const district = heaviest(DISTRICTS, (id) => worth(chooser, id));
    return district === undefined ? 0 : worth(mine, district);
  },
  'full-deployment': (_, mine) => mine.capitalOf(mine.seat) * 0.2,
  'riot-control': together(removes(N['riot-control'].removes, ...ENEMIES), rises(1), (_, mine) => -0.5 * mine.care),
  'scorched-earth': together(removes(3, ...ENEMIES), (_, mine) => -0.9 * mine.care),
  'unpaid-overclocked': (chooser, mine) =>
    OVERCLOCKED.capital * mine.capitalOf(chooser.seat) +
    byWeight(RESOURCES, (one) => resourceWorth(chooser, one))
      .slice(0, OVERCLOCKED.resources)
      .reduce((sum, one) => sum + Math.max(0, resourceWorth(mine, one)), 0) +
    places('human-first', OVERCLOCKED.places)(chooser, mine),
  'mandatory-quarantine': together(
    removes(N['mandatory-quarantine'].removes, 'illness'),
    places('outage', N['mandatory-quarantine'].places),
  ),
  'massive-reconstruction': together(
    removes(N['massive-reconstruction'].removes, 'outage'),
    places('orgcrime', N['massive-reconstruction'].places),
  ),
  'sweeps-week': together(calms(N['sweeps-week'].stages / 2, 2), places('illness', N['sweeps-week'].places)),
  'ruthless-tactics': together(
    removes(N['ruthless-tactics'].removes, ...ENEMIES),
    rises(N['ruthless-tactics'].districts),
  ),
  'energy-for-all': deals(N['energy-for-all'].draws),
};

/** What a card brings me if that player carries it out as he likes. */
export function cardWorth(mine: Interests, card: OfferedCard, chooser: Interests): number {
  return PLANS[card](carryingOut(chooser, card), carryingOut(mine, card));
}

/** A seat whose capital is dear to me, the dearest first. */
export function likedFirst(mine: Interests, seats: readonly Seat[]): readonly Seat[] {
  return byWeight(seats, (seat) => mine.capitalOf(seat));
}
