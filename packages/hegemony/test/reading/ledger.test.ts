/** The ledger adds up. */
import { describe, expect, it } from 'vitest';
import { ledgerPage } from '../../src/reading/ledger.js';
import { population } from '../../src/rules/labour.js';
import { view } from '../../src/rules/view.js';
import { playRandom, seeds } from '../games.js';
import { company, position } from '../support.js';

describe('the ledger', () => {
  it('adds up to what the seat would have, in every turn of random games', () => {
    let pages = 0;
    for (const { seats, seed } of seeds(12, 'ledger')) {
      playRandom(seats, seed, ({ ask, view }) => {
        if (ask.kind !== 'turn') return;
        for (const seat of view.seats) {
          const page = ledgerPage(view, seat);
          if (page === null) continue;
          pages++;
          const taken = page.lines.reduce((all, { forced }) => all + (forced?.count ?? 0), 0);
          expect(taken, seed).toBe(page.loans.taken);
          const sum = page.lines.reduce((all, { amount }) => all + amount, page.before);
          expect(sum, seed).toBe(page.after);
          const other = page.lines.some(({ what }) => what === 'other');
          if (seat !== 'state') expect(other, `${seed}: ${JSON.stringify(page)}`).toBe(false);
          for (const { amount, details } of page.lines) {
            if (details.length > 0) expect(details.reduce((all, detail) => all + detail.amount, 0)).toBe(amount);
          }
        }
      });
    }
    expect(pages).toBeGreaterThan(1000);
  });

  it('has a loan right below what it has to be taken for, though food that is sold later would have paid it', () => {
    const state = position(2, ({ capitalist, working }) => {
      Object.assign(capitalist, { revenue: 10, capital: 0, loans: 0 });
      Object.assign(working, { money: 100 });
    });
    const page = ledgerPage(view(state, 'capitalist'), 'capitalist');
    const lines = page?.lines ?? [];
    const wages = -(lines.find(({ what }) => what === 'wages-out')?.amount ?? 0);
    const at = lines.findIndex(({ what }) => what === 'loans');
    expect(lines[at - 1]?.what).toBe('wages-out');
    expect(lines.slice(at + 1).map(({ what }) => what)).toContain('sales');
    expect(lines[at]?.forced).toEqual({ by: 'wages-out', count: Math.ceil((wages - 10) / 50), short: wages - 10 });
  });

  it('tells the food that is made and eaten, and counts it as nothing that is left', () => {
    const state = position(2, ({ working }) => Object.assign(working, { money: 100 }));
    const skills = ['unskilled', 'unskilled', 'unskilled'] as const;
    company(state, 'cooperative-farm', 'working', { staff: { class: 'working', skills } });
    const eaters = population(state, 'working');
    const page = ledgerPage(view(state, 'working'), 'working');
    expect(page?.food).toEqual({ needed: eaters, own: 0, eaten: 2 });
    expect(page?.made).toEqual([{ resource: 'food', made: 2, lost: 0, eaten: 2 }]);
    state.working.goods.food = eaters - 1;
    // What is there is eaten first: of the two that are made one is left, as is told when all have eaten.
    const fed = ledgerPage(view(state, 'working'), 'working');
    expect(fed?.food).toEqual({ needed: eaters, own: eaters - 1, eaten: 1 });
    expect(fed?.made).toEqual([{ resource: 'food', made: 2, lost: 0, eaten: eaters }]);
  });
});
