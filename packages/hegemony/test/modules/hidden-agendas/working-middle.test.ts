/** The Hidden Agendas of the Working and of the Middle Class: what fulfils each, and what is just short of it. */
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../src/modules/hidden-agendas/reading.js';
import { COMPANIES } from '../../../src/rules/data/companies.js';
import { population } from '../../../src/rules/labour.js';
import { pay } from '../../../src/rules/money.js';
import { endPhase, startPhase } from '../../../src/rules/round/phase.js';
import { production } from '../../../src/rules/round/production.js';
import type { Phase } from '../../../src/rules/state.js';
import { view } from '../../../src/rules/view.js';
import { at, peopled, perform, unemployed } from '../../support.js';
import { afterMoment, giveCompanies, keeping, pointsOf } from './keeping.js';

/** Middle Class companies whose card has a place for an employee. */
const SHOPS = Object.entries(COMPANIES)
  .filter(([, { owner, slots }]) => owner === 'middle' && slots.some(({ role }) => role === 'employee'))
  .map(([id]) => id);

/** Two Public companies. */
const PUBLIC = Object.entries(COMPANIES)
  .filter(([, { owner }]) => owner === 'state')
  .map(([id]) => id)
  .slice(0, 2);

describe('the Working Class', () => {
  it('rallies the masses with 6 Influence, for 4 points', () => {
    const state = keeping('ha-wc-rally-the-masses');
    state.working.influence = 5;
    expect(afterMoment(state, 'working')).toBe(0);
    state.working.influence = 6;
    expect(afterMoment(state, 'working')).toBe(4);
  });

  it('unites with 4 Trade Unions, for 8 points', () => {
    const state = keeping('ha-wc-workers-unite');
    Object.assign(state.working.unions, { agriculture: true, luxury: true, media: true });
    expect(afterMoment(state, 'working')).toBe(0);
    state.working.unions.education = true;
    expect(afterMoment(state, 'working')).toBe(8);
  });

  it('pushes three bills through in one Elections Phase, for 10 points', () => {
    const push = (passed: 'A' | 'B') => {
      const state = keeping('ha-wc-working-class-push');
      state.phase = 'elections';
      for (const policy of ['labor-market', 'foreign-trade', 'immigration'] as const) {
        state.bills[policy] = { by: 'working', section: policy === 'labor-market' ? 'B' : 'A' };
      }
      perform(state, (t) => startPhase(t, 'elections'));
      at(state, { 'labor-market': 'B', 'foreign-trade': 'A', immigration: passed });
      perform(state, (t) => endPhase(t, 'scoring'));
      return pointsOf(state, 'working');
    };
    expect([push('B'), push('A')]).toEqual([0, 10]);
  });

  it('tells how many bills have passed so far, and is shown with the third, before the phase is over (HA-1)', () => {
    const state = keeping('ha-wc-working-class-push');
    state.phase = 'elections';
    at(state, { 'labor-market': 'C', 'foreign-trade': 'B', immigration: 'B' });
    for (const policy of ['labor-market', 'foreign-trade', 'immigration'] as const) {
      state.bills[policy] = { by: 'working', section: policy === 'labor-market' ? 'B' : 'A' };
    }
    perform(state, (t) => startPhase(t, 'elections'));
    const told = () => progressOf(view(state, 'working'), 'ha-wc-working-class-push')[0]?.have;
    expect(told()).toBe(0);
    at(state, { 'labor-market': 'B', 'foreign-trade': 'A' });
    expect([told(), afterMoment(state, 'working')]).toEqual([2, 0]);
    at(state, { immigration: 'A' });
    expect([told(), afterMoment(state, 'working')]).toEqual([3, 10]);
  });

  it('does not count bills of others, nor those passed by Immediate Votes before', () => {
    const state = keeping('ha-wc-working-class-push');
    state.phase = 'elections';
    state.bills.immigration = { by: 'middle', section: 'A' };
    perform(state, (t) => startPhase(t, 'elections'));
    at(state, { 'labor-market': 'B', 'foreign-trade': 'A', immigration: 'A' });
    perform(state, (t) => endPhase(t, 'scoring'));
    expect(pointsOf(state, 'working')).toBe(0);
  });

  it('is a small labor force with a Population of 7 at the end, for 5 points', () => {
    const end = (people: number) => {
      const state = keeping('ha-wc-small-labor-force');
      state.phase = 'game-end';
      peopled(state, 'working', people);
      expect(population(state, 'working')).toBe(people);
      perform(state, (t) => startPhase(t, 'game-end'));
      return pointsOf(state, 'working');
    };
    expect([end(8), end(7)]).toEqual([0, 5]);
  });

  it('gets the surplus value with 240 of Wages in one Production Phase, for 8 points', () => {
    const earn = (phase: Phase, wages: readonly number[], reason: 'wage' | 'bonus' = 'wage') => {
      const state = keeping('ha-wc-the-surplus-value-is-ours');
      state.phase = phase;
      state.capitalist.capital = 1000;
      perform(state, function* (t) {
        for (const wage of wages) pay(t, 'capitalist', 'working', wage, reason);
      });
      return afterMoment(state, 'working');
    };
    expect(earn('production', [200, 39])).toBe(0);
    expect(earn('production', [200, 40])).toBe(8);
    expect(earn('action', [200, 40])).toBe(0);
    expect(earn('production', [200, 40], 'bonus')).toBe(0);
  });

  it('begins each Production Phase without any Wages', () => {
    const state = keeping('ha-wc-the-surplus-value-is-ours');
    state.phase = 'production';
    Object.assign(state.hiddenAgendas ?? {}, { wages: 239 });
    perform(state, production);
    expect(state.hiddenAgendas?.wages).toBe(0);
  });
});

describe('the Middle Class', () => {
  it('is an entrepreneur with 8 of everything in its storages, for 8 points', () => {
    const state = keeping('ha-mc-entrepreneur');
    state.middle.storage = { food: 8, luxury: 8, health: 8, education: 7 };
    state.middle.goods.education = 5;
    expect(afterMoment(state, 'middle')).toBe(0);
    state.middle.storage.education = 8;
    expect(afterMoment(state, 'middle')).toBe(8);
  });

  it('starts up with 5 fully operational companies before round 4, for 8 points (HA-4)', () => {
    const state = keeping('ha-mc-successful-startup');
    const shops = giveCompanies(state, 'middle', SHOPS.slice(0, 5), 'middle');
    const employees = shops[0]?.workers.splice(-1, 1, null);
    expect(afterMoment(state, 'middle')).toBe(0);
    shops[0]?.workers.splice(-1, 1, ...(employees ?? []));
    state.round = 4;
    expect(afterMoment(state, 'middle')).toBe(0);
    state.round = 3;
    expect(afterMoment(state, 'middle')).toBe(8);
  });

  it('grows to 8 full companies and 5 workplaces with others, for 10 points', () => {
    const state = keeping('ha-mc-growing-middle-class');
    giveCompanies(state, 'middle', SHOPS.slice(0, 8), 'middle');
    giveCompanies(state, 'capitalist', ['supermarket', 'clinic'], 'middle');
    giveCompanies(state, 'state', PUBLIC, 'middle');
    expect(afterMoment(state, 'middle')).toBe(0);
    giveCompanies(state, 'capitalist', ['college'], 'middle');
    expect(afterMoment(state, 'middle')).toBe(10);
  });

  it('finds the golden compromise with Policies 1 to 5 in B, for 4 points', () => {
    const state = at(keeping('ha-mc-golden-compromise'), { 'labor-market': 'B' });
    expect(afterMoment(state, 'middle')).toBe(0);
    at(state, { taxation: 'B', 'foreign-trade': 'C' });
    expect(afterMoment(state, 'middle')).toBe(4);
  });

  it('works and thrives without an unemployed worker of its own at the end, for 5 points', () => {
    const end = (idle: number) => {
      const state = unemployed(keeping('ha-mc-we-work-we-thrive'), 'working', { unskilled: 2 });
      unemployed(state, 'middle', { unskilled: idle });
      state.phase = 'game-end';
      perform(state, (t) => startPhase(t, 'game-end'));
      return pointsOf(state, 'middle');
    };
    expect([end(1), end(0)]).toEqual([0, 5]);
  });
});
