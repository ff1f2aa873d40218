/** What each class owes the State (p. 17, 20, 25). */
import { operationalCount } from './companies.js';
import { CORPORATE_TAX, INCOME_TAX } from './data/board.js';
import { companiesEmploying, population } from './labour.js';
import type { WorkerClass } from './names.js';
import { taxMultiplier } from './policies.js';
import type { HegemonyState } from './state.js';

/** By Population, or by the companies of others in which the Middle Class works. */
export function incomeTax(state: HegemonyState, of: WorkerClass): number {
  const rate = INCOME_TAX[state.paidUnder ?? state.policies['labor-market']][state.policies.taxation];
  const taxed =
    of === 'working' ? population(state, of) : companiesEmploying(state, of, ['capitalist', 'state']).length;
  return rate * taxed;
}

/** The Tax Multiplier for every operational company. */
export function employmentTax(state: HegemonyState, owner: 'middle' | 'capitalist'): number {
  return taxMultiplier(state) * operationalCount(state, owner);
}

export function corporateTax(state: HegemonyState, revenue = state.capitalist.revenue): number {
  const row = CORPORATE_TAX.find((step) => revenue >= step.revenue);
  return row?.[state.policies.taxation] ?? 0;
}
