/** A socket that wants changes is told what has changed, and has the same of it as one that is told everything. */
import { clone } from '@polity/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Following } from '../src/following.js';
import { type Operation, patched } from '../src/patch.js';
import { Glance, Mirror, stillOf } from '../src/tables/mirror.js';
import type { SeatPosition } from '../src/wire.js';
import { Browser, startServer, twoPeople } from './support.js';

/** Plain values with few keys and small lists, so that two of them have much in common; some say nothing. */
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b/c~d', undefined),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c~/', '1', '0'), tie('value'), { maxKeys: 4 }),
  ),
})).value;
/** A mirror that has been shown this; what was shown is never changed. */
const first = (value: object) => new Mirror(clone(value));
/** What a mirror says that has changed. */
const next = (mirror: Mirror, value: object) => JSON.parse(mirror.show(clone(value), new Glance())) as Operation[];

const shown = fc.dictionary(fc.constantFrom('view', 'ask', 'seat'), plain);

describe('what has changed', () => {
  it('put into what was shown is what is shown now, to the order of its keys', () => {
    fc.assert(
      fc.property(fc.array(shown, { minLength: 2, maxLength: 5 }), ([begun = {}, ...later]) => {
        const mirror = first(begun);
        let page: unknown = JSON.parse(JSON.stringify(begun));
        for (const now of later) {
          page = patched(page, next(mirror, now));
          expect(JSON.stringify(page)).toBe(JSON.stringify(now));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for each who is shown a state from a place of their own, whatever others are shown of it', () => {
    /** One state, which changes and of which each place shows some parts. */
    const change = fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: plain });
    type State = Record<string, unknown>;
    const places = [
      (state: State) => state,
      (state: State) => ({ a: state.a, own: [state.c] }),
      (state: State) => ({ a: state.c, b: state.b }),
    ];
    fc.assert(
      fc.property(shown, fc.array(change, { maxLength: 6 }), (begun, changes) => {
        const state: State = { a: begun, b: begun, c: [begun] };
        let still = stillOf(state, undefined);
        const mirrors = places.map((place) => new Mirror(place(still)));
        const pages: unknown[] = places.map((place) => JSON.parse(JSON.stringify(place(state))));
        for (const { key, value } of changes) {
          // In place, as games do it, and where others see it too.
          Object.assign(begun, { [key]: value });
          if (value !== undefined) state[key] = [state[key], value];
          still = stillOf(state, still);
          const glance = new Glance();
          const patches = mirrors.map((mirror, i) => mirror.show(places[i]?.(still) ?? {}, glance));
          patches.forEach((patch, i) => {
            pages[i] = patched(pages[i], JSON.parse(patch));
            expect(JSON.stringify(pages[i])).toBe(JSON.stringify(places[i]?.(state)));
          });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is little where little has changed', () => {
    const hand = ['rice', 'silk', 'jade', 'salt'];
    const mirror = first({ hand, coins: { amber: 3, jade: 4 } });
    expect(next(mirror, { hand: ['rice', 'jade', 'salt'], coins: { amber: 3, jade: 6 } })).toEqual([
      { op: 'remove', path: '/hand/1' },
      { op: 'replace', path: '/coins/jade', value: 6 },
    ]);
    expect(next(mirror, { hand: ['rice', 'jade', 'salt', 'tea'], coins: { amber: 3, jade: 6 } })).toEqual([
      { op: 'add', path: '/hand/3', value: 'tea' },
    ]);
    expect(next(mirror, { hand: ['rice', 'jade', 'salt', 'tea'], coins: { amber: 3, jade: 6 } })).toEqual([]);
  });

  it('does not follow a state that the game goes on to change', () => {
    const state = { hand: ['rice'], prices: { rice: 2 } };
    const before = stillOf(state, undefined);
    const mirror = new Mirror(before);
    state.hand.push('silk');
    const now = stillOf(state, before);
    expect(JSON.parse(mirror.show(now, new Glance()))).toEqual([{ op: 'add', path: '/hand/1', value: 'silk' }]);
    expect(before).toEqual({ hand: ['rice'], prices: { rice: 2 } });
    expect(now.prices).toBe(before.prices);
  });

  it('is put into a copy, and what has not changed is shared with what was there', () => {
    const before = { view: { coins: 1, hand: ['rice', 'silk'], prices: { rice: 2 } }, ask: { kind: 'bid' } };
    const copy = structuredClone(before);
    const value = { rice: 3 };
    const now = patched(before, [
      { op: 'replace', path: '/view/coins', value: 2 },
      { op: 'remove', path: '/view/hand/0' },
      { op: 'add', path: '/view/hand/1', value: 'tea' },
      { op: 'replace', path: '/view/prices', value },
      { op: 'replace', path: '/view/prices/rice', value: 4 },
    ]);
    expect(now).toEqual({ view: { coins: 2, hand: ['silk', 'tea'], prices: { rice: 4 } }, ask: { kind: 'bid' } });
    expect(now.ask).toBe(before.ask);
    expect([before, value]).toEqual([copy, { rice: 3 }]);
  });

  it('cannot be put where it does not belong', () => {
    const replaced = (path: string) => () => patched({ list: [1] }, [{ op: 'replace', path, value: 2 }]);
    for (const path of ['/list/1', '/list/-', '/other', '/list/0/deeper']) expect(replaced(path)).toThrow('nothing');
  });
});

describe('who follows a table', () => {
  const position: SeatPosition = {
    seat: null,
    view: { coins: 1 },
    ask: null,
    waiting: false,
    cannotUndo: 'nothing',
    interjections: [],
    number: 3,
    logFrom: 0,
    log: [],
  };
  const change = (number: number, seat: string | null = null) => ({
    type: 'change' as const,
    changes: [
      { seat, number, patch: [{ op: 'replace' as const, path: '/view/coins', value: 2 }], logFrom: 0, log: [] },
    ],
    over: false,
    standings: [],
  });

  it('notices what it has missed', () => {
    const following = new Following();
    expect(following.read(change(4))).toBeUndefined();
    expect(following.read({ type: 'deciding', deciding: [] })).toBeUndefined();
    following.read({ type: 'position', positions: [position], over: false, standings: [] });
    expect(following.read(change(4))).toMatchObject({ positions: [{ view: { coins: 2 } }] });
    expect(following.read(change(6))).toBeUndefined();
    const elsewhere = [{ op: 'remove' as const, path: '/view/coins/1' }];
    const [one] = change(5).changes;
    const wrong = { ...change(5), changes: one === undefined ? [] : [{ ...one, patch: elsewhere }] };
    expect(following.read(wrong)).toBeUndefined();
    expect(following.read(change(5, 'amber'))).toBeUndefined();
  });
});

describe('a socket that wants changes', () => {
  it('has the same as one that is told everything, in much less', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber, jade } = await twoPeople(url, { options: { seats: 2, nights: 6 } });
    const [short, shortJade] = [ann.open(id, true), bob.open(id, true)];
    await Promise.all([short.until(() => short.last('chat')), shortJade.until(() => shortJade.last('chat'))]);
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    for (const [whole, little, seat] of [
      [amber, short, 'amber'],
      [jade, shortJade, 'jade'],
    ] as const) {
      await little.until(() => little.last('position')?.over);
      await Promise.all([whole.caughtUp(), little.caughtUp()]);
      expect({ ...little.position(seat), log: [], logFrom: 0 }).toEqual({
        ...whole.position(seat),
        log: [],
        logFrom: 0,
      });
      expect(little.frames.some((frame) => frame.startsWith('{"type":"change"'))).toBe(true);
      expect(whole.frames.some((frame) => frame.includes('"number":1,'))).toBe(false);
      expect(little.log(seat)).toEqual(whole.log(seat));
      expect(little.table).toEqual(whole.table);
      const bytes = (frames: readonly string[]) => frames.join('').length;
      expect(bytes(little.frames.slice(3))).toBeLessThan(bytes(whole.frames.slice(3)) / 2);
    }
  });

  it('is told nothing of a secret answer, and whoever comes later follows from there', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber } = await twoPeople(url);
    const jade = bob.open(id, true);
    const spectator = new Browser(url).open(id, true);
    await Promise.all([jade, spectator].map((one) => one.until(() => one.last('chat'))));
    await Promise.all([jade, spectator].map((one) => one.caughtUp()));
    const before = [jade.frames.length, spectator.frames.length];
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
    const late = ann.open(id, true);
    await late.until(() => late.position('amber')?.waiting);
    await Promise.all([jade, spectator].map((one) => one.caughtUp()));
    // The replies to what they asked themselves are all.
    expect([jade.frames.length, spectator.frames.length]).toEqual(before.map((count) => count + 1));
    await jade.answer('jade', 1);
    await late.until(() => late.position('amber')?.waiting === false);
    expect(late.position('amber')?.view).toEqual(amber.position('amber')?.view);
  });
});
