/** Swap Workers: skilled workers on unskilled slots change places with unskilled ones who are unemployed. */
import { cardOf, findCompany } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import type { Industry, Skill, WorkerClass } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import type { Pool } from './assign.js';

export interface Swap {
  readonly company: string;
  readonly slot: number;
  readonly skill: Industry;
}

function swappable(state: HegemonyState, of: WorkerClass): Swap[] {
  const swaps: Swap[] = [];
  for (const company of state.companies) {
    const { slots } = cardOf(company);
    company.workers.forEach((worker, slot) => {
      if (worker?.class !== of || worker.skill === 'unskilled' || slots[slot]?.kind !== 'unskilled') return;
      swaps.push({ company: company.id, slot, skill: worker.skill });
    });
  }
  return swaps;
}

/** Every swap that is possible; where there are too few unskilled workers for all, the class says which skill comes free, swap after swap (AU-7.8). */
export function planSwaps(
  t: Hegemony,
  of: WorkerClass,
  chooseSkill: (skills: readonly Industry[], pool: Pool) => Industry,
): readonly Swap[] {
  const all = swappable(t.state, of);
  const pool = t.state.unemployed[of];
  const { unskilled } = pool;
  if (all.length <= unskilled) return all;
  const planned: Swap[] = [];
  while (planned.length < unskilled) {
    const open = all.filter((swap) => !planned.includes(swap));
    const skills = [...new Set(open.map(({ skill }) => skill))];
    const skill = skills.length === 1 ? skills[0] : chooseSkill(skills, poolAfter(pool, planned));
    planned.push(open.find((swap) => swap.skill === skill) as Swap);
  }
  return planned;
}

/** The unemployed as they would be with the swaps made. */
export function poolAfter(pool: Pool, swaps: readonly Swap[]): Pool {
  if (swaps.length === 0) return pool;
  const changed: Record<Skill, number> = { ...pool };
  for (const { skill } of swaps) {
    changed.unskilled--;
    changed[skill]++;
  }
  return changed;
}

/** Who comes is committed if who goes was. */
export function carryOutSwaps(t: Hegemony, of: WorkerClass, swaps: readonly Swap[]): void {
  const pool = t.state.unemployed[of];
  for (const { company, slot, skill } of swaps) {
    const worker = findCompany(t.state, company).workers[slot];
    if (!worker) continue;
    worker.skill = 'unskilled';
    pool.unskilled--;
    pool[skill]++;
    t.log('swapped', { class: of, company, out: skill, in: 'unskilled' });
  }
}
