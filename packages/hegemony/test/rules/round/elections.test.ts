/** The Elections Phase: refill, then the bills in order of policy (p. 12-13). */
import { describe, expect, it } from 'vitest';
import { elections } from '../../../src/rules/round/elections.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { perform, position, type Scripted } from '../../support.js';

const electing = (players: 2 | 3 | 4, change?: (state: HegemonyState) => void) =>
  position(players, (state) => {
    state.phase = 'elections';
    state.step = 0;
    change?.(state);
  });
const step = (state: HegemonyState, answers: readonly Scripted[] = []) => perform(state, elections, answers).state;
const bill = (state: HegemonyState, policy: keyof HegemonyState['bills'], section: 'A' | 'B' | 'C') => {
  state.bills[policy] = { by: 'working', section };
  state.working.bills--;
};

describe('the Elections Phase', () => {
  it('is skipped, refill included, when no bill lies on the table (H5)', () => {
    const state = step(electing(4));
    expect(state.phase).toBe('scoring');
    expect(state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 });
    expect(state.state.influence).toBe(1);
  });

  it('begins with the refill; the State gains Influence by its lowest Legitimacy', () => {
    const state = electing(4, (s) => {
      bill(s, 'taxation', 'B');
      s.state.legitimacy = { working: 7, middle: 4, capitalist: 9 };
    });
    step(state);
    expect(state.bag).toEqual({ working: 10, middle: 10, capitalist: 10 });
    expect(state.state.influence).toBe(1 + 2);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 4],
    [10, 5],
  ])('gives the State at a Legitimacy of %i Influence of %i', (lowest, influence) => {
    const state = electing(4, (s) => {
      bill(s, 'taxation', 'B');
      s.state.legitimacy = { working: 10, middle: lowest, capitalist: 10 };
    });
    step(state);
    expect(state.state.influence).toBe(1 + influence);
  });

  it('adds 5 Middle Class cubes with 2 players', () => {
    const state = electing(2, (s) => bill(s, 'taxation', 'B'));
    step(state);
    expect(state.bag).toEqual({ working: 10, middle: 13, capitalist: 9 });
  });

  it('votes in order of policy and ends when no bill is left', () => {
    const state = electing(2, (s) => {
      bill(s, 'immigration', 'C');
      bill(s, 'taxation', 'B');
    });
    step(state);
    const vote: Scripted[] = [
      ['stance', 'for', 'capitalist'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'capitalist'],
    ];
    step(state, vote);
    expect(state.bills.taxation).toBeNull();
    expect(state.bills.immigration).not.toBeNull();
    step(state, vote);
    expect(state.policies).toMatchObject({ taxation: 'B', immigration: 'C' });
    step(state);
    expect(state.phase).toBe('scoring');
    expect(state.working).toMatchObject({ vp: 6, bills: 3 });
  });
});
