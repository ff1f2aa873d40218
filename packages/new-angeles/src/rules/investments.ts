/** What an investment brings when it is scored (18, 45.1). */
import { DEMANDS } from '../data/demands.js';
import { INVESTMENTS, type InvestmentId, type PrintedInvestment, SCARCE } from '../data/investments.js';
import { RESOURCES } from '../names.js';
import { districtsWhere, districtsWith } from './city.js';
import type { NewAngelesState } from './state.js';

/** What it needs to be scored; also a seat's view has it. */
type Scored = Pick<NewAngelesState, 'city' | 'supply' | 'demand'>;

export function worthOf(state: Scored, id: InvestmentId): number {
  const investment: PrintedInvestment = INVESTMENTS[id];
  switch (investment.kind) {
    case 'table': {
      const number = count(state, investment.counts);
      return investment.table.findLast(({ atLeast }) => number >= atLeast)?.capital ?? 0;
    }
    case 'sector': {
      const { resource, base, perUnit, cap } = investment;
      const inSupply = state.supply[resource];
      // Where nothing is asked the target is reached with nothing (NA55).
      return inSupply < DEMANDS[state.demand].demand[resource] ? 0 : Math.min(cap, base + perUnit * inSupply);
    }
    case 'per-district':
      return investment.perUnit * districtsWhere(state, ({ unrest }) => unrest !== 'stable').length;
  }
}

function count(state: Scored, counts: Extract<PrintedInvestment, { kind: 'table' }>['counts']): number {
  if (counts !== 'scarce-resources') return districtsWith(state, counts).length;
  return RESOURCES.filter((resource) => state.supply[resource] <= SCARCE).length;
}
