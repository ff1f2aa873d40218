/** Workers: Population, where they come from, who may move, Trade Unions, the limits of the components. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../src/rules/companies.js';
import {
  addWorker,
  availableSkills,
  demonstrationPossible,
  dismiss,
  employedCount,
  movableWorkers,
  openSlots,
  population,
  possibleEmployees,
  settleLabour,
  staffFromUnemployed,
  staffingClasses,
  unemployedCount,
  workerCount,
  workersInIndustry,
} from '../../src/rules/labour.js';
import type { Skill, WorkerClass } from '../../src/rules/names.js';
import { company, emptied, perform, position, staffed, unemployed } from '../support.js';

const settled = (state: ReturnType<typeof position>) =>
  perform(state, function* (t) {
    settleLabour(t);
  }).state;

describe('the Population track', () => {
  const POPULATION: readonly (readonly [workers: number, population: number])[] = [
    [9, 3],
    [10, 3],
    [11, 3],
    [12, 4],
    [14, 4],
    [15, 5],
    [17, 5],
    [18, 6],
    [20, 6],
    [21, 7],
    [23, 7],
    [24, 8],
    [26, 8],
    [27, 9],
    [29, 9],
    [30, 10],
    [42, 10],
  ];

  it.each(POPULATION)('shows for %i workers %i', (workers, shown) => {
    for (const name of ['working', 'middle'] as const) {
      const state = position(4);
      let missing = workers - workerCount(state, name);
      for (const skill of Object.keys(state.supply.workers[name]) as Skill[]) {
        const added = Math.min(missing, state.supply.workers[name][skill]);
        unemployed(state, name, { [skill]: added });
        missing -= added;
      }
      expect(workerCount(state, name)).toBe(workers);
      expect(population(state, name)).toBe(shown);
    }
  });

  it('counts workers in companies, unemployed, and in Trade Unions', () => {
    const state = unemployed(position(4), 'working', { media: 2 });
    state.unemployed.working.media--;
    state.working.unions.media = true;
    expect(workerCount(state, 'working')).toBe(9);
    expect(employedCount(state, 'working')).toBe(8);
    expect(unemployedCount(state, 'working')).toBe(1);
  });
});

describe('new workers and the limits of the components', () => {
  const exhausted = (of: WorkerClass, ...skills: Skill[]) => {
    const state = position(4);
    for (const skill of skills) unemployed(state, of, { [skill]: state.supply.workers[of][skill] });
    return state;
  };

  it('replaces a colour that has run out by an unskilled worker', () => {
    const state = exhausted('working', 'media');
    const { result } = perform(state, (t) => addWorker(t, 'working', 'media'));
    expect(result).toBe('unskilled');
  });

  it('lets the class choose a colour when there are no unskilled workers left', () => {
    const state = exhausted('middle', 'unskilled');
    const { result } = perform(state, (t) => addWorker(t, 'middle', 'unskilled'), [['new-worker', 'luxury', 'middle']]);
    expect(result).toBe('luxury');
  });

  it('brings nobody when all 48 are on the board', () => {
    const state = exhausted('working', 'unskilled', 'agriculture', 'luxury', 'healthcare', 'education', 'media');
    expect(workerCount(state, 'working')).toBe(48);
    expect(perform(state, (t) => addWorker(t, 'working', 'unskilled')).result).toBeUndefined();
    expect(workerCount(state, 'working')).toBe(48);
  });

  it('does not offer colours that have run out', () => {
    expect(availableSkills(exhausted('working', 'media', 'luxury'), 'working')).toEqual([
      'agriculture',
      'healthcare',
      'education',
    ]);
  });
});

describe('slots', () => {
  it('are open to a class only where nobody of the other stands', () => {
    const state = position(4);
    const clinic = findCompany(state, 'clinic-start');
    expect(openSlots(clinic, 'working')).toEqual([0, 1]);
    expect(openSlots(clinic, 'middle')).toEqual([0, 1]);
    clinic.workers[1] = { class: 'middle', skill: 'unskilled', committed: false };
    expect(openSlots(clinic, 'working')).toEqual([]);
    expect(openSlots(clinic, 'middle')).toEqual([0]);
  });

  it('of employees are for the Working Class, and only while the company is run', () => {
    const state = position(4);
    const office = findCompany(state, 'doctors-office-start');
    expect(openSlots(office, 'working')).toEqual([1]);
    expect(openSlots(office, 'middle')).toEqual([]);
    emptied(state, 'doctors-office-start');
    expect(openSlots(office, 'working')).toEqual([]);
    expect(openSlots(office, 'middle')).toEqual([0]);
  });

  it('of a Cooperative Farm are for the Working Class', () => {
    const farm = company(position(3), 'cooperative-farm', 'working');
    expect(openSlots(farm, 'working')).toHaveLength(3);
    expect(openSlots(farm, 'middle')).toEqual([]);
  });
});

describe('who may be moved', () => {
  it('are the unemployed and the uncommitted', () => {
    const state = unemployed(position(4), 'working', { media: 1 });
    staffed(state, 'college-start', 'working', ['education', 'unskilled'], true);
    expect(movableWorkers(state, 'working')).toEqual([
      { from: 'unemployed', skill: 'media' },
      { from: 'university-hospital', skill: 'healthcare' },
      { from: 'university-hospital', skill: 'unskilled' },
      { from: 'supermarket-start', skill: 'agriculture' },
      { from: 'supermarket-start', skill: 'unskilled' },
    ]);
  });

  it('are not the owners of a company whose employee is committed (FAQ p. 35)', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], true, 1);
    expect(movableWorkers(state, 'middle').some(({ from }) => from === 'doctors-office-start')).toBe(false);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    expect(movableWorkers(state, 'middle').some(({ from }) => from === 'doctors-office-start')).toBe(true);
  });

  it('is the uncommitted employee of a committed owner', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'middle', ['healthcare'], true);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    expect(movableWorkers(state, 'working')).toContainEqual({ from: 'doctors-office-start', skill: 'unskilled' });
  });
});

describe('after workers have moved', () => {
  it('those who are left in an incomplete company become unemployed', () => {
    const state = position(4);
    perform(state, function* (t) {
      dismiss(t, findCompany(t.state, 'university-hospital'), 0);
      settleLabour(t);
    });
    expect(findCompany(state, 'university-hospital').workers).toEqual([null, null, null]);
    expect(state.unemployed.working).toMatchObject({ healthcare: 1, unskilled: 2 });
  });

  it('the employee of a company that nobody runs becomes unemployed', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['media'], false, 1);
    perform(state, function* (t) {
      dismiss(t, findCompany(t.state, 'doctors-office-start'), 0);
      settleLabour(t);
    });
    expect(state.unemployed.working.media).toBe(1);
    expect(state.unemployed.middle.healthcare).toBe(1);
  });

  it('a strike ends at once where no striker is left', () => {
    const state = position(4);
    findCompany(state, 'supermarket-start').onStrike = true;
    state.supply.strikes--;
    perform(state, function* (t) {
      dismiss(t, findCompany(t.state, 'supermarket-start'), 0);
      settleLabour(t);
    });
    expect(findCompany(state, 'supermarket-start').onStrike).toBe(false);
    expect(state.supply.strikes).toBe(7);
    expect(state.working.influence).toBe(1);
  });

  it('a Trade Union ends when fewer than 4 workers are left in its industry', () => {
    const state = position(2);
    company(state, 'fish-farm', 'capitalist', {
      staff: { class: 'working', skills: ['agriculture', 'unskilled', 'unskilled'] },
    });
    state.working.unions.agriculture = true;
    state.supply.workers.working.agriculture--;
    expect(workersInIndustry(state, 'agriculture')).toBe(5);
    settled(state);
    expect(state.working.unions.agriculture).toBe(true);
    emptied(state, 'supermarket-start');
    settled(state);
    expect(state.working.unions.agriculture).toBe(false);
    expect(state.unemployed.working.agriculture).toBe(1);
  });

  it('a Trade Union counts Cooperative Farms and employees (FAQ p. 36)', () => {
    const state = position(3);
    emptied(state, 'supermarket-start');
    company(state, 'cooperative-farm', 'working', {
      staff: { class: 'working', skills: ['unskilled', 'unskilled', 'unskilled'] },
    });
    staffed(state, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    expect(workersInIndustry(state, 'agriculture')).toBe(4);
  });
});

describe('staffing out of the unemployed', () => {
  it('takes unskilled workers on unskilled slots as long as there are any', () => {
    const state = unemployed(position(4), 'working', { healthcare: 1, unskilled: 1, media: 1 });
    const clinic = findCompany(state, 'clinic-start');
    perform(state, (t) => staffFromUnemployed(t, 'capitalist', clinic, 'working'));
    expect(clinic.workers.map((worker) => worker?.skill)).toEqual(['healthcare', 'unskilled']);
    expect(clinic.workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('asks which skilled worker goes on an unskilled slot when there is no unskilled one', () => {
    const state = unemployed(position(4), 'working', { healthcare: 1, luxury: 1, media: 1 });
    const clinic = findCompany(state, 'clinic-start');
    perform(state, (t) => staffFromUnemployed(t, 'capitalist', clinic, 'working'), [
      ['staff-worker', 'media', 'capitalist'],
    ]);
    expect(clinic.workers.map((worker) => worker?.skill)).toEqual(['healthcare', 'media']);
  });

  it('needs one class that can fill every slot by itself', () => {
    const state = unemployed(position(4), 'working', { healthcare: 1 });
    unemployed(state, 'middle', { unskilled: 2 });
    const clinic = findCompany(state, 'clinic-start');
    expect(staffingClasses(state, clinic)).toEqual([]);
    unemployed(state, 'working', { luxury: 1 });
    expect(staffingClasses(state, clinic)).toEqual(['working']);
  });

  it('may use skilled workers of one class while the other has unskilled ones (FAQ p. 35)', () => {
    const state = unemployed(position(4), 'working', { unskilled: 2 });
    unemployed(state, 'middle', { luxury: 1, media: 1 });
    const chain = company(state, 'fast-food-chain', 'capitalist');
    expect(staffingClasses(state, chain)).toEqual(['working', 'middle']);
  });

  it('gives an employee slot an unskilled worker, a skilled one only when there is none', () => {
    const state = unemployed(position(3), 'working', { unskilled: 1, media: 1 });
    const office = findCompany(state, 'doctors-office-start');
    expect(possibleEmployees(state, office)).toEqual(['unskilled']);
    unemployed(state, 'working', { unskilled: -1 });
    expect(possibleEmployees(state, office)).toEqual(['media']);
  });

  it('gives a skilled employee slot nobody else', () => {
    const state = unemployed(position(3), 'working', { unskilled: 1, media: 1 });
    const farm = company(state, 'organic-farm', 'middle', { staff: { class: 'middle', skills: ['agriculture'] } });
    expect(possibleEmployees(state, farm)).toEqual([]);
    unemployed(state, 'working', { agriculture: 1 });
    expect(possibleEmployees(state, farm)).toEqual(['agriculture']);
  });
});

describe('the condition of a Demonstration', () => {
  it('counts every open slot of the class, whatever its skill', () => {
    const state = position(2); // open: Clinic 2, College 2, Regional TV Station 2
    unemployed(state, 'working', { unskilled: 7 });
    expect(demonstrationPossible(state, 2)).toBe(false);
    unemployed(state, 'working', { unskilled: 1 });
    expect(demonstrationPossible(state, 2)).toBe(true);
  });

  it('counts an employee slot only while the company is run (FAQ p. 35)', () => {
    const state = position(3); // open: Clinic 2, National Public Broadcasting 3, two employees
    unemployed(state, 'working', { unskilled: 8 });
    expect(demonstrationPossible(state, 2)).toBe(false);
    emptied(state, 'doctors-office-start');
    expect(demonstrationPossible(state, 2)).toBe(true);
  });

  it('does not count slots in companies where the Middle Class works', () => {
    const state = position(3);
    unemployed(state, 'working', { unskilled: 9 });
    expect(demonstrationPossible(state, 2)).toBe(true);
    emptied(state, 'shopping-mall-start');
    expect(demonstrationPossible(state, 2)).toBe(false);
  });
});
