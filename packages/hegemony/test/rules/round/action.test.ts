/** The Action Phase: what a turn consists of and whose it is (p. 11). */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/rules/names.js';
import { takeAction, turnOptions } from '../../../src/rules/round/action.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { firstAsk, perform, position, type Scripted } from '../../support.js';

const taking = (state: HegemonyState, ...answers: Scripted[]) => perform(state, takeAction, answers).state;
const END = { do: 'end' } as const;
const kinds = (state: HegemonyState) => new Set(turnOptions(state).map((option) => option.do));

describe('a turn', () => {
  it('has a main action, and a free one before or after it', () => {
    const state = position(3);
    state.turn.seat = 'capitalist';
    expect(kinds(state)).toContain('basic');
    expect(kinds(state)).toContain('free');
    expect(kinds(state)).not.toContain('end');
    state.turn.main = true;
    expect(kinds(state)).toEqual(new Set(['free', 'end']));
    state.turn.free = true;
    expect(kinds(state)).toEqual(new Set(['end']));
    state.turn.main = false;
    expect(kinds(state)).not.toContain('free');
  });

  it('discards a card for a basic action', () => {
    const state = position(3);
    state.working.hand = ['one', 'two'].map(() => state.working.hand[0] as string);
    const [card] = state.working.hand;
    taking(state, ['turn', { do: 'basic', action: 'apply-political-pressure' }]);
    expect(state.working.hand).toHaveLength(1);
    expect(state.working.discard).toEqual([card]);
    expect(state.bag.working).toBe(11);
    expect(state.turn).toMatchObject({ seat: 'working', main: true });
  });

  it('lets the player choose which card to discard', () => {
    const state = position(3);
    const card = state.working.hand.find((other) => other !== state.working.hand[0]) as string;
    taking(state, ['turn', { do: 'basic', action: 'apply-political-pressure' }], ['discard-card', card]);
    expect(state.working.discard).toEqual([card]);
  });

  it('uses no card for a free action', () => {
    const state = position(3);
    state.working.goods.luxury = 3;
    taking(state, ['turn', { do: 'free', action: 'use-luxury' }]);
    expect(state.working.hand).toHaveLength(7);
    expect(state.turn).toMatchObject({ seat: 'working', main: false, free: true });
  });

  it('without a possible main action costs a card all the same, so that 2 are left after 5 turns (H26)', () => {
    const state = position(3, (s) => {
      s.working.hand = ['wc-boost-domestic-tourism', 'wc-cooperative-farm', 'wc-migration'];
      Object.assign(s.working, { bills: 0, money: 0 });
      s.cubes.working = 0;
      s.bag.working = 25;
      for (const company of s.companies) for (const worker of company.workers) if (worker) worker.committed = true;
    });
    expect(turnOptions(state)).toEqual([END]);
    taking(state, ['turn', END], ['discard-card', 'wc-migration']);
    expect(state.working.hand).toEqual(['wc-boost-domestic-tourism', 'wc-cooperative-farm']);
    expect(state.working.discard).toEqual(['wc-migration']);
    expect(state.turn.seat).toBe('middle');
  });
});

describe('the end of a turn', () => {
  it('is pressed by whoever is on turn, even when nothing else is left', () => {
    const state = position(3);
    state.turn = { number: 1, seat: 'working', main: true, free: true };
    expect(firstAsk(state, takeAction)).toMatchObject({ seat: 'working', kind: 'turn', options: [END] });
  });
});

describe('turn order', () => {
  it('goes round five times, then comes production', () => {
    const state = position(4);
    const seats: Seat[] = [];
    while (state.phase === 'action') {
      seats.push(state.turn.seat);
      state.turn.main = true;
      state.turn.free = true;
      taking(state, ['turn', END]);
    }
    expect(seats).toHaveLength(20);
    expect(seats.slice(0, 5)).toEqual(['working', 'middle', 'capitalist', 'state', 'working']);
    expect(state.phase).toBe('production');
  });

  it('leaves out the roles that nobody plays', () => {
    const state = position(2);
    state.turn = { number: 1, seat: 'working', main: true, free: true };
    taking(state, ['turn', END]);
    expect(state.turn).toEqual({ number: 1, seat: 'capitalist', main: false, free: false });
    Object.assign(state.turn, { main: true, free: true });
    taking(state, ['turn', END]);
    expect(state.turn).toEqual({ number: 2, seat: 'working', main: false, free: false });
  });
});
