import { describe, expect, it } from 'vitest';
import { startingPosition } from '../src/boardgame-io.js';
import { median } from '../src/measure.js';

describe('what is measured', () => {
  it('gives the others a state of the same size', () => {
    const position = startingPosition(3, 2000);
    const bytes = JSON.stringify(position).length;
    expect(bytes).toBeGreaterThanOrEqual(2000);
    expect(bytes).toBeLessThan(2000 + 16);
    expect(Object.keys(position.seats)).toEqual(['0', '1', '2']);
  });

  it('takes the middle of what it measured', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 4])).toBe(3);
  });
});
