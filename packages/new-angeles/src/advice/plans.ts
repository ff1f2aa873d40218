/**
 * What a card would do if a player carried it out as he likes best: its steps, each with what it is worth to whoever looks at it.
 * He who chooses and he who looks need not be the same.
 */

import { byWeight, heaviest } from '@polity/kernel';
import { THREAT } from '../data/board.js';
import { ACTION_NUMBERS } from '../data/numbers.js';
import { DISTRICTS, type DistrictId, ENEMIES, type Piece, RESOURCES, type Seat } from '../names.js';
import type { AndroidMove, PieceAt } from '../rules/asks.js';
import type { OfferedCard } from '../rules/state.js';
import { calmWorth, contractWorth, involvement, placementWorth, removalWorth, unrestRiseWorth } from './city-worth.js';
import { carryingOut, type Interests } from './interests.js';
import { liquidationWorth, movesWorth, resourceLoss, resourceWorth } from './supply-worth.js';

/** What a card in the hand is worth by itself. */
export const CARD_WORTH = 0.6;

/** Worth to whoever looks, of what the chooser would do. */
type Plan = (chooser: Interests, mine: Interests) => number;

const unrestful = ({ view }: Interests) => DISTRICTS.filter((id) => view.city[id].unrest !== 'stable');

function piecesOf({ view }: Interests, pieces: readonly Piece[]): PieceAt[] {
  const found: PieceAt[] = [];
  for (const district of DISTRICTS) {
    for (const piece of pieces) if (view.city[district][piece]) found.push({ district, piece });
  }
  return found;
}

/** The pieces that are worth removing, the best first, up to so many. */
export function bestRemovals(chooser: Interests, among: readonly PieceAt[], most: number): readonly PieceAt[] {
  const good: { readonly one: PieceAt; readonly worth: number }[] = [];
  for (const one of among) {
    const worth = removalWorth(chooser, one.piece, one.district);
    if (worth > 0) good.push({ one, worth });
  }
  return good
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ one }) => one);
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

/** What moving androids would bring, with what illness costs that is woken on the way. */
export function moveWorth(mine: Interests, moves: readonly AndroidMove[]): number {
  const sick = moves.some(({ from, to }) => involvement(mine, from) !== 0 || involvement(mine, to) !== 0);
  return movesWorth(mine, moves) - (sick ? THREAT.illness * mine.care : 0);
}

/** The best next move after some others, unless every android stands well. */
export function bestMove(
  mine: Interests,
  from: readonly DistrictId[],
  made: readonly AndroidMove[],
): { readonly move: AndroidMove; readonly worth: number } | undefined {
  const { city } = mine.view;
  const taken = (id: DistrictId) => city[id].android || made.some(({ to }) => to === id);
  const before = made.length === 0 ? 0 : moveWorth(mine, made);
  let best: { move: AndroidMove; worth: number } | undefined;
  for (const to of DISTRICTS) {
    if (taken(to)) continue;
    for (const one of from) {
      const move = { from: one, to };
      const worth = moveWorth(mine, [...made, move]) - before;
      if (best === undefined || worth > best.worth) best = { move, worth };
    }
  }
  return best;
}

function bestMoves(chooser: Interests, most: number): readonly AndroidMove[] {
  const { city } = chooser.view;
  let from: readonly DistrictId[] = DISTRICTS.filter((id) => city[id].android);
  const moves: AndroidMove[] = [];
  while (moves.length < most) {
    const best = bestMove(chooser, from, moves);
    const paid = moves.length === 0 ? contractWorth(chooser, 'haas-bioroid') : 0;
    if (best === undefined || best.worth + paid <= 0) break;
    moves.push(best.move);
    from = from.filter((id) => id !== best.move.from);
  }
  return moves;
}

function moves(most: number): Plan {
  return (chooser, mine) => {
    const chosen = bestMoves(chooser, most);
    return chosen.length === 0 ? 0 : moveWorth(mine, chosen) + contractWorth(mine, 'haas-bioroid');
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

/** A production now, for a strike. */
export function liquidated(mine: Interests, district: DistrictId): number {
  const { unrest, outage } = mine.view.city[district];
  if (unrest === 'strike' || outage) return involvement(mine, district);
  return liquidationWorth(mine, district) - STRIKE * mine.care + involvement(mine, district);
}

const STRIKE = 0.8;

/** A credit, or threat where there is none. */
function spinCost(mine: Interests): number {
  return mine.view.supply.credits > 0 ? resourceLoss(mine, 'credits') : N['spin-doctors'].threat * mine.care;
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
    const district = heaviest(DISTRICTS, (id) => liquidated(chooser, id));
    return district === undefined ? 0 : liquidated(mine, district);
  },
  '24-7-live-feeds'(chooser, mine) {
    return Math.max(calms(1, 1)(chooser, mine), removes(1, 'orgcrime')(chooser, mine));
  },
  'media-circus': together(calms(1, N['media-circus'].stages), places('human-first')),
  'puff-piece': deals(N['puff-piece'].draws),
  'spin-doctors': together(calms(N['spin-doctors'].districts, 1), (_, mine) => -spinCost(mine)),
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
