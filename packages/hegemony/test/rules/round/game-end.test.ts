/** The end of the game: loans, last points, tie-breaks (p. 13). */
import { describe, expect, it } from 'vitest';
import { endGame, standings } from '../../../src/rules/round/game-end.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, perform, position } from '../../support.js';

/** Nobody has anything, and no policy is where a class wants it. */
const ending = (players: 2 | 3 | 4, change: (state: HegemonyState) => void = () => {}) =>
  position(players, (state) => {
    state.phase = 'game-end';
    state.working.money = 0;
    state.middle.money = 0;
    Object.assign(state.capitalist, { revenue: 0, capital: 0 });
    state.state.treasury = 0;
    state.state.agenda = null;
    const none = { food: 0, luxury: 0, health: 0, education: 0 };
    state.middle.storage = { ...none };
    state.capitalist.storage = { ...none };
    state.state.services = { health: 0, education: 0, influence: 0 };
    change(state);
  });
/** Points without those for policies. */
const ended = (state: HegemonyState) => perform(state, endGame);
const points = (state: HegemonyState, seat: 'working' | 'middle' | 'capitalist' | 'state', source: string) =>
  state.points.filter((point) => point.seat === seat && point.source === source).reduce((sum, p) => sum + p.amount, 0);

describe('loans', () => {
  it('are repaid at 55 in steps of 5; every 5 left over costs 1 VP', () => {
    const state = ending(4, (s) => {
      Object.assign(s.working, { loans: 2, money: 109 });
      Object.assign(s.middle, { loans: 1, money: 55 });
      Object.assign(s.state, { loans: 1, treasury: 0 });
    });
    ended(state);
    expect(points(state, 'working', 'loans')).toBe(-1);
    expect(state.working).toMatchObject({ loans: 0, money: 4 });
    expect(points(state, 'middle', 'loans')).toBe(0);
    expect(points(state, 'state', 'loans')).toBe(-11);
  });

  it('cost the Capitalist Class 5 VP each, whatever it has', () => {
    const state = ending(2, ({ capitalist }) => Object.assign(capitalist, { loans: 2, capital: 400 }));
    ended(state);
    expect(points(state, 'capitalist', 'loans')).toBe(-10);
    expect(state.capitalist.capital).toBe(400);
  });

  it('are settled before money is counted', () => {
    const state = ending(3, ({ middle }) => Object.assign(middle, { loans: 1, money: 70 }));
    ended(state);
    expect(points(state, 'middle', 'money')).toBe(1);
  });
});

describe('policies', () => {
  const FIVE = ['fiscal-policy', 'labor-market', 'taxation', 'welfare-health', 'welfare-education'] as const;
  const none = { working: 'B', middle: 'C', capitalist: 'A' } as const;
  const wanted = { working: 'A', middle: 'B', capitalist: 'C' } as const;

  it.each([
    ['working', [0, 1, 4, 8, 12, 18]],
    ['capitalist', [0, 1, 4, 8, 12, 18]],
    ['middle', [0, 1, 3, 6, 10, 15]],
  ] as const)('of one’s own bring the %s class %j VP', (seat, vp) => {
    vp.forEach((expected, count) => {
      const state = ending(3);
      for (const [i, policy] of FIVE.entries()) at(state, { [policy]: i < count ? wanted[seat] : none[seat] });
      ended(state);
      expect(points(state, seat, 'policies')).toBe(expected);
    });
  });

  it('6 and 7 do not count', () => {
    const state = at(ending(2), { 'foreign-trade': 'C', immigration: 'C' });
    ended(state);
    expect(points(state, 'capitalist', 'policies')).toBe(4); // 1C and 5C
  });
});

describe('money and goods', () => {
  it('bring the Working Class 1 VP for every 10, 15 at most', () => {
    for (const [money, vp] of [
      [9, 0],
      [99, 9],
      [150, 15],
      [400, 15],
    ] as const) {
      const state = ending(2, ({ working }) => Object.assign(working, { money }));
      ended(state);
      expect(points(state, 'working', 'money')).toBe(vp);
    }
  });

  it('bring the Middle Class 1 VP for every 15 and the State for every 30', () => {
    const state = ending(4, (s) => {
      s.middle.money = 44;
      s.state.treasury = 89;
    });
    ended(state);
    expect(points(state, 'middle', 'money')).toBe(2);
    expect(points(state, 'state', 'money')).toBe(2);
    expect(points(state, 'capitalist', 'money')).toBe(0);
  });

  it('bring 1 VP for 2 Food or 3 of another good, each kind by itself, the Free Trade Zone included', () => {
    const state = ending(3, ({ capitalist, middle }) => {
      capitalist.storage = { food: 1, luxury: 2, health: 5, education: 2 };
      capitalist.zone = { food: 1, luxury: 1 };
      middle.storage = { food: 5, luxury: 2, health: 3, education: 8 };
      middle.goods = { food: 8, luxury: 8, health: 8, education: 8 };
    });
    ended(state);
    expect(points(state, 'capitalist', 'goods')).toBe(1 + 1 + 1 + 0);
    expect(points(state, 'middle', 'goods')).toBe(2 + 0 + 1 + 2);
  });

  it('bring the State VP for what it stores, Media Influence included, Personal Influence not', () => {
    const state = ending(4, ({ state: board }) => {
      board.services = { health: 7, education: 3, influence: 5 };
      board.goods = { food: 3, luxury: 6 };
      board.influence = 9;
    });
    ended(state);
    expect(points(state, 'state', 'goods')).toBe(2 + 1 + 1 + 1 + 2);
  });

  it('bring the Working Class nothing for goods', () => {
    const state = ending(2, ({ working }) => {
      working.goods = { food: 6, luxury: 6, health: 6, education: 6 };
    });
    ended(state);
    expect(points(state, 'working', 'goods')).toBe(0);
  });
});

describe('the winner', () => {
  const winners = (state: HegemonyState) => {
    const { log } = ended(state);
    const won = log.find(({ kind }) => kind === 'game-over')?.params.winners;
    expect(won).toEqual(
      standings(state)
        .filter((standing) => standing.won)
        .map(({ seat }) => seat),
    );
    return won;
  };
  /** Policies 1 to 5 so that 2 are at A, 2 at B and 1 at C. */
  const tied = (players: 3 | 4, change: (state: HegemonyState) => void) =>
    ending(players, (state) => {
      at(state, {
        'fiscal-policy': 'A',
        'labor-market': 'A',
        taxation: 'B',
        'welfare-health': 'B',
        'welfare-education': 'C',
      });
      // 4, 3 and 1 VP for policies.
      state.working.vp = 6;
      state.middle.vp = 7;
      state.capitalist.vp = 9;
      state.state.vp = 0;
      change(state);
    });

  it('has the most VP', () => {
    expect(winners(tied(3, (s) => (s.capitalist.vp = 10)))).toEqual(['capitalist']);
    expect(winners(tied(4, (s) => (s.state.vp = 30)))).toEqual(['state']);
  });

  it('among equals has the most of its own policies', () => {
    expect(winners(tied(3, (s) => (s.middle.vp = 0)))).toEqual(['working']);
  });

  it('is the State, if it is still equal', () => {
    const state = tied(4, (s) => {
      s.state.vp = 10;
      s.state.agenda = 'agenda-1a-2b-3c-4b-5c'; // matches 1A, 4B and 5C
    });
    expect(winners(state)).toEqual(['state']);
    const equal = tied(4, (s) => {
      s.state.vp = 10;
      s.state.agenda = 'agenda-1b-2a-3c-4a-5c'; // matches 2A and 5C
    });
    expect(winners(equal)).toEqual(['state']);
  });

  it('otherwise has the most cubes in the bag (H6)', () => {
    expect(winners(tied(3, (s) => (s.bag.middle = 9)))).toEqual(['middle']);
  });

  it('otherwise shares the victory', () => {
    const state = tied(3, () => {});
    expect(winners(state)).toEqual(['working', 'middle']);
    expect(standings(state).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('is nobody before the game is over', () => {
    expect(standings(position(4)).some(({ won }) => won)).toBe(false);
  });
});
