/** Extra production in the Action Phase: the Middle Class's Extra Shift and the cards like it (p. 16, 24). */
import { STOP } from '@polity/kernel';
import { employeeSlot, findCompany, isOperational, outputOf, wageOf, workforce } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { moneyOf, pay } from '../money.js';
import { produce } from '../produce.js';
import type { Company, HegemonyState } from '../state.js';

/** The employee takes part unless it is committed already or on strike. */
export function employeeWorks(company: Company): boolean {
  const employee = company.workers[employeeSlot(company)];
  return employee !== null && employee !== undefined && !employee.committed && !company.onStrike;
}

/** Own companies with uncommitted Middle Class workers whose employee's wage can be paid. */
export function extraShiftCompanies(state: HegemonyState): Company[] {
  return state.companies.filter((company) => mayWorkLonger(state, company));
}

export function canWorkExtraShift(state: HegemonyState): boolean {
  return state.companies.some((company) => mayWorkLonger(state, company));
}

function mayWorkLonger(state: HegemonyState, company: Company): boolean {
  return (
    company.owner === 'middle' &&
    isOperational(company) &&
    company.workers.every((worker) => worker?.class !== 'middle' || !worker.committed) &&
    (!employeeWorks(company) || wageOf(company) <= moneyOf(state, 'middle'))
  );
}

export function* extraShift(t: Hegemony, filter: (company: Company) => boolean = () => true, optional = false): Play {
  const options = () => extraShiftCompanies(t.state).filter(filter);
  const id = yield* t.ask('middle', 'extra-shift', () => options().map((company) => company.id), {
    canStop: optional,
  });
  if (id !== STOP) workExtraShift(t, findCompany(t.state, id));
}

/** All workers there are committed and the company produces; a committed or striking employee contributes nothing. */
export function workExtraShift(t: Hegemony, company: Company): void {
  const working = employeeWorks(company);
  if (working) pay(t, 'middle', 'working', wageOf(company), 'wage');
  for (const worker of company.workers) if (worker && (worker.class === 'middle' || working)) worker.committed = true;
  t.log('committed', { company: company.id });
  produce(t, company, outputOf(company, working));
}

/** A company of anybody but the Middle Class that works overtime now: its owner pays the wage once and it produces. */
export function workOvertime(t: Hegemony, company: Company): void {
  const paid = workforce(company);
  if (paid) pay(t, company.owner, paid, wageOf(company), 'wage');
  produce(t, company, outputOf(company, true));
}
