/** What had been told before a page was loaded again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recallSeen, rememberSeen } from '../../../src/shell/live/seen.js';

const KEY = 'polity.seen';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('how much of a log had been told', () => {
  it('is kept for each seat of a table', () => {
    rememberSeen('a', { working: 12, state: 9 });
    rememberSeen('b', { working: 3 });
    rememberSeen('a', { working: 15, state: 9 });
    expect(recallSeen('a')).toEqual({ working: 15, state: 9 });
    expect(recallSeen('b')).toEqual({ working: 3 });
    expect(recallSeen('c')).toEqual({});
  });

  it('is forgotten for the oldest of many tables', () => {
    for (let i = 0; i < 60; i++) rememberSeen(`table ${i}`, { working: i });
    expect(recallSeen('table 19')).toEqual({});
    expect(recallSeen('table 20')).toEqual({ working: 20 });
  });

  it.each(['{', 'null', '[1, ["a"], ["b", null], ["c", {"working": "x"}]]', '{"a": {}}'])(
    'is nothing where something else was kept: %s',
    (nonsense) => {
      kept.set(KEY, nonsense);
      for (const table of ['a', 'b', 'c']) expect(recallSeen(table)).toEqual({});
    },
  );

  it('is nothing where a browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => rememberSeen('a', { working: 1 })).not.toThrow();
    expect(recallSeen('a')).toEqual({});
  });
});
