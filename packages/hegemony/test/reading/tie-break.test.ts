/** By what one of two with the same points comes first: as the rules rank them (p. 13). */
import { describe, expect, it } from 'vitest';
import { tieBreak } from '../../src/reading/tie-break.js';
import { ROUNDS } from '../../src/rules/data/board.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view as seenBy } from '../../src/rules/view.js';
import { at, position } from '../support.js';

/** 2 of the policies 1 to 5 at A, 2 at B, 1 at C. */
function level(change: (state: HegemonyState) => void = () => undefined) {
  const state = position(4, (laid) => {
    at(laid, {
      'fiscal-policy': 'A',
      'labor-market': 'A',
      taxation: 'B',
      'welfare-health': 'B',
      'welfare-education': 'C',
    });
    laid.bag.working = 8;
    laid.bag.middle = 8;
    change(laid);
  });
  return seenBy(state, null);
}

describe('a tie', () => {
  it('goes by the policies that stand where each wants them', () => {
    expect(tieBreak(level(), 'working', 'capitalist')).toEqual({
      kind: 'tie.policies',
      params: { ahead: 'working', behind: 'capitalist', mine: 2, theirs: 1 },
    });
  });

  it('goes to the State where these are equal, whose agenda counts', () => {
    const view = level((state) => {
      // In its last Scoring Phase, for an agenda that matches 2A and 5C.
      state.points.push({ seat: 'state', source: 'agenda', round: ROUNDS, amount: 2 });
    });
    expect(tieBreak(view, 'state', 'middle')).toMatchObject({ kind: 'tie.state', params: { policies: 2 } });
  });

  it('goes by the cubes in the bag between classes, and is shared where these are equal too', () => {
    const more = level((state) => {
      state.bag.middle = 9;
    });
    expect(tieBreak(more, 'middle', 'working')).toMatchObject({ kind: 'tie.cubes', params: { mine: 9, theirs: 8 } });
    expect(tieBreak(level(), 'middle', 'working')).toMatchObject({ kind: 'tie.shared', params: { policies: 2 } });
  });
});
