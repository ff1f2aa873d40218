import { describe, expect, it } from 'vitest';
import { polity } from './run.js';

const POSITIVE = expect.toSatisfy((value: unknown) => typeof value === 'number' && value > 0);

describe('polity bench', () => {
  it('measures the kernel beside boardgame.io, on the same number of moves', async () => {
    const { code, out } = await polity(['bench', 'kernel', '--quick', '--json']);
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

  it.each(['hegemony', 'new-angeles'])('measures random games of %s', async (name) => {
    const { code, out } = await polity(['bench', name, '--quick', '--json']);
    expect(code).toBe(0);
    const document = JSON.parse(out);
    expect(document).toEqual({
      name,
      games: POSITIVE,
      decisions: POSITIVE,
      gamesPerSecond: POSITIVE,
      microsecondsPerDecision: POSITIVE,
      decisionsPerGame: POSITIVE,
    });
    expect(document.decisionsPerGame).toBeCloseTo(document.decisions / document.games, 1);
  });
});
