/** What the others did, told by their deeds. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { deedsOfOthers } from '../../src/reading/deeds.js';

const entry = (kind: string, params: object) => ({ kind, params }) as unknown as LogEntry;

const LOG = [
  entry('end-turn', { seat: 'working' }),
  entry('free', { seat: 'middle', action: 'adjust-prices' }),
  entry('basic', { seat: 'middle', action: 'propose-bill', card: 'mc-innovation' }),
  entry('bill', { by: 'middle', policy: 'taxation', section: 'B' }),
  entry('end-turn', { seat: 'middle' }),
  entry('basic', { seat: 'state', action: 'extra-tax', card: 'st-radical-reforms' }),
  entry('pay', { from: 'working', to: 'state', amount: 10, for: 'extra-tax' }),
  entry('pay', { from: 'middle', to: 'state', amount: 10, for: 'extra-tax' }),
  entry('free', { seat: 'state', action: 'adjust-wages' }),
  entry('end-turn', { seat: 'state' }),
];

describe('what the others did', () => {
  it('is told by the deed, not by the free action before or after it', () => {
    expect(deedsOfOthers(LOG, 'working').map(({ seat, what }) => `${seat} ${what}`)).toEqual([
      'middle propose-bill',
      'state extra-tax',
    ]);
  });

  it('says what came of it, and what it did to whoever looks', () => {
    const [bill, tax] = deedsOfOthers(LOG, 'working');
    expect(bill?.told).toEqual(LOG[3]);
    expect(bill?.mine).toBeNull();
    expect(tax?.mine?.money).toBe(-10);
    expect(deedsOfOthers(LOG, 'capitalist')[1]?.mine).toBeNull();
  });

  it('does not say what a free action brought instead', () => {
    const cubes = entry('cubes', { class: 'middle', amount: 3, to: 'bag' });
    const price = entry('price', { seat: 'middle', good: 'health', price: 10 });
    const pressure = entry('basic', { seat: 'middle', action: 'apply-political-pressure', card: 'mc-innovation' });
    const free = entry('free', { seat: 'middle', action: 'adjust-prices' });
    const [mine, end] = [LOG[0] as LogEntry, LOG[4] as LogEntry];
    expect(deedsOfOthers([mine, free, price, pressure, cubes, end], 'working')[0]?.told).toEqual(cubes);
    expect(deedsOfOthers([mine, pressure, cubes, free, price, end], 'working')[0]?.told).toEqual(cubes);
    expect(deedsOfOthers([mine, free, price, end], 'working')[0]?.told).toEqual(price);
  });

  it('begins after my last turn, and is over once I do something in the next one', () => {
    expect(deedsOfOthers(LOG, 'middle').map(({ what }) => what)).toEqual(['extra-tax']);
    expect(deedsOfOthers(LOG, 'state')).toEqual([]);
    const played = entry('card', { seat: 'working', card: 'wc-general-strike' });
    expect(deedsOfOthers([...LOG, played], 'working')).toEqual([]);
    expect(deedsOfOthers([...LOG, played], 'middle').map(({ card }) => card)).toEqual([false, true]);
  });
});
