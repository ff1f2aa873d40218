/**
 * With a free Labor Market a card lets an Automa move employed workers too: from companies of others to Public ones, one
 * company at a time, if no Trade Union loses its workers and it earns no less (G-19).
 */
import { cardOf, isEmpty, wageOf } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import { UNION_NEEDS } from '../../rules/data/board.js';
import {
  mayLeave,
  openSlots,
  settleLabour,
  stand,
  takeAway,
  UNEMPLOYED,
  workersIn,
  workersInIndustry,
} from '../../rules/labour.js';
import type { Industry, Seat, Skill, WorkerClass } from '../../rules/names.js';
import type { Company, HegemonyState } from '../../rules/state.js';
import { type Criteria, choose, most } from './criteria.js';

interface Mover {
  readonly slot: number;
  readonly from: string;
  readonly skill: Skill;
}

/** The workers of one company, and unemployed ones if they do not suffice, who fill a Public company. */
interface Move {
  readonly company: Company;
  readonly workers: readonly Mover[];
  /** What it earns more by it. */
  readonly gain: number;
}

const CRITERIA: Criteria<Move> = {
  name: 'move-workers',
  label: ({ company }) => company.id,
  bullets: [most('highest-wages', ({ gain }) => gain + 1)],
};

/** Whose companies are left for Public ones; nobody leaves a company of one's own class. */
const LEFT: Readonly<Record<WorkerClass, readonly Seat[]>> = {
  working: ['capitalist', 'middle'],
  middle: ['capitalist'],
};

/** Makes all moves, one after the other. */
export function moveEmployed(t: Hegemony, of: WorkerClass): void {
  for (;;) {
    const moves = possibleMoves(t.state, of);
    if (moves.length === 0) return;
    const { company, workers } = choose(t, of, CRITERIA, moves);
    for (const { slot, from, skill } of workers) {
      takeAway(t, of, { from, skill });
      stand(t, company, slot, of, skill, from);
    }
    settleLabour(t);
  }
}

function possibleMoves(state: HegemonyState, of: WorkerClass): Move[] {
  const open = state.companies.filter((company) => company.owner === 'state' && isEmpty(company));
  const donors = state.companies.filter((company) => LEFT[of].includes(company.owner) && mayAllLeave(company, of));
  return open.flatMap((company) =>
    donors.flatMap((donor) => {
      const workers = fill(state, of, company, donor);
      const gain = wageOf(company) - wageOf(donor);
      return workers && gain >= 0 && keepsUnions(state, company, donor) ? [{ company, workers, gain }] : [];
    }),
  );
}

function mayAllLeave(company: Company, of: WorkerClass): boolean {
  return (
    workersIn(company, of) > 0 &&
    company.workers.every((worker, slot) => worker?.class !== of || mayLeave(company, slot))
  );
}

/** Skilled slots first; each takes one of the donor's workers if it can, else an unemployed one. At least one must move. */
function fill(state: HegemonyState, of: WorkerClass, company: Company, donor: Company): Mover[] | undefined {
  const { slots } = cardOf(company);
  const employed = donor.workers.flatMap((worker) => (worker?.class === of ? [worker.skill] : []));
  const pool = { ...state.unemployed[of] };
  const movers: Mover[] = [];
  for (const slot of openSlots(company, of)) {
    const kind = slots[slot]?.kind as Skill;
    const at = employed.findIndex((skill) => kind === 'unskilled' || skill === kind);
    const idle = (Object.keys(pool) as Skill[]).find(
      (skill) => pool[skill] > 0 && (kind === 'unskilled' || skill === kind),
    );
    if (at >= 0) movers.push({ slot, from: donor.id, skill: employed.splice(at, 1)[0] as Skill });
    else if (idle) {
      pool[idle]--;
      movers.push({ slot, from: UNEMPLOYED, skill: idle });
    } else return undefined;
  }
  return movers.some(({ from }) => from === donor.id) ? movers : undefined;
}

/** No Trade Union loses its four workers when all of the donor's have left. */
function keepsUnions(state: HegemonyState, company: Company, donor: Company): boolean {
  const leaving: Industry = cardOf(donor).industry;
  if (workersIn(donor, 'working') === 0 || !state.working.unions[leaving]) return true;
  const gained = cardOf(company).industry === leaving ? cardOf(company).slots.length : 0;
  return workersInIndustry(state, leaving) - workersIn(donor, 'working') + gained >= UNION_NEEDS;
}
