/** How long pages stay that all await: by what was chosen, and else by whether one sits at the table. */
import { describe, expect, it } from 'vitest';
import type { SceneKind } from '../../../src/board/scene/happening.js';
import { preferences, type Showing } from '../../../src/shell/preferences.js';
import { isWanted, patienceFor } from '../../../src/shell/table/scenes.js';

const scene = (kind: SceneKind) => ({ id: kind, kind, at: 0 });
const stays = (seat: string | null, votes: Showing | null, rounds: Showing | null) =>
  (['result', 'round'] as const).map((kind) => patienceFor(scene(kind), { ...preferences(), votes, rounds }, seat));

describe('a page that all await', () => {
  it('waits for who plays, and passes by itself after three seconds for who only watches', () => {
    expect(stays('jade', null, null)).toEqual([null, null]);
    expect(stays(null, null, null)).toEqual([3000, 3000]);
    expect(isWanted(scene('result'), preferences())).toBe(true);
  });

  it('passes by itself while a bot plays the seat, whatever was chosen for who goes on', () => {
    for (const votes of [null, 'wait', 'short'] as const)
      expect(patienceFor(scene('result'), { ...preferences(), votes }, 'jade', true)).toBe(3000);
    expect(patienceFor(scene('suspense'), preferences(), 'jade', true)).toBe(0);
  });

  it('stays as was chosen, for who plays and who watches alike', () => {
    for (const seat of ['jade', null]) {
      expect(stays(seat, 'wait', 'short')).toEqual([null, 3000]);
      expect(stays(seat, 'short', 'wait')).toEqual([3000, null]);
    }
  });
});
