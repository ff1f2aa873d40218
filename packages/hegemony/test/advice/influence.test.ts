/** Where influence cannot decide a vote, the hint says why: a tie passes, or the others can answer it. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

/** Higher taxes, to which the Capitalist Class says no with its cubes and its influence. */
function vote(
  cubes: readonly [inFavour: number, against: number],
  influence: readonly [number, number],
): HegemonyState {
  return position(2, (state) => {
    state.policies.taxation = 'B';
    state.bills.taxation = { by: 'working', section: 'A' };
    state.drawn = { working: cubes[0], middle: 0, capitalist: cubes[1] };
    [state.working.influence, state.capitalist.influence] = influence;
    state.vote = {
      policy: 'taxation',
      section: 'A',
      by: 'working',
      stances: { working: 'for', capitalist: 'against' },
    };
  });
}

function advised(state: HegemonyState) {
  const max = state.capitalist.influence;
  const ask: AskDescription = {
    seat: 'capitalist',
    kind: 'vote-influence',
    version: 0,
    type: 'amount',
    options: [],
    min: 0,
    max,
    canStop: false,
    about: {},
  };
  return advise(ask, view(state, 'capitalist'));
}

describe('a hint to keep influence', () => {
  it('says that all of it cannot stop the bill, as a tie passes', () => {
    const { answer, reason } = advised(vote([3, 2], [0, 1]));
    expect(answer).toBe(0);
    expect(reason).toMatchObject({ kind: 'influence.short', params: { have: 1, lacking: 2, side: 'against' } });
  });

  it('says that the others can answer it', () => {
    const { answer, reason } = advised(vote([3, 2], [1, 2]));
    expect(answer).toBe(0);
    expect(reason).toMatchObject({ kind: 'influence.unsafe', params: { have: 2, rivals: 1, side: 'against' } });
  });

  it('is not given where a single one decides the vote unless they answer it', () => {
    expect(advised(vote([2, 2], [1, 1]))).toMatchObject({
      answer: 1,
      reason: { kind: 'influence.try', params: { rivals: 1 } },
    });
  });

  it('is not given where it decides the vote', () => {
    expect(advised(vote([2, 2], [0, 1]))).toMatchObject({ answer: 1, reason: { kind: 'influence.exact' } });
  });
});
