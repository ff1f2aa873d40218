/** What a bot that looks ahead does not try, in positions like those of games in which it was done by chance. */
import type { AskDescription, Json } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { pointless } from '../../src/evaluation/pointless.js';
import { findCompany } from '../../src/rules/companies.js';
import { ROUNDS } from '../../src/rules/data/board.js';
import type { Section } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { at, company, emptied, position } from '../support.js';

const isPointless = (state: HegemonyState, kind: string, answer: Json, options: AskDescription['options'] = [answer]) =>
  pointless(
    { seat: 'capitalist', kind, version: 0, type: 'one', options, min: 1, max: 1, canStop: true, about: {} },
    view(state, 'capitalist'),
    answer,
  );

describe('a price', () => {
  const asked = (trade: Section, good: string, price: number) =>
    isPointless(at(position(2), { 'foreign-trade': trade }), 'adjust-price', { good, price });

  it('is pointless where it is as high as abroad and a lower one brings more than exports', () => {
    // Food costs 10 abroad, and a tariff of 5 at B and of 10 at A; exports bring about 10.
    expect([9, 12, 15].map((price) => asked('B', 'food', price))).toEqual([false, false, true]);
    expect([9, 12, 15].map((price) => asked('A', 'food', price))).toEqual([false, false, false]);
    // Luxury costs 6 abroad, and a tariff of 3 at B.
    expect([5, 8, 10].map((price) => asked('B', 'luxury', price))).toEqual([false, false, true]);
  });

  it('may keep goods for exports where people would pay less than these', () => {
    // Without tariffs people pay 9 at most for Food and 5 for Luxury.
    expect(asked('C', 'food', 15)).toBe(false);
    expect(asked('C', 'luxury', 10)).toBe(false);
    expect(asked('B', 'health', 10)).toBe(false);
  });
});

describe('a wage', () => {
  const RAISE = { company: 'supermarket-start', wage: 3 };
  const WAGES = { do: 'free', action: 'adjust-wages' };

  it('is not raised where nobody is on strike', () => {
    const state = position(2);
    expect(isPointless(state, 'adjust-wage', RAISE)).toBe(true);
    findCompany(state, RAISE.company).onStrike = true;
    expect(isPointless(state, 'adjust-wage', RAISE)).toBe(false);
  });

  it('is not thought about where none can fall and nobody is on strike', () => {
    // The Labor Market at B asks for wages of level 2, which all companies pay at first.
    const state = position(2);
    expect(isPointless(state, 'turn', WAGES)).toBe(true);
    expect(isPointless(at(state, { 'labor-market': 'C' }), 'turn', WAGES)).toBe(false);
  });
});

describe('a company', () => {
  const SELL = { do: 'basic', action: 'sell-company' };
  const OWN = ['supermarket-start', 'clinic-start'];

  it('that works is not sold before one that stands still, but in the last round', () => {
    const state = position(2);
    expect(isPointless(state, 'sell-company', 'supermarket-start', OWN)).toBe(true);
    expect(isPointless(state, 'sell-company', 'clinic-start', OWN)).toBe(false);
    state.round = ROUNDS;
    expect(isPointless(state, 'sell-company', 'supermarket-start', OWN)).toBe(false);
  });

  it('is not sold where all work: one that needs nobody earns without a wage', () => {
    const state = position(2);
    state.companies = state.companies.filter(({ id }) => id !== 'clinic-start' && id !== 'college-start');
    company(state, 'automated-grain-farm', 'capitalist');
    expect(isPointless(state, 'turn', SELL)).toBe(true);
    emptied(state, 'supermarket-start');
    expect(isPointless(state, 'turn', SELL)).toBe(false);
  });

  it('lets one stop', () => {
    expect(isPointless(position(2), 'adjust-price', null)).toBe(false);
  });
});
