/** Assign Workers as the Working Class Automa does it, with its criteria and all that its cards add. */
import { calmDemonstration } from '../../../rules/actions/strike.js';

import type { Hegemony, Play } from '../../../rules/context.js';
import { ACTION } from '../../../rules/data/board.js';
import { addWorker, employ } from '../../../rules/labour.js';
import { pay } from '../../../rules/money.js';
import { type Industry, SKILLS, type Skill } from '../../../rules/names.js';
import { isAt } from '../../../rules/policies.js';
import { openFarm } from '../../base/working.js';
import {
  after,
  goWay,
  type Labour,
  labourOf,
  newlyUnitable,
  type Place,
  type Pool,
  sizeOf,
  type Way,
  wagesOf,
  waysToAssign,
  workersAt,
} from '../assign.js';
import type { Attempt, Turn } from '../automa.js';
import type { AssignBonus, Bonus } from '../bonus.js';
import { type Criteria, choose, healthcareOrEducation, inOrder, most, narrow } from '../criteria.js';
import { moveEmployed } from '../move-employed.js';
import { carryOutSwaps, planSwaps, poolAfter, type Swap } from '../swap.js';
import { chooseSkill, newcomer, withOne } from './skilled-worker.js';

const inIndustry = (way: Way, of: Industry): number => workersAt(way, ({ industry }) => industry === of);
const ownedBy = (seat: Place['owner']) => (way: Way) => workersAt(way, ({ owner }) => owner === seat);

/** Assign Workers Criteria; each line counts over the whole assignment (G-11). */
export function assignCriteria(labour: Labour): Criteria<Way> {
  return {
    name: 'assign-workers',
    label: ({ places, unions }) => [...places.map(({ company }) => company.id), ...unions],
    bullets: [
      most('forms-union', ({ unions }) => unions.length),
      most('most-assigned', ({ workers }) => workers),
      most('meets-union-needs', (way) => newlyUnitable(labour, way)),
      most('highest-wages', wagesOf),
      most('public-company', ownedBy('state')),
      most('capitalist-company', ownedBy('capitalist')),
      healthcareOrEducation('cheaper', inIndustry),
      inOrder('agriculture-media-luxury', ['agriculture', 'media', 'luxury'] as const, inIndustry),
    ],
  };
}

export function swapsOf(t: Hegemony): readonly Swap[] {
  return planSwaps(t, 'working', (skills, pool) => chooseSkill(t, skills, pool));
}

const FARMERS = 3;

export function canFoundFarm({ t }: Turn, bonus: AssignBonus | undefined, pool: Pool): boolean {
  return bonus?.farm === true && t.state.supply.farms > 0 && sizeOf(pool) >= FARMERS;
}

/** What the action could be used for, with the bonus: the picture of the labour market and all ways. */
export function prospects(turn: Turn, bonus: AssignBonus | undefined, pool: Pool) {
  const arrival = bonus?.newcomer ? newcomer(turn.t, pool) : undefined;
  const labour = labourOf(turn.t.state, 'working', arrival ? withOne(pool, arrival) : pool);
  return { arrival, labour, ways: waysToAssign(labour, bonus?.atMost ?? ACTION.assign) };
}

/** Two workers in companies, or one in a Trade Union; in Simplified Mode as if the swaps had been made. */
export function considerAssign(turn: Turn, bonus: Bonus | undefined): Attempt {
  const { t, automa } = turn;
  const swaps = automa.priorities ? [] : swapsOf(t);
  const pool = poolAfter(t.state.unemployed.working, swaps);
  if (canFoundFarm(turn, bonus?.assign, pool)) {
    return {
      *perform() {
        carryOutSwaps(t, 'working', swaps);
        foundFarm(t);
        return true;
      },
    };
  }
  const { arrival, labour, ways } = prospects(turn, bonus?.assign, pool);
  if (!ways.some(({ workers, unions }) => unions.length > 0 || workers >= 2)) return { because: 'no-work' };
  return {
    *perform() {
      carryOutSwaps(t, 'working', swaps);
      if (arrival) yield* addWorker(t, 'working', arrival);
      return yield* assign(t, labour, ways, bonus?.assign);
    },
  };
}

function* assign(t: Hegemony, labour: Labour, ways: readonly Way[], bonus: AssignBonus | undefined): Play<boolean> {
  const way = choose(t, 'working', assignCriteria(labour), ways);
  goWay(t, 'working', way);
  if (bonus?.paidByOwner) payFor(t, way, bonus.paidByOwner);
  if (bonus?.anyNumber) assignTheRest(t);
  return bonus !== undefined;
}

/** A Trade Union is no company and pays nothing, and nobody pays for a farm of one's own (H47). */
function payFor(t: Hegemony, { places }: Way, each: number): void {
  for (const { owner, slots } of places) pay(t, owner, 'working', each * slots.length, 'card');
}

/** As many more as can be placed, three at a time; in a free Labor Market then the moves of employed ones (G-19). */
function assignTheRest(t: Hegemony): void {
  for (;;) {
    const labour = labourOf(t.state, 'working');
    const ways = waysToAssign(labour, ACTION.assign);
    if (ways.length === 0) break;
    goWay(t, 'working', choose(t, 'working', assignCriteria(labour), ways));
  }
  if (isAt(t.state, 'labor-market', 'C')) moveEmployed(t, 'working');
}

/** How many could be placed, and how many Trade Unions formed, if any number may be (G-19). */
export function manyAssigned(t: Hegemony, start: Labour): { workers: number; unions: number } {
  let labour = start;
  let [workers, unions] = [0, 0];
  for (;;) {
    const ways = waysToAssign(labour, ACTION.assign);
    if (ways.length === 0) return { workers, unions };
    const way = narrow(t, assignCriteria(labour), ways);
    workers += way.workers;
    unions += way.unions.length;
    labour = after(labour, way);
  }
}

/** A farm, and on it three unemployed, unskilled ones first. It counts as built (H44). */
function foundFarm(t: Hegemony): void {
  const farm = openFarm(t);
  const pool = t.state.unemployed.working;
  for (let slot = 0; slot < farm.workers.length; slot++) {
    const skilled = SKILLS.filter((skill): skill is Skill => pool[skill] > 0);
    employ(t, farm, slot, 'working', pool.unskilled > 0 ? 'unskilled' : t.random.pick(skilled));
  }
  calmDemonstration(t);
}
