/** What happens at once when a policy moves (p. 30-32). */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { companiesOf, findCompany, isOperational } from '../../src/rules/companies.js';
import { stateStorageLimit } from '../../src/rules/goods.js';
import type { Policy, Section } from '../../src/rules/names.js';
import { changePolicy } from '../../src/rules/policies.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { act, at, company, emptied, perform, position, type Scripted, staffed, unemployed } from '../support.js';

const moving = (state: HegemonyState, policy: Policy, section: Section, answers: readonly Scripted[] = []) =>
  perform(state, (t) => changePolicy(t, policy, section), answers);
const publicIds = (state: HegemonyState) => companiesOf(state, 'state').map(({ id }) => id);
const staff = (state: HegemonyState, id: string) => findCompany(state, id).workers.map((worker) => worker?.class);

describe('Fiscal Policy with an unplayed State', () => {
  it('opens the second row for 60, then the third, at the minimum wage', () => {
    const state = at(position(3), { 'labor-market': 'A' });
    moving(state, 'fiscal-policy', 'B');
    expect(publicIds(state).slice(3)).toEqual(['public-hospital', 'public-university', 'regional-tv-station']);
    expect(state.state.treasury).toBe(60);
    expect(findCompany(state, 'public-hospital').wage).toBe(3);
    moving(state, 'fiscal-policy', 'A');
    expect(publicIds(state)).toHaveLength(9);
    expect(state.state).toMatchObject({ treasury: 0, loans: 0, closed: [] });
  });

  it('takes a loan if the Treasury cannot pay', () => {
    const state = position(2, (s) => Object.assign(s.state, { treasury: 15 }));
    moving(state, 'fiscal-policy', 'B');
    expect(state.state).toMatchObject({ treasury: 5, loans: 1 });
  });

  it('puts unemployed workers who fill a new company there at once, committed (H11)', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1, unskilled: 1 });
    moving(state, 'fiscal-policy', 'B');
    expect(findCompany(state, 'public-hospital').workers).toEqual([
      { class: 'working', skill: 'healthcare', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
    ]);
    expect(isOperational(findCompany(state, 'public-university'))).toBe(false);
  });

  it('lets the class pick the company when its workers could fill several', () => {
    const state = unemployed(position(2), 'working', { healthcare: 1, media: 1 });
    moving(state, 'fiscal-policy', 'B', [
      ['staff-public-company', { company: 'regional-tv-station', class: 'working' }, 'working'],
    ]);
    expect(staff(state, 'regional-tv-station')).toEqual(['working', 'working']);
    expect(findCompany(state, 'regional-tv-station').workers.map((worker) => worker?.skill)).toEqual([
      'media',
      'healthcare',
    ]);
    expect(isOperational(findCompany(state, 'public-hospital'))).toBe(false);
  });

  it('lets the Middle Class say which class goes when both could', () => {
    const state = unemployed(position(3), 'working', { healthcare: 1, unskilled: 1 });
    unemployed(state, 'middle', { healthcare: 1, unskilled: 1 });
    moving(state, 'fiscal-policy', 'B', [['staff-class', 'middle', 'middle']]);
    expect(staff(state, 'public-hospital')).toEqual(['middle', 'middle']);
    expect(state.unemployed.working).toMatchObject({ healthcare: 1, unskilled: 1 });
  });

  it('closes the lowest open row and gains its cost', () => {
    const state = position(2);
    moving(state, 'fiscal-policy', 'B');
    moving(state, 'fiscal-policy', 'A');
    moving(state, 'fiscal-policy', 'B');
    expect(publicIds(state)).not.toContain('public-hospital/2');
    expect(publicIds(state)).toContain('public-hospital');
    expect(state.state.treasury).toBe(60);
    moving(state, 'fiscal-policy', 'C');
    expect(publicIds(state)).toEqual(['public-hospital-2p', 'public-university-2p', 'regional-tv-station-2p']);
    expect(state.state.treasury).toBe(120);
  });

  it('sends the workers of closed companies away even if they are committed, and ends their Trade Union', () => {
    const state = at(position(2), { 'fiscal-policy': 'B' });
    for (const id of ['public-hospital', 'public-university', 'regional-tv-station']) company(state, id, 'state');
    staffed(state, 'public-hospital', 'working', ['healthcare', 'unskilled'], true);
    state.working.unions.healthcare = true;
    state.supply.workers.working.healthcare--;
    moving(state, 'fiscal-policy', 'C');
    expect(state.unemployed.working).toMatchObject({ healthcare: 2, unskilled: 1 });
    expect(state.working.unions.healthcare).toBe(false);
  });

  it('discards services above the new storage limit (FAQ p. 35)', () => {
    const state = position(3);
    moving(state, 'fiscal-policy', 'B');
    expect(stateStorageLimit(state, 'health')).toBe(6 + 6 + 4);
    state.supply.resources.health -= 9;
    state.state.services.health = 15;
    moving(state, 'fiscal-policy', 'C');
    expect(state.state.services.health).toBe(12);
    expect(state.supply.resources.health).toBe(64 - 1 - 12);
  });
});

describe('Fiscal Policy with a State player', () => {
  const open = (company: string, wage: number): Scripted[] => [
    ['open-public-company', company, 'state'],
    ['set-wage', wage, 'state'],
  ];

  it('lets the State choose which companies open, and their wages (H9, H29)', () => {
    const state = position(4);
    moving(state, 'fiscal-policy', 'B', [
      ...open('public-hospital', 3),
      ...open('public-hospital/2', 2),
      ...open('regional-tv-station', 2),
    ]);
    expect(publicIds(state).slice(3)).toEqual(['public-hospital', 'public-hospital/2', 'regional-tv-station']);
    expect(findCompany(state, 'public-hospital').wage).toBe(3);
    expect(state.state.treasury).toBe(60);
  });

  it('lets the State say which workers go where', () => {
    const state = unemployed(position(4), 'working', { healthcare: 1, media: 1 });
    unemployed(state, 'middle', { education: 1, unskilled: 1 });
    moving(state, 'fiscal-policy', 'B', [
      ...open('public-hospital', 2),
      ...open('public-university', 2),
      ...open('regional-tv-station', 2),
      ['staff-public-company', { company: 'public-hospital', class: 'working' }, 'state'],
    ]);
    // The Middle Class then has one place to go to, and must.
    expect(staff(state, 'public-hospital')).toEqual(['working', 'working']);
    expect(staff(state, 'public-university')).toEqual(['middle', 'middle']);
  });

  it('lets the State choose what closes, the first row and committed workers included (FAQ p. 35)', () => {
    const state = at(position(4), { 'fiscal-policy': 'B' });
    staffed(state, 'university-hospital', 'working', ['healthcare', 'unskilled', 'unskilled'], true);
    for (const id of ['public-hospital', 'public-university', 'regional-tv-station']) company(state, id, 'state');
    moving(state, 'fiscal-policy', 'C', [
      ['close-public-company', 'university-hospital', 'state'],
      ['close-public-company', 'technical-university', 'state'],
      ['close-public-company', 'regional-tv-station', 'state'],
    ]);
    expect(publicIds(state)).toEqual(['national-public-broadcasting', 'public-hospital', 'public-university']);
    expect(state.state.treasury).toBe(120 + 30 + 30 + 20);
    expect(state.unemployed.working).toMatchObject({ healthcare: 1, unskilled: 2 });
    expect(state.unemployed.middle).toMatchObject({ education: 1, unskilled: 2 });
  });

  it('ends with the number of the new section after Privatization: 4 open, or 2 close (FAQ p. 37)', () => {
    const privatized = at(position(4), { 'fiscal-policy': 'C' });
    findCompany(privatized, 'university-hospital').owner = 'capitalist';
    moving(privatized, 'fiscal-policy', 'B', [
      ...open('public-hospital', 2),
      ...open('public-university', 2),
      ...open('regional-tv-station', 2),
      ...open('public-hospital/2', 2),
    ]);
    expect(publicIds(privatized)).toHaveLength(6);
    expect(privatized.state.treasury).toBe(40);

    const fewer = at(position(4), { 'fiscal-policy': 'B' });
    for (const id of ['public-hospital', 'public-university', 'regional-tv-station']) company(fewer, id, 'state');
    findCompany(fewer, 'university-hospital').owner = 'capitalist';
    moving(fewer, 'fiscal-policy', 'C', [
      ['close-public-company', 'public-hospital', 'state'],
      ['close-public-company', 'public-university', 'state'],
    ]);
    expect(publicIds(fewer)).toHaveLength(3);
  });

  it('opens only 8 at A while a privatized company is away (FAQ p. 37)', () => {
    const state = at(position(4), { 'fiscal-policy': 'B', 'labor-market': 'A' });
    for (const id of ['public-hospital', 'public-university', 'regional-tv-station']) company(state, id, 'state');
    findCompany(state, 'university-hospital').owner = 'capitalist';
    moving(state, 'fiscal-policy', 'A', [
      ['open-public-company', 'public-hospital/2', 'state'],
      ['open-public-company', 'public-university/2', 'state'],
    ]);
    expect(publicIds(state)).toHaveLength(8);
    expect(state.state.closed).toEqual([]);
  });

  it('calms a Demonstration when it opens a company for the Working Class and the condition has gone (H31)', () => {
    const state = position(2);
    staffed(state, 'clinic-start', 'working', ['healthcare', 'unskilled']);
    staffed(state, 'college-start', 'working', ['education', 'unskilled']);
    staffed(state, 'regional-tv-station-2p', 'working', ['media', 'unskilled']);
    unemployed(state, 'working', { healthcare: 1, unskilled: 1 });
    act(state, 'working', 'demonstration');
    moving(state, 'fiscal-policy', 'B');
    expect(staff(state, 'public-hospital')).toEqual(['working', 'working']);
    expect(state.demonstration).toBe(false);
  });
});

describe('the other policies', () => {
  it('let the owners follow with the price of the service, each only its own', () => {
    const state = position(3);
    moving(state, 'welfare-health', 'A', [
      ['adjust-price', { good: 'health', price: 5 }, 'middle'],
      ['adjust-price', STOP, 'capitalist'],
    ]);
    expect(state.middle.prices.health).toBe(5);
    moving(state, 'welfare-education', 'B', [
      ['adjust-price', STOP, 'middle'],
      ['adjust-price', { good: 'education', price: 10 }, 'capitalist'],
    ]);
    expect(state.capitalist.prices.education).toBe(10);
  });

  it('let the owners follow with Food and Luxury when Foreign Trade moves; open Business Deals stay', () => {
    const state = position(2);
    const deals = [...state.deals.open];
    moving(state, 'foreign-trade', 'A', [
      ['adjust-price', { good: 'luxury', price: 10 }, 'capitalist'],
      ['adjust-price', { good: 'food', price: 15 }, 'capitalist'],
    ]);
    expect(state.capitalist.prices).toMatchObject({ food: 15, luxury: 10 });
    expect(state.deals.open).toEqual(deals);
  });

  it('ask nothing for Taxation and Immigration', () => {
    const state = position(4);
    moving(state, 'taxation', 'B');
    moving(state, 'immigration', 'C');
    expect(state.policies).toMatchObject({ taxation: 'B', immigration: 'C' });
  });

  it('do nothing when the policy is there already', () => {
    const state = position(4);
    emptied(state, 'university-hospital');
    moving(state, 'fiscal-policy', 'C');
    expect(publicIds(state)).toHaveLength(3);
  });
});
