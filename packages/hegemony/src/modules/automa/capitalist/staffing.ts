/** Which workers a company of the Capitalist Class Automa gets, and what that means for Trade Unions. */
import { cardIdOf, cardOf, companiesOf, findCompany, isOperational } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { UNION_NEEDS } from '../../../rules/data/board.js';
import { type StaffSource, staffingClasses, workersInIndustry } from '../../../rules/labour.js';
import type { Industry, WorkerClass } from '../../../rules/names.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { type Criteria, choose, healthcareOrEducation, inOrder, that } from '../criteria.js';

/** A company of the Market as it would stand on the board. */
export function prospect(id: string): Company {
  const card = cardIdOf(id);
  const workers = cardOf({ card }).slots.map(() => null);
  return { id, card, owner: 'capitalist', wage: 1, workers, onStrike: false, machinery: false };
}

/** The Middle Class if both could, but the Working Class while it demonstrates. */
export function preferredClass(state: HegemonyState, classes: readonly WorkerClass[]): WorkerClass | undefined {
  const wanted: WorkerClass = state.demonstration ? 'working' : 'middle';
  return classes.includes(wanted) ? wanted : classes[0];
}

/** The class that would fill the company, if one can. */
export function staffFor(
  state: HegemonyState,
  company: Company,
  from: StaffSource = 'unemployed',
): WorkerClass | undefined {
  return cardOf(company).automated ? undefined : preferredClass(state, staffingClasses(state, company, from));
}

export function idleCompanies(state: HegemonyState): Company[] {
  return companiesOf(state, 'capitalist').filter((company) => !isOperational(company));
}

export function operationalIn(state: HegemonyState, industry: Industry): number {
  return companiesOf(state, 'capitalist').filter(
    (company) => cardOf(company).industry === industry && isOperational(company),
  ).length;
}

/** Whether so many Working Class workers more bring the industry to what a Trade Union requires. */
export function meetsUnionNeeds(state: HegemonyState, industry: Industry, more: number): boolean {
  const now = workersInIndustry(state, industry);
  return now < UNION_NEEDS && now + more >= UNION_NEEDS;
}

/** A company that gets workers of a class; `left` have then left a company of that industry. */
export interface Assignable {
  readonly company: Company;
  readonly of: WorkerClass;
  readonly left?: Industry;
}

function causesUnion(state: HegemonyState, { company, of, left }: Assignable): boolean {
  const { industry, slots } = cardOf(company);
  return of === 'working' && meetsUnionNeeds(state, industry, industry === left ? 0 : slots.length);
}

/** Out of its turn, by the same criteria. */
export function chooseToFill(t: Hegemony, companies: readonly string[]): string {
  const options = companies.flatMap((id): Assignable[] => {
    const company = findCompany(t.state, id);
    const of = staffFor(t.state, company);
    return of ? [{ company, of }] : [];
  });
  return chooseAssignable(t, options).company.id;
}

/** Assign Workers Criteria. */
export function chooseAssignable(t: Hegemony, options: readonly Assignable[]): Assignable {
  const { state } = t;
  const isOf = ({ company }: Assignable, industry: Industry) => Number(cardOf(company).industry === industry);
  const criteria: Criteria<Assignable> = {
    name: 'assign-to-own',
    label: ({ company }) => company.id,
    bullets: [
      that('none-operational', ({ company }) => operationalIn(state, cardOf(company).industry) === 0),
      that('no-union', (option) => !causesUnion(state, option)),
      inOrder('media', ['media'] as const, isOf),
      healthcareOrEducation('dearer', isOf),
      inOrder('agriculture-luxury', ['agriculture', 'luxury'] as const, isOf),
    ],
  };
  return choose(t, 'capitalist', criteria, options);
}
