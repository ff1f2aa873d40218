/** Assign Workers: which, where, committed or not, and Trade Unions (p. 14-15, 22-23, FAQ p. 35). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { assignTargets } from '../../../src/rules/actions/assign-workers.js';
import { findCompany } from '../../../src/rules/companies.js';
import type { WorkerClass } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, company, emptied, mayAct, position, type Scripted, staffed, unemployed } from '../../support.js';

const workers = (state: HegemonyState, id: string) =>
  findCompany(state, id).workers.map((worker) => worker && `${worker.skill}${worker.committed ? ' committed' : ''}`);
const targets = (state: HegemonyState, of: WorkerClass = 'working') =>
  assignTargets(state, of, { atMost: 3, from: 'anywhere' }).map((target) =>
    'company' in target ? target.company : `union ${target.union}`,
  );
const to = (company: string): Scripted => ['assign-to', { company }];
const worker = (from: string, skill: string): Scripted => ['assign-worker', { from, skill }];
const commitAll = (state: HegemonyState) => {
  for (const company of state.companies) for (const worker of company.workers) if (worker) worker.committed = true;
};
const DONE: Scripted = ['assign-to', STOP];

describe('Assign Workers', () => {
  it('puts unemployed workers on all slots of a company and commits them', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1, unskilled: 1 });
    act(state, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('unemployed', 'unskilled'),
    ]);
    expect(workers(state, 'clinic-start')).toEqual(['healthcare committed', 'unskilled committed']);
    expect(state.unemployed.working).toMatchObject({ healthcare: 0, unskilled: 0 });
  });

  it('assigns up to 3 workers', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1, education: 1, unskilled: 2 });
    act(state, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('unemployed', 'unskilled'),
    ]);
    // One assignment was left, but no place takes a single worker.
    expect(workers(state, 'college-start')).toEqual([null, null]);
  });

  it('fills companies completely or not at all', () => {
    const state = unemployed(position(2), 'working', { unskilled: 5 });
    commitAll(state);
    // The open companies all ask for a skilled worker, and nobody is skilled.
    expect(targets(state)).toEqual([]);
    expect(mayAct(state, 'working', 'assign-workers')).toBe(false);
    unemployed(state, 'working', { media: 1 });
    expect(targets(state)).toEqual(['regional-tv-station-2p']);
  });

  it('needs three workers for three slots', () => {
    const state = position(2);
    for (const { id, workers: slots } of state.companies) if (slots[0]) emptied(state, id);
    state.companies = state.companies.filter(({ id }) => id === 'clinic-start');
    company(state, 'hotel', 'capitalist');
    unemployed(state, 'working', { unskilled: 2 });
    expect(targets(state)).toEqual([]);
    unemployed(state, 'working', { media: 1 });
    expect(targets(state)).toEqual(['hotel']);
  });

  it('lets skilled workers stand on unskilled slots, but only the right skill on skilled ones', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1, luxury: 1 });
    act(state, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('unemployed', 'luxury'),
    ]);
    expect(workers(state, 'clinic-start')).toEqual(['healthcare committed', 'luxury committed']);
  });

  it('takes uncommitted workers out of other companies; who remains there becomes unemployed', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1 });
    act(state, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('supermarket-start', 'unskilled'),
      DONE,
    ]);
    expect(workers(state, 'supermarket-start')).toEqual([null, null]);
    expect(state.unemployed.working.agriculture).toBe(1);
  });

  it('never takes committed workers', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1 });
    commitAll(state);
    expect(targets(state)).toEqual([]);
  });

  it('does not commit a worker who replaces another in the same action: it is like a swap (FAQ p. 35)', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1, media: 1 });
    act(state, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('supermarket-start', 'unskilled'),
      to('supermarket-start'),
      worker('unemployed', 'media'),
    ]);
    expect(workers(state, 'clinic-start')).toEqual(['healthcare committed', 'unskilled committed']);
    expect(workers(state, 'supermarket-start')).toEqual(['agriculture', 'media']);
  });

  it('keeps a strike where workers are only replaced, and ends it where they leave (H25)', () => {
    const replaced = unemployed(position(2), 'working', { healthcare: 1, media: 1 });
    findCompany(replaced, 'supermarket-start').onStrike = true;
    replaced.supply.strikes--;
    act(replaced, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('supermarket-start', 'unskilled'),
      to('supermarket-start'),
      worker('unemployed', 'media'),
    ]);
    expect(findCompany(replaced, 'supermarket-start').onStrike).toBe(true);

    const left = unemployed(position(2), 'working', { healthcare: 1 });
    findCompany(left, 'supermarket-start').onStrike = true;
    left.supply.strikes--;
    act(left, 'working', 'assign-workers', [
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('supermarket-start', 'unskilled'),
      DONE,
    ]);
    expect(findCompany(left, 'supermarket-start').onStrike).toBe(false);
    expect([left.supply.strikes, left.working.influence]).toEqual([7, 1]);
  });

  it('cannot be used to commit workers who are there already (FAQ p. 35)', () => {
    const state = position(2);
    expect(targets(state)).not.toContain('supermarket-start');
  });

  it('makes an employee of a Middle Class company that is run, committed', () => {
    const state = unemployed(position(3), 'working', { unskilled: 1 });
    act(state, 'working', 'assign-workers', [to('doctors-office-start'), worker('unemployed', 'unskilled'), DONE]);
    expect(workers(state, 'doctors-office-start')).toEqual(['healthcare', 'unskilled committed']);
  });

  it('does not commit an employee who replaces another', () => {
    const state = unemployed(position(3), 'working', { media: 1 });
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    act(state, 'working', 'assign-workers', [
      to('convenience-store-start'),
      worker('doctors-office-start', 'unskilled'),
      to('doctors-office-start'),
      worker('unemployed', 'media'),
    ]);
    expect(workers(state, 'convenience-store-start')).toEqual(['agriculture', 'unskilled committed']);
    expect(workers(state, 'doctors-office-start')).toEqual(['healthcare', 'media']);
  });

  it('lets those stay who work where the Middle Class works', () => {
    const state = unemployed(position(3), 'working', { luxury: 1, unskilled: 1 });
    expect(targets(state)).not.toContain('shopping-mall-start');
  });
});

describe('Assign Workers of the Middle Class', () => {
  it('can take the owner of one company for another, whose employee then leaves the first', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    unemployed(state, 'middle', { unskilled: 1 });
    // The Clinic is the only place to go to, and the only healthcare worker runs the Doctor's Office: not asked.
    act(state, 'middle', 'assign-workers', [worker('unemployed', 'unskilled')]);
    expect(workers(state, 'clinic-start')).toEqual(['healthcare committed', 'unskilled committed']);
    expect(workers(state, 'doctors-office-start')).toEqual([null, null]);
    expect(state.unemployed.working.unskilled).toBe(1);
  });

  it('cannot take an owner whose employee is committed (FAQ p. 35)', () => {
    const state = unemployed(position(3), 'middle', { unskilled: 1 });
    expect(targets(state, 'middle')).toContain('clinic-start');
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], true, 1);
    expect(targets(state, 'middle')).not.toContain('clinic-start');
  });

  it('can run a company of its own again, but not be its employee', () => {
    const state = unemployed(position(3), 'middle', { healthcare: 1 });
    emptied(state, 'doctors-office-start');
    act(state, 'middle', 'assign-workers', [to('doctors-office-start')]);
    expect(workers(state, 'doctors-office-start')).toEqual(['healthcare committed', null]);
  });

  it('forms no Trade Unions', () => {
    const state = unemployed(position(3), 'middle', { agriculture: 1 });
    expect(targets(state, 'middle').some((target) => target.startsWith('union'))).toBe(false);
  });
});

describe('Trade Unions', () => {
  const agriculture = () => {
    const state = position(2);
    company(state, 'fast-food-chain', 'capitalist', {
      staff: { class: 'working', skills: ['unskilled', 'unskilled'] },
    });
    return unemployed(state, 'working', { agriculture: 1 });
  };

  it('take one skilled worker of an industry in which four others work', () => {
    const state = agriculture();
    expect(targets(state)).toContain('union agriculture');
    act(state, 'working', 'assign-workers', [['assign-to', { union: 'agriculture' }], DONE]);
    expect(state.working.unions.agriculture).toBe(true);
    expect(state.unemployed.working.agriculture).toBe(0);
    expect(targets(state)).not.toContain('union agriculture');
  });

  it('are not formed with three', () => {
    const state = agriculture();
    emptied(state, 'fast-food-chain');
    expect(targets(state)).not.toContain('union agriculture');
  });

  it('do not count the worker itself among the four', () => {
    const state = agriculture();
    unemployed(state, 'working', { agriculture: -1 });
    expect(targets(state)).not.toContain('union agriculture');
  });

  it('want a worker of their own skill', () => {
    const state = agriculture();
    unemployed(state, 'working', { agriculture: -1, media: 1 });
    expect(targets(state)).not.toContain('union agriculture');
  });

  it('keep their worker: it cannot be assigned elsewhere (H18)', () => {
    const state = agriculture();
    state.unemployed.working.agriculture = 0;
    state.working.unions.agriculture = true;
    company(state, 'supermarket', 'capitalist');
    unemployed(state, 'working', { unskilled: 1 });
    staffed(state, 'supermarket-start', 'working', ['agriculture', 'unskilled'], true);
    expect(targets(state)).not.toContain('supermarket');
  });

  it('end when workers are assigned out of the industry', () => {
    const state = agriculture();
    unemployed(state, 'working', { healthcare: 1 });
    act(state, 'working', 'assign-workers', [
      ['assign-to', { union: 'agriculture' }],
      to('clinic-start'),
      worker('unemployed', 'healthcare'),
      worker('fast-food-chain', 'unskilled'),
    ]);
    expect(state.working.unions.agriculture).toBe(false);
    expect(state.unemployed.working).toMatchObject({ agriculture: 1, unskilled: 1 });
  });
});
