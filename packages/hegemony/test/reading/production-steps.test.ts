/** A Production Phase told to one seat, payment by payment. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { productionSteps, strikesIn } from '../../src/reading/production-steps.js';
import { productionMoney } from '../../src/reading/round-end.js';
import { findCompany } from '../../src/rules/companies.js';
import { production } from '../../src/rules/round/production.js';
import { view as seenBy } from '../../src/rules/view.js';
import { playRandom, seeds, viewOf } from '../games.js';
import { perform, position } from '../support.js';

describe('the payments of a production', () => {
  it('lead from what a seat had to what it has, and wages are told by who paid them', () => {
    let wages = 0;
    for (const { seats, seed } of seeds(6, 'payments')) {
      const run = playRandom(seats, seed, () => undefined);
      const view = viewOf(run, null);
      run.log.forEach(({ kind, params }, at) => {
        if (kind !== 'phase' || params.phase !== 'elections') return;
        const { money } = productionMoney(run.log, at, view);
        for (const { seat, before, after, wagesIn } of money) {
          const steps = productionSteps(run.log, at, view, seat);
          let has = before;
          for (const step of steps) {
            has += step.amount;
            expect(step.after, `${seed}, ${seat}`).toBe(has);
          }
          expect(has, `${seed}, ${seat}`).toBe(after);
          const paid = steps.filter((step) => step.for === 'wage' && step.amount > 0);
          expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(wagesIn);
          expect(new Set(paid.map((step) => step.with)).size).toBe(paid.length);
          wages += paid.length;
        }
      });
    }
    expect(wages).toBeGreaterThan(20);
  });

  it('name the Foreign Market where food came from there, as the log does', () => {
    const abroad = new Set<string>();
    for (const { seats, seed } of seeds(6, 'payments')) {
      const run = playRandom(seats, seed, () => undefined);
      run.log.forEach(({ kind, params }, at) => {
        if (kind !== 'phase' || params.phase !== 'elections') return;
        for (const step of productionSteps(run.log, at, viewOf(run, null), 'working'))
          if (step.for === 'food' || step.for === 'purchase') abroad.add(step.with);
      });
    }
    expect(abroad).toContain('foreign-market');
    expect(abroad).not.toContain('supply');
  });

  it('leave out what strikes have kept from being paid, which is told with the influence it brought', () => {
    const state = position(4, (laid) => {
      laid.phase = 'production';
      laid.step = 1;
      for (const id of ['supermarket-start', 'university-hospital']) findCompany(laid, id).onStrike = true;
      laid.supply.strikes -= 2;
    });
    const { log } = perform(state, production);
    const phase: LogEntry = { kind: 'phase', params: { phase: 'production' } };
    const told = [phase, ...log];
    // At level 2 they pay 20 and 30; each strike brings 1 Influence (p. 15).
    expect(strikesIn(told, told.length - 1, seenBy(state, null))).toEqual([
      { company: 'university-hospital', owner: 'state', wages: 30, influence: 1 },
      { company: 'supermarket-start', owner: 'capitalist', wages: 20, influence: 1 },
    ]);
  });
});
