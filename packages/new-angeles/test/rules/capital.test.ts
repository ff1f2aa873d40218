/** Capital that comes, goes and is stolen (topics 15, 27). */
import { describe, expect, it } from 'vitest';
import { gain, lose, steal } from '../../src/rules/capital.js';
import { capital, perform, position, setCapital } from '../support.js';

describe('capital', () => {
  it('never falls below 0: a loss takes what there is (NA8)', () => {
    const state = setCapital(position(), 1);
    const { result } = perform(state, function* (t) {
      return lose(t, 'player-1', 3, 'asset');
    });
    expect(result).toBe(1);
    expect(capital(state)[0]).toBe(0);
  });

  it('is stolen only as far as the victim has it, and never from oneself (27.1)', () => {
    const state = setCapital(position(), 10, 1);
    perform(state, function* (t) {
      steal(t, 'player-1', 'player-2', 2);
      steal(t, 'player-3', 'player-3', 2);
    });
    expect(capital(state).slice(0, 3)).toEqual([11, 0, 10]);
  });

  it('may go beyond the 39 spaces of the track (15.4)', () => {
    const state = setCapital(position(), 38);
    perform(state, function* (t) {
      gain(t, 'player-1', 5, 'action');
    });
    expect(capital(state)[0]).toBe(43);
  });
});
