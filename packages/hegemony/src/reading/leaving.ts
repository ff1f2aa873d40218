/** Which places workers leave for a new company where nobody is asked, as nobody else could run it. */
import { cardById } from '../rules/companies.js';
import { mayLeave } from '../rules/labour.js';
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
