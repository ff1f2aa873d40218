/** Companies as a board shows them: what each makes as it stands, and the sectors with their spaces. */
import { cardOf, isOperational, outputOf } from '../rules/companies.js';
import { COMPANY_SPACES, SETUP } from '../rules/data/board.js';
import { workersIn } from '../rules/labour.js';
import type { Seat } from '../rules/names.js';
import type { Company, OpenState } from '../rules/state.js';

/** What a company makes as printed, what would come on top, and what it would make as it stands. */
export interface Output {
  readonly printed: number;
  readonly employee: number;
  readonly machinery: number;
  readonly total: number;
  readonly works: boolean;
  /** What a strike does to it: nothing if it is settled by the highest wage, or if nobody there is on strike. */
  readonly strike: 'none' | 'settled' | 'stops' | 'employee-rests';
}

export function outputOfCompany(company: Company): Output {
  const card = cardOf(company);
  const employee = card.slots.find(({ role }) => role === 'employee')?.bonus ?? 0;
  const strike = strikeAt(company);
  return {
    printed: card.produces,
    employee,
    machinery: company.machinery ? card.machinery : 0,
    total: outputOf(company, strike !== 'employee-rests'),
    works: isOperational(company) && strike !== 'stops',
    strike,
  };
}

/** In the production phase: the highest wage settles a strike, and in a Middle Class company only the employee rests. */
function strikeAt(company: Company): Output['strike'] {
  const { onStrike, wage, owner } = company;
  if (!onStrike || workersIn(company, 'working') === 0) return 'none';
  if (wage === 3) return 'settled';
  return owner === 'middle' ? 'employee-rests' : 'stops';
}

/** The companies of an owner and the spaces for more, as far as its board has them. */
export interface Sector {
  readonly owner: Seat;
  readonly companies: readonly Company[];
  readonly spaces: number;
  readonly empty: number;
}

export function sectorOf(view: Pick<OpenState, 'companies'>, owner: 'capitalist' | 'middle'): Sector {
  const companies = view.companies.filter((company) => company.owner === owner);
  const spaces = COMPANY_SPACES[owner];
  return { owner, companies, spaces, empty: Math.max(0, spaces - companies.length) };
}

/** A space of the Public Sector: an open company or one that lies face down. */
export type PublicSpace =
  | { readonly id: string; readonly company: Company }
  | { readonly id: string; readonly company: null };

/** In the rows of the board; companies that came from elsewhere stand behind them. */
export function publicSpaces(view: Pick<OpenState, 'companies' | 'seats' | 'state'>): readonly PublicSpace[] {
  const open = new Map(view.companies.filter(({ owner }) => owner === 'state').map((company) => [company.id, company]));
  const closed = new Set(view.state.closed);
  const rows = SETUP[view.seats.length as 2 | 3 | 4].rows.flat();
  const ids = [...rows, ...[...open.keys(), ...closed].filter((id) => !rows.includes(id))];
  return ids.flatMap((id): PublicSpace[] => {
    const company = open.get(id);
    if (company) return [{ id, company }];
    return closed.has(id) ? [{ id, company: null }] : [];
  });
}
