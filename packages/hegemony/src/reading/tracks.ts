/** Where markers stand on printed tracks, and what is made up of what: taxes and population. */
import { LEAST_POPULATION, POPULATION_FROM, TAX_MULTIPLIER, WELFARE_MODIFIER } from '../rules/data/board.js';
import { population, workerCount } from '../rules/labour.js';
import type { WorkerClass } from '../rules/names.js';
import { taxMultiplier } from '../rules/policies.js';
import type { HegemonyState } from '../rules/state.js';

/** The Tax Multiplier and what it is made up of: a base, and the welfare policies times a factor. */
export interface TaxMakeUp {
  readonly total: number;
  readonly base: number;
  readonly factor: number;
  readonly health: number;
  readonly education: number;
}

export function taxMakeUp(view: Pick<HegemonyState, 'policies'>): TaxMakeUp {
  const { policies } = view;
  return {
    total: taxMultiplier(view),
    ...TAX_MULTIPLIER[policies.taxation],
    health: WELFARE_MODIFIER[policies['welfare-health']],
    education: WELFARE_MODIFIER[policies['welfare-education']],
  };
}

export interface PopulationStep {
  readonly workers: number;
  readonly population: number;
  /** How many workers the present population began with, and at how many the next begins. */
  readonly from: number;
  readonly next: number | null;
}

export function populationStep(view: Pick<HegemonyState, 'supply'>, of: WorkerClass): PopulationStep {
  const workers = workerCount(view, of);
  const now = population(view, of);
  const startOf = (people: number) => POPULATION_FROM.find((step) => step.population === people)?.workers;
  return {
    workers,
    population: now,
    from: now === LEAST_POPULATION ? 0 : (startOf(now) ?? 0),
    next: startOf(now + 1) ?? null,
  };
}
