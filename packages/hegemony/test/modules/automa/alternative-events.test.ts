/** What Automas do with Alternative Events. */
import { Context, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { startProduction } from '../../../src/modules/alternative-events/benefits.js';
import { keepEvent, shiftWage, useBenefit } from '../../../src/modules/automa/alternative-events.js';
import { findCompany } from '../../../src/rules/companies.js';
import type { Hegemony, HegemonyNames } from '../../../src/rules/context.js';
import type { Policy, Section } from '../../../src/rules/names.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, emptied, position, unemployed } from '../../support.js';
import { decidedBy, stack } from './support.js';

const context = (state: HegemonyState): Hegemony =>
  new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', 'automa'));

it('keeps what it gets until round 4, and takes the point in round 5', () => {
  const choices = [1, 4, 5].map((round) => keepEvent(context(position(4, (s) => Object.assign(s, { round })))));
  expect(choices).toEqual(['keep', 'keep', 'discard']);
});

describe('Demand for Economic Stimulus', () => {
  const filled = (of: 'middle' | 'capitalist', seed: string, change: (state: HegemonyState) => void) => {
    const options = { seats: 4, [`automa-${of}`]: 'simplified', 'alternative-events': true } as const;
    const state = setUp(options, seededRandom('fast', 'stimulus'));
    Object.assign(state, { phase: 'production', step: 0 });
    state.alternative?.held[of].push('ae-demand-for-economic-stimulus');
    // A card without the symbol, which would say no.
    stack(state, of, 2);
    change(state);
    decidedBy(state, startProduction, [], seed);
    return (id: string) => findCompany(state, id).workers.every((worker) => worker !== null);
  };
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('fills a company of the Capitalist Class whenever it can, the one that its criteria prefer', () => {
    for (const seed of seeds) {
      // It runs a Supermarket, and neither a Clinic nor a College.
      const isFilled = filled('capitalist', seed, (state) => {
        emptied(state, 'college-start');
        at(state, { 'welfare-health': 'C', 'welfare-education': 'B' });
        unemployed(state, 'working', { healthcare: 1, education: 1, unskilled: 2 });
        for (const name of ['university-hospital', 'technical-university']) emptied(state, name);
      });
      expect([isFilled('clinic-start'), isFilled('college-start')]).toEqual([true, false]);
    }
  });

  it('fills one of the Middle Class with its own workers, or with an employee', () => {
    for (const seed of seeds) {
      const isFilled = filled('middle', seed, (state) => unemployed(state, 'working', { unskilled: 1 }));
      expect([isFilled('doctors-office-start'), isFilled('convenience-store-start')]).toContain(true);
      const isRun = filled('middle', seed, (state) => {
        emptied(state, 'convenience-store-start');
        unemployed(state, 'middle', { luxury: 1, agriculture: 1, unskilled: 1 });
        unemployed(state, 'working', { unskilled: 1 });
      });
      expect(isRun('convenience-store-start')).toBe(true);
    }
  });
});

describe('Public Pressure', () => {
  const uses = (policy: Policy, from: Section, section: Section) => {
    const state = at(position(4), { [policy]: from });
    state.bills[policy] = { by: 'working', section };
    const ask = { kind: 'use-benefit', seat: 'working', about: { event: 'ae-public-pressure', policy, section } };
    return useBenefit(context(state), ask as unknown as Parameters<typeof useBenefit>[1]);
  };

  it('is used for a bill of its own that the State is taken to be against', () => {
    // The State is taken to want 2C and 4B.
    expect(uses('labor-market', 'B', 'A')).toBe('use');
    expect(uses('welfare-health', 'B', 'A')).toBe('use');
  });

  it('is kept where the State would be in favour anyway, and for policies 1 and 7', () => {
    expect(uses('welfare-health', 'C', 'B')).toBe('leave');
    expect(uses('fiscal-policy', 'B', 'A')).toBe('leave');
    expect(uses('immigration', 'C', 'B')).toBe('leave');
  });
});

it('has the wage shifted where that makes most, up for the Working Class and down for the Capitalist Class', () => {
  // Level 2 pays 20 at both; level 3 of a Supermarket 25.
  const options = [
    { company: 'supermarket-start', wage: 3 },
    { company: 'supermarket-start', wage: 1 },
  ] as const;
  const shift = (seat: string) =>
    shiftWage(context(position(4)), { seat, options } as unknown as Parameters<typeof shiftWage>[1]);
  expect([shift('working'), shift('capitalist')]).toEqual([options[0], options[1]]);
});
