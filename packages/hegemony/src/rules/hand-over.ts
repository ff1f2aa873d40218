/** Companies that go over from the Private Sector to the Public one, or back, and those that make room for them. */
import { companiesOf, companyIn, findCompany, isOperational } from './companies.js';
import type { Hegemony } from './context.js';
import { discardStateExcess } from './goods.js';
import { dismissAll, settleLabour } from './labour.js';
import type { Seat } from './names.js';
import type { Company, HegemonyState } from './state.js';

/** Open companies of an owner that are not operational. */
export function idleCompanies(state: HegemonyState, owner: Seat): Company[] {
  return companiesOf(state, owner).filter((company) => !isOperational(company));
}

/** Takes a company out of the game, face up or face down; who worked there is out of work. */
export function removeCompany(t: Hegemony, id: string): void {
  const { state } = t;
  const company = companyIn(state, id);
  if (company) {
    dismissAll(t, company);
    settleLabour(t);
    if (company.machinery) state.supply.machinery++;
  }
  state.companies = state.companies.filter((other) => other.id !== id);
  state.state.closed = state.state.closed.filter((other) => other !== id);
  state.removed.push(id);
  t.log('company-moved', { company: id, to: 'removed' });
}

/** A company changes hands as it is, workers, wage and strike included; the State's storages follow. */
export function moveCompany(t: Hegemony, company: Company, to: Seat): void {
  company.owner = to;
  t.log('company-moved', { company: company.id, to });
  discardStateExcess(t);
}

/** A Public company is removed, and another comes to stand where it stood, in its row. */
export function putInPlaceOf(t: Hegemony, removed: string, coming: string): void {
  const { state } = t;
  removeCompany(t, removed);
  const standIns = state.standIns ?? {};
  const [place = removed] = Object.entries(standIns).find(([, standIn]) => standIn === removed) ?? [];
  state.standIns = { ...standIns, [place]: coming };
  moveCompany(t, findCompany(state, coming), 'state');
}
