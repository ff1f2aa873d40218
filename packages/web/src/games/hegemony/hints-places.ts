/** Rules of thumb for places: what the unemployed could fill by themselves, and what that would earn. */
import type { Company, HegemonyView, Skill, WorkerClass } from '@polity/hegemony/page';
import { ACTION, cardOf, INDUSTRIES, openSlots, UNION_NEEDS } from '@polity/hegemony/page';
import { earnedAt, WORTH_OF_A_UNION } from './hints-moves.js';

/** What the best place that the unemployed of a class could fill earns in a round, and how many of them it takes. */
export function bestPlace(view: HegemonyView, of: WorkerClass): { readonly earns: number; readonly workers: number } {
  let best = { earns: 0, workers: 0 };
  for (const company of view.companies) {
    const slots = openSlots(company, of);
    if (slots.length === 0 || slots.length > ACTION.assign || !canFill(view, company, slots, of)) continue;
    const earns = earnedAt(company, of);
    if (earns > best.earns) best = { earns, workers: slots.length };
  }
  if (best.earns < WORTH_OF_A_UNION && of === 'working' && canFormUnion(view)) {
    best = { earns: WORTH_OF_A_UNION, workers: 1 };
  }
  return best;
}

/** Whether the unemployed have the skills that the slots want; a place without a skill takes anybody. */
function canFill({ unemployed }: HegemonyView, company: Company, slots: readonly number[], of: WorkerClass): boolean {
  const pool: Record<Skill, number> = { ...unemployed[of] };
  const wanted = slots.map((slot) => cardOf(company).slots[slot]?.kind ?? 'unskilled');
  for (const skill of wanted.filter((kind) => kind !== 'unskilled')) {
    if (pool[skill] === 0) return false;
    pool[skill]--;
  }
  const left = Object.values(pool).reduce((sum, count) => sum + count, 0);
  return left >= wanted.filter((kind) => kind === 'unskilled').length;
}

function canFormUnion({ working, unemployed, companies }: HegemonyView): boolean {
  return INDUSTRIES.some((industry) => {
    if (working.unions[industry] || unemployed.working[industry] === 0) return false;
    const employed = companies
      .filter((company) => cardOf(company).industry === industry)
      .flatMap(({ workers }) => workers.filter((worker) => worker?.class === 'working'));
    return employed.length >= UNION_NEEDS;
  });
}
