/**
 * How near the city is to its fall, in threat that is there or to be expected, by what it comes from; and how likely it
 * stands in the end. The numbers come from a logistic regression over games of the policy and of bots that looked ahead,
 * weighed alike (a third of the cities of the first fell, most of the second), rounded; what a demand that fails costs
 * counts in full, and how likely it fails was read off how often it did.
 */
import { nextEventThreat } from '../advice/event-worth.js';
import { expectedSupply } from '../advice/supply-worth.js';
import { ROUND_TRACK } from '../data/board.js';
import { DEMANDS } from '../data/demands.js';
import { RESOURCES } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';
import type { Counted } from './counted.js';

/** What the danger comes from. */
export const DANGERS = ['threat', 'demand', 'event', 'city', 'turn'] as const;
export type Danger = Readonly<Record<(typeof DANGERS)[number], number>> & {
  /** How much more or less makes the fall likely. */
  readonly steep: number;
};

/** So much is as likely to bring the city down as not. */
const EVEN = 25.5;
/** So much more or less makes it likely; the more turns are to come, the less is sure. */
const STEEP = 1.9;
const STEEP_OF_A_TURN = 0.05;
/** What a turn brings, and a demand that has not been seen yet. */
const OF_A_TURN = 0.5;
const OF_A_DEMAND = 4.7;
const OF_AN_EVENT = 0.5;
/** What pieces bring in the long run, each weighed by its tier. */
const PIECES = { illness: 0.65, 'human-first': 0.55, orgcrime: 0.15, outage: 0.1, development: -0.5 } as const;
const OF_A_STRIKE = 0.1;
/** How many turns a round has, by guess. */
const TURNS = 4;

export function dangerOf(view: NewAngelesView, { pieces, unrest }: Counted): Danger {
  let city = OF_A_STRIKE * (unrest[2] ?? 0);
  for (const piece of Object.keys(PIECES) as (keyof typeof PIECES)[]) city += PIECES[piece] * pieces[piece];
  const turns = view.turnTrack + TURNS * spacesAfter(view, 'standard', 0);
  return {
    threat: view.threat,
    demand: missedDemand(view) + OF_A_DEMAND * spacesAfter(view, 'demand', isPaid(view) ? 0 : 1),
    event: OF_AN_EVENT * nextEventThreat(view),
    city,
    turn: OF_A_TURN * turns,
    steep: STEEP + STEEP_OF_A_TURN * turns,
  };
}

export function standing(danger: Danger): number {
  const coming = DANGERS.reduce((sum, one) => sum + danger[one], 0);
  return 1 / (1 + Math.exp((coming - EVEN) / danger.steep));
}

/** The demand on the table is paid, or has failed: what is shown is over. */
function isPaid({ round }: NewAngelesView): boolean {
  return ROUND_TRACK[round] === 'demand';
}

/** How many such spaces of the round track come after this one, but for so many. */
function spacesAfter({ round }: NewAngelesView, kind: 'demand' | 'standard', but: number): number {
  const left = ROUND_TRACK.slice(round + 1).filter((space) => (space === 'demand') === (kind === 'demand'));
  return Math.max(0, left.length - but);
}

/** How much of what is missing comes yet: the more turns are left, the more, for they work together. */
const LEAST_HELP = 1.2;
const HELP_OF_TURNS = 0.09;

/** The threat of the demand, as likely as it is to fail. It is never quite lost before it is: each resource helps. */
function missedDemand(view: NewAngelesView): number {
  if (isPaid(view)) return 0;
  const { demand, failThreat } = DEMANDS[view.demand];
  const supply = expectedSupply(view);
  const missing = RESOURCES.reduce((sum, one) => sum + Math.max(0, demand[one] - supply[one]), 0);
  const turns = view.turnTrack + (ROUND_TRACK[view.round + 1] === 'demand' ? 0 : TURNS);
  return failThreat * (1 - Math.exp(-missing / (LEAST_HELP + HELP_OF_TURNS * turns ** 2)));
}
