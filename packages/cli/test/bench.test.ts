import { describe, expect, it } from 'vitest';
import { startingPosition } from '../src/bench/boardgame-io.js';
import { median } from '../src/bench/measure.js';
import { polity } from './run.js';

const POSITIVE = expect.toSatisfy((value: unknown) => typeof value === 'number' && value > 0);

describe('polity bench', () => {
  it('measures the kernel beside boardgame.io, on the same number of moves', async () => {
    const { code, out } = await polity(['bench', 'kernel', '--json']);
    expect(code).toBe(0);
    const document = JSON.parse(out);
    expect(document).toEqual({
      name: 'kernel',
      decisions: POSITIVE,
      simulation: { perSecond: POSITIVE },
      table: { perSecond: POSITIVE },
      boardgameIo: { moves: document.decisions, perSecond: POSITIVE },
      ratio: { simulation: POSITIVE, table: POSITIVE },
      stateBytes: POSITIVE,
    });
  });

  it('measures random games of Hegemony', async () => {
    const { code, out } = await polity(['bench', 'hegemony', '--json']);
    expect(code).toBe(0);
    const document = JSON.parse(out);
    expect(document).toEqual({
      name: 'hegemony',
      games: POSITIVE,
      decisions: POSITIVE,
      gamesPerSecond: POSITIVE,
      microsecondsPerDecision: POSITIVE,
      decisionsPerGame: POSITIVE,
    });
    expect(document.decisionsPerGame).toBeCloseTo(document.decisions / document.games, 1);
  });

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
