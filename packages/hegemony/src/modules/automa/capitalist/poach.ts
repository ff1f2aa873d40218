/** Workers of a Public company who go over to an idle company of the Capitalist Class that needs just them. */
import { cardOf, companiesOf, isOperational } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { openSlots, settleLabour, stand, takeAway } from '../../../rules/labour.js';
import type { Skill, WorkerClass } from '../../../rules/names.js';
import { setWage } from '../../../rules/prices.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { chooseAssignable, idleCompanies } from './staffing.js';

interface Pair {
  readonly from: Company;
  readonly to: Company;
  readonly of: WorkerClass;
}

const inOrder = (skills: readonly Skill[]) => skills.toSorted().join();

/** The same number and the same colours, and nobody committed. */
export function movablePairs(state: HegemonyState): Pair[] {
  const idle = idleCompanies(state);
  const staffed = companiesOf(state, 'state').filter(
    (company) => isOperational(company) && company.workers.every((worker) => worker && !worker.committed),
  );
  return staffed.flatMap((from) => {
    const workers = from.workers.flatMap((worker) => (worker ? [worker.skill] : []));
    const of = from.workers[0]?.class as WorkerClass;
    return idle
      .filter((to) => inOrder(cardOf(to).slots.map(({ kind }) => kind)) === inOrder(workers))
      .map((to) => ({ from, to, of }));
  });
}

/** Own companies by the criteria, Public ones at random; the wage goes to its highest. */
export function poach(t: Hegemony): void {
  const pairs = movablePairs(t.state);
  const options = pairs.map(({ from, to, of }) => ({ company: to, of, left: cardOf(from).industry }));
  const chosen = chooseAssignable(t, options).company;
  const fitting = pairs.filter(({ to }) => to === chosen);
  const { from, to, of } = fitting.length > 1 ? t.random.pick(fitting) : (fitting[0] as Pair);
  const { slots } = cardOf(to);
  for (const slot of openSlots(to, of)) {
    const skill = slots[slot]?.kind as Skill;
    takeAway(t, of, { from: from.id, skill });
    stand(t, to, slot, of, skill, from.id);
  }
  settleLabour(t);
  setWage(t, to, 3);
}
