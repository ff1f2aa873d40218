/** Why an action, a section of a policy, a company, a building or a sale cannot be chosen. */
import type { AskDescription, Reason } from '@polity/kernel';
import { isLocked } from '../modules/crisis-response/crisis.js';
import { signsOf } from '../modules/new-actions/status-quo.js';
import type { HegemonyAsks } from '../rules/asks.js';
import { cardById, cardOf, companyCount, companyIn, hasWage, isOperational } from '../rules/companies.js';
import { ACTION, COMPANY_SPACES } from '../rules/data/board.js';
import { movablePool, openSlots, openToWorking, population, unemployedCount, workersIn } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import {
  POLICIES,
  type Policy,
  SECTIONS,
  type Seat,
  type Section,
  SKILLS,
  type Skill,
  type WorkerClass,
} from '../rules/names.js';
import type { Company } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { transactionOn } from './printed.js';
import { because } from './reason.js';
import { exportable } from './stock.js';

const PROVIDES: Readonly<Record<string, 'health' | 'education' | 'luxury'>> = {
  'use-healthcare': 'health',
  'use-education': 'education',
  'use-luxury': 'luxury',
};

export function whyNoAction(
  type: 'basic' | 'free',
  action: string,
  ask: AskDescription,
  view: HegemonyView,
): Reason | undefined {
  if (lookedOver(ask) !== 'actions') return undefined;
  const { about, seat } = ask;
  if (type === 'basic' && about.main === true) return because('why.action-done');
  if (type === 'free' && about.free === true) return because('why.free-done');
  const good = PROVIDES[action];
  if (good && (seat === 'working' || seat === 'middle')) {
    const needed = population(view, seat);
    return because('why.free.provide', { resource: good, needed, have: view[seat].goods[good] });
  }
  if (action === 'demonstration') return whyNoDemonstration(view);
  if (action === 'propose-bill') return whyNoBill(view, seat as Seat);
  return because(`why.${type}.${action}`);
}

/** @param otherwise what it is where there is a marker, and a policy without a bill. */
export function whyNoBill(view: HegemonyView, seat: Seat, otherwise = 'why.bill.kept'): Reason {
  if (view[seat].bills === 0) return because('why.bill.none');
  return because(POLICIES.every((policy) => view.bills[policy] !== null) ? 'why.bill.all' : otherwise);
}

function whyNoDemonstration(view: HegemonyView): Reason {
  if (view.demonstration) return because('why.demonstration.now');
  const open = openToWorking(view);
  const idle = unemployedCount(view, 'working');
  return because('why.demonstration.few', { idle, open, needed: open + ACTION.demonstrationSurplus });
}

export function whyNoSection(
  policy: string,
  section: string,
  ask: AskDescription,
  view: HegemonyView,
): Reason | undefined {
  const looked = lookedOver(ask);
  if (looked !== 'policies' && looked !== 'actions') return undefined;
  if (looked === 'actions' && ask.about.main === true) return because('why.action-done');
  if (looked === 'actions' && view[ask.seat as Seat].bills === 0) return because('why.bill.none');
  const current = view.policies[policy as Policy];
  const bill = view.bills[policy as Policy];
  if (bill) return because('why.policy.billed', { policy, by: bill.by, section: bill.section });
  if (current === section) return because('why.policy.in-force', { policy, section });
  const steps = Math.abs(SECTIONS.indexOf(current) - SECTIONS.indexOf(section as Section));
  if (steps > 1) return because('why.policy.far', { policy, section, now: current });
  const sign = signsOf(view).find((one) => one.policy === policy);
  if (sign) return because('why.policy.protected', { policy, by: sign.by });
  if (isLocked(view, policy as Policy)) return because('why.policy.locked', { policy });
  return because('why.policy.not-this', { policy });
}

type CompanyReason = (company: Company, ask: AskDescription, view: HegemonyView) => string;

const whyNoStrike: CompanyReason = (company, _ask, view) => {
  if (company.onStrike) return 'on-strike';
  if (company.owner === 'state' && !view.seats.includes('state')) return 'state-unplayed';
  if (!hasWage(company)) return 'no-wage';
  if (company.wage === 3) return 'highest-wage';
  if (workersIn(company, 'working') === 0) return 'none-of-mine';
  return 'committed';
};

const whyNoPlace: CompanyReason = (company, { seat }) => {
  if (cardOf(company).automated) return 'automated';
  return openSlots(company, seat as WorkerClass).length === 0 ? 'full' : 'no-workers';
};

const whyNotSold: CompanyReason = (company, { seat }) => (company.owner === seat ? 'committed' : 'not-mine');

const whyNotAtWork: CompanyReason = (company, { seat }) => {
  if (company.owner !== seat) return 'not-mine';
  return isOperational(company) ? 'committed' : 'not-operational';
};

const whyNoMachinery: CompanyReason = (company, { seat }) => {
  if (company.owner !== seat) return 'not-mine';
  return company.machinery ? 'has-machinery' : 'no-machinery';
};

/** What a person looks over when a question is put, and wonders why some of it is left out; null where nobody would. */
type LookedOver = 'actions' | 'policies' | 'market' | 'sales' | { readonly companies: CompanyReason } | null;

const LOOKED_OVER: { readonly [Kind in keyof HegemonyAsks]: LookedOver } = {
  turn: 'actions',
  'discard-card': null,
  'propose-bill': 'policies',
  'immediate-vote': null,
  stance: null,
  'vote-influence': null,
  'assign-to': { companies: whyNoPlace },
  'assign-worker': null,
  'swap-workers': null,
  'upgrade-worker': null,
  'upgrade-to': null,
  'new-worker': null,
  strike: { companies: whyNoStrike },
  'demonstration-loss': null,
  'buy-resource': null,
  'buy-source': null,
  'buy-amount': null,
  'food-source': null,
  'food-amount': null,
  'build-company': 'market',
  'set-wage': null,
  'staff-class': null,
  'staff-worker': null,
  'sell-company': { companies: whyNotSold },
  'extra-shift': { companies: whyNotAtWork },
  'give-bonus': { companies: whyNotAtWork },
  'discard-companies': null,
  'adjust-price': null,
  'adjust-wage': null,
  'storage-tile': null,
  machinery: { companies: whyNoMachinery },
  'export-transaction': 'sales',
  'business-deal': null,
  'deal-storage': null,
  'deal-to-zone': null,
  'open-public-company': null,
  'close-public-company': null,
  'staff-public-company': null,
  event: null,
  'place-event': null,
  'replace-event': null,
  'extra-tax-class': null,
  'campaign-amount': null,
  'card-option': null,
  'card-class': null,
  'card-classes': null,
  'card-company': null,
  'card-amount': null,
  'card-worker': null,
  'card-industry': null,
  'card-policy': 'policies',
  'remove-cube': null,
  'keep-agenda': null,
  'protect-policy': null,
  'discard-bill': null,
  'take-influence-from': null,
  'buy-bond': null,
  'keep-event': null,
  'event-cost': null,
  'use-benefit': null,
  'shift-wage': null,
  'historical-event': null,
  'save-company': null,
};

function lookedOver({ kind }: AskDescription): LookedOver {
  return LOOKED_OVER[kind as keyof HegemonyAsks] ?? null;
}

export function whyNoCompany(id: string, ask: AskDescription, view: HegemonyView): Reason | undefined {
  const looked = lookedOver(ask);
  const company = companyIn(view, id);
  if (company === undefined || looked === null || typeof looked === 'string') return undefined;
  return because(`why.company.${looked.companies(company, ask, view)}`, { company: id });
}

/** A company of my market that I cannot build: the first thing that is missing for it. */
export function whyNoBuilding(id: string, ask: AskDescription, view: HegemonyView): Reason | undefined {
  const seat = ask.seat as 'middle' | 'capitalist';
  const looked = lookedOver(ask);
  if (looked !== 'market' && looked !== 'actions') return undefined;
  const owner = (['middle', 'capitalist'] as const).find((one) => view[one].market.includes(id));
  if (owner !== seat) return looked === 'actions' && owner ? because('why.market.others', { owner }) : undefined;
  if (looked === 'actions' && ask.about.main === true) return because('why.action-done');
  const spaces = COMPANY_SPACES[seat];
  if (companyCount(view, seat) >= spaces) return because('why.market.space', { spaces });
  const costs = ask.about.costs as Readonly<Record<string, number>> | undefined;
  const cost = costs?.[id] ?? cardById(id).cost;
  const have = moneyOf(view, seat);
  if (cost > have) return because('why.market.cost', { cost, have });
  const missing = seat === 'middle' && !ask.about.newcomer ? missingOwner(view, id) : undefined;
  return missing ? because('why.market.owners', { skill: missing }) : because(`why.market.${looked}`);
}

/** What nobody can do of those who may move, though somebody has to who runs the company. */
function missingOwner(view: HegemonyView, id: string): Skill | undefined {
  const pool = movablePool(view, 'middle', 'anywhere');
  for (const { role, kind } of cardById(id).slots) {
    if (role !== 'owner') continue;
    const found = pool[kind] > 0 ? kind : SKILLS.find((skill) => kind === 'unskilled' && pool[skill] > 0);
    if (found === undefined) return kind;
    pool[found]--;
  }
  return undefined;
}

export function whyNoSale(id: string, ask: AskDescription, view: HegemonyView): Reason | undefined {
  const sale = lookedOver(ask) === 'sales' ? transactionOn(String(ask.about.card), id) : undefined;
  if (sale === undefined) return undefined;
  const { good, amount } = sale;
  return because('why.sale.goods', { good, needed: amount, have: exportable(view, ask.seat, good) });
}
