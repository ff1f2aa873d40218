/** What is in the supply when the demand is paid, and what that is worth to a player: threat, and his investment. */
import { ROUND_TRACK } from '../data/board.js';
import { DEMANDS } from '../data/demands.js';
import { INVESTMENTS, type PrintedInvestment } from '../data/investments.js';
import { DISTRICTS, type DistrictId, RESOURCES, type Resource } from '../names.js';
import { outputOf } from '../reading/output.js';
import type { AndroidMove } from '../rules/asks.js';
import { worthOf } from '../rules/investments.js';
import type { District } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import type { Interests } from './interests.js';

export type Supply = Readonly<Record<Resource, number>>;
type Changing = Record<Resource, number>;

/** What was looked at last: one question looks at the same city again and again. */
interface Looked {
  readonly view: NewAngelesView;
  readonly coming: Supply;
  /** How much of what is missing may still come by what others do. */
  readonly help: number;
}
let last: Looked | undefined;

function looked(view: NewAngelesView): Looked {
  if (last?.view !== view) last = { view, coming: expectedFrom(view), help: helpLeft(view) };
  return last;
}

/** What the androids will have made until the demand is paid, if nobody helps them. */
export function expectedSupply(view: NewAngelesView): Supply {
  return looked(view).coming;
}

function expectedFrom(view: NewAngelesView): Supply {
  const supply = { ...view.supply };
  for (const district of DISTRICTS) {
    if (view.city[district].android) make(supply, view, district, view.city[district], 1);
  }
  return supply;
}

/** Adds what the district would make in that condition until then, or takes it away. */
function make(supply: Changing, view: NewAngelesView, district: DistrictId, as: District, sign: 1 | -1): void {
  const times = sign * productions(view, as);
  if (times === 0) return;
  for (const [resource, amount] of outputOf(view, district, false, as)) supply[resource] += amount * times;
}

/** How often a district will still be exploited to some effect: unrest stops it the second time. */
function productions({ round }: NewAngelesView, { unrest, 'human-first': humanFirst }: District): number {
  const space = ROUND_TRACK[round];
  if (space === undefined || space === 'demand') return 0;
  return space % 2 === 1 && unrest === 'stable' && !humanFirst ? 2 : 1;
}

/** So much of what is missing a turn brings, by guess, and a round has so many turns. */
const HELP_OF_A_TURN = 0.35;
const LEAST_HELP = 0.25;
const TURNS = 4;

function helpLeft({ round, turnTrack }: NewAngelesView): number {
  const space = ROUND_TRACK[round];
  const turns = turnTrack + (typeof space === 'number' && space % 2 === 1 ? TURNS : 0);
  return LEAST_HELP + HELP_OF_A_TURN * turns;
}

/** What a supply like this costs in threat, if chance and the others do what they use to do. */
function failing(view: NewAngelesView, supply: Supply): number {
  const { demand, failThreat } = DEMANDS[view.demand];
  let missing = 0;
  for (const one of RESOURCES) {
    const there = Math.min(supply[one], view.board.trackEnds[one]);
    if (there < demand[one]) missing += demand[one] - there;
  }
  return missing === 0 ? 0 : failThreat * (1 - Math.exp(-missing / looked(view).help));
}

/** What a player's investment would bring; where its target is not reached, the nearer the better. */
function invested({ investment, view }: Interests, supply: Supply): number {
  const card: PrintedInvestment | null = investment && INVESTMENTS[investment];
  if (card === null || investment === null) return 0;
  if (card.kind === 'sector') {
    const target = DEMANDS[view.demand].demand[card.resource];
    const there = Math.min(supply[card.resource], view.board.trackEnds[card.resource]);
    if (there < target) return (0.5 * Math.min(card.cap, card.base + card.perUnit * target) * there) / target;
    return Math.min(card.cap, card.base + card.perUnit * there);
  }
  const scarce = card.kind === 'table' && card.counts === 'scarce-resources';
  return scarce ? worthOf({ ...view, supply }, investment) : 0;
}

/** What a supply when the demand is paid is worth to a player. */
function supplyWorth(mine: Interests, supply: Supply): number {
  return invested(mine, supply) * mine.capitalOf(mine.seat) - mine.care * failing(mine.view, supply);
}

/** What is not needed is worth a little all the same: nobody knows what happens until then. */
const SPARE = 0.05;

/** What one more of a resource is worth. */
export function resourceWorth(mine: Interests, resource: Resource): number {
  const { coming } = looked(mine.view);
  const more = { ...coming, [resource]: coming[resource] + 1 };
  return supplyWorth(mine, more) - supplyWorth(mine, coming) + SPARE * mine.care;
}

/** What one less of a resource costs. */
export function resourceLoss(mine: Interests, resource: Resource): number {
  const { coming } = looked(mine.view);
  const less = { ...coming, [resource]: coming[resource] - 1 };
  return supplyWorth(mine, coming) - supplyWorth(mine, less) + SPARE * mine.care;
}

/** What it is worth to production that a district with an android comes into another condition. */
export function changeWorth(mine: Interests, district: DistrictId, change: Partial<District>): number {
  const { view } = mine;
  const now = view.city[district];
  if (!now.android) return 0;
  const { coming } = looked(view);
  const supply = { ...coming };
  make(supply, view, district, now, -1);
  make(supply, view, district, { ...now, ...change }, 1);
  return supplyWorth(mine, supply) - supplyWorth(mine, coming);
}

/** What moving androids would bring to production, all moves together. */
export function movesWorth(mine: Interests, moves: readonly AndroidMove[]): number {
  const { view } = mine;
  const { coming } = looked(view);
  const supply = { ...coming };
  for (const { from, to } of moves) {
    make(supply, view, from, view.city[from], -1);
    make(supply, view, to, view.city[to], 1);
  }
  return supplyWorth(mine, supply) - supplyWorth(mine, coming);
}

/** What it is worth that a district produces once now, and is in strike from then on. */
export function liquidationWorth(mine: Interests, district: DistrictId): number {
  const { view } = mine;
  const { coming } = looked(view);
  const supply = { ...coming };
  for (const [resource, amount] of outputOf(view, district, true)) supply[resource] += amount;
  if (view.city[district].android) make(supply, view, district, view.city[district], -1);
  return supplyWorth(mine, supply) - supplyWorth(mine, coming);
}
