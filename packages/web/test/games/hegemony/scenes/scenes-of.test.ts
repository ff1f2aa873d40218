/** What is shown of a log, and when. */
import { describe, expect, it } from 'vitest';
import { scenesOf } from '../../../../src/games/hegemony/scenes/scenes-of.js';

const phase = (name: string) => ({ kind: 'phase', params: { phase: name } });

describe('the scenes of a log', () => {
  it('stop after production where votes follow, and at the end of the round', () => {
    const log = [
      { kind: 'round', params: { round: 1 } },
      phase('production'),
      phase('elections'),
      phase('scoring'),
      { kind: 'round', params: { round: 2 } },
    ];
    expect(scenesOf(log, 0, 'working').map(({ id, kind }) => [id, kind])).toEqual([
      ['production 2', 'round'],
      ['round 4', 'round'],
    ]);
  });

  it('stop where the IMF comes, but for a card of it that does not apply', () => {
    const imf = { kind: 'imf', params: { loans: 2 } };
    const log = [phase('production'), imf, { kind: 'policy', params: {} }];
    expect(scenesOf(log, 0, 'working')).toEqual([{ id: 'imf 1', kind: 'round', at: 1 }]);
    const skipped = [imf, { kind: 'crisis-skipped', params: {} }, imf, { kind: 'crisis-response', params: {} }];
    expect(scenesOf(skipped, 0, 'working').map(({ at }) => at)).toEqual([2]);
  });

  it('leave production to the end of the round where no vote is held', () => {
    const log = [phase('production'), phase('scoring'), { kind: 'round', params: { round: 2 } }];
    expect(scenesOf(log, 0, null).map(({ id }) => id)).toEqual(['round 2']);
  });
});
