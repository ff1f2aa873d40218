/** Extra Shift, which the Middle Class Automa works by Special Actions only, never in Media. */
import { employeeWorks, extraShiftCompanies, workExtraShift } from '../../../rules/actions/extra-shift.js';
import { cardOf, companiesOf, outputOf } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { storageLimit } from '../../../rules/goods.js';
import { workersIn } from '../../../rules/labour.js';
import { type Industry, PRODUCT } from '../../../rules/names.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { type Criteria, choose, healthcareOrEducation, that } from '../criteria.js';

export const isOf = (company: Company, industry: Industry): number => Number(cardOf(company).industry === industry);

export function withEmployee(state: HegemonyState): Company[] {
  return companiesOf(state, 'middle').filter((company) => workersIn(company, 'working') > 0);
}

export function shiftable(state: HegemonyState): Company[] {
  return extraShiftCompanies(state).filter((company) => cardOf(company).industry !== 'media');
}

function hasRoom(state: HegemonyState, company: Company): boolean {
  const good = PRODUCT[cardOf(company).industry];
  if (good === 'influence') return true;
  return state.middle.storage[good] + outputOf(company, employeeWorks(company)) <= storageLimit(state, 'middle', good);
}

/** Extra Shift Criteria. */
function criteria(state: HegemonyState): Criteria<Company> {
  return {
    name: 'extra-shift',
    label: ({ id }) => id,
    bullets: [
      that('room-in-storage', (company) => hasRoom(state, company)),
      that('two-own-workers', (company) => workersIn(company, 'middle') === 2),
      that('free-employee', ({ workers }) =>
        workers.some((worker) => worker?.class === 'working' && !worker.committed),
      ),
      that('agriculture', (company) => isOf(company, 'agriculture') > 0),
      healthcareOrEducation('dearer', isOf),
      that('luxury', (company) => isOf(company, 'luxury') > 0),
    ],
  };
}

export function chooseExtraShift(t: Hegemony, companies: readonly Company[]): void {
  workExtraShift(t, choose(t, 'middle', criteria(t.state), companies));
}
