/** What pieces, unrest and resources are worth to a player: his contract, the danger for the city, his investment. */

import { DISTRICT, REMOVAL_CONTRACT, ROUND_TRACK, THREAT } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { DEMANDS } from '../data/demands.js';
import { EVENTS, type EventBack } from '../data/events.js';
import { INVESTMENTS, type PrintedInvestment, SCARCE } from '../data/investments.js';
import {
  type CorporationId,
  DISTRICTS,
  type DistrictId,
  type Piece,
  RESOURCES,
  type Resource,
  STAGES,
} from '../names.js';
import { outputOf } from '../reading/output.js';
import type { NewAngelesView } from '../rules/view.js';
import type { Interests } from './interests.js';

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
/** What is added while the next event asks for it. */
const NEXT_EVENT = 1;
const BY_TIER = { 1: 0.8, 2: 1.1, 3: 1.5 } as const;
/** What one more piece of the kind that an investment counts brings on the average. */
const STAKE = 1.4;

/** What it costs to do something in a district with illness. */
export function involvement(mine: Interests, district: DistrictId): number {
  return mine.sickens && mine.view.city[district].illness ? -1.5 * THREAT.illness * mine.care : 0;
}

/** What a contract that is fulfilled once is worth. */
export function contractWorth(mine: Interests, corporation: CorporationId | undefined): number {
  const leader = mine.view.seats.find((seat) => mine.view.players[seat].corporation === corporation);
  if (corporation === undefined || leader === undefined) return 0;
  return CORPORATION[corporation].contract.capital * mine.capitalOf(leader);
}

export function removalWorth(mine: Interests, piece: Piece, district: DistrictId): number {
  return (
    contractWorth(mine, REMOVAL_CONTRACT[piece]) +
    mine.care * hurtOf(mine.view, piece, district) -
    stakeIn(mine, piece) +
    involvement(mine, district) +
    blockedBy(mine, piece, district)
  );
}

/** What an android cannot make there because of it. */
function blockedBy(mine: Interests, piece: Piece, district: DistrictId): number {
  if (piece === 'outage') return lostWorth(mine, district);
  if (piece !== 'orgcrime' || !mine.view.city[district].android) return 0;
  return LOST * resourceWorth(mine, mine.view.board.output[district].primary.resource);
}

const LOST = 0.8;

/** All that a district with an android would make. */
function lostWorth(mine: Interests, district: DistrictId): number {
  const { city, board } = mine.view;
  if (!city[district].android) return 0;
  const { primary, secondary } = board.output[district];
  const second = secondary === null ? 0 : resourceWorth(mine, secondary.resource);
  return LOST * (Math.min(2, primary.amount) * resourceWorth(mine, primary.resource) + second);
}

/** Where it would come to stand; nothing else is told by where it is placed. */
export function placementWorth(mine: Interests, piece: Piece, district: DistrictId): number {
  const { city } = mine.view;
  if (piece === 'prisec' || piece === 'development' || piece === 'android') {
    const useful = city[district][piece] ? 0 : stakeIn(mine, piece) - mine.care * hurtOf(mine.view, piece, district);
    return useful + involvement(mine, district);
  }
  const moves = (at: DistrictId) => city[at][piece] || (piece !== 'illness' && piece !== 'outage' && city[at].prisec);
  let at: DistrictId | null = district;
  let sick = 0;
  for (; at !== null && moves(at); at = DISTRICT[at].movesTo) sick ||= involvement(mine, at);
  if (at === null) return sick - THREAT.root * mine.care;
  sick ||= involvement(mine, at);
  return sick - blockedBy(mine, piece, at) + stakeIn(mine, piece) - mine.care * hurtOf(mine.view, piece, at);
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
  const hurt = (stage: number) => (HURT_OF_STAGE[stage] ?? 0) + (stage > 0 ? expected(mine.view, 'unrest') : 0);
  const counts = mine.investment === 'populist-dismissal' ? Number(to > 0) - Number(from > 0) : 0;
  return mine.care * (hurt(from) - hurt(to)) * factor(mine.view, district) + counts;
}

function hurtOf(view: NewAngelesView, piece: Piece, district: DistrictId): number {
  const coming = piece === 'human-first' || piece === 'orgcrime' || piece === 'outage' ? expected(view, piece) : 0;
  return (HURT[piece] + coming) * factor(view, district);
}

/** Towards The Root everything gets worse, and where an android works more is at stake. */
function factor(view: NewAngelesView, district: DistrictId): number {
  return BY_TIER[view.board.tiers[district]] + (view.city[district].android ? 0.3 : 0);
}

function expected({ eventDeck }: NewAngelesView, back: EventBack): number {
  const [next] = eventDeck;
  if (next?.event) return EVENTS[next.event].back === back ? NEXT_EVENT : 0;
  return next?.back === back ? NEXT_EVENT : 0;
}

function stakeIn({ investment }: Interests, piece: Piece): number {
  const card: PrintedInvestment | null = investment && INVESTMENTS[investment];
  return card?.kind === 'table' && card.counts === piece ? STAKE : 0;
}

/** What the androids will have made until the demand is paid, if nobody helps them. */
export function expectedSupply(view: NewAngelesView): Record<Resource, number> {
  const supply = { ...view.supply };
  for (const district of DISTRICTS) {
    if (!view.city[district].android) continue;
    const times = productions(view, district);
    for (const [resource, amount] of outputOf(view, district)) {
      supply[resource] = Math.min(view.board.trackEnds[resource], supply[resource] + amount * times);
    }
  }
  return supply;
}

/** How often a district will still be exploited to some effect: unrest stops it the second time. */
function productions(view: NewAngelesView, district: DistrictId): number {
  const space = ROUND_TRACK[view.round];
  if (space === undefined || space === 'demand') return 0;
  const { unrest, 'human-first': humanFirst } = view.city[district];
  return space % 2 === 1 && unrest === 'stable' && !humanFirst ? 2 : 1;
}

/** What one more of a resource is worth: a demand that would fail, and an investment that counts it. */
export function resourceWorth(mine: Interests, resource: Resource): number {
  const { view } = mine;
  const { demand, failThreat } = DEMANDS[view.demand];
  const coming = expectedSupply(view);
  const missing = (one: Resource) => Math.max(0, demand[one] - coming[one]);
  const all = RESOURCES.reduce((sum, one) => sum + missing(one), 0);
  const forCity = missing(resource) === 0 ? 0.05 * mine.care : Math.min(3.5, (1.9 * failThreat) / all) * mine.care;
  return forCity + resourceStake(mine, resource);
}

function resourceStake({ investment, view }: Interests, resource: Resource): number {
  const card: PrintedInvestment | null = investment && INVESTMENTS[investment];
  if (card === null) return 0;
  if (card.kind === 'sector' && card.resource === resource) {
    const short = DEMANDS[view.demand].demand[resource] - view.supply[resource];
    return card.perUnit + (short > 0 ? card.base / short : 0);
  }
  const scarce = card.kind === 'table' && card.counts === 'scarce-resources';
  return scarce && view.supply[resource] <= SCARCE ? -STAKE : 0;
}

export function productionWorth(mine: Interests, district: DistrictId, despiteOrgcrime = false): number {
  return outputOf(mine.view, district, despiteOrgcrime).reduce(
    (sum, [resource, amount]) => sum + Math.min(2, amount) * resourceWorth(mine, resource),
    involvement(mine, district),
  );
}
