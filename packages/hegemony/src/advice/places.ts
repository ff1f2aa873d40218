/** What the unemployed could fill by themselves, and what that would earn. */
import { ACTION, UNION_NEEDS } from '../rules/data/board.js';
import { canFill, openSlots, workersInIndustry } from '../rules/labour.js';
import { INDUSTRIES, type WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { earnedAt, WORTH_OF_A_UNION } from './moves.js';

/** What the best place that the unemployed of a class could fill earns in a round, and how many of them it takes. */
export function bestPlace(view: HegemonyView, of: WorkerClass): { readonly earns: number; readonly workers: number } {
  let best = { earns: 0, workers: 0 };
  for (const company of view.companies) {
    const slots = openSlots(company, of);
    if (slots.length === 0 || slots.length > ACTION.assign || !canFill(company, slots, view.unemployed[of])) continue;
    const earns = earnedAt(company, of);
    if (earns > best.earns) best = { earns, workers: slots.length };
  }
  if (best.earns < WORTH_OF_A_UNION && of === 'working' && canFormUnion(view)) {
    best = { earns: WORTH_OF_A_UNION, workers: 1 };
  }
  return best;
}

function canFormUnion(view: HegemonyView): boolean {
  const { working, unemployed } = view;
  return INDUSTRIES.some(
    (industry) =>
      !working.unions[industry] && unemployed.working[industry] > 0 && workersInIndustry(view, industry) >= UNION_NEEDS,
  );
}
