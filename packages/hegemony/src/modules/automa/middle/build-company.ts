/** Build Company as the Middle Class Automa does it: which company of its Market, what its cards add, and its check. */
import { affordable, type BuildRules, buildOffered, hasSpace } from '../../../rules/actions/build-company.js';
import { expandable, placeStorage } from '../../../rules/actions/free.js';
import { cardById, cardOf, companiesOf, isFullyOperational, isOperational } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { PROSPERITY_TRACK, ROUNDS } from '../../../rules/data/board.js';
import { type CompanyCard, type Industry, PRODUCT, SKILLS, type Slot } from '../../../rules/names.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import type { Bonus, BuildBonus } from '../bonus.js';
import { type Criteria, choose, fewest, healthcareOrEducation, inOrder, most, that } from '../criteria.js';
import { ENOUGH, ownOf } from './skilled-worker.js';

/** A company that could be built, and how. */
interface Plan {
  readonly id: string;
  readonly card: CompanyCard;
  readonly rules: BuildRules;
}

const isOf = ({ card }: Plan, industry: Industry): number => Number(card.industry === industry);
const isStored = ({ industry }: CompanyCard): boolean => industry !== 'media';

function rulesWith({ stored, paidByState }: BuildBonus): BuildRules {
  const rules: BuildRules = { unemployedOwners: true };
  if (paidByState) return { ...rules, payer: 'state' };
  if (!stored) return rules;
  return { ...rules, costOf: (card) => (isStored(card) ? Math.max(0, card.cost - stored.less) : card.cost) };
}

/** What of its Market it has the money and unemployed workers for (G-29), never a third of an industry; space is not looked at. */
function plans(state: HegemonyState, bonus: BuildBonus = {}): Plan[] {
  const ordinary = rulesWith(bonus);
  const withNewcomer: BuildRules = { ...ordinary, newOwner: true };
  const canBuild = affordable(state, 'middle', ordinary);
  const canWithNewcomer = bonus.newcomer ? affordable(state, 'middle', withNewcomer) : () => false;
  return state.middle.market.flatMap((id) => {
    const card = cardById(id);
    if (ownOf(state, card.industry) >= ENOUGH) return [];
    // The worker from the Supply is no choice: where there is one who fits, that one comes.
    if (canWithNewcomer(id)) return [{ id, card, rules: withNewcomer }];
    return canBuild(id) ? [{ id, card, rules: ordinary }] : [];
  });
}

const employeeOf = ({ slots }: CompanyCard): Slot | undefined => slots.find(({ role }) => role === 'employee');

/** Whether somebody of the Working Class is unemployed for the employee's slot. */
function hasEmployee({ unemployed }: HegemonyState, { card }: Plan): boolean {
  const slot = employeeOf(card);
  if (slot === undefined) return false;
  const pool = unemployed.working;
  return slot.kind === 'unskilled' ? SKILLS.some((skill) => pool[skill] > 0) : pool[slot.kind] > 0;
}

function operationalOf(state: HegemonyState, industry: Industry): number {
  return companiesOf(state, 'middle').filter((own) => cardOf(own).industry === industry && isOperational(own)).length;
}

/** What it makes once it is built, with its employee only if there will be one. */
function production(state: HegemonyState, plan: Plan): number {
  return plan.card.produces + (hasEmployee(state, plan) ? (employeeOf(plan.card)?.bonus ?? 0) : 0);
}

/** Building Company Criteria. */
function criteria(state: HegemonyState): Criteria<Plan> {
  return {
    name: 'build-company',
    label: ({ id }) => id,
    bullets: [
      that('employee-at-hand', (plan) => hasEmployee(state, plan)),
      that('own-workers-only', ({ card }) => card.slots.every(({ role }) => role === 'owner')),
      fewest('fewest-of-industry', ({ card }) => operationalOf(state, card.industry)),
      healthcareOrEducation('dearer', isOf),
      inOrder('agriculture-luxury-media', ['agriculture', 'luxury', 'media'] as const, isOf),
      most('highest-production', (plan) => production(state, plan)),
    ],
  };
}

export function considerBuilding({ t }: Turn, bonus: Bonus | undefined): Attempt {
  if (!hasSpace(t.state, 'middle')) return { because: 'no-space' };
  const open = plans(t.state, bonus?.build);
  if (open.length === 0) return { because: 'nothing-to-build' };
  return {
    *perform() {
      const { id, card, rules } = choose(t, 'middle', criteria(t.state), open);
      yield* buildOffered(t, 'middle', id, rules);
      if (bonus?.build?.stored) addTile(t, card);
      return true;
    },
  };
}

/** One tile for each good, while there are any. */
function addTile(t: Hegemony, { industry }: CompanyCard): void {
  const good = expandable(t.state, 'middle').find((other) => other === PRODUCT[industry]);
  if (good) placeStorage(t, 'middle', good);
}

const ROWS = { employee: 2, newProduct: 2, prosperous: 2 } as const;
const PHASES_PER_ROW = 2;

/** CHECK COMPANIES: for each that could be built; once by Prosperity; and the Special Action where that is little. */
export function checkCompanies({ t }: Turn, bonus: Bonus | undefined): readonly Finding[] {
  const { state } = t;
  const build = { action: 'build-company' } as const;
  const early = Math.floor((ROUNDS + 1 - state.round) / PHASES_PER_ROW);
  const findings: Finding[] = [];
  for (const plan of plans(state, bonus?.build)) {
    const staffed = early > 0 && hasEmployee(state, plan);
    const isNew = operationalOf(state, plan.card.industry) === 0;
    findings.push(
      { condition: 'productions-left', rows: early, ...build },
      { condition: 'employee-at-hand', rows: staffed ? ROWS.employee : 0, ...build },
      { condition: 'new-product', rows: isNew ? ROWS.newProduct : 0, ...build },
    );
  }
  findings.push({ condition: 'prosperous', rows: isProsperous(state) ? ROWS.prosperous : 0, ...build });
  const moved = findings.reduce((sum, { rows }) => sum + rows, 0);
  return [...findings, { condition: 'little-to-build', action: 'special-action', rows: moved <= 1 ? 1 : 0 }];
}

/** Its Prosperity, as printed, is no less than its companies in which everybody is there. */
function isProsperous(state: HegemonyState): boolean {
  const full = companiesOf(state, 'middle').filter(isFullyOperational).length;
  return (PROSPERITY_TRACK.middle[state.middle.prosperity] ?? 0) >= full;
}
