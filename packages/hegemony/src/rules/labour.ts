/** Workers: how many there are, where they stand, how they come, go, are placed and dismissed. */
import type { WorkerAt } from './asks.js';
import { cardOf, employeeSlot, findCompany, isOperational } from './companies.js';
import type { Hegemony, Play } from './context.js';
import { COMPONENTS, LEAST_POPULATION, POPULATION_FROM, UNION_NEEDS } from './data/board.js';
import { INDUSTRIES, type Industry, type Seat, SKILLS, type Skill, type Slot, type WorkerClass } from './names.js';
import { isPlayed } from './roles.js';
import type { Company, HegemonyState, OpenState } from './state.js';

/** What a worker who is nowhere employed is taken `from`. */
export const UNEMPLOYED = 'unemployed';

type Pool = Record<Skill, number>;

function sum(pool: Pool): number {
  return pool.unskilled + pool.agriculture + pool.luxury + pool.healthcare + pool.education + pool.media;
}

/** All workers of a class on the board: those that are not in the Supply. */
export function workerCount(state: Pick<HegemonyState, 'supply'>, of: WorkerClass): number {
  return sum(COMPONENTS.workers[of]) - sum(state.supply.workers[of]);
}

export function population(state: Pick<HegemonyState, 'supply'>, of: WorkerClass): number {
  const workers = workerCount(state, of);
  return POPULATION_FROM.find((step) => workers >= step.workers)?.population ?? LEAST_POPULATION;
}

export function unemployedCount(state: OpenState, of: WorkerClass): number {
  return sum(state.unemployed[of]);
}

/** Workers in companies and Trade Unions. */
export function employedCount(state: OpenState, of: WorkerClass): number {
  return workerCount(state, of) - unemployedCount(state, of);
}

/** How many workers of a class stand in a company. */
export function workersIn(company: Company, of: WorkerClass): number {
  let count = 0;
  for (const worker of company.workers) if (worker?.class === of) count++;
  return count;
}

/** Companies of one of the owners in which the class has workers. */
export function companiesEmploying(state: HegemonyState, of: WorkerClass, owners: readonly Seat[]): Company[] {
  return state.companies.filter((company) => owners.includes(company.owner) && workersIn(company, of) > 0);
}

/** Working Class workers in companies of an industry, Cooperative Farms included. */
export function workersInIndustry(state: OpenState, industry: Industry): number {
  let count = 0;
  for (const company of state.companies) {
    if (cardOf(company).industry === industry) count += workersIn(company, 'working');
  }
  return count;
}

export function unionCount(state: OpenState): number {
  let count = 0;
  for (const industry of INDUSTRIES) if (state.working.unions[industry]) count++;
  return count;
}

/** The skilled colours that a class still has in the Supply. */
export function availableSkills(state: HegemonyState, of: WorkerClass): readonly Industry[] {
  return INDUSTRIES.filter((industry) => state.supply.workers[of][industry] > 0);
}

/**
 * A new worker among the unemployed. A colour that has run out is replaced by an unskilled worker; without unskilled
 * workers the class picks a colour (p. 34).
 */
export function* addWorker(t: Hegemony, of: WorkerClass, wanted: Skill): Play<Skill | undefined> {
  const { state } = t;
  const supply = state.supply.workers[of];
  let skill: Skill = wanted;
  if (supply[skill] === 0 && supply.unskilled > 0) skill = 'unskilled';
  if (supply[skill] === 0) {
    if (availableSkills(state, of).length === 0) return undefined;
    skill = yield* t.ask(of, 'new-worker', () => availableSkills(state, of));
  }
  supply[skill]--;
  state.unemployed[of][skill]++;
  t.log('new-worker', { class: of, skill });
  return skill;
}

/** Takes an unemployed worker off the board. */
export function removeUnemployed(t: Hegemony, of: WorkerClass, skill: Skill): void {
  t.state.unemployed[of][skill]--;
  t.state.supply.workers[of][skill]++;
  t.log('worker-left', { class: of, skill });
}

/** Unemployed ones only, as many as there are; the owner says which (CR-4). */
export function* removeWorkers(t: Hegemony, of: WorkerClass, count: number, card: string): Play {
  for (let i = 0; i < count; i++) {
    const skills = () => unemployedSkills(t.state, of);
    if (skills().length === 0) return;
    const workers = () => skills().map((skill) => ({ from: UNEMPLOYED, skill }));
    const { skill } = yield* t.ask(of, 'card-worker', workers, { about: { card } });
    removeUnemployed(t, of, skill);
  }
}

/** The kinds of workers among the unemployed of a class. */
export function unemployedSkills(state: HegemonyState, of: WorkerClass): readonly Skill[] {
  return SKILLS.filter((skill) => state.unemployed[of][skill] > 0);
}

/** The class may stand on the slot: owners are Middle Class, employees Working Class, farmers Working Class. */
function mayStand(company: Company, slot: number, of: WorkerClass): boolean {
  const role = cardOf(company).slots[slot]?.role;
  if (role === 'owner') return of === 'middle';
  if (role === 'employee') return of === 'working' && isOperational(company);
  return company.owner !== 'working' || of === 'working';
}

const NO_SLOTS: readonly number[] = [];

/** Empty slots on which the class could stand now, skilled ones first. All have to be filled, but an employee's. */
export function openSlots(company: Company, of: WorkerClass): readonly number[] {
  const { workers } = company;
  if (!workers.includes(null)) return NO_SLOTS;
  const { slots } = cardOf(company);
  const skilled: number[] = [];
  const unskilled: number[] = [];
  for (let i = 0; i < workers.length; i++) {
    const worker = workers[i];
    const slot = slots[i] as Slot;
    if (worker === null) {
      if (mayStand(company, i, of)) (slot.kind === 'unskilled' ? unskilled : skilled).push(i);
    } else if (worker?.class !== of && slot.role === 'worker') return NO_SLOTS;
  }
  skilled.push(...unskilled);
  return skilled;
}

/** Whether workers from the pool could fill all these slots of a company. */
export function canFill(company: Pick<Company, 'card'>, slots: readonly number[], pool: Readonly<Pool>): boolean {
  const card = cardOf(company);
  let wanted: Partial<Pool> | undefined;
  for (const slot of slots) {
    const kind = card.slots[slot]?.kind as Skill;
    if (kind === 'unskilled') continue;
    wanted ??= {};
    wanted[kind] = (wanted[kind] ?? 0) + 1;
    if (pool[kind] < (wanted[kind] ?? 0)) return false;
  }
  return sum(pool) >= slots.length;
}

/** Puts an unemployed worker on a slot, committed. */
export function employ(t: Hegemony, company: Company, slot: number, of: WorkerClass, skill: Skill): void {
  t.state.unemployed[of][skill]--;
  stand(t, company, slot, of, skill, UNEMPLOYED);
}

/** Puts a worker who has just left another place on a slot, committed. */
export function stand(t: Hegemony, company: Company, slot: number, of: WorkerClass, skill: Skill, from: string): void {
  company.workers[slot] = { class: of, skill, committed: true };
  t.log('assigned', { class: of, skill, from, to: company.id });
}

/** Takes a worker off the slot it stands on and sends it to the unemployed. */
export function dismiss(t: Hegemony, company: Company, slot: number): void {
  const worker = company.workers[slot];
  if (!worker) return;
  company.workers[slot] = null;
  t.state.unemployed[worker.class][worker.skill]++;
  t.log('dismissed', { class: worker.class, skill: worker.skill, from: company.id });
}

export function dismissAll(t: Hegemony, company: Company): void {
  for (let slot = 0; slot < company.workers.length; slot++) dismiss(t, company, slot);
}

/** A Middle Class company cannot be left by those who run it while its employee is committed (FAQ p. 35). */
export function mayLeave(company: Company, slot: number): boolean {
  if (company.workers[slot]?.committed) return false;
  const employee = employeeSlot(company);
  return employee < 0 || employee === slot || company.workers[employee]?.committed !== true;
}

/** The class's workers who may be moved, each kind in each place once; workers in `except` are left out. */
export function movableWorkers(state: HegemonyState, of: WorkerClass, except?: Company): WorkerAt[] {
  const movable: WorkerAt[] = unemployedSkills(state, of).map((skill) => ({ from: UNEMPLOYED, skill }));
  for (const company of state.companies) {
    if (company === except) continue;
    for (let slot = 0; slot < company.workers.length; slot++) {
      const worker = company.workers[slot];
      if (worker?.class !== of || !mayLeave(company, slot)) continue;
      const { skill } = worker;
      if (!movable.some((other) => other.from === company.id && other.skill === skill))
        movable.push({ from: company.id, skill });
    }
  }
  return movable;
}

/** How many workers of each skill may be moved; workers in `except` are left out. */
export function movablePool(
  state: OpenState,
  of: WorkerClass,
  from: 'anywhere' | 'unemployed',
  except?: Company,
): Pool {
  const pool = { ...state.unemployed[of] };
  if (from === 'unemployed') return pool;
  for (const company of state.companies) {
    if (company === except) continue;
    for (let slot = 0; slot < company.workers.length; slot++) {
      const worker = company.workers[slot];
      if (worker?.class === of && mayLeave(company, slot)) pool[worker.skill]++;
    }
  }
  return pool;
}

/** Takes a worker from where it is; from two alike in a company the one on an unskilled slot leaves. */
export function takeAway(t: Hegemony, of: WorkerClass, { from, skill }: WorkerAt): void {
  if (from === UNEMPLOYED) {
    t.state.unemployed[of][skill]--;
    return;
  }
  const company = findCompany(t.state, from);
  const { slots } = cardOf(company);
  let leaving = -1;
  company.workers.forEach((worker, slot) => {
    if (worker?.class !== of || worker.skill !== skill || !mayLeave(company, slot)) return;
    if (leaving < 0 || slots[slot]?.kind === 'unskilled') leaving = slot;
  });
  company.workers[leaving] = null;
}

/** Where the workers come from who fill a company at once; those from the Supply are new on the board. */
export type StaffSource = 'unemployed' | 'supply';

function staffPool(state: HegemonyState, of: WorkerClass, from: StaffSource): Pool {
  return from === 'unemployed' ? state.unemployed[of] : state.supply.workers[of];
}

/** A class that could fill all slots of an empty company out of its unemployed. */
function canStaff(state: HegemonyState, company: Company, of: WorkerClass, from: StaffSource = 'unemployed'): boolean {
  const slots = openSlots(company, of).filter((slot) => cardOf(company).slots[slot]?.role !== 'employee');
  return slots.length > 0 && canFill(company, slots, staffPool(state, of, from));
}

/** The classes in play that could staff an empty company out of their unemployed. */
export function staffingClasses(
  state: HegemonyState,
  company: Company,
  from: StaffSource = 'unemployed',
): WorkerClass[] {
  return (['working', 'middle'] as const).filter((of) => isPlayed(state, of) && canStaff(state, company, of, from));
}

/**
 * Fills a company out of a class's unemployed and commits them. Unskilled workers come first on unskilled slots; only
 * when they do not suffice does the decider pick skilled ones for the rest (p. 19).
 */
export function* staffFromUnemployed(t: Hegemony, decider: Seat, company: Company, of: WorkerClass): Play {
  yield* staffFrom(t, 'unemployed', decider, company, of);
}

/** The same, out of the unemployed or with new workers from the Supply. */
export function* staffFrom(t: Hegemony, from: StaffSource, decider: Seat, company: Company, of: WorkerClass): Play {
  const { slots } = cardOf(company);
  const pool = staffPool(t.state, of, from);
  t.state.assigning = [];
  for (const slot of openSlots(company, of)) {
    let skill = slots[slot]?.kind as Skill;
    if (skill === 'unskilled' && pool.unskilled === 0) {
      const left = () => SKILLS.filter((other) => pool[other] > 0);
      skill = yield* t.ask(decider, 'staff-worker', left, { about: { company: company.id } });
    }
    pool[skill]--;
    if (from === 'supply') t.log('new-worker', { class: of, skill });
    stand(t, company, slot, of, skill, from);
  }
  t.state.assigning = null;
  settleLabour(t);
}

/** The employee slot of a Middle Class company can be filled by an unemployed worker: the skills that may be taken. */
export function possibleEmployees(state: HegemonyState, company: Company): readonly Skill[] {
  const slot = employeeSlot(company);
  if (slot < 0 || company.workers[slot] !== null || !isOperational(company)) return [];
  const kind = cardOf(company).slots[slot]?.kind as Skill;
  const pool = state.unemployed.working;
  if (pool[kind] > 0) return [kind];
  return kind === 'unskilled' ? unemployedSkills(state, 'working') : [];
}

/** After workers have moved: incomplete companies empty, strikes and Trade Unions without their workers end (H25). */
export function settleLabour(t: Hegemony): void {
  const { state } = t;
  for (const company of state.companies) {
    if (!isOperational(company)) dismissAll(t, company);
    if (company.onStrike && workersIn(company, 'working') === 0) endStrike(t, company, false);
  }
  for (const industry of INDUSTRIES) {
    if (state.working.unions[industry] && workersInIndustry(state, industry) < UNION_NEEDS) {
      state.working.unions[industry] = false;
      state.unemployed.working[industry]++;
      t.log('union-dissolved', { industry });
    }
  }
}

export function endStrike(t: Hegemony, company: Company, paid: boolean): void {
  company.onStrike = false;
  t.state.supply.strikes++;
  t.log('strike-over', { company: company.id, paid });
}

/** The slots that are open to the Working Class against its unemployed (p. 16). */
export function demonstrationPossible(state: OpenState, surplus: number): boolean {
  return unemployedCount(state, 'working') >= openToWorking(state) + surplus;
}

/** Slots that the Working Class could fill, whatever the skill. */
export function openToWorking(state: OpenState): number {
  let open = 0;
  for (const company of state.companies) open += openSlots(company, 'working').length;
  return open;
}
