/** What a second reading of the Middle Class deck looked at: how its effects meet strikes, and jobs that are lost. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../src/companies.js';
import { at, staffed } from '../support.js';
import { asked, CONVENIENCE_STORE, DOCTORS_OFFICE, employees, market, play, STOP, table } from './middle-hand.js';

describe('Employment Subsidy', () => {
  it('counts companies whose employee strikes or is committed too', () => {
    const state = table((state) => {
      at(state, { 'fiscal-policy': 'A' });
      employees(state, CONVENIENCE_STORE, DOCTORS_OFFICE);
      findCompany(state, CONVENIENCE_STORE).onStrike = true;
      state.supply.strikes--;
      for (const worker of findCompany(state, DOCTORS_OFFICE).workers) if (worker) worker.committed = true;
    });
    play(state, 'mc-employment-subsidy', ['extra-shift', STOP]);
    expect(state.middle.money).toBe(40 + 2 * 5);
  });
});

describe('Small Business Grant', () => {
  it('may hire the employee of the company that its new owner has left', () => {
    const state = table((state) => {
      at(state, { 'fiscal-policy': 'B' });
      market(state, 'organic-farm');
      staffed(state, CONVENIENCE_STORE, 'working', ['agriculture'], false, 1);
    });
    play(state, 'mc-small-business-grant', ['set-wage', 2], ['staff-worker', 'agriculture']);
    expect(findCompany(state, CONVENIENCE_STORE).workers).toEqual([null, null]);
    expect(findCompany(state, 'organic-farm').workers).toEqual([
      { class: 'middle', skill: 'agriculture', committed: true },
      { class: 'working', skill: 'agriculture', committed: true },
    ]);
    expect(state.middle.money).toBe(40);
  });
});

describe('Specialization', () => {
  it('says which card brings the new worker', () => {
    const state = at(table(), { immigration: 'C' });
    expect(asked(state, 'mc-specialization')?.about).toEqual({ card: 'mc-specialization' });
  });
});
