/** Free actions that need no file of their own: providing for one's people, swapping, benefits, bonus, storage. */
import { STOP } from '@polity/kernel';
import type { WorkerAt } from '../asks.js';
import { addCubes } from '../bag.js';
import { cardOf, commit, findCompany, isOperational, workforce } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION } from '../data/board.js';
import { type OwnerClass, store, toSupply } from '../goods.js';
import { addWorker, availableSkills, population, UNEMPLOYED, unemployedSkills } from '../labour.js';
import type { Aside } from '../log.js';
import { provided } from '../moments.js';
import { moneyOf, pay, receive } from '../money.js';
import { type Class, GOODS, type Good, RESOURCES, type Skill, type WorkerClass } from '../names.js';
import { gainProsperity, score } from '../points.js';
import type { Benefits, Company, HegemonyState } from '../state.js';

/** Enough of a service or of Luxury for the whole Population. */
export function canProvide(state: HegemonyState, seat: WorkerClass, good: Good): boolean {
  return state[seat].goods[good] >= population(state, seat);
}

export function spendForAll(t: Hegemony, seat: WorkerClass, good: Good): void {
  const amount = population(t.state, seat);
  t.state[seat].goods[good] -= amount;
  toSupply(t.state, good, amount);
  t.log('resource', { seat, resource: good, amount: -amount });
}

export function* useHealthcare(t: Hegemony, seat: WorkerClass): Play {
  spendForAll(t, seat, 'health');
  gainProsperity(t, seat);
  score(t, seat, ACTION.healthVP, 'healthcare');
  provided(t, seat, 'health');
  yield* addWorker(t, seat, 'unskilled');
}

export function* useEducation(t: Hegemony, seat: WorkerClass): Play {
  spendForAll(t, seat, 'education');
  gainProsperity(t, seat);
  provided(t, seat, 'education');
  yield* upgradeWorker(t, seat);
}

export function useLuxury(t: Hegemony, seat: WorkerClass): void {
  spendForAll(t, seat, 'luxury');
  gainProsperity(t, seat);
  provided(t, seat, 'luxury');
}

/**
 * Workers who could learn another trade: unskilled ones anywhere; skilled ones of the Working Class unless they stand
 * on a skilled slot, of the Middle Class only while unemployed (H19). Those in Trade Unions stay (H18).
 */
export function upgradable(state: HegemonyState, of: WorkerClass): (WorkerAt & { slot: number })[] {
  const can = (skill: Skill) => availableSkills(state, of).some((other) => other !== skill);
  const workers = unemployedSkills(state, of)
    .filter(can)
    .map((skill) => ({ from: UNEMPLOYED, skill, slot: -1 }));
  for (const company of state.companies) {
    const seen: Skill[] = [];
    company.workers.forEach((worker, slot) => {
      if (worker?.class !== of || seen.includes(worker.skill) || !can(worker.skill)) return;
      const mayLearn =
        worker.skill === 'unskilled' || (of === 'working' && cardOf(company).slots[slot]?.kind === 'unskilled');
      if (!mayLearn) return;
      seen.push(worker.skill);
      workers.push({ from: company.id, skill: worker.skill, slot });
    });
  }
  return workers;
}

export function* upgradeWorker(t: Hegemony, of: WorkerClass): Play {
  const { state } = t;
  if (upgradable(state, of).length === 0) return;
  const { from, skill, slot } = yield* t.ask(of, 'upgrade-worker', () => upgradable(state, of));
  const colours = () => availableSkills(state, of).filter((other) => other !== skill);
  const to = yield* t.ask(of, 'upgrade-to', colours, { about: { from, skill } });
  state.supply.workers[of][skill]++;
  state.supply.workers[of][to]--;
  if (from === UNEMPLOYED) {
    state.unemployed[of][skill]--;
    state.unemployed[of][to]++;
  } else {
    const worker = findCompany(state, from).workers[slot];
    if (worker) worker.skill = to;
  }
  t.log('upgraded', { class: of, from: skill, to, at: from });
}

/** Skilled workers on unskilled slots against unemployed workers of another kind (p. 17). */
export function possibleSwaps(
  state: HegemonyState,
  of: WorkerClass,
): { company: string; slot: number; skill: Skill }[] {
  const swaps: { company: string; slot: number; skill: Skill }[] = [];
  const unemployed = unemployedSkills(state, of);
  if (unemployed.length === 0) return swaps;
  for (const company of state.companies) {
    for (let slot = 0; slot < company.workers.length; slot++) {
      const worker = company.workers[slot];
      if (worker?.class !== of || worker.skill === 'unskilled') continue;
      if (cardOf(company).slots[slot]?.kind !== 'unskilled') continue;
      for (const skill of unemployed) if (skill !== worker.skill) swaps.push({ company: company.id, slot, skill });
    }
  }
  return swaps;
}

/** Swaps as often as wanted, each slot once; the new worker is committed if the old one was. */
export function* swapWorkers(t: Hegemony, of: WorkerClass): Play {
  const { state } = t;
  const swapped: string[] = [];
  for (;;) {
    const open = () => possibleSwaps(state, of).filter(({ company, slot }) => !swapped.includes(`${company}:${slot}`));
    const swap = yield* t.ask(of, 'swap-workers', open, { canStop: swapped.length > 0 });
    if (swap === STOP) return;
    const worker = findCompany(state, swap.company).workers[swap.slot];
    if (worker) {
      t.log('swapped', { class: of, company: swap.company, out: worker.skill, in: swap.skill });
      state.unemployed[of][worker.skill]++;
      state.unemployed[of][swap.skill]--;
      worker.skill = swap.skill;
    }
    swapped.push(`${swap.company}:${swap.slot}`);
  }
}

export function hasBenefits({ money, resources, cubes }: Benefits): boolean {
  if (money > 0 || cubes > 0) return true;
  for (const resource of RESOURCES) if (resources[resource] > 0) return true;
  return false;
}

export function noBenefits(): Benefits {
  return { money: 0, resources: { food: 0, luxury: 0, health: 0, education: 0, influence: 0 }, cubes: 0 };
}

/** What lies there, without what does not. */
export function asideOf({ money, resources, cubes }: Benefits): { -readonly [Thing in keyof Aside]: Aside[Thing] } {
  const aside: ReturnType<typeof asideOf> = {};
  if (money > 0) aside.money = money;
  for (const resource of RESOURCES) if (resources[resource] > 0) aside[resource] = resources[resource];
  if (cubes > 0) aside.cubes = cubes;
  return aside;
}

/** Takes everything that the State has put aside; the Capitalist Class within its storages (H27). The State gains 1 VP. */
export function receiveBenefits(t: Hegemony, of: Class): void {
  const { state } = t;
  const benefits = state.state.benefits[of];
  const { money, resources, cubes } = benefits;
  state.state.benefits[of] = noBenefits();
  const received = asideOf(benefits);
  const lost: Partial<Record<Good, number>> = {};
  for (const good of GOODS) {
    if (resources[good] === 0) continue;
    if (of === 'capitalist') {
      toSupply(state, good, resources[good]);
      received[good] = store(t, of, good, resources[good]);
      if (received[good] < resources[good]) lost[good] = resources[good] - received[good];
    } else state[of].goods[good] += resources[good];
  }
  t.log('benefits-received', { class: of, received });
  if (Object.keys(lost).length > 0) t.log('benefits-lost', { class: of, lost });
  receive(t, of, money, 'benefits');
  state.cubes[of] += cubes;
  addCubes(t, of, cubes);
  state[of].influence += resources.influence;
  score(t, 'state', ACTION.benefitsVP, 'benefits');
}

/** Operational companies of the Capitalist Class with workers who are not committed yet. */
export function bonusCompanies(state: HegemonyState): Company[] {
  return moneyOf(state, 'capitalist') < ACTION.bonus ? [] : state.companies.filter(earnsBonus);
}

export function canGiveBonus(state: HegemonyState): boolean {
  return moneyOf(state, 'capitalist') >= ACTION.bonus && state.companies.some(earnsBonus);
}

function earnsBonus(company: Company): boolean {
  return (
    company.owner === 'capitalist' &&
    isOperational(company) &&
    company.workers.some((worker) => worker && !worker.committed)
  );
}

export function* giveBonus(t: Hegemony): Play {
  const id = yield* t.ask('capitalist', 'give-bonus', () => bonusCompanies(t.state).map((company) => company.id));
  const company = findCompany(t.state, id);
  const to = workforce(company);
  if (to) pay(t, 'capitalist', to, ACTION.bonus, 'bonus');
  commit(t, company);
}

/** Storages that can still be doubled: one tile for each good, while tiles last. */
export function expandable(state: HegemonyState, seat: OwnerClass): Good[] {
  return state.supply.storageTiles === 0 ? [] : GOODS.filter((good) => !state[seat].tiles.includes(good));
}

export function* addStorage(t: Hegemony, seat: OwnerClass): Play<Good> {
  const good = yield* t.ask(seat, 'storage-tile', () => expandable(t.state, seat));
  placeStorage(t, seat, good);
  return good;
}

export function placeStorage(t: Hegemony, seat: OwnerClass, good: Good): void {
  t.state.supply.storageTiles--;
  t.state[seat].tiles.push(good);
  t.log('storage-tile', { seat, good });
}
