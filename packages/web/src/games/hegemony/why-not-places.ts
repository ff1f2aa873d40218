/** Why an action, a section of a policy or a company cannot be chosen. */
import type { Company, HegemonyView, Policy, Section, WorkerClass } from '@polity/hegemony/page';
import { cardById, cardOf, isOperational, openSlots, population, SECTIONS, SKILLS } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { stockFor, transactionOf } from './choices-gather.js';
import { moneyOf } from './derive.js';
import type { Message } from './say.js';

const PROVIDES: Readonly<Record<string, 'health' | 'education' | 'luxury'>> = {
  'use-healthcare': 'health',
  'use-education': 'education',
  'use-luxury': 'luxury',
};

export function whyNoAction(
  type: 'basic' | 'free',
  action: string,
  { about, seat }: AskDescription,
  view: HegemonyView,
): Message {
  if (type === 'basic' && about.main === true) return { key: 'why.action-done' };
  if (type === 'free' && about.free === true) return { key: 'why.free-done' };
  const good = PROVIDES[action];
  if (good && (seat === 'working' || seat === 'middle')) {
    const needed = population(view, seat);
    return { key: 'why.free.provide', fields: { resource: good, needed, have: view[seat].goods[good] } };
  }
  if (action === 'demonstration') return whyNoDemonstration(view);
  return { key: `why.${type}.${action}` };
}

function whyNoDemonstration(view: HegemonyView): Message {
  if (view.demonstration) return { key: 'why.demonstration.now' };
  const open = view.companies.reduce((sum, company) => sum + openSlots(company, 'working').length, 0);
  const idle = SKILLS.reduce((sum, skill) => sum + view.unemployed.working[skill], 0);
  return { key: 'why.demonstration.few', fields: { idle, open, needed: open + 2 } };
}

export function whyNoSection(
  policy: string,
  section: string,
  ask: AskDescription,
  view: HegemonyView,
): Message | undefined {
  if (ask.kind !== 'propose-bill' && ask.kind !== 'card-policy') return undefined;
  const current = view.policies[policy as Policy];
  const bill = view.bills[policy as Policy];
  if (bill) return { key: 'why.policy.billed', fields: { policy, by: bill.by, section: bill.section } };
  if (current === section) return { key: 'why.policy.in-force', fields: { policy, section } };
  const steps = Math.abs(SECTIONS.indexOf(current) - SECTIONS.indexOf(section as Section));
  if (steps > 1) return { key: 'why.policy.far', fields: { policy, section, now: current } };
  return { key: 'why.policy.not-this', fields: { policy } };
}

/** Questions for which a person looks over the companies and wonders why one is left out. */
const COMPANY_REASONS: Readonly<
  Record<string, (company: Company, ask: AskDescription, view: HegemonyView) => string | undefined>
> = {
  strike: (company, _ask, view) => {
    if (company.onStrike) return 'on-strike';
    if (company.owner === 'state' && !view.seats.includes('state')) return 'state-unplayed';
    if (cardOf(company).wages === null) return 'no-wage';
    if (company.wage === 3) return 'highest-wage';
    if (!company.workers.some((worker) => worker?.class === 'working')) return 'none-of-mine';
    return 'committed';
  },
  'assign-to': (company, { seat }) => {
    if (cardOf(company).automated) return 'automated';
    return openSlots(company, seat as WorkerClass).length === 0 ? 'full' : 'no-workers';
  },
  'sell-company': (company, { seat }) => (company.owner === seat ? 'committed' : 'not-mine'),
  'extra-shift': (company, { seat }) => {
    if (company.owner !== seat) return 'not-mine';
    return isOperational(company) ? 'committed' : 'not-operational';
  },
  'give-bonus': (company, { seat }) => {
    if (company.owner !== seat) return 'not-mine';
    return isOperational(company) ? 'committed' : 'not-operational';
  },
  machinery: (company, { seat }) => {
    if (company.owner !== seat) return 'not-mine';
    return company.machinery ? 'has-machinery' : 'no-machinery';
  },
};

export function whyNoCompany(id: string, ask: AskDescription, view: HegemonyView): Message | undefined {
  const company = view.companies.find((other) => other.id === id);
  const reason = company && COMPANY_REASONS[ask.kind]?.(company, ask, view);
  return reason === undefined ? undefined : { key: `why.company.${reason}`, fields: { company: id } };
}

/** A company of my market that I cannot build: it costs too much, or its workers cannot be found. */
export function whyNoBuilding(id: string, ask: AskDescription, view: HegemonyView): Message | undefined {
  const seat = ask.seat as 'middle' | 'capitalist';
  if (ask.kind !== 'build-company' || !view[seat].market.includes(id)) return undefined;
  const { cost } = cardById(id);
  const have = moneyOf(view, seat);
  return cost > have ? { key: 'why.market.cost', fields: { cost, have } } : { key: 'why.market.workers' };
}

export function whyNoSale(id: string, ask: AskDescription, view: HegemonyView): Message | undefined {
  const sale = ask.kind === 'export-transaction' ? transactionOf(ask, id) : undefined;
  if (sale === undefined) return undefined;
  const { good, amount } = sale;
  return { key: 'why.sale.goods', fields: { good, needed: amount, have: stockFor(view, ask.seat, good) } };
}
