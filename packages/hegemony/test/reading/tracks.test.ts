/** Where markers stand, and what is made up of what. */
import { describe, expect, it } from 'vitest';
import { populationStep, taxMakeUp } from '../../src/reading/tracks.js';
import { wealthSpace } from '../../src/rules/round/scoring.js';
import { startOf } from '../games.js';

describe('a track', () => {
  it('makes the Tax Multiplier up of its base and the welfare policies', () => {
    const view = startOf(4);
    // Taxation A: 3, twice Health at B (1) and Education at C (0).
    expect(taxMakeUp(view)).toEqual({ total: 5, base: 3, factor: 2, health: 1, education: 0 });
  });

  it('says how many workers the next Population needs', () => {
    const view = startOf(2);
    expect(populationStep(view, 'working')).toEqual({ workers: 8, population: 3, from: 0, next: 12 });
    view.supply.workers.working.unskilled -= 7;
    expect(populationStep(view, 'working')).toEqual({ workers: 15, population: 5, from: 15, next: 18 });
  });

  it('knows no further Population than 10', () => {
    const view = startOf(2);
    view.supply.workers.working = { unskilled: 10, agriculture: 0, luxury: 2, healthcare: 2, education: 2, media: 2 };
    expect(populationStep(view, 'working')).toEqual({ workers: 30, population: 10, from: 30, next: null });
  });

  it('finds the space of the Wealth table that a capital reaches', () => {
    expect([0, 9, 10, 24, 25, 499, 500, 900].map(wealthSpace)).toEqual([0, 0, 1, 1, 2, 14, 15, 15]);
  });
});
