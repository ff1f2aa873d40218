/** CHECK WORKERS of the Working Class Automa. Its first step is real: the swaps are made. */
import { openToWorking, unemployedCount } from '../../../rules/labour.js';
import type { Finding, Turn } from '../automa.js';
import type { Bonus } from '../bonus.js';
import { carryOutSwaps } from '../swap.js';
import { canFoundFarm, manyAssigned, prospects, swapsOf } from './assign-workers.js';

const AT_LEAST = 2;
const PER_UNION = 2;

/** The bonus is pretended for what concerns its own action, not for the Demonstration (AU-5.5, G-10). */
export function checkWorkers(turn: Turn, bonus: Bonus | undefined): readonly Finding[] {
  const { t } = turn;
  carryOutSwaps(t, 'working', swapsOf(t));
  const { workers, unions } = bestUse(turn, bonus);
  const employed = workers >= AT_LEAST ? workers : 0;
  const surplus = unemployedCount(t.state, 'working') - openToWorking(t.state);
  return [
    { condition: 'workers-employed', action: 'assign-workers', rows: employed },
    { condition: 'unions-formed', action: 'assign-workers', rows: unions * PER_UNION },
    { condition: 'no-work-found', action: 'special-action', rows: employed + unions === 0 ? 1 : 0 },
    { condition: 'more-unemployed-than-slots', action: 'demonstration', rows: Math.max(0, surplus) },
  ];
}

/** The most workers that one action could place, and the most Trade Unions that one could form. */
function bestUse(turn: Turn, bonus: Bonus | undefined): { workers: number; unions: number } {
  const pool = turn.t.state.unemployed.working;
  if (canFoundFarm(turn, bonus?.assign, pool)) return { workers: 3, unions: 0 };
  const { labour, ways } = prospects(turn, bonus?.assign, pool);
  if (bonus?.assign?.anyNumber) return manyAssigned(turn.t, labour);
  return {
    workers: Math.max(0, ...ways.map((way) => way.workers)),
    unions: Math.max(0, ...ways.map((way) => way.unions.length)),
  };
}
