/** Cards of the Capitalist deck that bring workers into its companies. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { population } from '../../../src/rules/labour.js';
import type { WorkerClass } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, company, emptied, position, staffed, unemployed } from '../../support.js';
import { canPlay, legitimacy, play, purse, WITHOUT_STATE, workersAt } from './capitalist-hand.js';

describe('Competitive Wages', () => {
  const card = 'cc-competitive-wages';
  /** The Pharmaceutical Company has as many slots as the University Hospital has workers. */
  const pharma = (players: 3 | 4) => {
    const state = position(players);
    company(state, 'pharmaceutical-company', 'capitalist', { wage: 2 });
    return state;
  };

  it.each([3, 4] as const)('with %i players moves all workers of a Public company and commits them', (players) => {
    const state = pharma(players);
    play(state, card);
    expect(findCompany(state, 'pharmaceutical-company').wage).toBe(3);
    expect(workersAt(state, 'pharmaceutical-company')).toEqual([
      ['working', 'healthcare', true],
      ['working', 'unskilled', true],
      ['working', 'unskilled', true],
    ]);
    expect(workersAt(state, 'university-hospital')).toEqual([null, null, null]);
    expect(state.unemployed.working.unskilled).toBe(0);
    expect([state.capitalist.revenue, state.state.treasury]).toEqual([120, 120]);
  });

  it('with 2 players lets the Capitalist Class choose which of its companies', () => {
    const state = position(2);
    play(state, card, [['card-company', 'college-start']]);
    expect(workersAt(state, 'college-start')).toEqual([
      ['working', 'education', true],
      ['working', 'unskilled', true],
    ]);
    expect(workersAt(state, 'public-hospital-2p')).not.toContain(null);
  });

  it('lets it choose between several Public companies', () => {
    const state = position(2);
    company(state, 'public-hospital', 'state', { staff: { class: 'working', skills: ['healthcare', 'healthcare'] } });
    play(state, card, [
      ['card-company', 'clinic-start'],
      ['card-company', 'public-hospital'],
    ]);
    expect(workersAt(state, 'clinic-start')).toEqual(Array(2).fill(['working', 'healthcare', true]));
  });

  it('takes Middle Class workers too', () => {
    const state = position(3);
    company(state, 'institute-of-technology', 'capitalist');
    play(state, card);
    expect(workersAt(state, 'institute-of-technology')[0]).toEqual(['middle', 'education', true]);
  });

  it('ends a strike in the Public company and leaves the wage at 3 where it was', () => {
    const state = pharma(4);
    findCompany(state, 'pharmaceutical-company').wage = 3;
    findCompany(state, 'university-hospital').onStrike = true;
    state.supply.strikes = 6;
    play(state, card);
    expect(findCompany(state, 'university-hospital').onStrike).toBe(false);
    expect(state.supply.strikes).toBe(7);
    expect(findCompany(state, 'pharmaceutical-company').wage).toBe(3);
  });

  it('leaves a Trade Union that loses nobody from its industry', () => {
    const state = pharma(4);
    staffed(state, 'clinic-start', 'working', ['healthcare', 'unskilled']);
    state.working.unions.healthcare = true;
    state.supply.workers.working.healthcare--;
    play(state, card);
    expect(state.working.unions.healthcare).toBe(true);
  });

  it('needs workers who fit the slots', () => {
    const farms = (skills: readonly ['unskilled' | 'agriculture', 'unskilled', 'unskilled']) => {
      const state = position(4);
      company(state, 'fish-farm', 'capitalist');
      company(state, 'vegetable-farm', 'state', { staff: { class: 'working', skills } });
      return state;
    };
    expect(canPlay(farms(['unskilled', 'unskilled', 'unskilled']), card)).toBe(false);
    expect(canPlay(farms(['agriculture', 'unskilled', 'unskilled']), card)).toBe(true);
  });

  it('cannot take committed workers, nor a different number, nor into a company that has workers', () => {
    expect(canPlay(position(4), card)).toBe(false); // only the Clinic is empty: 2 slots against 3 workers
    const committed = pharma(4);
    for (const worker of findCompany(committed, 'university-hospital').workers) if (worker) worker.committed = true;
    expect(canPlay(committed, card)).toBe(false);
    const full = pharma(4);
    staffed(full, 'pharmaceutical-company', 'working', ['healthcare', 'unskilled', 'unskilled']);
    expect(canPlay(full, card)).toBe(false);
    const nobody = pharma(4);
    emptied(nobody, 'university-hospital');
    expect(canPlay(nobody, card)).toBe(false);
  });

  it('needs a Labor Market at B or C', () => {
    expect(canPlay(at(pharma(4), { 'labor-market': 'C' }), card)).toBe(true);
    expect(canPlay(at(pharma(4), { 'labor-market': 'A' }), card)).toBe(false);
  });
});

describe('Foreign Recruitment (H56)', () => {
  const card = 'cc-foreign-recruitment';

  it.each([3, 4] as const)('with %i players fills a company with new workers of the class chosen', (players) => {
    const state = position(players);
    const before = { ...state.supply.workers.middle };
    play(state, card, [['staff-class', 'middle', 'capitalist']]);
    expect(workersAt(state, 'clinic-start')).toEqual([
      ['middle', 'healthcare', true],
      ['middle', 'unskilled', true],
    ]);
    expect(state.supply.workers.middle).toEqual({
      ...before,
      healthcare: before.healthcare - 1,
      unskilled: before.unskilled - 1,
    });
    expect(state.capitalist.revenue).toBe(110);
    expect(state.state.treasury).toBe(120);
  });

  it('with 2 players brings Working Class workers only', () => {
    const state = position(2);
    play(state, card, [['card-company', 'college-start']]);
    expect(workersAt(state, 'college-start')).toEqual([
      ['working', 'education', true],
      ['working', 'unskilled', true],
    ]);
    expect(findCompany(state, 'college-start').wage).toBe(2);
  });

  it('raises the Population with the twelfth worker', () => {
    const state = unemployed(position(4), 'working', { unskilled: 3 }); // 10 with the 7 at work
    expect(population(state, 'working')).toBe(3);
    play(state, card, [['staff-class', 'working']]);
    expect(population(state, 'working')).toBe(4);
    expect(state.unemployed.working.unskilled).toBe(3);
  });

  it('takes coloured workers for unskilled slots only when the gray ones have run out', () => {
    const state = position(2);
    unemployed(state, 'working', { unskilled: state.supply.workers.working.unskilled });
    play(state, card, [
      ['card-company', 'clinic-start'],
      ['staff-worker', 'media', 'capitalist'],
    ]);
    expect(workersAt(state, 'clinic-start')).toEqual([
      ['working', 'healthcare', true],
      ['working', 'media', true],
    ]);
  });

  it('cannot fill a skilled slot whose colour has run out', () => {
    const state = position(4);
    for (const name of ['working', 'middle'] as const) {
      unemployed(state, name, { healthcare: state.supply.workers[name].healthcare });
    }
    expect(canPlay(state, card)).toBe(false);
  });

  it('cannot be played without 10 at hand or an empty company', () => {
    expect(canPlay(purse(position(4), 4, 6), card)).toBe(true);
    expect(canPlay(purse(position(4), 4, 5), card)).toBe(false);
    const full = position(4);
    staffed(full, 'clinic-start', 'working', ['healthcare', 'unskilled']);
    company(full, 'car-manufacturer', 'capitalist');
    expect(canPlay(full, card)).toBe(false);
  });

  it('needs Immigration at B or C', () => {
    expect(canPlay(at(position(4), { immigration: 'C' }), card)).toBe(true);
    expect(canPlay(at(position(4), { immigration: 'A' }), card)).toBe(false);
  });
});

describe('Unemployment Initiative Program', () => {
  const card = 'cc-unemployment-initiative-program';
  const jobless = (players: PlayerCount, of: WorkerClass = 'working') =>
    unemployed(position(players), of, { healthcare: 1, unskilled: 1 });

  it('fills a company with unemployed, for whom the State pays 5 each and gains 1 Legitimacy', () => {
    const state = jobless(4);
    play(state, card);
    expect(workersAt(state, 'clinic-start')).toEqual([
      ['working', 'healthcare', true],
      ['working', 'unskilled', true],
    ]);
    expect([state.capitalist.revenue, state.state.treasury]).toEqual([130, 110]);
    expect(legitimacy(state)).toBe(3);
    expect(findCompany(state, 'clinic-start').wage).toBe(2);
  });

  it.each(WITHOUT_STATE)('with %i players drives a poor Treasury into a loan, without Legitimacy', (players) => {
    const state = jobless(players);
    state.state.treasury = 8;
    play(state, card);
    expect(state.state).toMatchObject({ treasury: 48, loans: 1 });
    expect(state.capitalist.revenue).toBe(130);
    expect(legitimacy(state)).toBe(2);
  });

  it('lets the Capitalist Class choose the company and the class', () => {
    const state = unemployed(jobless(3), 'middle', { healthcare: 1, luxury: 2 });
    company(state, 'hotel', 'capitalist');
    play(state, card, [
      ['card-company', 'hotel'],
      ['staff-worker', 'luxury'],
      ['staff-worker', 'luxury'],
    ]);
    expect(workersAt(state, 'hotel')).toEqual([
      ['middle', 'luxury', true],
      ['middle', 'luxury', true],
      ['middle', 'healthcare', true],
    ]);
    expect(state.capitalist.revenue).toBe(135);
    unemployed(state, 'middle', { healthcare: 1, unskilled: 1 });
    play(state, card, [['staff-class', 'middle']]);
    expect(workersAt(state, 'clinic-start')[1]).toEqual(['middle', 'unskilled', true]);
  });

  it('takes unskilled workers first, and then those chosen', () => {
    const first = unemployed(jobless(2), 'working', { media: 1 });
    play(first, card);
    expect(workersAt(first, 'clinic-start')[1]).toEqual(['working', 'unskilled', true]);
    const skilled = unemployed(position(2), 'working', { healthcare: 1, media: 1, luxury: 1 });
    play(skilled, card, [['staff-worker', 'media']]);
    expect(workersAt(skilled, 'clinic-start')[1]).toEqual(['working', 'media', true]);
  });

  it('cannot be played unless one class can fill a company alone', () => {
    expect(canPlay(position(4), card)).toBe(false);
    const one = unemployed(position(4), 'working', { healthcare: 1 });
    expect(canPlay(one, card)).toBe(false);
    expect(canPlay(unemployed(one, 'middle', { unskilled: 1 }), card)).toBe(false);
    const full = jobless(4);
    staffed(full, 'clinic-start', 'middle', ['healthcare', 'unskilled']);
    expect(canPlay(full, card)).toBe(false);
  });

  it('needs the Welfare State for Health at A or B', () => {
    expect(canPlay(at(jobless(4), { 'welfare-health': 'A' }), card)).toBe(true);
    expect(canPlay(at(jobless(4), { 'welfare-health': 'C' }), card)).toBe(false);
  });
});
