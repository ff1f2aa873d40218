/** The ledger adds up. */
import { describe, expect, it } from 'vitest';
import { ledgerPage } from '../../src/reading/ledger.js';
import { playRandom, seeds } from '../games.js';

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
});
