/** What Historical Events do to people: workers who go, find work or come, cubes, Influence, Legitimacy, points. */
import { type Assignment, assignWorkers, canAssign } from '../../rules/actions/assign-workers.js';
import { canStrike, strike } from '../../rules/actions/strike.js';
import { addCubes } from '../../rules/bag.js';
import { findCompany } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { fromSupply, spendInfluence, toSupply } from '../../rules/goods.js';
import { removeWorkers, settleLabour, UNEMPLOYED, unemployedSkills } from '../../rules/labour.js';
import { CLASSES, type Class, type Good, type Seat, WORKER_CLASSES, type WorkerClass } from '../../rules/names.js';
import { changeLegitimacy } from '../../rules/points.js';
import { isPlayed } from '../../rules/roles.js';
import type { HegemonyState } from '../../rules/state.js';

/** Those of the roles that are played, in the order in which they are named. */
export function playing<Role extends Seat>({ state }: Hegemony, ...roles: readonly Role[]): Role[] {
  return roles.filter((role) => isPlayed(state, role));
}

/** Cubes for the bag, in the order in which the classes are named. */
export function bringCubes(t: Hegemony, cubes: Readonly<Partial<Record<Class, number>>>): void {
  for (const of of playing(t, ...(Object.keys(cubes) as Class[]))) addCubes(t, of, cubes[of] ?? 0);
}

/** Unemployed workers of both classes leave, as many as there are. */
export function* loseUnemployed(t: Hegemony, count: number, card: string): Play {
  for (const of of playing(t, ...WORKER_CLASSES)) yield* removeWorkers(t, of, count, card);
}

/** Workers of both classes leave: unemployed ones if there are any, otherwise one in a company of its choice, committed or not (HE-13). */
export function* loseWorkers(t: Hegemony, count: number, card: string): Play {
  for (const of of playing(t, ...WORKER_CLASSES)) {
    for (let i = 0; i < count; i++) {
      if (unemployedSkills(t.state, of).length > 0) yield* removeWorkers(t, of, 1, card);
      else yield* loseEmployed(t, of, card);
    }
  }
}

function* loseEmployed(t: Hegemony, of: WorkerClass, card: string): Play {
  const { state } = t;
  const at = employedIn(state, of);
  if (at.length === 0) return;
  const { from, skill } = yield* t.ask(of, 'card-worker', () => at, { about: { card } });
  const { workers } = findCompany(state, from);
  workers[workers.findIndex((worker) => worker?.class === of && worker.skill === skill)] = null;
  state.supply.workers[of][skill]++;
  t.log('worker-left', { class: of, skill });
  settleLabour(t);
}

/** Each kind in each company once. */
function employedIn({ companies }: HegemonyState, of: WorkerClass) {
  return companies.flatMap(({ id: from, workers }) => {
    const skills = workers.flatMap((worker) => (worker?.class === of ? [worker.skill] : []));
    return [...new Set(skills)].map((skill) => ({ from, skill }));
  });
}

const ANY_NUMBER = { atMost: Number.POSITIVE_INFINITY, from: UNEMPLOYED, optional: true } as const;

/** Any number of a class's unemployed find work: anywhere, or in companies of some owners. */
export function* findWork(t: Hegemony, of: WorkerClass, owners?: readonly Seat[]): Play<readonly Assignment[]> {
  const rules = owners ? { ...ANY_NUMBER, owners } : ANY_NUMBER;
  return canAssign(t.state, of, rules) ? yield* assignWorkers(t, of, rules) : [];
}

/** A strike, where one is possible: of one company at least (HE-19). */
export function* strikeNow(t: Hegemony, atMost: number): Play {
  if (canStrike(t.state)) yield* strike(t, atMost);
}

export function loseInfluence(t: Hegemony, role: Seat, amount: number): void {
  spendInfluence(t, role, Math.min(amount, t.state[role].influence));
}

/** Media Influence goes back to the Supply. */
export function loseMedia({ state }: Hegemony, amount: number): number {
  const { services } = state.state;
  const lost = Math.min(amount, services.influence);
  services.influence -= lost;
  toSupply(state, 'influence', lost);
  return lost;
}

export function getGoods(t: Hegemony, of: WorkerClass, good: Good, amount: number): void {
  const got = fromSupply(t.state, good, amount);
  if (got === 0) return;
  t.state[of].goods[good] += got;
  t.log('resource', { seat: of, resource: good, amount: got });
}

const ANY = 2;

/** Legitimacy with two classes that the State picks. */
export function* pleaseAnyTwo(t: Hegemony, card: string, by: number): Play {
  if (!isPlayed(t.state, 'state')) return;
  const classes = yield* t.askSome('state', 'card-classes', () => CLASSES, { min: ANY, max: ANY, about: { card } });
  for (const of of classes) changeLegitimacy(t, of, by);
}
