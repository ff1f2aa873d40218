/** What districts make as things stand, and what would be missing when the demand is paid. */
import { ROUND_TRACK } from '../data/board.js';
import { DEMANDS } from '../data/demands.js';
import { DISTRICTS, type DistrictId, RESOURCES, type Resource } from '../names.js';
import type { District } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';

/** What a district would make if it were exploited now; `as` where it is thought to be in another condition. */
export function outputOf(
  view: Pick<NewAngelesView, 'city' | 'board'>,
  district: DistrictId,
  despiteOrgcrime = false,
  as: District = view.city[district],
): [Resource, number][] {
  const { unrest, outage, orgcrime, development } = as;
  if (unrest === 'strike' || outage) return [];
  const { primary, secondary } = view.board.output[district];
  const made: [Resource, number][] = [];
  if (!orgcrime || despiteOrgcrime) made.push([primary.resource, primary.amount + (development ? 1 : 0)]);
  if (secondary) made.push([secondary.resource, secondary.amount]);
  return made;
}

/** How often androids still produce before the open demand is paid (45). */
export function productionsToCome({ round, phase }: Pick<NewAngelesView, 'round' | 'phase'>): number {
  if (ROUND_TRACK[round] === 'demand') {
    // Once the next demand lies open, its own rounds are to come.
    return phase === 'investments' ? roundsBeforeDemand(round + 1) : 0;
  }
  return roundsBeforeDemand(round) - (phase === 'event' || phase === 'over' ? 1 : 0);
}

/** The round after which the open demand is paid, as it is numbered. */
export function paidAfter({ round, phase }: Pick<NewAngelesView, 'round' | 'phase'>): number {
  const from = ROUND_TRACK[round] === 'demand' && phase === 'investments' ? round + 1 : round;
  const paid = ROUND_TRACK.indexOf('demand', from);
  return Number(ROUND_TRACK[paid - 1]);
}

function roundsBeforeDemand(from: number): number {
  return ROUND_TRACK.indexOf('demand', from) - from;
}

/** What the androids make in the next production before the demand is paid, as far as there is room on the tracks. */
export function nextProduction(view: NewAngelesView): Record<Resource, number> {
  const made: Record<Resource, number> = { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0 };
  if (productionsToCome(view) === 0) return made;
  for (const district of DISTRICTS) {
    if (!view.city[district].android) continue;
    for (const [resource, amount] of outputOf(view, district)) made[resource] += amount;
  }
  for (const resource of RESOURCES) {
    made[resource] = Math.min(made[resource], view.board.trackEnds[resource] - view.supply[resource]);
  }
  return made;
}

/** How much of a resource the demand would still lack after that. */
export function lackOf(view: NewAngelesView, resource: Resource): number {
  const there = view.supply[resource] + nextProduction(view)[resource];
  return Math.max(0, DEMANDS[view.demand].demand[resource] - there);
}
