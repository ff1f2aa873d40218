/** Plain JSON: copied, compared and recognised. */
import { clone, cloneSharing, equal, notPlain } from '@polity/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, RUNS } from './support.js';

/** JSON as it comes out of a file, odd keys and all, and without the -0 that no state holds. */
const json = fc.jsonValue({ depthSize: 'medium' }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('clone', () => {
  it('says the same, byte for byte, and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = clone(value);
        expect(equal(copy, value)).toBe(true);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        const own = new Set(objectsIn(value));
        expect(objectsIn(copy).filter((object) => own.has(object))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('copies a key called __proto__ as what it is', () => {
    const value = JSON.parse('{"__proto__":{"a":[1]},"constructor":{}}') as unknown;
    expect(JSON.stringify(clone(value))).toBe('{"__proto__":{"a":[1]},"constructor":{}}');
    expect(Object.getPrototypeOf(clone(value))).toBe(Object.prototype);
  });
});

describe('a copy that shares', () => {
  it('says the same, byte for byte, has nothing of what it was made from, and leaves the older one as it is', () => {
    /** Two that have much in common, and two that have not. */
    const pair = fc.oneof(
      fc.tuple(json, json),
      fc.tuple(json, json, json).map(([a, b, c]) => [
        { a, list: [a, b, { c }], c },
        { a, list: [a, { c }], c: b },
      ]),
    );
    fc.assert(
      fc.property(pair, ([value, one]) => {
        const older = clone(one);
        const before = JSON.stringify(older);
        const copy = cloneSharing(value, older);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        const own = new Set(objectsIn(value));
        expect(objectsIn(copy).filter((object) => own.has(object))).toEqual([]);
        expect(JSON.stringify(older)).toBe(before);
        expect(cloneSharing(clone(value), copy)).toBe(copy);
      }),
      RUNS,
    );
  });

  it('shares what is the same, and not what lies in another order', () => {
    const older = { hand: ['rice'], prices: { rice: 1, silk: 2 }, coins: 3 };
    const copy = cloneSharing({ hand: ['rice'], prices: { rice: 1, silk: 2 }, coins: 4 }, older);
    expect(copy.hand).toBe(older.hand);
    expect(copy.prices).toBe(older.prices);
    expect(cloneSharing({ silk: 2, rice: 1 }, older.prices)).not.toBe(older.prices);
    const odd = JSON.parse('{"__proto__":{},"constructor":{}}') as object;
    expect(JSON.stringify(cloneSharing(odd, {}))).toBe(JSON.stringify(odd));
    expect(objectsIn(cloneSharing(odd, {}))).not.toContain(Object.prototype);
  });
});

describe('equal', () => {
  it('says of any two values whether JSON would say the same of them', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(equal(a, plain(a))).toBe(true);
        expect(equal(a, b)).toBe(canonical(a) === canonical(b));
        expect(equal(b, a)).toBe(equal(a, b));
      }),
      RUNS,
    );
  });

  it('does not mind the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(equal(record, Object.fromEntries(Object.entries(record).reverse()))).toBe(true);
      }),
      RUNS,
    );
  });

  it('tells apart what only looks alike', () => {
    const different: [unknown, unknown][] = [
      [[], {}],
      [{}, null],
      [{ a: undefined }, { b: undefined }],
      [{}, { toString: 1 }],
      [[1, 2], [1]],
      ['1', 1],
      [0, false],
      [[0], { 0: 0 }],
    ];
    for (const [a, b] of different) expect([a, b, equal(a, b), equal(b, a)]).toEqual([a, b, false, false]);
  });
});

describe('notPlain', () => {
  it('finds nothing in what came out of JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(notPlain(value)).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('finds nothing exactly in what JSON carries unchanged', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true }), (value) => {
        if (notPlain(value) === undefined) expect(plain(value)).toEqual(value);
      }),
      RUNS,
    );
  });

  it('names the place', () => {
    const odd: [unknown, string][] = [
      [{ a: [{ b: new Map() }] }, '.a[0].b'],
      [{ a: undefined }, '.a'],
      [[1, Number.NaN], '[1]'],
      [{ a: -0 }, '.a'],
      [{ a: { b: 1n } }, '.a.b'],
      [Symbol('odd'), '.'],
      [new Date(0), '.'],
      [[undefined], '[0]'],
      [Array(1), '[0]'],
    ];
    for (const [value, path] of odd) expect(notPlain(value)).toBe(path);
  });
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
  return `{${entries.sort().join()}}`;
}
