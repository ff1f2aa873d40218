/** Which places workers leave for a new company where nobody is asked, and what stands still once they have gone. */
import { cardById, isOperational, wageOf } from '../rules/companies.js';
import { mayLeave, unemployedCount, workersIn } from '../rules/labour.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

/** Where workers of the Middle Class leave for a company that it could build, each place once. */
export function leftFor({ companies, unemployed }: HegemonyView, id: string): readonly string[] {
  const owners = cardById(id).slots.filter(({ role }) => role === 'owner');
  const places = owners.flatMap(({ kind }) => {
    const fits = (skill: string) => kind === 'unskilled' || skill === kind;
    const idle = Object.entries(unemployed.middle).some(([skill, count]) => count > 0 && fits(skill));
    const employed = companies.flatMap((company) => {
      const skills = company.workers.flatMap((worker, slot) =>
        worker?.class === 'middle' && fits(worker.skill) && mayLeave(company, slot) ? [worker.skill] : [],
      );
      return [...new Set(skills)].map(() => company.id);
    });
    return idle || employed.length > 1 ? [] : employed;
  });
  return [...new Set(places)];
}

export interface Stopped {
  /** The companies that work now, and would no longer. */
  readonly left: readonly string[];
  /** How many more people of the seat would be without work, and what they would no longer be paid there. */
  readonly idle: number;
  readonly wages: number;
}

/** What would stand still, where an answer makes one position of another; nothing before all have been placed. */
export function stoppedBy(before: HegemonyView, after: HegemonyView, seat: Seat | null): Stopped | undefined {
  if (after.assigning !== null) return undefined;
  const stopped = before.companies.filter(
    (company) => isOperational(company) && after.companies.some((one) => one.id === company.id && !isOperational(one)),
  );
  if (stopped.length === 0) return undefined;
  const left = stopped.map(({ id }) => id);
  if (seat !== 'working' && seat !== 'middle') return { left, idle: 0, wages: 0 };
  const paid = stopped.filter((company) => company.owner !== seat && workersIn(company, seat) > 0);
  return {
    left,
    idle: Math.max(0, unemployedCount(after, seat) - unemployedCount(before, seat)),
    wages: paid.reduce((sum, company) => sum + wageOf(company), 0),
  };
}
