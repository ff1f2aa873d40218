/** What pieces, unrest and resources are worth to a player: his contract, the danger for the city, his investment. */

import { DISTRICT, REMOVAL_CONTRACT, THREAT } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { INVESTMENTS, type PrintedInvestment } from '../data/investments.js';
import { type CorporationId, type DistrictId, type Piece, STAGES } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';
import { nextEventWith } from './event-worth.js';
import type { Interests } from './interests.js';
import { changeWorth } from './supply-worth.js';

/** How much threat a piece brings in the long run, by guess; what helps the city is below nothing. */
const HURT: Readonly<Record<Piece, number>> = {
  android: 0,
  illness: 1.2,
  outage: 0.8,
  development: -0.4,
  'human-first': 1.1,
  orgcrime: 1,
  prisec: -0.7,
};
const HURT_OF_STAGE = [0, 0.4, 1.2] as const;
const BY_TIER = { 1: 0.8, 2: 1.1, 3: 1.5 } as const;
/** What one more piece of the kind that an investment counts brings on the average. */
const STAKE = 2;

/** What it costs to do something in a district with illness. */
export function involvement(mine: Interests, district: DistrictId): number {
  return mine.sickens && mine.view.city[district].illness ? -THREAT.illness * mine.care : 0;
}

/** What a contract that is fulfilled once is worth. */
export function contractWorth(mine: Interests, corporation: CorporationId | undefined): number {
  if (corporation === undefined) return 0;
  const leader = mine.view.seats.find((seat) => mine.view.players[seat].corporation === corporation);
  if (leader === undefined) return 0;
  return CORPORATION[corporation].contract.capital * mine.capitalOf(leader);
}

export function removalWorth(mine: Interests, piece: Piece, district: DistrictId): number {
  return (
    contractWorth(mine, REMOVAL_CONTRACT[piece]) +
    mine.care * (hurtOf(mine.view, piece, district) - nextEvent(mine.view, piece, district, -1)) -
    stakeIn(mine, piece) +
    involvement(mine, district) +
    madeWith(mine, piece, district, false)
  );
}

/** What is made there more or less with the piece or without it. */
function madeWith(mine: Interests, piece: Piece, district: DistrictId, there: boolean): number {
  return piece === 'illness' || piece === 'prisec' ? 0 : changeWorth(mine, district, { [piece]: there });
}

/** Where it would come to stand; nothing else is told by where it is placed. */
export function placementWorth(mine: Interests, piece: Piece, district: DistrictId): number {
  const { city } = mine.view;
  if (piece === 'prisec' || piece === 'development' || piece === 'android') {
    return (city[district][piece] ? 0 : standingWorth(mine, piece, district)) + involvement(mine, district);
  }
  const moves = (at: DistrictId) => city[at][piece] || (piece !== 'illness' && piece !== 'outage' && city[at].prisec);
  let at: DistrictId | null = district;
  let sick = 0;
  for (; at !== null && moves(at); at = DISTRICT[at].movesTo) sick ||= involvement(mine, at);
  if (at === null) return sick - THREAT.root * mine.care;
  return (sick || involvement(mine, at)) + standingWorth(mine, piece, at);
}

/** What it does where it comes to stand. */
function standingWorth(mine: Interests, piece: Piece, district: DistrictId): number {
  const hurt = hurtOf(mine.view, piece, district) + nextEvent(mine.view, piece, district, 1);
  return stakeIn(mine, piece) - mine.care * hurt + madeWith(mine, piece, district, true);
}

/** Lowering unrest by so many stages; fewer count where there are not as many. */
export function calmWorth(mine: Interests, district: DistrictId, stages: number): number {
  const from = STAGES.indexOf(mine.view.city[district].unrest);
  const fallen = Math.min(stages, from);
  if (fallen === 0) return 0;
  return (
    contractWorth(mine, 'nbn') * fallen + unrestWorth(mine, district, from, from - fallen) + involvement(mine, district)
  );
}

export function unrestRiseWorth(mine: Interests, district: DistrictId): number {
  const { unrest, outage } = mine.view.city[district];
  const from = STAGES.indexOf(unrest);
  return outage || from >= 2 ? 0 : unrestWorth(mine, district, from, from + 1) + involvement(mine, district);
}

function unrestWorth(mine: Interests, district: DistrictId, from: number, to: number): number {
  const { view, care } = mine;
  const hurt = (stage: number) => (HURT_OF_STAGE[stage] ?? 0) * factor(view, district);
  const [more, strikes] = [Number(to > 0) - Number(from > 0), Number(to === 2) - Number(from === 2)];
  const event = nextEventWith(view, 'unrest', view.board.tiers[district], more, strikes);
  const counts = mine.investment === 'populist-dismissal' ? more : 0;
  const made = changeWorth(mine, district, { unrest: STAGES[to] ?? 'stable' });
  return care * (hurt(from) - hurt(to) - event) + counts + made;
}

function hurtOf(view: NewAngelesView, piece: Piece, district: DistrictId): number {
  return HURT[piece] * factor(view, district);
}

function nextEvent(view: NewAngelesView, piece: Piece, district: DistrictId, more: 1 | -1): number {
  if (piece !== 'human-first' && piece !== 'orgcrime' && piece !== 'outage') return 0;
  return nextEventWith(view, piece, view.board.tiers[district], more);
}

/** Towards The Root everything gets worse, and where an android works more is at stake. */
function factor(view: NewAngelesView, district: DistrictId): number {
  return BY_TIER[view.board.tiers[district]] + (view.city[district].android ? 0.3 : 0);
}

function stakeIn({ investment }: Interests, piece: Piece): number {
  const card: PrintedInvestment | null = investment && INVESTMENTS[investment];
  return card?.kind === 'table' && card.counts === piece ? STAKE : 0;
}
