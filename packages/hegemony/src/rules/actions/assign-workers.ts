/** Assign Workers: a class finds jobs for its workers, in companies and Trade Unions (p. 14-15, 22-23). */
import { STOP } from '@polity/kernel';
import type { WorkerAt } from '../asks.js';
import { cardOf, findCompany, isOperational } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { UNION_NEEDS } from '../data/board.js';
import {
  canFill,
  movablePool,
  movableWorkers,
  openSlots,
  settleLabour,
  stand,
  takeAway,
  UNEMPLOYED,
  workersIn,
  workersInIndustry,
} from '../labour.js';
import { INDUSTRIES, type Industry, type Seat, type Skill, type WorkerClass } from '../names.js';
import type { Company, HegemonyState } from '../state.js';

export interface AssignRules {
  /** How many workers may be assigned. */
  readonly atMost: number;
  /** Where they may come from. */
  readonly from: 'anywhere' | 'unemployed';
  /** Whether nobody at all may be assigned. */
  readonly optional: boolean;
  /** The owners of the companies that they may go to, if not anybody's; then to no Trade Union. */
  readonly owners?: readonly Seat[];
}

type Reach = Pick<AssignRules, 'atMost' | 'from' | 'owners'>;

export interface Assignment {
  /** The company's id, or null for a Trade Union. */
  readonly company: string | null;
  readonly slot: number;
}

type Target = { readonly company: string } | { readonly union: Industry };

/** Where the class could put workers, filling the place completely with at most so many; `enough` ends the search. */
export function assignTargets(
  state: HegemonyState,
  of: WorkerClass,
  { atMost, from, owners }: Reach,
  enough = Number.POSITIVE_INFINITY,
): Target[] {
  const targets: Target[] = [];
  let everybody: ReturnType<typeof movablePool> | undefined;
  for (const company of state.companies) {
    if (owners && !owners.includes(company.owner)) continue;
    const slots = openSlots(company, of);
    if (slots.length === 0 || slots.length > atMost) continue;
    everybody ??= movablePool(state, of, from);
    // Who stands there already cannot be assigned there.
    const pool = workersIn(company, of) === 0 ? everybody : movablePool(state, of, from, company);
    if (canFill(company, slots, pool)) targets.push({ company: company.id });
    if (targets.length >= enough) return targets;
  }
  if (of === 'working' && atMost > 0 && !owners) {
    for (const union of INDUSTRIES) {
      if (unionWorkers(state, union, from).length > 0) targets.push({ union });
      if (targets.length >= enough) return targets;
    }
  }
  return targets;
}

export function canAssign(state: HegemonyState, of: WorkerClass, rules: Reach): boolean {
  return assignTargets(state, of, rules, 1).length > 0;
}

/** Workers who could form a Trade Union: of that skill, with four others left in companies of the industry. */
function unionWorkers(state: HegemonyState, union: Industry, from: AssignRules['from']): WorkerAt[] {
  if (state.working.unions[union]) return [];
  const inIndustry = workersInIndustry(state, union);
  if (inIndustry < UNION_NEEDS) return [];
  return candidates(state, 'working', from, union).filter((worker) => {
    const others =
      worker.from !== UNEMPLOYED && cardOf(findCompany(state, worker.from)).industry === union
        ? inIndustry - 1
        : inIndustry;
    return others >= UNION_NEEDS;
  });
}

/** Workers who may be moved and may stand on a slot of that kind. */
function candidates(
  state: HegemonyState,
  of: WorkerClass,
  from: AssignRules['from'],
  kind: Skill,
  except?: Company,
): WorkerAt[] {
  return movableWorkers(state, of, except).filter(
    (worker) => (from === 'anywhere' || worker.from === UNEMPLOYED) && (kind === 'unskilled' || worker.skill === kind),
  );
}

/** Assigns workers one place after another and settles what they left behind when all is done. */
export function* assignWorkers(t: Hegemony, of: WorkerClass, rules: AssignRules): Play<Assignment[]> {
  const { state } = t;
  const done: Assignment[] = [];
  state.assigning = staffedPlaces(state);
  while (done.length < rules.atMost) {
    const atMost = rules.atMost - done.length;
    const targets = () => assignTargets(state, of, { ...rules, atMost });
    const canStop = rules.optional || done.length > 0;
    const target = yield* t.ask(of, 'assign-to', targets, { canStop, about: { from: rules.from } });
    if (target === STOP) break;
    if ('union' in target) done.push(yield* formUnion(t, target.union, rules.from));
    else done.push(...(yield* fillCompany(t, of, findCompany(state, target.company), rules.from)));
  }
  settleAssignment(t, done);
  return done;
}

function* formUnion(t: Hegemony, union: Industry, from: AssignRules['from']): Play<Assignment> {
  const worker = yield* t.ask('working', 'assign-worker', () => unionWorkers(t.state, union, from), {
    about: { union },
  });
  takeAway(t, 'working', worker);
  t.state.working.unions[union] = true;
  t.log('assigned', { class: 'working', skill: union, from: worker.from, to: 'union' });
  return { company: null, slot: 0 };
}

function* fillCompany(t: Hegemony, of: WorkerClass, company: Company, from: AssignRules['from']): Play<Assignment[]> {
  const assigned: Assignment[] = [];
  for (const slot of openSlots(company, of)) {
    const kind = cardOf(company).slots[slot]?.kind as Skill;
    const about = { company: company.id, slot };
    const worker = yield* t.ask(of, 'assign-worker', () => candidates(t.state, of, from, kind, company), { about });
    takeAway(t, of, worker);
    stand(t, company, slot, of, worker.skill, worker.from);
    assigned.push({ company: company.id, slot });
  }
  return assigned;
}

/** What was staffed before: companies by id, employees with `+employee` behind it. */
function staffedPlaces(state: HegemonyState): string[] {
  const places: string[] = [];
  for (const company of state.companies) {
    if (!isOperational(company)) continue;
    company.workers.forEach((worker, slot) => {
      if (worker) places.push(placeOf(company, slot));
    });
  }
  return places;
}

function placeOf(company: Company, slot: number): string {
  return cardOf(company).slots[slot]?.role === 'employee' ? `${company.id}+employee` : company.id;
}

/**
 * Where a place was staffed before and only its workers have changed, they are not committed, as with a swap (FAQ p.
 * 35). Places that are incomplete now are left by those who remain.
 */
function settleAssignment(t: Hegemony, done: readonly Assignment[]): void {
  const { state } = t;
  const before = state.assigning ?? [];
  state.assigning = null;
  for (const { company: id, slot } of done) {
    if (id === null) continue;
    const company = findCompany(state, id);
    const worker = company.workers[slot];
    if (worker && before.includes(placeOf(company, slot))) worker.committed = false;
  }
  settleLabour(t);
}
