/** Deals as the log tells them. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { dealAt, dealsIn, lastOutcome } from '../../src/reading/deals.js';

const entry = (kind: string, params: LogEntry['params'] = {}): LogEntry => ({ kind, params });

const LOG: readonly LogEntry[] = [
  entry('turn', { seat: 'player-1' }),
  entry('asset-revealed', { asset: 'midori' }),
  entry('main-offer', { seat: 'player-1', card: 'liquidation' }),
  entry('counteroffer', { seat: 'player-2', card: 'riot-control', price: 0 }),
  entry('counteroffer', { seat: 'player-3', card: 'spin-doctors', price: 1 }),
  entry('support', { seat: 'player-2', side: 'counter', count: 2 }),
  entry('abstained', { seat: 'player-4' }),
  entry('deal-won', { seat: 'player-3', side: 'counter', main: 0, counter: 2 }),
  entry('carried-out', { seat: 'player-3', card: 'spin-doctors' }),
  entry('claimed', { seat: 'player-3', asset: 'midori' }),
  entry('turn', { seat: 'player-2' }),
  entry('asset-revealed', { asset: 'eiko' }),
  entry('main-offer', { seat: 'player-2', card: 'liquidation' }),
  entry('counteroffer', { seat: 'player-3', card: 'riot-control', price: 0 }),
  entry('sent-back', { seat: 'player-3', card: 'riot-control' }),
];

describe('the deals of a log', () => {
  it('are told from the asset to what came of them', () => {
    expect(dealsIn(LOG)[0]).toEqual({
      start: 1,
      end: 10,
      asset: 'midori',
      main: { seat: 'player-1', card: 'liquidation' },
      counter: { seat: 'player-3', card: 'spin-doctors' },
      support: [{ seat: 'player-2', side: 'counter', count: 2 }],
      abstained: ['player-4'],
      won: { seat: 'player-3', side: 'counter', main: 0, counter: 2, by: 'count' },
      wonAt: 7,
    });
  });

  it('are found by any entry of theirs, and none before the first', () => {
    expect(dealAt(LOG, 9)?.asset).toBe('midori');
    expect(dealAt(LOG, 12)?.asset).toBe('eiko');
    expect(dealAt(LOG, 0)).toBeUndefined();
  });

  it('say what decided them where the count did not', () => {
    const begun = LOG.slice(1, 5);
    const won = entry('deal-won', { seat: 'player-1', side: 'main', main: 1, counter: 1 });
    expect(dealAt([...begun, won], 0)?.won?.by).toBe('tie');
    const used = [entry('used', { seat: 'player-4', asset: 'tanaka' }), entry('winner-chosen', { side: 'main' })];
    expect(dealAt([...begun, ...used, won], 0)?.won).toMatchObject({ by: 'tanaka', main: 1, counter: 1 });
    expect(dealAt([...begun.slice(0, 2), won], 0)?.won?.by).toBe('unopposed');
  });

  it('end before production, and the last one is told no further', () => {
    const after = [entry('production'), entry('produced', { district: 'quinde', resource: 'energy', amount: 1 })];
    const told = lastOutcome([...LOG.slice(0, 10), ...after]);
    expect(told.map(({ kind }) => kind)).toEqual(['deal-won', 'carried-out', 'claimed']);
    expect(lastOutcome(LOG)).toEqual([]);
  });

  it('have no counteroffer any more where it was sent back, and no winner before there is one', () => {
    expect(dealAt(LOG, 14)).toMatchObject({ counter: null, won: null, wonAt: -1, end: LOG.length });
  });
});
