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
    expect(bill?.told).toEqual([{ entry: LOG[3] }]);
    expect(bill?.mine).toBeNull();
    expect(tax?.mine?.money).toBe(-10);
    expect(deedsOfOthers(LOG, 'capitalist')[1]?.mine).toBeNull();
  });

  it('tells a free action beside it, before or after, with all that it changed', () => {
    const cubes = entry('cubes', { class: 'middle', amount: 3, to: 'bag' });
    const prices = [
      entry('price', { seat: 'middle', good: 'food', price: 15 }),
      entry('price', { seat: 'middle', good: 'health', price: 10 }),
    ];
    const pressure = entry('basic', { seat: 'middle', action: 'apply-political-pressure', card: 'mc-innovation' });
    const free = entry('free', { seat: 'middle', action: 'adjust-prices' });
    const [mine, end] = [LOG[0] as LogEntry, LOG[4] as LogEntry];
    const told = [
      {
        short: 'prices',
        params: {
          prices: [
            { say: 'priced', good: 'food', price: 15 },
            { say: 'priced', good: 'health', price: 10 },
          ],
        },
      },
    ];
    const also = [{ what: 'adjust-prices', told }];
    const before = deedsOfOthers([mine, free, ...prices, pressure, cubes, end], 'working');
    expect(before).toMatchObject([{ what: 'apply-political-pressure', told: [{ entry: cubes }], also }]);
    const after = deedsOfOthers([mine, pressure, cubes, free, ...prices, end], 'working');
    expect(after).toMatchObject([{ what: 'apply-political-pressure', told: [{ entry: cubes }], also }]);
    const alone = deedsOfOthers([mine, free, ...prices, end], 'working');
    expect(alone).toMatchObject([{ what: 'adjust-prices', told, also: [] }]);
  });

  it('counts workers who go the same way, and tells their wage', () => {
    const card = entry('card', { seat: 'capitalist', card: 'cc-competitive-wages' });
    const wage = entry('wage', { company: 'hospital', wage: 3 });
    const worker = (skill: string) => entry('assigned', { class: 'working', skill, from: 'clinic', to: 'hospital' });
    const log = [LOG[0] as LogEntry, card, wage, worker('unskilled'), worker('healthcare')];
    expect(deedsOfOthers(log, 'working')[0]?.told).toEqual([
      { short: 'workers', params: { class: 'working', from: 'clinic', to: 'hospital', count: 2 } },
      { short: 'wages', params: { wages: [{ say: 'paid', company: 'hospital', wage: 3 }] } },
    ]);
  });

  it('tells of a bill how a vote at once on it went, and votes of the elections in the order in which they were held', () => {
    const result = (policy: string, section: string) =>
      entry('vote-result', { policy, section, for: 5, against: 3, passed: true });
    const [taxes, mine] = [result('taxation', 'B'), result('immigration', 'A')];
    const elections = [...LOG, entry('phase', { phase: 'elections' }), mine, taxes];
    expect(deedsOfOthers(elections, 'working').map(({ seat, what, told }) => ({ seat, what, told }))).toMatchObject([
      { seat: 'middle', what: 'propose-bill', told: [{ entry: LOG[3] }] },
      { seat: 'state', what: 'extra-tax', told: [] },
      { seat: null, what: 'immigration', told: [{ entry: mine }] },
      { seat: null, what: 'taxation', told: [{ entry: taxes }] },
    ]);
    const atOnce = [...LOG.slice(0, 4), taxes, ...LOG.slice(4)];
    expect(deedsOfOthers(atOnce, 'working')[0]?.told).toEqual([{ entry: taxes }]);
  });

  it('leaves out nothing of others that I get besides money and points', () => {
    const card = entry('card', { seat: 'middle', card: 'mc-innovation' });
    const got = entry('resource', { seat: 'working', resource: 'food', amount: 2 });
    const theirs = entry('resource', { seat: 'middle', resource: 'food', amount: 2 });
    expect(deedsOfOthers([LOG[0] as LogEntry, card, theirs, got], 'working')[0]?.told).toEqual([{ entry: got }]);
  });

  it('begins after my last turn, and is over once I do something in the next one', () => {
    expect(deedsOfOthers(LOG, 'middle').map(({ what }) => what)).toEqual(['extra-tax']);
    expect(deedsOfOthers(LOG, 'state')).toEqual([]);
    const played = entry('card', { seat: 'working', card: 'wc-general-strike' });
    expect(deedsOfOthers([...LOG, played], 'working')).toEqual([]);
    expect(deedsOfOthers([...LOG, played], 'middle').map(({ card }) => card)).toEqual([false, true]);
  });
});
