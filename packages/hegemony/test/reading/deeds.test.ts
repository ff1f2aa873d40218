/** What the others did, told by their deeds. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { deedAt, deedsOfOthers } from '../../src/reading/deeds.js';

const entry = (kind: string, params: object) => ({ kind, params }) as unknown as LogEntry;

const NOBODY = { companies: [] };

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
    expect(deedsOfOthers(LOG, 'working', NOBODY).map(({ seat, what }) => `${seat} ${what}`)).toEqual([
      'middle propose-bill',
      'state extra-tax',
    ]);
  });

  it('says what came of it, and what it did to whoever looks', () => {
    const [bill, tax] = deedsOfOthers(LOG, 'working', NOBODY);
    expect(bill?.told).toEqual([{ entry: LOG[3] }]);
    expect(bill?.mine).toBeNull();
    expect(tax?.mine?.money).toBe(-10);
    expect(deedsOfOthers(LOG, 'capitalist', NOBODY)[1]?.mine).toBeNull();
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
    const before = deedsOfOthers([mine, free, ...prices, pressure, cubes, end], 'working', NOBODY);
    expect(before).toMatchObject([{ what: 'apply-political-pressure', told: [{ entry: cubes }], also }]);
    const after = deedsOfOthers([mine, pressure, cubes, free, ...prices, end], 'working', NOBODY);
    expect(after).toMatchObject([{ what: 'apply-political-pressure', told: [{ entry: cubes }], also }]);
    const alone = deedsOfOthers([mine, free, ...prices, end], 'working', NOBODY);
    expect(alone).toMatchObject([{ what: 'adjust-prices', told, also: [] }]);
  });

  it('counts workers who go the same way, and tells their wage', () => {
    const card = entry('card', { seat: 'capitalist', card: 'cc-competitive-wages' });
    const wage = entry('wage', { company: 'hospital', wage: 3 });
    const worker = (skill: string) => entry('assigned', { class: 'working', skill, from: 'clinic', to: 'hospital' });
    const log = [LOG[0] as LogEntry, card, wage, worker('unskilled'), worker('healthcare')];
    const workers = { short: 'workers', params: { class: 'working', from: 'clinic', to: 'hospital', count: 2 } };
    const wages = { short: 'wages', params: { wages: [{ say: 'paid', company: 'hospital', wage: 30 }] } };
    expect(deedsOfOthers(log, 'state', NOBODY)[0]).toMatchObject({ toMe: [], told: [workers, wages] });
    expect(deedsOfOthers(log, 'working', NOBODY)[0]).toMatchObject({ toMe: [workers], told: [wages] });
  });

  it('tells of a bill how a vote at once on it went, and votes of the elections in the order in which they were held', () => {
    const result = (policy: string, section: string) =>
      entry('vote-result', { policy, section, for: 5, against: 3, passed: true });
    const [taxes, mine] = [result('taxation', 'B'), result('immigration', 'A')];
    const elections = [...LOG, entry('phase', { phase: 'elections' }), mine, taxes];
    expect(
      deedsOfOthers(elections, 'working', NOBODY).map(({ seat, what, told }) => ({ seat, what, told })),
    ).toMatchObject([
      { seat: 'middle', what: 'propose-bill', told: [{ entry: LOG[3] }] },
      { seat: 'state', what: 'extra-tax', told: [] },
      { seat: null, what: 'immigration', told: [{ entry: mine }] },
      { seat: null, what: 'taxation', told: [{ entry: taxes }] },
    ]);
    const atOnce = [...LOG.slice(0, 4), taxes, ...LOG.slice(4)];
    expect(deedsOfOthers(atOnce, 'working', NOBODY)[0]?.told).toEqual([{ entry: taxes }]);
  });

  it('leaves out nothing of others that I get besides money and points', () => {
    const card = entry('card', { seat: 'middle', card: 'mc-innovation' });
    const got = entry('resource', { seat: 'working', resource: 'food', amount: 2 });
    const theirs = entry('resource', { seat: 'middle', resource: 'food', amount: 2 });
    expect(deedsOfOthers([LOG[0] as LogEntry, card, theirs, got], 'working', NOBODY)[0]?.toMe).toEqual([
      { entry: got },
    ]);
  });

  it('tells of a card what has come of it so far, until something else is done', () => {
    const card = entry('card', { seat: 'capitalist', card: 'cc-competitive-wages' });
    const hired = entry('assigned', { class: 'working', skill: 'unskilled', from: 'hospital', to: 'clinic' });
    const free = entry('free', { seat: 'capitalist', action: 'adjust-prices' });
    const price = entry('price', { seat: 'capitalist', good: 'food', price: 15 });
    const workers = { short: 'workers', params: { class: 'working', from: 'hospital', to: 'clinic', count: 1 } };
    const log = [...LOG, card, hired, free, price];
    expect(deedAt(log, LOG.length, 'working', NOBODY)).toMatchObject({ toMe: [workers], told: [] });
    expect(deedAt(log, LOG.length, null, NOBODY)).toMatchObject({ toMe: [], told: [workers] });
    expect(deedAt([...LOG, card], LOG.length, 'working', NOBODY)).toMatchObject({ toMe: [], told: [] });
    expect(deedAt(log, 0, 'working', NOBODY)).toBeNull();
  });

  it('says what was paid where nothing weightier came of it, in one sum', () => {
    const card = entry('card', { seat: 'capitalist', card: 'cc-business-grants' });
    const grant = (amount: number) => entry('pay', { from: 'state', to: 'capitalist', amount, for: 'card' });
    const liked = entry('legitimacy', { class: 'capitalist', by: 1 });
    const log = [LOG[0] as LogEntry, card, grant(15), grant(10), liked];
    expect(deedsOfOthers(log, 'working', NOBODY)[0]).toMatchObject({
      toMe: [],
      told: [{ entry: grant(25) }, { entry: liked }],
    });
    const built = entry('built', { seat: 'capitalist', company: 'supermarket-start', cost: 20 });
    expect(deedsOfOthers([...log, built], 'working', NOBODY)[0]?.told).toEqual([{ entry: built }]);
  });

  it('tells an event once that a card has done twice', () => {
    const card = entry('card', { seat: 'state', card: 'st-immediate-response' });
    const event = entry('event', { event: 'ev-need-for-sustainability-initiative' });
    const other = entry('event', { event: 'ev-neighbors-at-war' });
    const told = (...events: readonly LogEntry[]) =>
      deedsOfOthers([LOG[0] as LogEntry, card, ...events], 'working', NOBODY)[0]?.told;
    const twice = entry('event', { event: 'ev-need-for-sustainability-initiative', twice: true });
    expect(told(event, { ...event })).toEqual([{ entry: twice }]);
    expect(told(event, other)).toEqual([{ entry: event }, { entry: other }]);
  });

  it('begins anew with every round: the page of its end has told what came before', () => {
    const round = [entry('phase', { phase: 'scoring' }), entry('round', { round: 2 })];
    expect(deedsOfOthers([...LOG, ...round], 'working', NOBODY)).toEqual([]);
    const played = entry('card', { seat: 'middle', card: 'mc-innovation' });
    const next = deedsOfOthers([...LOG, ...round, played], 'working', NOBODY);
    expect(next.map(({ seat, what }) => `${seat} ${what}`)).toEqual(['middle mc-innovation']);
  });

  it('begins after my last turn, and is over once I do something in the next one', () => {
    expect(deedsOfOthers(LOG, 'middle', NOBODY).map(({ what }) => what)).toEqual(['extra-tax']);
    expect(deedsOfOthers(LOG, 'state', NOBODY)).toEqual([]);
    const played = entry('card', { seat: 'working', card: 'wc-general-strike' });
    expect(deedsOfOthers([...LOG, played], 'working', NOBODY)).toEqual([]);
    expect(deedsOfOthers([...LOG, played], 'middle', NOBODY).map(({ card }) => card)).toEqual([false, true]);
  });
});
