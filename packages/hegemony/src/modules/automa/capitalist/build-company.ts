/** Build Company as the Capitalist Class Automa does it, and CHECK COMPANIES. */
import {
  type BuildRules,
  buildOffered,
  hasSpace,
  affordable as isAffordable,
} from '../../../rules/actions/build-company.js';
import { cardById, cardOf, isOperational } from '../../../rules/companies.js';
import type { Hegemony, Play } from '../../../rules/context.js';
import { ROUNDS } from '../../../rules/data/board.js';
import { pay } from '../../../rules/money.js';
import type { CompanyCard, Industry } from '../../../rules/names.js';
import { revealForMarket } from '../../../rules/round/preparation.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import type { Bonus, BuildBonus } from '../bonus.js';
import { type Criteria, choose, fewest, healthcareOrEducation, inOrder, most, that } from '../criteria.js';
import { saleFindings } from './sell-company.js';
import { idleCompanies, meetsUnionNeeds, operationalIn, prospect, staffFor } from './staffing.js';

/** What the State pays of it, rounded down. */
function helpOf({ industry, cost }: CompanyCard, bonus: BuildBonus | undefined): number {
  return bonus?.halfByState?.includes(industry) ? Math.floor(cost / 2) : 0;
}

function ownCost(card: CompanyCard, bonus: BuildBonus | undefined): number {
  return Math.max(0, card.cost - helpOf(card, bonus) - (bonus?.less ?? 0));
}

/** What of its Market can be paid, with the money that others would add. */
function affordable(state: HegemonyState, bonus: BuildBonus | undefined): string[] {
  return state.capitalist.market.filter(isAffordable(state, 'capitalist', rulesWith(bonus)));
}

function rulesWith(bonus: BuildBonus | undefined): BuildRules {
  return { costOf: (card) => ownCost(card, bonus) };
}

/** Whether it would run: automated, or filled by the unemployed of one class. */
function wouldRun(state: HegemonyState, id: string): boolean {
  return cardById(id).automated || staffFor(state, prospect(id)) !== undefined;
}

/** Never one that will stand idle beside another idle one of its industry. */
function mayBuild(state: HegemonyState, id: string): boolean {
  const { industry } = cardById(id);
  return wouldRun(state, id) || !idleCompanies(state).some((company) => cardOf(company).industry === industry);
}

/** Building Company Criteria. */
function criteria(state: HegemonyState): Criteria<string> {
  const isOf = (id: string, industry: Industry) => Number(cardById(id).industry === industry);
  return {
    name: 'build-company',
    label: (id) => id,
    bullets: [
      that('workers-available', (id) => staffFor(state, prospect(id)) !== undefined),
      that('automated', (id) => cardById(id).automated),
      fewest('fewest-operational', (id) => operationalIn(state, cardById(id).industry)),
      that('no-union', (id) => !causesUnion(state, id)),
      inOrder('agriculture-luxury-media', ['agriculture', 'luxury', 'media'] as const, isOf),
      healthcareOrEducation('dearer', isOf),
      most('highest-production', (id) => cardById(id).produces),
    ],
  };
}

function causesUnion(state: HegemonyState, id: string): boolean {
  const { industry, slots } = cardById(id);
  return staffFor(state, prospect(id)) === 'working' && meetsUnionNeeds(state, industry, slots.length);
}

/** Which of these it builds. */
export function chooseBuilding(t: Hegemony, ids: readonly string[]): string {
  return choose(t, 'capitalist', criteria(t.state), ids);
}

/** In Simplified Mode it must run at once. */
function options({ t, automa }: Turn, bonus: BuildBonus | undefined, mustRun = automa.priorities === null): string[] {
  const { state } = t;
  if (!hasSpace(state, 'capitalist')) return [];
  return affordable(state, bonus).filter((id) => (mustRun ? wouldRun(state, id) : mayBuild(state, id)));
}

export function considerBuilding(turn: Turn, bonus: Bonus | undefined): Attempt {
  const open = options(turn, bonus?.build);
  if (open.length === 0) return { because: 'nothing-to-build' };
  return { perform: () => buildOne(turn, bonus?.build, open) };
}

function* buildOne(turn: Turn, bonus: BuildBonus | undefined, open: readonly string[]): Play<boolean> {
  const { t } = turn;
  const id = choose(t, 'capitalist', criteria(t.state), open);
  yield* build(t, id, bonus);
  if (bonus?.second === undefined) return bonus?.less !== undefined || helpOf(cardById(id), bonus) > 0;
  const next = options(turn, undefined, true);
  if (next.length === 0) return false;
  yield* build(t, choose(t, 'capitalist', criteria(t.state), next), undefined);
  revealForMarket(t, 'capitalist', bonus.second.revealed);
  return true;
}

/** The rules of the base game ask for its wage and its workers; the Automa's answers are the minimum and its own class. */
function* build(t: Hegemony, id: string, bonus: BuildBonus | undefined): Play {
  pay(t, 'state', 'supply', helpOf(cardById(id), bonus), 'build');
  yield* buildOffered(t, 'capitalist', id, rulesWith(bonus));
}

/** Production Phases that are still to come, this round's included. */
export function phasesLeft({ round }: HegemonyState): number {
  return ROUNDS + 1 - round;
}

/** Whether the class can make the resource now. */
function makes(state: HegemonyState, industry: Industry): boolean {
  return state.companies.some(
    (company) => company.owner === 'capitalist' && cardOf(company).industry === industry && isOperational(company),
  );
}

const WITH_DEMONSTRATION = 3;

/** CHECK COMPANIES: what could be built and would run, a Demonstration, and what idle companies would bring. */
export function checkCompanies({ t }: Turn, bonus: Bonus | undefined): readonly Finding[] {
  const { state } = t;
  const running = affordable(state, bonus?.build).filter((id) => wouldRun(state, id));
  const phases = Math.floor(phasesLeft(state) / 2);
  const rows = [
    running.length * phases,
    running.filter((id) => !makes(state, cardById(id).industry)).length,
    state.demonstration ? WITH_DEMONSTRATION : 0,
  ] as const;
  const total = rows[0] + rows[1] + rows[2];
  return [
    { condition: 'would-run', action: 'build-company', rows: rows[0] },
    { condition: 'makes-something-new', action: 'build-company', rows: rows[1] },
    { condition: 'demonstration-out-there', action: 'build-company', rows: rows[2] },
    { condition: 'little-to-build', action: 'special-action', rows: total <= 1 ? 1 : 0 },
    ...saleFindings(state, bonus?.sale),
  ];
}
