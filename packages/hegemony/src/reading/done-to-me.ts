/** What a turn of somebody else did to me, in my words: to my companies, my workers, my money and my cubes. */
import type { JsonObject, LogEntry } from '@polity/kernel';
import { cardById, isOperational, wageOf } from '../rules/companies.js';
import type { HegemonyLogEntry } from '../rules/log.js';
import { PRODUCT, type Seat } from '../rules/names.js';
import type { Company, OpenState } from '../rules/state.js';
import { outputOfCompany } from './companies.js';
import { entriesOf } from './entries.js';
import type { Turn } from './recap.js';

type Entries = readonly HegemonyLogEntry[];
type Standing = Pick<OpenState, 'companies'>;

/** What came of something: an entry of the log, or several alike in short, worded by `board.strip.<short>`. */
export type Told = { readonly entry: LogEntry } | { readonly short: string; readonly params: JsonObject };

export interface DoneToMe {
  readonly told: readonly Told[];
  /** What it tells, so that nothing is told twice. */
  readonly of: ReadonlySet<HegemonyLogEntry>;
  /** My companies that are not as they were. */
  readonly companies: readonly string[];
}

export const NOTHING: DoneToMe = { told: [], of: new Set(), companies: [] };

/** The view tells how my companies stand now: a log does not say who is left in one. */
export function doneToMe(entries: Entries, seat: Seat, view: Standing): DoneToMe {
  const told: Told[] = [];
  const of = new Set<HegemonyLogEntry>();
  const companies = new Set<string>();
  const mine = view.companies.filter(({ owner }) => owner === seat);
  for (const company of mine) {
    const touching = entries.filter((entry) => touches(entry, company));
    if (touching.length === 0) continue;
    companies.add(company.id);
    for (const entry of touching) of.add(entry);
    told.push(...changesOf(company, touching));
  }
  const rest = entries.filter((entry) => !of.has(entry));
  for (const entry of rest) {
    const short = inMyWords(entry, rest, seat, view);
    if (short === null) continue;
    of.add(entry);
    if (!told.some((one) => JSON.stringify(one) === JSON.stringify(short))) told.push(short);
  }
  const inSums = wagesInSum(wagesInSum(told, 'my-wage', 'my-wages'), 'my-pay', 'my-pays');
  return { told: inSums, of, companies: [...companies] };
}

/** Several wages of mine, in the place of the first of them. */
function wagesInSum(told: readonly Told[], short: string, together: string): readonly Told[] {
  const wages = told.flatMap((one) => ('short' in one && one.short === short ? [one] : []));
  const [first] = wages;
  if (first === undefined || wages.length === 1) return told;
  const sum = (what: string) => wages.reduce((all, { params }) => all + Number(params[what] ?? 0), 0);
  const params = { companies: wages.length, wage: sum('wage'), count: sum('count') };
  return told.flatMap((one): readonly Told[] => {
    if (one === first) return [{ short: together, params }];
    return 'short' in one && one.short === short ? [] : [one];
  });
}

/** In the words of `Told`, of a turn as the recap has it. */
export function doneInTurn({ entries }: Turn, seat: Seat, view: Standing): readonly Told[] {
  return doneToMe(entriesOf(entries), seat, view).told;
}

/** Workers who come or go, the wage, a strike. */
function touches({ kind, params }: HegemonyLogEntry, { id }: Company): boolean {
  if (kind === 'dismissed') return params.from === id;
  if (kind === 'assigned') return params.from === id || params.to === id;
  return (kind === 'wage' || kind === 'strike') && params.company === id;
}

function changesOf(company: Company, touching: Entries): readonly Told[] {
  const { id } = company;
  const told: Told[] = [];
  const left = touching.filter(({ kind, params }) => isMove(kind) && 'from' in params && params.from === id);
  const came = touching.filter(({ kind, params }) => kind === 'assigned' && params.to === id);
  const workers = workersIn(company, left.length, came);
  if (workers !== null) told.push(workers);
  if (touching.some(({ kind }) => kind === 'strike')) told.push({ short: 'my-strike', params: { company: id } });
  if (touching.some(({ kind }) => kind === 'wage'))
    told.push({ short: 'my-wage', params: { company: id, wage: wageOf(company) } });
  return told;
}

function isMove(kind: string): boolean {
  return kind === 'dismissed' || kind === 'assigned';
}

/** What it makes less or more for who has left it or come to it. */
function workersIn(company: Company, left: number, came: Entries): Told | null {
  const { id } = company;
  const card = cardById(id);
  const resource = PRODUCT[card.industry];
  const employee = card.slots.find(({ role }) => role === 'employee')?.bonus ?? 0;
  const said = (short: string, amount: number): Told => ({ short, params: { company: id, amount, resource } });
  const all = card.produces + (company.machinery ? card.machinery : 0);
  if (left > 0 && !isOperational(company)) return said('my-empty', all);
  const onlyEmployees = company.owner === 'middle' && came.every(({ params }) => isOfWorking(params));
  if (came.length > 0)
    return onlyEmployees ? said('my-employee', employee) : said('my-staffed', outputOfCompany(company).total);
  return left > 0 ? said('my-employee-gone', employee) : null;
}

function isOfWorking(params: object): boolean {
  return 'class' in params && params.class === 'working';
}

const BOUGHT: ReadonlySet<string> = new Set(['purchase', 'food']);

/** Of what concerns no company of mine; null for what does not concern me. */
function inMyWords(entry: HegemonyLogEntry, entries: Entries, seat: Seat, view: Standing): Told | null {
  const { kind, params } = entry;
  switch (kind) {
    case 'assigned':
      return params.class === seat ? { short: 'workers', params: workersLike(params, entries) } : null;
    case 'dismissed':
      return params.class === seat ? { short: 'my-jobs', params: jobsLost(params, entries) } : null;
    case 'wage':
      return myWage(params.company, seat, view);
    case 'pay':
      return BOUGHT.has(params.for) ? null : paid(params, entries, seat);
    case 'cubes-removed': {
      const gone = seat === 'state' ? 0 : params[seat];
      return gone > 0 ? { short: 'my-cubes-gone', params: { count: gone } } : null;
    }
    case 'bought':
      return params.from === seat ? asTold(entry) : null;
    case 'bill-returned':
      return params.by === seat ? asTold(entry) : null;
    case 'company-moved':
      return params.to === seat ? asTold(entry) : null;
    case 'loan':
    case 'resource':
    case 'prosperity':
      return params.seat === seat ? asTold(entry) : null;
    case 'cubes':
    case 'benefits':
    case 'new-worker':
    case 'worker-left':
    case 'upgraded':
    case 'swapped':
      return params.class === seat ? asTold(entry) : null;
    case 'legitimacy':
      return seat === 'state' ? asTold(entry) : null;
    default:
      return null;
  }
}

function asTold(entry: HegemonyLogEntry): Told {
  return { entry: entry as unknown as LogEntry };
}

/** What those of mine get who work elsewhere. */
function myWage(id: string, seat: Seat, { companies }: Standing): Told | null {
  const company = companies.find((other) => other.id === id);
  const mine = company?.workers.filter((worker) => worker?.class === seat).length ?? 0;
  if (company === undefined || mine === 0) return null;
  return { short: 'my-pay', params: { company: id, wage: wageOf(company), count: mine } };
}

type Paid = Extract<HegemonyLogEntry, { kind: 'pay' }>['params'];

/** Paid bit by bit, each bit for the same: told in one sum. */
function paid({ from, to, for: reason }: Paid, entries: Entries, seat: Seat): Told | null {
  if (from !== seat && to !== seat) return null;
  const amount = entries.reduce(
    (sum, { kind, params }) =>
      kind === 'pay' && params.from === from && params.to === to && params.for === reason ? sum + params.amount : sum,
    0,
  );
  return { entry: { kind: 'pay', params: { from, to, amount, for: reason } } };
}

type Assigned = Extract<HegemonyLogEntry, { kind: 'assigned' }>['params'];

/** Those who go the same way together. */
export function workersLike({ class: of, from, to }: Assigned, entries: Entries): JsonObject {
  const same = entries.filter(
    ({ kind, params }) => kind === 'assigned' && params.class === of && params.from === from && params.to === to,
  );
  return { class: of, from, to, count: same.length };
}

type Dismissed = Extract<HegemonyLogEntry, { kind: 'dismissed' }>['params'];

/** Those who lose their jobs at the same place together. */
export function jobsLost({ class: of, from }: Dismissed, entries: Entries): JsonObject {
  const same = entries.filter(
    ({ kind, params }) => kind === 'dismissed' && params.class === of && params.from === from,
  );
  return { company: from, count: same.length };
}
