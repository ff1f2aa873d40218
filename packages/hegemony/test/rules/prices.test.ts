/** What things cost where, Adjust Prices and Adjust Wages, and wages when the Labor Market moves. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../src/rules/companies.js';
import { GOODS, type Resource, type Section } from '../../src/rules/names.js';
import { adjustPrices, applyLaborMarket, possibleWages, priceAt, tariff } from '../../src/rules/prices.js';
import { act, at, company, emptied, firstAsk, mayAct, perform, position, staffed } from '../support.js';

describe('prices', () => {
  it.each([
    ['A', 10, 6, 20, 12],
    ['B', 5, 3, 15, 9],
    ['C', 0, 0, 10, 6],
  ] as const)(
    'of the Foreign Market at 6%s add tariffs of %i and %i',
    (section, food, luxury, dearFood, dearLuxury) => {
      const state = at(position(2), { 'foreign-trade': section });
      expect([tariff(state, 'food'), tariff(state, 'luxury')]).toEqual([food, luxury]);
      expect(priceAt(state, 'foreign-market', 'food')).toBe(dearFood);
      expect(priceAt(state, 'foreign-market', 'luxury')).toBe(dearLuxury);
    },
  );

  it('of public services follow the Welfare State', () => {
    const price = { A: 0, B: 5, C: 10 };
    for (const section of ['A', 'B', 'C'] as const) {
      expect(priceAt(at(position(2), { 'welfare-health': section }), 'state', 'health')).toBe(price[section]);
      expect(priceAt(at(position(2), { 'welfare-education': section }), 'state', 'education')).toBe(price[section]);
    }
  });

  it('of the State are fixed for Food, Luxury and Influence', () => {
    const price = (resource: Resource) => priceAt(position(4), 'state', resource);
    expect([price('food'), price('luxury'), price('influence')]).toEqual([12, 8, 10]);
  });
});

describe('Adjust Prices', () => {
  it('moves each marker along its ladder of three prices', () => {
    const state = position(4);
    act(state, 'middle', 'adjust-prices', [
      ['adjust-price', { good: 'food', price: 15 }],
      ['adjust-price', { good: 'health', price: 5 }],
      ['adjust-price', STOP],
    ]);
    expect(state.middle.prices).toEqual({ food: 15, luxury: 8, health: 5, education: 8 });
  });

  it('offers 9 and 15 for Food and 5 and 10 for the rest', () => {
    const ask = firstAsk(position(4), (t) => adjustPrices(t, 'capitalist', GOODS));
    expect(ask?.options).toEqual([
      { good: 'food', price: 9 },
      { good: 'food', price: 15 },
      { good: 'luxury', price: 5 },
      { good: 'luxury', price: 10 },
      { good: 'health', price: 5 },
      { good: 'health', price: 10 },
      { good: 'education', price: 5 },
      { good: 'education', price: 10 },
    ]);
  });
});

describe('Adjust Wages', () => {
  it('commits those whose wage rises, to whatever level (rulebook 1.2 against the player aids) (H23)', () => {
    const state = at(position(4), { 'labor-market': 'C' });
    findCompany(state, 'supermarket-start').wage = 1;
    act(state, 'capitalist', 'adjust-wages', [
      ['adjust-wage', { company: 'supermarket-start', wage: 2 }],
      ['adjust-wage', STOP],
    ]);
    const { wage, workers } = findCompany(state, 'supermarket-start');
    expect(wage).toBe(2);
    expect(workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('commits nobody when a wage falls', () => {
    const state = at(position(4), { 'labor-market': 'C' });
    act(state, 'capitalist', 'adjust-wages', [
      ['adjust-wage', { company: 'supermarket-start', wage: 1 }],
      ['adjust-wage', STOP],
    ]);
    expect(findCompany(state, 'supermarket-start').workers.some((worker) => worker?.committed)).toBe(false);
  });

  it('changes several companies in one action, each once', () => {
    const state = position(4);
    act(state, 'state', 'adjust-wages', [
      ['adjust-wage', { company: 'university-hospital', wage: 3 }],
      ['adjust-wage', { company: 'technical-university', wage: 3 }],
      ['adjust-wage', STOP],
    ]);
    expect(state.companies.filter(({ owner, wage }) => owner === 'state' && wage === 3)).toHaveLength(2);
  });

  it.each([
    ['A', []],
    ['B', [3]],
    ['C', [1, 3]],
  ] as const)('stays at or above the minimum of 2%s', (section: Section, levels: readonly number[]) => {
    const state = at(position(4), { 'labor-market': section });
    const mall = findCompany(state, 'shopping-mall-start');
    mall.wage = section === 'A' ? 3 : 2;
    expect(possibleWages(state, [mall]).map(({ wage }) => wage)).toEqual(levels);
  });

  it('never lowers the wage of committed workers, but may raise it', () => {
    const state = at(position(4), { 'labor-market': 'C' });
    staffed(state, 'supermarket-start', 'working', ['agriculture', 'unskilled'], true);
    expect(possibleWages(state, [findCompany(state, 'supermarket-start')])).toEqual([
      { company: 'supermarket-start', wage: 3 },
    ]);
  });

  it('in a Middle Class company concerns the employee alone: only it is committed, only it forbids lowering', () => {
    const state = at(position(4), { 'labor-market': 'C' });
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    staffed(state, 'doctors-office-start', 'middle', ['healthcare'], true);
    const office = findCompany(state, 'doctors-office-start');
    expect(possibleWages(state, [office]).map(({ wage }) => wage)).toEqual([1, 3]);
    staffed(state, 'doctors-office-start', 'middle', ['healthcare'], false);
    act(state, 'middle', 'adjust-wages', [
      ['adjust-wage', { company: 'doctors-office-start', wage: 3 }],
      ['adjust-wage', STOP],
    ]);
    expect(office.workers.map((worker) => worker?.committed)).toEqual([false, true]);
    expect(possibleWages(state, [office])).toEqual([]);
  });

  it('has nothing to do with companies that pay no wages', () => {
    const state = position(4);
    for (const { id } of state.companies.filter(({ owner }) => owner === 'middle')) emptied(state, id);
    state.companies = state.companies.filter(({ owner }) => owner !== 'middle');
    company(state, 'pharmacy', 'middle', { staff: { class: 'middle', skills: ['healthcare', 'unskilled'] } });
    expect(mayAct(state, 'middle', 'adjust-wages')).toBe(false);
  });
});

describe('when the Labor Market moves', () => {
  it('raises wages below the new minimum at once, without committing anybody (FAQ p. 35)', () => {
    const state = at(position(4), { 'labor-market': 'A' });
    perform(state, applyLaborMarket);
    expect(state.companies.every(({ wage }) => wage === 3)).toBe(true);
    expect(state.companies.flatMap(({ workers }) => workers).some((worker) => worker?.committed)).toBe(false);
  });

  it('lets every owner change other wages too, without committing anybody', () => {
    const state = at(position(4), { 'labor-market': 'C' });
    perform(state, applyLaborMarket, [
      ['adjust-wage', { company: 'convenience-store-start', wage: 1 }, 'middle'],
      ['adjust-wage', STOP, 'middle'],
      ['adjust-wage', { company: 'college-start', wage: 3 }, 'capitalist'],
      ['adjust-wage', STOP, 'capitalist'],
      ['adjust-wage', STOP, 'state'],
    ]);
    expect(findCompany(state, 'convenience-store-start').wage).toBe(1);
    expect(findCompany(state, 'college-start').wage).toBe(3);
    expect(findCompany(state, 'college-start').workers[0]?.committed).toBe(false);
  });

  it('puts the companies of an unplayed State on the minimum, up and down', () => {
    const stop = [
      ['adjust-wage', STOP, 'middle'],
      ['adjust-wage', STOP, 'capitalist'],
    ] as const;
    const state = at(position(3), { 'labor-market': 'C' });
    perform(state, applyLaborMarket, stop);
    expect(findCompany(state, 'university-hospital').wage).toBe(1);
    perform(at(state, { 'labor-market': 'B' }), applyLaborMarket, stop);
    expect(findCompany(state, 'university-hospital').wage).toBe(2);
  });

  it('leaves the wage of committed workers in such a company until they are free (H10)', () => {
    const state = at(position(3), { 'labor-market': 'C' });
    staffed(state, 'university-hospital', 'working', ['healthcare', 'unskilled', 'unskilled'], true);
    perform(state, applyLaborMarket, [
      ['adjust-wage', STOP, 'middle'],
      ['adjust-wage', STOP, 'capitalist'],
    ]);
    expect(findCompany(state, 'university-hospital').wage).toBe(2);
    expect(findCompany(state, 'technical-university').wage).toBe(1);
  });
});
