/** Nationalization and Privatization: companies that go over from the Private Sector to the Public one, or back. */
import { STOP } from '@polity/kernel';
import { hasSpace } from '../../rules/actions/build-company.js';
import type { Effect } from '../../rules/cards/card.js';
import { cardOf, companiesOf, findCompany, isOperational } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { idleCompanies, moveCompany, removeCompany } from '../../rules/hand-over.js';
import { staffFromUnemployed, staffingClasses } from '../../rules/labour.js';
import { moneyOf, pay } from '../../rules/money.js';
import { takeLegitimacyToken } from '../../rules/points.js';
import { isAt } from '../../rules/policies.js';
import type { Company, HegemonyState } from '../../rules/state.js';

/** An idle Public company makes room for an idle one of the Capitalist Class, which is paid for in section B (H66). */
export const nationalization: Effect = {
  can: (state) => idleCompanies(state, 'state').length > 0 && takeable(state).length > 0,
  lacks: 'card.nationalize',
  *play(t) {
    const { state } = t;
    const card = 'st-nationalization';
    const leaving = () => idleCompanies(state, 'state').map(({ id }) => id);
    const removed = yield* t.ask('state', 'card-company', leaving, { about: { card, to: 'removed' } });
    const coming = () => takeable(state).map(({ id }) => id);
    const taken = yield* t.ask('state', 'card-company', coming, { about: { card, to: 'state' } });
    removeCompany(t, removed);
    const company = findCompany(state, taken);
    if (isAt(state, 'fiscal-policy', 'B')) pay(t, 'state', 'capitalist', cardOf(company).cost, 'card');
    moveCompany(t, company, 'state');
    yield* mayStaff(t, company);
    return undefined;
  },
};

/** An operational Public company is sold to the Capitalist Class, which cannot refuse and may have to borrow, and brings a token (H67). */
export const privatization: Effect = {
  can: (state) => hasSpace(state, 'capitalist') && companiesOf(state, 'state').some(isOperational),
  lacks: 'card.privatize',
  *play(t) {
    const { state } = t;
    const operational = () => companiesOf(state, 'state').filter(isOperational);
    const about = { card: 'st-privatization', to: 'capitalist' } as const;
    const id = yield* t.ask('state', 'card-company', () => operational().map((company) => company.id), { about });
    const company = findCompany(state, id);
    moveCompany(t, company, 'capitalist');
    pay(t, 'capitalist', 'state', cardOf(company).cost, 'card');
    takeLegitimacyToken(t, 'capitalist');
    return undefined;
  },
};

/** Companies that can be nationalized: idle, without machinery, and paid for unless Fiscal Policy is in section A. */
function takeable(state: HegemonyState): Company[] {
  const money = isAt(state, 'fiscal-policy', 'A') ? Number.POSITIVE_INFINITY : moneyOf(state, 'state');
  return idleCompanies(state, 'capitalist').filter((company) => !company.machinery && cardOf(company).cost <= money);
}

/** The State may fill a company out of one class's unemployed. */
function* mayStaff(t: Hegemony, company: Company): Play {
  const classes = () => staffingClasses(t.state, company);
  const about = { company: company.id };
  const of = yield* t.ask('state', 'staff-class', classes, { canStop: true, about });
  if (of !== STOP) yield* staffFromUnemployed(t, 'state', company, of);
}
