/** Whom the Middle Class Automa puts into its own companies by a Special Action or a benefit. */
import { cardOf, companiesOf, employeeSlot, isOperational, outputOf } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { UNION_NEEDS } from '../../../rules/data/board.js';
import { storageLimit } from '../../../rules/goods.js';
import { employ, possibleEmployees, workersInIndustry } from '../../../rules/labour.js';
import { PRODUCT, type Skill } from '../../../rules/names.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { forUnskilledSlot, labourOf, type Place, waysAmong } from '../assign.js';
import { type Criteria, choose, healthcareOrEducation, that } from '../criteria.js';
import { ASSIGN_CRITERIA } from './assign-workers.js';
import { isOf } from './extra-shift.js';

/** Companies that it runs with an empty slot for which somebody is unemployed. */
export function openings(state: HegemonyState): Company[] {
  return companiesOf(state, 'middle').filter((company) => possibleEmployees(state, company).length > 0);
}

/** Whether its companies make less of the company's product in one production than it can store; Influence has no limit. */
function findsRoom(state: HegemonyState, company: Company): boolean {
  const { industry } = cardOf(company);
  const good = PRODUCT[industry];
  if (good === 'influence') return true;
  const made = companiesOf(state, 'middle')
    .filter((other) => cardOf(other).industry === industry && isOperational(other))
    .reduce((sum, other) => sum + outputOf(other, true), 0);
  return made < storageLimit(state, 'middle', good);
}

function isOnlyOne(state: HegemonyState, company: Company): boolean {
  const { industry } = cardOf(company);
  return companiesOf(state, 'middle').every((other) => other === company || cardOf(other).industry !== industry);
}

/** Whether its employee would be the one who brings the industry to what a Trade Union requires (AU-7.11). */
function makesUnitable(state: HegemonyState, company: Company): boolean {
  return workersInIndustry(state, cardOf(company).industry) === UNION_NEEDS - 1;
}

/** Assign Working Class Workers Criteria. */
function criteria(state: HegemonyState): Criteria<Company> {
  return {
    name: 'employees',
    label: ({ id }) => id,
    bullets: [
      that('below-storage', (company) => findsRoom(state, company)),
      that('no-other-of-industry', (company) => isOnlyOne(state, company)),
      that('no-union-needs', (company) => !makesUnitable(state, company)),
      that('agriculture', (company) => isOf(company, 'agriculture') > 0),
      healthcareOrEducation('dearer', isOf),
      that('luxury', (company) => isOf(company, 'luxury') > 0),
      that('media', (company) => isOf(company, 'media') > 0),
    ],
  };
}

/** Which of its companies it fills out of its turn: an empty one as it assigns its own workers, else one for an employee (G-15). */
export function chooseToFill(t: Hegemony, companies: readonly string[]): string {
  const { state } = t;
  const offered = companies.map((company) => ({ company }));
  const ways = waysAmong(labourOf(state, 'middle'), offered).filter(({ places }) => places.length === 1);
  if (ways.length > 0) return (choose(t, 'middle', ASSIGN_CRITERIA, ways).places[0] as Place).company.id;
  const open = openings(state).filter(({ id }) => companies.includes(id));
  return choose(t, 'middle', criteria(state), open).id;
}

/** One after the other, the list anew for each (AU-7.8). No company is built by it (H45). Returns how many found work. */
export function employOthers(t: Hegemony, atMost: number): number {
  const { state } = t;
  for (let count = 0; count < atMost; count++) {
    const open = openings(state);
    if (open.length === 0) return count;
    const company = choose(t, 'middle', criteria(state), open);
    const slot = employeeSlot(company);
    const kind = cardOf(company).slots[slot]?.kind as Skill;
    const pool = state.unemployed.working;
    const skill = kind === 'unskilled' ? forUnskilledSlot(pool, (equals) => t.random.pick(equals)) : kind;
    employ(t, company, slot, 'working', skill);
  }
  return atMost;
}
