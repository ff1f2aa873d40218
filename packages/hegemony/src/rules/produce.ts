/** Production: what a company makes goes to its owner, as far as it fits. */
import { cardOf, outputOf } from './companies.js';
import type { Hegemony } from './context.js';
import { addToState, fromSupply, stateRoom, store } from './goods.js';
import { contentsOf } from './modules.js';
import { PRODUCT, type Resource, type Seat, type WageLevel } from './names.js';
import type { Company, HegemonyState } from './state.js';

/** The level that a company's wage counts as in the Production Phase. */
export function wageInProduction(state: HegemonyState, company: Company): WageLevel {
  for (const { wageLevel } of contentsOf(state).manifests) {
    const level = wageLevel?.(state, company);
    if (level !== undefined) return level;
  }
  return company.wage;
}

/** What it makes there, modules included. */
export function outputInProduction(state: HegemonyState, company: Company, employeeWorks: boolean): number {
  let made = outputOf(company, employeeWorks);
  for (const { moreOutput } of contentsOf(state).manifests) made += moreOutput?.(state, company) ?? 0;
  return Math.max(0, made);
}

/** Makes `amount` of the company's product and stores it with its owner; what fits nowhere is lost. */
export function produce(t: Hegemony, company: Company, amount: number): void {
  const { owner } = company;
  const resource = PRODUCT[cardOf(company).industry];
  const stored = storeFor(t, owner, resource, amount);
  t.log('produced', { company: company.id, owner, resource, made: amount, stored });
}

function storeFor(t: Hegemony, owner: Seat, resource: Resource, amount: number): number {
  const { state } = t;
  switch (owner) {
    case 'middle':
    case 'capitalist':
      return store(t, owner, resource, amount);
    case 'state': {
      const stored = fromSupply(state, resource, Math.min(amount, stateRoom(state, resource)));
      addToState(state, resource, stored);
      return stored;
    }
    case 'working': {
      const stored = fromSupply(state, resource, amount);
      if (resource === 'influence') state.working.influence += stored;
      else state.working.goods[resource] += stored;
      return stored;
    }
  }
}
