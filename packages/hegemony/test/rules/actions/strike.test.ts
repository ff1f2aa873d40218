/** Strikes and the Demonstration (p. 15-16, FAQ p. 35). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { strikeable } from '../../../src/rules/actions/strike.js';
import { findCompany } from '../../../src/rules/companies.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, company, emptied, mayAct, position, staffed, unemployed } from '../../support.js';

const ids = (state: HegemonyState) => strikeable(state).map(({ id }) => id);

describe('a strike', () => {
  it('can be called in companies of others with uncommitted Working Class workers below level 3', () => {
    const state = position(4);
    expect(ids(state)).toEqual(['university-hospital', 'supermarket-start', 'college-start']);
    staffed(state, 'college-start', 'working', ['education', 'unskilled'], true);
    findCompany(state, 'supermarket-start').wage = 3;
    expect(ids(state)).toEqual(['university-hospital']);
  });

  it('cannot be called in Public companies when nobody plays the State', () => {
    expect(ids(position(3))).toEqual(['supermarket-start', 'college-start']);
    expect(ids(position(2))).toEqual(['supermarket-start', 'shopping-mall-start']);
  });

  it('can be called by the employee of a Middle Class company, even if its owner is committed (H32)', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    staffed(state, 'doctors-office-start', 'middle', ['healthcare'], true);
    expect(ids(state)).toContain('doctors-office-start');
  });

  it('is no matter of Cooperative Farms', () => {
    const state = position(2);
    company(state, 'cooperative-farm', 'working', {
      staff: { class: 'working', skills: ['unskilled', 'unskilled', 'unskilled'] },
    });
    expect(ids(state)).not.toContain('cooperative-farm');
  });

  it('takes up to 2 companies, with one token each', () => {
    const state = position(4);
    act(state, 'working', 'strike', [
      ['strike', 'college-start'],
      ['strike', 'university-hospital'],
    ]);
    expect(state.companies.filter(({ onStrike }) => onStrike)).toHaveLength(2);
    expect(state.supply.strikes).toBe(5);
    expect(ids(state)).toEqual(['supermarket-start']);
  });

  it('may take only one', () => {
    const state = position(4);
    act(state, 'working', 'strike', [
      ['strike', 'college-start'],
      ['strike', STOP],
    ]);
    expect(state.supply.strikes).toBe(6);
  });

  it('is impossible when the 7 tokens are out', () => {
    const state = position(4, (s) => {
      s.supply.strikes = 0;
    });
    expect(mayAct(state, 'working', 'strike')).toBe(false);
  });

  it('leaves workers free to go and the company free to be sold', () => {
    const state = position(3);
    act(state, 'working', 'strike', [
      ['strike', 'supermarket-start'],
      ['strike', STOP],
    ]);
    act(state, 'capitalist', 'sell-company', [['sell-company', 'supermarket-start']]);
    expect(state.unemployed.working).toMatchObject({ agriculture: 1, unskilled: 1 });
    expect(state.supply.strikes).toBe(7);
  });
});

describe('a Demonstration', () => {
  const demonstrating = () => {
    const state = position(2); // open: Clinic, College, Regional TV Station, two slots each
    unemployed(state, 'working', { unskilled: 8 });
    state.capitalist.market = ['hotel', 'vegetable-farm', 'automated-grain-farm'];
    return state;
  };

  it('needs 2 more unemployed than open slots', () => {
    const state = demonstrating();
    unemployed(state, 'working', { unskilled: -1 });
    expect(mayAct(state, 'working', 'demonstration')).toBe(false);
    unemployed(state, 'working', { unskilled: 1 });
    act(state, 'working', 'demonstration');
    expect(state.demonstration).toBe(true);
    expect(mayAct(state, 'working', 'demonstration')).toBe(false);
  });

  it('ends when somebody builds a company, employs demonstrators there and the condition is gone', () => {
    const state = demonstrating();
    act(state, 'working', 'demonstration');
    act(state, 'capitalist', 'build-company', [
      ['build-company', 'hotel'],
      ['set-wage', 2],
      ['staff-class', 'working'],
    ]);
    expect(state.demonstration).toBe(false);
    expect(state.working.influence).toBe(1);
  });

  it('goes on if the new company employs nobody, although the condition is gone', () => {
    const state = demonstrating();
    act(state, 'working', 'demonstration');
    act(state, 'capitalist', 'build-company', [
      ['build-company', 'hotel'],
      ['set-wage', 2],
      ['staff-class', STOP],
    ]);
    expect(state.demonstration).toBe(true);
  });

  it('goes on if enough are still unemployed', () => {
    const state = demonstrating();
    unemployed(state, 'working', { unskilled: 3 });
    act(state, 'working', 'demonstration');
    act(state, 'capitalist', 'build-company', [
      ['build-company', 'hotel'],
      ['set-wage', 2],
      ['staff-class', 'working'],
    ]);
    expect(state.demonstration).toBe(true);
  });

  it('goes on when the Working Class finds jobs by itself', () => {
    const state = demonstrating();
    act(state, 'working', 'demonstration');
    emptied(state, 'shopping-mall-start');
    unemployed(state, 'working', { luxury: 1 });
    act(state, 'working', 'assign-workers', [
      ['assign-to', { company: 'shopping-mall-start' }],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
    ]);
    expect(state.demonstration).toBe(true);
  });

  it('ends when the Middle Class builds a company and takes an employee', () => {
    const state = position(3); // open: Clinic 2, National Public Broadcasting 3, two employees
    unemployed(state, 'working', { unskilled: 9 });
    unemployed(state, 'middle', { luxury: 1 });
    state.middle.market = ['game-store'];
    act(state, 'working', 'demonstration');
    act(state, 'middle', 'build-company', [
      ['assign-worker', { from: 'unemployed', skill: 'luxury' }],
      ['set-wage', 2],
      ['staff-worker', 'unskilled'],
    ]);
    expect(state.demonstration).toBe(false);
  });
});
