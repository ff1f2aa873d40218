/** Chance: fair, the same from the same seed, and, for real tables, ChaCha20 as everybody else computes it. */
import { createCipheriv, createHash } from 'node:crypto';
import { commitment, hashText, loadRandom, type Random, type RandomKind, seededRandom } from '@polity/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SplitRandom } from '../src/fast-random.js';
import { kinds, plain, RUNS } from './support.js';

const WORDS = 2 ** 32;
const KINDS: readonly RandomKind[] = ['fast', 'chacha'];

const words = (random: Random, count: number) => Array.from({ length: count }, () => random.int(WORDS));

describe.each(KINDS)('%s chance', (kind) => {
  it('brings four items into each of their 24 orders equally often', () => {
    const random = seededRandom(kind, 'orders');
    const orders = new Map<string, number>();
    const rounds = 24_000;
    for (let i = 0; i < rounds; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], rounds / 24)).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
  });

  it('draws each number below a bound equally often', () => {
    const random = seededRandom(kind, 'numbers');
    const counts = Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const n = random.int(10);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    expect(chiSquare(counts, 2000)).toBeLessThan(27.9); // 9 degrees of freedom, p = 0.001
  });

  it('is no more likely to draw small numbers below a bound that does not divide the words', () => {
    const random = seededRandom(kind, 'bias');
    const below = 3 * 2 ** 30; // a plain remainder would fall into the lowest third half of the time
    let low = 0;
    for (let i = 0; i < 6000; i++) if (random.int(below) < 2 ** 30) low++;
    expect(low).toBeGreaterThan(1850);
    expect(low).toBeLessThan(2150);
  });

  it('goes its own way from each seed', () => {
    const starts = ['', 'a', 'b', 'ab', 'ba', 'ä'].map((seed) => words(seededRandom(kind, seed), 4).join());
    expect(new Set(starts).size).toBe(6);
    expect(words(seededRandom(kind, 'a'), 4).join()).toBe(starts[1]);
  });

  it('refuses a bound that is not a whole number from 1 to 2^32', () => {
    const random = seededRandom(kind, 'bounds');
    const before = random.save();
    for (const bound of [0, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, WORDS + 1]) {
      expect(() => random.int(bound)).toThrow(RangeError);
    }
    expect(() => random.pick([])).toThrow(RangeError);
    expect(random.save()).toEqual(before);
    expect(random.int(1)).toBe(0);
  });

  it('leaves an empty or single item as it is without drawing', () => {
    const random = seededRandom(kind, 'few');
    const before = random.save();
    expect(random.shuffle([])).toEqual([]);
    expect(random.shuffle(['one'])).toEqual(['one']);
    expect(random.save()).toEqual(before);
  });
});

describe('any chance', () => {
  it('draws whole numbers from 0 up to, not including, the bound', () => {
    fc.assert(
      fc.property(kinds, fc.string(), fc.integer({ min: 1, max: WORDS }), (kind, seed, below) => {
        const n = seededRandom(kind, seed).int(below);
        expect(Number.isInteger(n) && n >= 0 && n < below).toBe(true);
      }),
      RUNS,
    );
  });

  it('goes on the same after it was saved and loaded, wherever it stood', () => {
    fc.assert(
      fc.property(kinds, fc.string(), fc.nat({ max: 200 }), (kind, seed, drawn) => {
        const random = seededRandom(kind, seed);
        for (let i = 0; i < drawn; i++) random.int(WORDS);
        const loaded = loadRandom(plain(random.save()));
        expect(words(loaded, 70)).toEqual(words(random, 70));
        expect(loaded.save()).toEqual(random.save());
      }),
      RUNS,
    );
  });

  it('keeps all items when it shuffles', () => {
    fc.assert(
      fc.property(kinds, fc.string(), fc.array(fc.nat()), (kind, seed, items) => {
        const shuffled = seededRandom(kind, seed).shuffle(items.slice());
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
      RUNS,
    );
  });
});

describe('the chance of an imagined world', () => {
  const chance = (seed: string) => new SplitRandom(seed);

  it('draws the same for one thing, whatever was drawn for another before', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 20 }), (seed, drawn) => {
        const [busy, idle] = [chance(seed), chance(seed)];
        words(busy, drawn);
        words(busy.of('one'), drawn);
        expect(words(busy.of('other'), 5)).toEqual(words(idle.of('other'), 5));
        expect(words(busy.of('one'), 5)).not.toEqual(words(busy.of('other'), 5));
      }),
      RUNS,
    );
  });

  it('draws much the same from a few more or less', () => {
    for (let i = 0; i < 200; i++) {
      const [few, more] = [chance(`${i}`).int(20), chance(`${i}`).int(22)];
      expect(more - few).toBeGreaterThanOrEqual(0);
      expect(more - few).toBeLessThanOrEqual(2);
    }
  });

  it('goes on the same after it was saved and loaded, each thing where it stood', () => {
    const random = chance('saved');
    words(random, 3);
    words(random.of('vote'), 4);
    const loaded = loadRandom(plain(random.save()));
    for (const what of ['vote', 'other']) expect(words(loaded.of(what), 9)).toEqual(words(random.of(what), 9));
    expect(words(loaded, 9)).toEqual(words(random, 9));
  });

  it('is all one at a real table', () => {
    const [one, other] = [seededRandom('chacha', 'table'), seededRandom('chacha', 'table')];
    expect([...words(one.of('vote'), 2), ...words(one.of('deck'), 2)]).toEqual(words(other, 4));
  });
});

describe('the chance of real tables', () => {
  it("is ChaCha20's key stream under the SHA-256 of 'polity/' and the seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        const key = createHash('sha256').update(`polity/${seed}`).digest();
        const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 150));
        const expected = Array.from({ length: 150 }, (_, i) => stream.readUInt32LE(4 * i));
        expect(words(seededRandom('chacha', seed), 150)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('is promised by the SHA-256 of the seed', () => {
    const seed = 'a seed that is shown when the game is over';
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
