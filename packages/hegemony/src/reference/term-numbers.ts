/** The numbers that terms of the rules stand for, by the names under which their texts speak of them. */
import { INCOME_TAX, LEAST_POPULATION, POPULATION_FROM, UNION_NEEDS } from '../rules/data/board.js';

/** From the lowest on. */
const [grown, next] = POPULATION_FROM.toReversed();

export const TERM_NUMBERS = {
  unionNeeds: UNION_NEEDS,
  leastPopulation: LEAST_POPULATION,
  nextPopulation: grown?.population ?? LEAST_POPULATION,
  populationFrom: grown?.workers ?? 0,
  populationStep: (next?.workers ?? 0) - (grown?.workers ?? 0),
  incomeTaxAA: INCOME_TAX.A.A,
  incomeTaxAB: INCOME_TAX.A.B,
  incomeTaxAC: INCOME_TAX.A.C,
  // The same wherever Taxation is.
  incomeTaxB: INCOME_TAX.B.A,
  incomeTaxCA: INCOME_TAX.C.A,
  incomeTaxCB: INCOME_TAX.C.B,
  incomeTaxCC: INCOME_TAX.C.C,
} as const;
