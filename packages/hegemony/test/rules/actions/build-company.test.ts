/** Build Company and Sell Company (p. 18-19, 23, FAQ p. 35, 37). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { buildable, sellable } from '../../../src/rules/actions/build-company.js';
import { companiesOf, findCompany } from '../../../src/rules/companies.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, at, company, emptied, mayAct, position, staffed, unemployed } from '../../support.js';

const offering = (players: 2 | 3 | 4, ...market: string[]) =>
  position(players, (state) => {
    state.capitalist.market = market;
  });
const workers = (state: HegemonyState, id: string) =>
  findCompany(state, id).workers.map(
    (worker) => worker && `${worker.class} ${worker.skill}${worker.committed ? ' committed' : ''}`,
  );

describe('Build Company of the Capitalist Class', () => {
  it('pays the cost to the Supply, takes the card out of the market and does not refill it', () => {
    const state = offering(2, 'hotel', 'stadium', 'academy', 'clinic');
    act(state, 'capitalist', 'build-company', [
      ['build-company', 'academy'],
      ['set-wage', 3],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 100, market: ['hotel', 'stadium', 'clinic'] });
    expect(findCompany(state, 'academy')).toMatchObject({ owner: 'capitalist', wage: 3, workers: [null, null] });
    expect(state.state.treasury).toBe(120);
  });

  it('covers from Capital what Revenue lacks, and never takes a loan', () => {
    const state = offering(2, 'car-manufacturer', 'hotel');
    Object.assign(state.capitalist, { revenue: 30, capital: 14 });
    expect(buildable(state, 'capitalist')).toEqual(['hotel']);
    state.capitalist.capital = 15;
    expect(buildable(state, 'capitalist')).toEqual(['car-manufacturer', 'hotel']);
    act(state, 'capitalist', 'build-company', [['build-company', 'car-manufacturer']]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 0, loans: 0 });
  });

  it('sets a wage that the Labor Market allows', () => {
    const state = at(offering(2, 'hotel'), { 'labor-market': 'A' });
    act(state, 'capitalist', 'build-company');
    expect(findCompany(state, 'hotel').wage).toBe(3);
  });

  it('may employ unemployed workers of one class, who are committed', () => {
    const state = unemployed(offering(3, 'hotel'), 'working', { unskilled: 3 });
    unemployed(state, 'middle', { luxury: 1, unskilled: 2 });
    act(state, 'capitalist', 'build-company', [
      ['set-wage', 2],
      ['staff-class', 'middle'],
    ]);
    expect(workers(state, 'hotel')).toEqual([
      'middle unskilled committed',
      'middle unskilled committed',
      'middle luxury committed',
    ]);
    expect(state.unemployed.working.unskilled).toBe(3);
  });

  it('may employ nobody', () => {
    const state = unemployed(offering(2, 'hotel'), 'working', { unskilled: 3 });
    act(state, 'capitalist', 'build-company', [
      ['set-wage', 2],
      ['staff-class', STOP],
    ]);
    expect(workers(state, 'hotel')).toEqual([null, null, null]);
  });

  it('takes no workers out of other companies', () => {
    const state = unemployed(offering(2, 'hotel'), 'working', { unskilled: 2 });
    act(state, 'capitalist', 'build-company', [['set-wage', 2]]);
    expect(workers(state, 'hotel')).toEqual([null, null, null]);
  });

  it('asks neither for a wage nor for workers in an automated company', () => {
    const state = unemployed(offering(2, 'automated-grain-farm'), 'working', { unskilled: 3 });
    act(state, 'capitalist', 'build-company');
    expect(state.capitalist.revenue).toBe(95);
  });

  it('ends at 12 companies, and with an empty market', () => {
    const state = offering(2, 'hotel');
    const more = [
      'supermarket',
      'fast-food-chain',
      'vegetable-farm',
      'fish-farm',
      'automated-grain-farm',
      'automated-dairy-farm',
      'shopping-mall',
      'fashion-company',
    ];
    for (const id of more) company(state, id, 'capitalist');
    expect(companiesOf(state, 'capitalist')).toHaveLength(12);
    expect(mayAct(state, 'capitalist', 'build-company')).toBe(false);
    expect(mayAct(offering(2), 'capitalist', 'build-company')).toBe(false);
  });
});

describe('Build Company of the Middle Class', () => {
  const middle = (market: string[], change: (state: HegemonyState) => void = () => {}) =>
    position(3, (state) => {
      state.middle.market = market;
      change(state);
    });

  it('needs those who will run it: unemployed, or uncommitted elsewhere', () => {
    const state = middle(['game-store', 'tutoring-company', 'local-newspaper']);
    // A luxury and an education worker have jobs; there is no media worker.
    expect(buildable(state, 'middle')).toEqual(['game-store', 'tutoring-company']);
    staffed(state, 'shopping-mall-start', 'middle', ['luxury', 'unskilled'], true);
    expect(buildable(state, 'middle')).toEqual(['tutoring-company']);
    unemployed(state, 'middle', { luxury: 1 });
    expect(buildable(state, 'middle')).toEqual(['game-store', 'tutoring-company']);
  });

  it('needs the money: no loan for building', () => {
    const state = middle(['game-store', 'electronics-store'], (s) => Object.assign(s.middle, { money: 19 }));
    expect(buildable(state, 'middle')).toEqual(['game-store']);
  });

  it('places the owner committed and takes an employee of the unemployed, unskilled if able', () => {
    const state = middle(['game-store'], (s) => {
      unemployed(s, 'middle', { luxury: 1 });
      unemployed(s, 'working', { unskilled: 1, media: 1 });
    });
    act(state, 'middle', 'build-company', [
      ['assign-worker', { from: 'unemployed', skill: 'luxury' }],
      ['set-wage', 3],
      ['staff-worker', 'unskilled'],
    ]);
    expect(workers(state, 'game-store')).toEqual(['middle luxury committed', 'working unskilled committed']);
    expect(findCompany(state, 'game-store').wage).toBe(3);
    expect(state.middle).toMatchObject({ money: 28, market: [] });
  });

  it('may do without an employee', () => {
    const state = middle(['game-store'], (s) => {
      unemployed(s, 'middle', { luxury: 1 });
      unemployed(s, 'working', { unskilled: 1 });
    });
    act(state, 'middle', 'build-company', [
      ['assign-worker', { from: 'unemployed', skill: 'luxury' }],
      ['set-wage', 2],
      ['staff-worker', STOP],
    ]);
    expect(workers(state, 'game-store')).toEqual(['middle luxury committed', null]);
  });

  it('with two owners sets no wage and takes no employee', () => {
    const state = middle(['pharmacy'], (s) => unemployed(s, 'middle', { healthcare: 1, unskilled: 1 }));
    act(state, 'middle', 'build-company', [
      ['assign-worker', { from: 'unemployed', skill: 'healthcare' }],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
    ]);
    expect(workers(state, 'pharmacy')).toEqual(['middle healthcare committed', 'middle unskilled committed']);
  });

  it('empties the company that an owner leaves', () => {
    const state = middle(['game-store']);
    act(state, 'middle', 'build-company', [['set-wage', 2]]);
    expect(workers(state, 'shopping-mall-start')).toEqual([null, null]);
    expect(state.unemployed.middle.unskilled).toBe(1);
  });

  it('leaves an owner where its employee is committed (FAQ p. 35)', () => {
    const state = middle(['pharmacy'], (s) => {
      staffed(s, 'doctors-office-start', 'working', ['unskilled'], true, 1);
    });
    expect(buildable(state, 'middle')).toEqual([]);
  });

  it('ends at 8 companies', () => {
    const state = middle(['game-store']);
    for (const id of ['organic-farm', 'fast-food-restaurant', 'electronics-store', 'jewelry-store', 'pharmacy'])
      company(state, id, 'middle');
    expect(buildable(state, 'middle')).toEqual(['game-store']);
    company(state, 'pr-agency', 'middle');
    expect(buildable(state, 'middle')).toEqual([]);
  });
});

describe('Sell Company', () => {
  it('brings the cost and sends the workers away', () => {
    const state = position(3);
    act(state, 'capitalist', 'sell-company', [['sell-company', 'college-start']]);
    expect(state.capitalist).toMatchObject({ revenue: 136, companyDiscard: ['college-start'] });
    expect(state.unemployed.working).toMatchObject({ education: 1, unskilled: 1 });
    expect(companiesOf(state, 'capitalist')).toHaveLength(3);
  });

  it('is impossible while any worker there is committed', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], true, 1);
    staffed(state, 'convenience-store-start', 'middle', ['agriculture'], true);
    expect(sellable(state, 'middle')).toEqual([]);
    expect(mayAct(state, 'middle', 'sell-company')).toBe(false);
  });

  it('sends an employee away too', () => {
    const state = position(3);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    act(state, 'middle', 'sell-company', [['sell-company', 'doctors-office-start']]);
    expect(state.middle.money).toBe(52);
    expect(state.unemployed.working.unskilled).toBe(1);
    expect(state.unemployed.middle.healthcare).toBe(1);
  });

  it('works for empty and for automated companies, and returns Machinery', () => {
    const state = position(2);
    company(state, 'automated-dairy-farm', 'capitalist');
    findCompany(state, 'clinic-start').machinery = true;
    state.supply.machinery--;
    act(state, 'capitalist', 'sell-company', [['sell-company', 'automated-dairy-farm']]);
    act(state, 'capitalist', 'sell-company', [['sell-company', 'clinic-start']]);
    expect(state.capitalist.revenue).toBe(120 + 45 + 16);
    expect(state.supply.machinery).toBe(6);
  });

  it('turns a privatized company face down among the Public companies (FAQ p. 37)', () => {
    const state = position(4);
    findCompany(state, 'university-hospital').owner = 'capitalist';
    emptied(state, 'university-hospital');
    act(state, 'capitalist', 'sell-company', [['sell-company', 'university-hospital']]);
    expect(state.capitalist.revenue).toBe(150);
    expect(state.state.closed).toContain('university-hospital');
    expect(state.capitalist.companyDiscard).toEqual([]);
  });
});
