/** A hint on a bill names what changes one's money most, and what others may make of it. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { population } from '../../src/rules/labour.js';
import { type Seat, SKILLS } from '../../src/rules/names.js';
import { view } from '../../src/rules/view.js';
import { position, staffed } from '../support.js';

function stanceOf(seat: Seat, about: AskDescription['about']): AskDescription {
  const options = ['for', 'against'];
  return { seat, kind: 'stance', version: 0, type: 'one', options, min: 1, max: 1, canStop: false, about };
}

describe('a hint to vote against open borders', () => {
  it('tells who sells food that nobody would buy it any more', () => {
    // Abroad food costs 15 at B, and 10 at C: less than the 12 that the Capitalist Class asks.
    const state = position(2, ({ policies, capitalist, working, companies }) => {
      policies['foreign-trade'] = 'B';
      for (const company of companies) company.workers.fill(null);
      Object.assign(capitalist.storage, { food: 20 });
      capitalist.prices.food = 12;
      capitalist.capital = 100;
      Object.assign(working, { money: 200 });
      working.goods.food = 0;
    });
    const ask = stanceOf('capitalist', { policy: 'foreign-trade', section: 'C', by: 'working' });
    const sold = 12 * population(state, 'working');
    const { answer, reason, more } = advise(ask, view(state, 'capitalist'));
    expect(answer).toBe('against');
    expect(reason.kind).toBe('effect.money-after');
    expect(more[0]).toEqual({ kind: 'effect.by-sales', params: { now: sold, after: 0, by: -sold, borrowed: 0 } });
  });
});

describe('a hint to vote against what follows at once', () => {
  it('tells the State that it pays 60 for three public companies, whatever production brings', () => {
    const state = position(4, ({ state: government, unemployed }) => {
      Object.assign(government, { treasury: 100, agenda: null });
      for (const pool of [unemployed.working, unemployed.middle]) for (const skill of SKILLS) pool[skill] = 0;
    });
    const ask = stanceOf('state', { policy: 'fiscal-policy', section: 'B', by: 'working' });
    const { answer, reason } = advise(ask, view(state, 'state'));
    expect(answer).toBe('against');
    expect(reason).toEqual({ kind: 'effect.at-once', params: { now: 100, after: 40, by: -60, borrowed: 0 } });
  });

  it('tells the Working Class to what its wages may be cut', () => {
    const state = position(2, ({ companies }) => {
      for (const company of companies) company.workers.fill(null);
    });
    // At level 2 the Clinic pays 20, at level 1 it pays 10.
    staffed(state, 'clinic-start', 'working', ['healthcare', 'unskilled']);
    const ask = stanceOf('working', { policy: 'labor-market', section: 'C', by: 'capitalist' });
    const { answer, reason } = advise(ask, view(state, 'working'));
    expect(answer).toBe('against');
    expect(reason).toEqual({ kind: 'effect.wages-in', params: { now: 20, after: 20, by: 0, borrowed: 0, cut: 10 } });
  });
});
