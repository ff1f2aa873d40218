/** The conditions on cards whose first symbol is the Special Action; the first of each counts in Simplified Mode. */
import { cardOf, companiesOf } from '../../../rules/companies.js';
import type { Industry } from '../../../rules/names.js';
import { isAt } from '../../../rules/policies.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Check, Finding } from '../automa.js';
import { phasesLeft } from './build-company.js';

const REVENUE = { least: 150, per: 100 } as const;
const LUXURY_PER = 3;

const special = (condition: string, rows: number): Finding => ({ condition, action: 'special-action', rows });

export function companiesIn(state: HegemonyState, industry: Industry): number {
  return companiesOf(state, 'capitalist').filter((company) => cardOf(company).industry === industry).length;
}

/** Own companies that show the icon and carry no token, whether tokens are left or not. */
function withoutMachinery(state: HegemonyState): number {
  return companiesOf(state, 'capitalist').filter((company) => cardOf(company).machinery > 0 && !company.machinery)
    .length;
}

export const CAPITALIST_CONDITIONS = {
  'sa-machinery': ({ t: { state } }) => {
    const places = withoutMachinery(state);
    return [
      special('could-get-machinery', places),
      special('machinery-in-time', places > 0 ? Math.floor(phasesLeft(state) / 2) : 0),
    ];
  },
  'sa-trade': ({ t: { state } }) => [
    special('sheltered-agriculture', isAt(state, 'foreign-trade', 'A', 'B') ? companiesIn(state, 'agriculture') : 0),
    special('sheltered-luxury', isAt(state, 'foreign-trade', 'A') ? companiesIn(state, 'luxury') : 0),
  ],
  'sa-revenue': ({ t: { state } }) => {
    const { revenue } = state.capitalist;
    const isRich = revenue >= REVENUE.least;
    return [
      special('much-revenue', isRich ? Math.floor(revenue / REVENUE.per) : 0),
      special('taxation-a', isRich && isAt(state, 'taxation', 'A') ? 2 : 0),
      special('taxation-b', isRich && isAt(state, 'taxation', 'B') ? 1 : 0),
    ];
  },
  'sa-luxury': ({ t: { state } }) => {
    const rows = Math.floor(state.capitalist.storage.luxury / LUXURY_PER);
    return [
      special('luxury-to-sell', rows),
      special('without-influence', rows > 0 && state.capitalist.influence === 0 ? 1 : 0),
    ];
  },
} satisfies Readonly<Record<string, Check>>;

export type CapitalistConditions = keyof typeof CAPITALIST_CONDITIONS;
