/** Sell Company as the Capitalist Class Automa does it: only what stands idle. */
import { sell } from '../../../rules/actions/build-company.js';
import { cardOf } from '../../../rules/companies.js';
import { UNION_NEEDS } from '../../../rules/data/board.js';
import { workersInIndustry } from '../../../rules/labour.js';
import { SKILLS, type Skill, type WorkerClass } from '../../../rules/names.js';
import { isPlayed } from '../../../rules/roles.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import type { Bonus, SaleBonus } from '../bonus.js';
import { type Criteria, choose, fewest, most, that } from '../criteria.js';
import { idleCompanies } from './staffing.js';

const WORTHWHILE = 20;
const PER_ROW = 10;

function times(company: Company, sale: SaleBonus | undefined): number {
  return sale && !company.machinery ? sale.times : 1;
}

function saleValue(company: Company, sale: SaleBonus | undefined): number {
  return cardOf(company).cost * times(company, sale);
}

/** The most of its slots that the unemployed of one class could fill. */
function matching(state: HegemonyState, company: Company): number {
  const classes = (['working', 'middle'] as const).filter((of) => isPlayed(state, of));
  return Math.max(...classes.map((of) => fillable(state, company, of)));
}

function fillable({ unemployed }: HegemonyState, company: Company, of: WorkerClass): number {
  const left: Record<Skill, number> = { ...unemployed[of] };
  let filled = 0;
  let open = 0;
  for (const { kind } of cardOf(company).slots) {
    if (kind === 'unskilled') open++;
    else if (left[kind] > 0) {
      left[kind]--;
      filled++;
    }
  }
  return (
    filled +
    Math.min(
      open,
      SKILLS.reduce((sum, skill) => sum + left[skill], 0),
    )
  );
}

/** Sell Company Criteria. */
function criteria(state: HegemonyState): Criteria<Company> {
  return {
    name: 'sell-company',
    label: ({ id }) => id,
    bullets: [
      most('highest-cost', (company) => cardOf(company).cost),
      that('would-meet-union-needs', (company) => {
        const { industry, slots } = cardOf(company);
        return workersInIndustry(state, industry) + slots.length >= UNION_NEEDS;
      }),
      fewest('fewest-matching', (company) => matching(state, company)),
    ],
  };
}

/** In Simplified Mode, in place of Build Company, only what brings enough. */
export function considerSelling({ t, automa }: Turn, bonus: Bonus | undefined): Attempt {
  const idle = idleCompanies(t.state);
  const open = automa.priorities ? idle : idle.filter((company) => saleValue(company, bonus?.sale) >= WORTHWHILE);
  if (open.length === 0) return { because: 'nothing-to-sell' };
  return {
    *perform() {
      const company = choose(t, 'capitalist', criteria(t.state), open);
      const factor = times(company, bonus?.sale);
      sell(t, 'capitalist', company, factor);
      return factor > 1;
    },
  };
}

/** The last lines of CHECK COMPANIES, for each idle company. */
export function saleFindings(state: HegemonyState, sale: SaleBonus | undefined): Finding[] {
  return idleCompanies(state).map((company) => {
    const value = saleValue(company, sale);
    const rows = value >= WORTHWHILE ? Math.floor(value / PER_ROW) : 0;
    return { condition: 'idle-company', action: 'sell-company', rows };
  });
}
