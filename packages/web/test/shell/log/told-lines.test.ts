/** Deeds that a game tells in one line, folded and unfolded. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { toldLines } from '../../../src/shell/log/told-lines.js';

const log = Array.from({ length: 12 }, (_, i): LogEntry => ({ kind: `k${i}`, params: {} }) as LogEntry);
/** From 3 to 8: looks at two things (4 with what was found, 5), does 6, of which 7 comes. */
const deed = {
  from: 3,
  to: 8,
  head: 6,
  depths: new Map([
    [3, 1],
    [4, 1],
    [5, 2],
  ]),
};
const numbers = (lines: ReturnType<typeof toldLines>) => lines.map(({ number }) => number);

describe('the lines of a log', () => {
  it('are the entries where no deed is told', () => {
    expect(numbers(toldLines(log, [], 9, () => false))).toEqual([9, 10, 11]);
  });

  it('tell a deed by what was done and what came of it', () => {
    const lines = toldLines(log, [deed], 0, () => false);
    expect(numbers(lines)).toEqual([0, 1, 2, 6, 7, 8, 9, 10, 11]);
    expect(lines[3]?.deed).toEqual({ id: 3, open: false });
    expect(lines.map(({ depth }) => depth).slice(3, 6)).toEqual([undefined, 0, undefined]);
  });

  it('unfold what led to it, in its order', () => {
    const lines = toldLines(log, [deed], 0, (id) => id === 3);
    expect(numbers(lines)).toEqual([0, 1, 2, 6, 3, 4, 5, 7, 8, 9, 10, 11]);
    expect(lines.slice(3, 8).map(({ depth }) => depth)).toEqual([undefined, 1, 1, 2, 0]);
  });

  it('hold a deed whole where only the last of them are drawn', () => {
    expect(numbers(toldLines(log, [deed], 7, () => false))).toEqual([6, 7, 8, 9, 10, 11]);
    expect(numbers(toldLines(log, [deed], 8, () => false))).toEqual([8, 9, 10, 11]);
  });
});
