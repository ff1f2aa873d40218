/** What a vote can still come to while everybody decides on influence. */
import { describe, expect, it } from 'vitest';
import { undecidedIn, voteOutlook } from '../../src/reading/vote-outlook.js';
import type { Stance } from '../../src/rules/state.js';
import { startOf } from '../games.js';

const WORKING = { seat: 'working', stance: 'for' } as const;

/** Cubes drawn, and the influence of the Working and the Capitalist Class. */
function outlook([working, capitalist]: [number, number], [mine, theirs]: [number, number], side: Stance = 'against') {
  const view = startOf(2);
  view.drawn = { working, middle: 0, capitalist };
  view.working.influence = mine;
  view.capitalist.influence = theirs;
  return voteOutlook(view, [WORKING, { seat: 'capitalist', stance: side }]);
}

describe('a vote on which influence is decided', () => {
  it('says what each side could add', () => {
    expect(outlook([2, 3], [4, 1])).toEqual({ more: { for: 4, against: 1 }, sure: null });
  });

  it('is won where nobody is against, and where all that the others have would only make a tie', () => {
    expect(outlook([5, 0], [0, 3], 'for').sure).toBe('passes');
    expect(outlook([4, 1], [0, 3]).sure).toBe('passes');
    expect(outlook([4, 1], [0, 4]).sure).toBeNull();
  });

  it('is lost where all in favour together stay below', () => {
    expect(outlook([1, 4], [2, 0]).sure).toBe('fails');
    expect(outlook([1, 4], [3, 0]).sure).toBeNull();
  });
});

describe('a vote in which sides are taken', () => {
  it('waits for all but a State that has no influence', () => {
    const view = startOf(4);
    view.vote = { policy: 'taxation', section: 'B', by: 'working', stances: {} };
    view.state.influence = 0;
    expect(undecidedIn(view, [WORKING])).toEqual(['middle', 'capitalist']);
    view.state.influence = 1;
    expect(undecidedIn(view, [WORKING])).toEqual(['middle', 'capitalist', 'state']);
  });

  it('is over with its result', () => {
    const view = startOf(4);
    view.vote = null;
    expect(undecidedIn(view, [WORKING])).toEqual([]);
  });
});
