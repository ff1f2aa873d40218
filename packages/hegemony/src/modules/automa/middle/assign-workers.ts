/** Assign Workers as the Middle Class Automa does it, with its criteria, what its cards add, and its check. */
import type { Hegemony, Play } from '../../../rules/context.js';
import { ACTION } from '../../../rules/data/board.js';
import { addWorker } from '../../../rules/labour.js';
import type { Industry } from '../../../rules/names.js';
import { isAt } from '../../../rules/policies.js';
import {
  after,
  goWay,
  type Labour,
  labourOf,
  type Place,
  type Pool,
  type Way,
  wagesOf,
  waysToAssign,
  workersAt,
} from '../assign.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import type { AssignBonus, Bonus } from '../bonus.js';
import { type Criteria, choose, healthcareOrEducation, most, narrow } from '../criteria.js';
import { moveEmployed } from '../move-employed.js';
import { carryOutSwaps, planSwaps, poolAfter, type Swap } from '../swap.js';
import { chooseSkill, newcomer, withOne } from './skilled-worker.js';

const AT_LEAST = 2;

const inIndustry = (way: Way, of: Industry): number => workersAt(way, ({ industry }) => industry === of);
const inOne = (industry: Industry) => (way: Way) => inIndustry(way, industry);
const ownedBy = (seat: Place['owner']) => (way: Way) => workersAt(way, ({ owner }) => owner === seat);

/** Assign Middle Class Workers Criteria; each line counts over the whole assignment (G-11). */
export const ASSIGN_CRITERIA: Criteria<Way> = {
  name: 'assign-workers',
  label: ({ places }) => places.map(({ company }) => company.id),
  bullets: [
    most('most-assigned', ({ workers }) => workers),
    most('highest-wages', wagesOf),
    most('public-company', ownedBy('state')),
    most('capitalist-company', ownedBy('capitalist')),
    healthcareOrEducation('cheaper', inIndustry),
    most('agriculture', inOne('agriculture')),
    most('media', inOne('media')),
    most('luxury', inOne('luxury')),
  ],
};

function swapsOf(t: Hegemony): readonly Swap[] {
  return planSwaps(t, 'middle', (skills, pool) => chooseSkill(t, skills, pool));
}

/** What the action could be used for, with the bonus: the picture of the labour market and all ways. */
function prospects({ t }: Turn, bonus: AssignBonus | undefined, pool: Pool) {
  const arrival = bonus?.newcomer ? newcomer(t, pool) : undefined;
  const labour = labourOf(t.state, 'middle', arrival ? withOne(pool, arrival) : pool);
  return { arrival, labour, ways: waysToAssign(labour, ACTION.assign) };
}

/** Two unemployed must find work, in one company or in several (G-30); in Simplified Mode as if the swaps had been made. */
export function considerAssign(turn: Turn, bonus: Bonus | undefined): Attempt {
  const { t, automa } = turn;
  const swaps = automa.priorities ? [] : swapsOf(t);
  const { arrival, labour, ways } = prospects(turn, bonus?.assign, poolAfter(t.state.unemployed.middle, swaps));
  if (bestUse(t, labour, ways, bonus?.assign) < AT_LEAST) return { because: 'no-work-for-two' };
  return {
    *perform() {
      carryOutSwaps(t, 'middle', swaps);
      if (arrival) yield* addWorker(t, 'middle', arrival);
      return yield* assign(t, ways, bonus?.assign);
    },
  };
}

function* assign(t: Hegemony, ways: readonly Way[], bonus: AssignBonus | undefined): Play<boolean> {
  goWay(t, 'middle', choose(t, 'middle', ASSIGN_CRITERIA, ways));
  if (bonus?.anyNumber) assignTheRest(t);
  return bonus !== undefined;
}

/** As many more as can be placed, three at a time; in a free Labor Market then the moves of employed ones (G-19). */
function assignTheRest(t: Hegemony): void {
  for (;;) {
    const ways = waysToAssign(labourOf(t.state, 'middle'), ACTION.assign);
    if (ways.length === 0) break;
    goWay(t, 'middle', choose(t, 'middle', ASSIGN_CRITERIA, ways));
  }
  if (isAt(t.state, 'labor-market', 'C')) moveEmployed(t, 'middle');
}

/** The most workers that the action could place. */
function bestUse(t: Hegemony, start: Labour, ways: readonly Way[], bonus: AssignBonus | undefined): number {
  if (!bonus?.anyNumber) return Math.max(0, ...ways.map(({ workers }) => workers));
  let placed = 0;
  let labour = start;
  let left = ways;
  while (left.length > 0) {
    const way = narrow(t, ASSIGN_CRITERIA, left);
    placed += way.workers;
    labour = after(labour, way);
    left = waysToAssign(labour, ACTION.assign);
  }
  return placed;
}

/** CHECK WORKERS. Its first step is real: the swaps are made. */
export function checkWorkers(turn: Turn, bonus: Bonus | undefined): readonly Finding[] {
  const { t } = turn;
  carryOutSwaps(t, 'middle', swapsOf(t));
  const { labour, ways } = prospects(turn, bonus?.assign, t.state.unemployed.middle);
  const workers = bestUse(t, labour, ways, bonus?.assign);
  const employed = workers >= AT_LEAST ? workers : 0;
  return [
    { condition: 'workers-employed', action: 'assign-workers', rows: employed },
    { condition: 'no-work-for-two', action: 'special-action', rows: employed === 0 ? 1 : 0 },
  ];
}
