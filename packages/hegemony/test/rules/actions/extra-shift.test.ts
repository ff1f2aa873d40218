/** The Middle Class's Extra Shift (p. 16, 24). */
import { describe, expect, it } from 'vitest';
import { extraShiftCompanies } from '../../../src/rules/actions/extra-shift.js';
import { findCompany } from '../../../src/rules/companies.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, company, mayAct, position, staffed } from '../../support.js';

const office = (state: HegemonyState) => findCompany(state, 'doctors-office-start');
const shift = (state: HegemonyState) =>
  act(state, 'middle', 'extra-shift', [['extra-shift', 'doctors-office-start']]).state;
const committed = (state: HegemonyState) => office(state).workers.map((worker) => worker?.committed);

describe('Extra Shift', () => {
  it('produces at once and commits those who work', () => {
    const state = shift(position(3));
    expect(state.middle.storage.health).toBe(1 + 2);
    expect(committed(state)).toEqual([true, undefined]);
  });

  it('pays the employee, whose bonus counts', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    shift(state);
    expect(state.middle).toMatchObject({ money: 32 });
    expect(state.working.money).toBe(38);
    expect(state.middle.storage.health).toBe(1 + 4);
    expect(committed(state)).toEqual([true, true]);
  });

  it('cannot be worked where the employee cannot be paid: no loan for that', () => {
    const state = position(3, (s) => Object.assign(s.middle, { money: 7 }));
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    expect(extraShiftCompanies(state).map(({ id }) => id)).toEqual(['convenience-store-start']);
  });

  it('goes without an employee who is committed already: neither wage nor bonus', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], true, 1);
    shift(state);
    expect(state.middle).toMatchObject({ money: 40 });
    expect(state.middle.storage.health).toBe(1 + 2);
    expect(committed(state)).toEqual([true, true]);
  });

  it('goes without an employee who is on strike', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    office(state).onStrike = true;
    state.supply.strikes--;
    shift(state);
    expect(state.middle).toMatchObject({ money: 40 });
    expect(state.middle.storage.health).toBe(1 + 2);
    expect(committed(state)).toEqual([true, false]);
  });

  it('is possible once: those who run the company are committed then', () => {
    const state = shift(position(3));
    expect(extraShiftCompanies(state).map(({ id }) => id)).toEqual(['convenience-store-start']);
    act(state, 'middle', 'extra-shift');
    expect(mayAct(state, 'middle', 'extra-shift')).toBe(false);
  });

  it('works with two owners too, and never with the workers of others', () => {
    const state = position(3);
    company(state, 'pharmacy', 'middle', { staff: { class: 'middle', skills: ['healthcare', 'unskilled'] } });
    act(state, 'middle', 'extra-shift', [['extra-shift', 'pharmacy']]);
    expect(state.middle.storage.health).toBe(1 + 4);
    expect(extraShiftCompanies(state).every(({ owner }) => owner === 'middle')).toBe(true);
  });

  it('fills the storage only up to its limit', () => {
    const state = position(3, (s) => {
      s.middle.storage.health = 7;
    });
    expect(shift(state).middle.storage.health).toBe(8);
  });
});
