/** An intervention of the IMF as it is seen to happen: why it came, what it changed, and what that does to everybody. */
import type { LogEntry } from '@polity/kernel';
import { isOperational, wageOf, workforce } from '../rules/companies.js';
import { IMF_LOANS, PUBLIC_COMPANIES } from '../rules/data/board.js';
import { workersIn } from '../rules/labour.js';
import type { HegemonyLogEntry } from '../rules/log.js';
import { CLASSES, type Class, POLICIES, type Policy, type Seat, type Section } from '../rules/names.js';
import { taxMultiplier } from '../rules/policies.js';
import { isPlayed } from '../rules/roles.js';
import type { HegemonyView } from '../rules/view.js';
import { entriesOf } from './entries.js';
import { pointsAtEnd } from './policy-points.js';
import { endsIntervention } from './recap-kinds.js';

interface Moved {
  readonly from: number;
  readonly to: number;
}

/** What it does to a seat, as far as it has come. */
export interface Hit {
  readonly seat: Seat;
  /** For its bills that were taken off the table. */
  readonly influence: number;
  /** Its workers in public companies that have closed. */
  readonly dismissed: number;
  /** What other wages change for it in a Production Phase, where people stand now. */
  readonly wages: number;
  /** What the policies are worth to it at the end of the game, where that has changed. */
  readonly policies: Moved | null;
}

export interface Intervention {
  readonly loans: number;
  /** At how many it comes, by the Fiscal Policy that held. */
  readonly limit: number;
  /** The card of Crisis Response that is carried out; null where the base game's rules are. */
  readonly card: string | null;
  readonly policies: readonly { readonly policy: Policy; readonly from: Section; readonly to: Section }[];
  readonly bills: readonly { readonly policy: Policy; readonly section: Section; readonly by: Seat }[];
  /** How many public companies close by it, which may still be chosen. */
  readonly closing: number;
  readonly tax: Moved | null;
  /** Where the markers of a State that is played go; a card tells that itself. */
  readonly legitimacy: readonly (Moved & { readonly of: Class })[];
  /** What else the log tells of it: what a card did. */
  readonly told: readonly LogEntry[];
  readonly hits: readonly Hit[];
}

/** What the intervention is told by elsewhere on its page, or what follows of it one by one. */
const SHOWN: ReadonlySet<string> = new Set<HegemonyLogEntry['kind']>([
  'crisis-response',
  'policy',
  'bill-returned',
  'legitimacy-halved',
  'wage',
  'price',
  'closed',
  'dismissed',
  'company-sold',
  'resource',
]);

/**
 * @param at the entry that says that it came.
 * @param before from before that, and `after` from after it; it may not have come to its end by then.
 */
export function interventionAt(
  log: readonly LogEntry[],
  at: number,
  before: HegemonyView,
  after: HegemonyView,
): Intervention {
  const entries = entriesOf(log);
  const came = entries[at];
  const rest = entries.slice(at + 1);
  const end = rest.findIndex(endsIntervention);
  const told = end < 0 ? rest : rest.slice(0, end);
  const card = told.flatMap(({ kind, params }) => (kind === 'crisis-response' ? [params.card] : []))[0] ?? null;
  const policies = told.flatMap(({ kind, params }) =>
    kind === 'policy' ? [{ policy: params.policy, from: before.policies[params.policy], to: params.section }] : [],
  );
  const bills =
    card === null ? billsOn(before) : told.flatMap((one) => (one.kind === 'bill-returned' ? [one.params] : []));
  const now = policiesAfter(before, policies);
  return {
    loans: came?.kind === 'imf' ? came.params.loans : 0,
    limit: IMF_LOANS[before.policies['fiscal-policy']],
    card,
    policies,
    bills,
    closing: Math.max(
      0,
      PUBLIC_COMPANIES[before.policies['fiscal-policy']] - PUBLIC_COMPANIES[now.policies['fiscal-policy']],
    ),
    tax: moved(taxMultiplier(before), taxMultiplier(now)),
    legitimacy: card === null && isPlayed(before, 'state') ? halved(before) : [],
    told: (card === null ? [] : told.filter(({ kind }) => !SHOWN.has(kind))) as unknown as readonly LogEntry[],
    hits: before.seats.map((seat) => ({
      seat,
      influence: bills.filter(({ by }) => by === seat).length,
      dismissed: dismissedOf(before, after, seat),
      wages: wagesMoved(before, after, seat),
      policies: moved(pointsAtEnd(before, seat), pointsAtEnd(now, seat)),
    })),
  };
}

function billsOn({ bills }: HegemonyView): Intervention['bills'] {
  return POLICIES.flatMap((policy) => {
    const bill = bills[policy];
    return bill === null ? [] : [{ policy, section: bill.section, by: bill.by }];
  });
}

/** What follows the policies is told as the log tells them: the position may have gone further. */
function policiesAfter(before: HegemonyView, policies: Intervention['policies']): HegemonyView {
  return {
    ...before,
    policies: { ...before.policies, ...Object.fromEntries(policies.map(({ policy, to }) => [policy, to])) },
  };
}

/** Rounded up (p. 33). */
function halved({ state: { legitimacy } }: HegemonyView): Intervention['legitimacy'] {
  return CLASSES.map((of) => ({ of, from: legitimacy[of], to: Math.ceil(legitimacy[of] / 2) }));
}

function dismissedOf(before: HegemonyView, after: HegemonyView, seat: Seat): number {
  if (seat !== 'working' && seat !== 'middle') return 0;
  const gone = before.companies.filter(
    ({ id, owner }) => owner === 'state' && !after.companies.some((one) => one.id === id),
  );
  return gone.reduce((sum, company) => sum + workersIn(company, seat), 0);
}

/** Of companies that were there and are; who owns one pays what others get. */
function wagesMoved(before: HegemonyView, after: HegemonyView, seat: Seat): number {
  return after.companies.reduce((sum, company) => {
    const was = before.companies.find(({ id }) => id === company.id);
    const workers = workforce(company);
    if (was === undefined || workers === undefined || !isOperational(company)) return sum;
    const more = wageOf(company) - wageOf(was);
    return sum + (workers === seat ? more : 0) - (company.owner === seat ? more : 0);
  }, 0);
}

function moved(from: number, to: number): Moved | null {
  return from === to ? null : { from, to };
}
