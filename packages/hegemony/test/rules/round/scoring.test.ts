/** The Scoring Phase (p. 13, 17, 21, 25, 29). */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { gainProsperity, takeLegitimacyToken } from '../../../src/rules/points.js';
import { scoring } from '../../../src/rules/round/scoring.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { company, perform, position, staffed } from '../../support.js';

const scored = (state: HegemonyState) => perform(state, scoring).state;
/** The State's own scoring looks at events too: none lie open in these positions. */
const quiet = (players: 2 | 3 | 4, change: (state: HegemonyState) => void = () => {}) =>
  position(players, (state) => {
    state.phase = 'scoring';
    state.state.eventDiscard.push(...state.state.events.splice(0));
    change(state);
  });

describe('Trade Unions', () => {
  it('are worth 2 VP each', () => {
    const state = quiet(3, ({ working }) => Object.assign(working.unions, { media: true, luxury: true }));
    expect(scored(state).working.vp).toBe(4);
  });
});

describe('the Middle Class', () => {
  it('gains a Prosperity if it has more fully operational companies than Prosperity shows', () => {
    const state = quiet(3, (s) => staffed(s, 'doctors-office-start', 'working', ['unskilled'], false, 1));
    scored(state);
    expect(state.middle).toMatchObject({ prosperity: 1, vp: 1 });
  });

  it('does not count a company that lacks its employee', () => {
    expect(scored(quiet(3)).middle).toMatchObject({ prosperity: 0, vp: 0 });
  });

  it('compares with the value of the space, not its number', () => {
    const full = (s: HegemonyState) => {
      for (const id of ['fast-food-restaurant', 'jewelry-store', 'pharmacy', 'training-center', 'pr-agency'])
        company(s, id, 'middle').workers = [
          { class: 'middle', skill: 'unskilled', committed: false },
          { class: 'middle', skill: 'unskilled', committed: false },
        ];
      staffed(s, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    };
    // Six of them against space 6, which shows 5: one more, to space 7, which shows 6.
    const state = quiet(3, (s) => {
      full(s);
      s.middle.prosperity = 6;
    });
    expect(scored(state).middle).toMatchObject({ prosperity: 7, vp: 6 });
    const equal = quiet(3, (s) => {
      full(s);
      s.middle.prosperity = 7;
    });
    expect(scored(equal).middle).toMatchObject({ prosperity: 7, vp: 0 });
  });
});

describe('the Prosperity tracks', () => {
  const track = (seat: 'working' | 'middle') => {
    const state = position(4);
    const values: number[] = [];
    for (let i = 0; i < 11; i++) {
      const before = state[seat].vp;
      perform(state, function* (t) {
        gainProsperity(t, seat);
      });
      values.push(state[seat].vp - before);
    }
    return values;
  };

  it('rise to 10 for the Working Class, and the last space scores again', () => {
    expect(track('working')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
  });

  it('rise to 7 for the Middle Class, and the last space scores again', () => {
    expect(track('middle')).toEqual([1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7]);
  });
});

describe('wealth', () => {
  const SPACES: readonly (readonly [from: number, to: number, space: number])[] = [
    [0, 9, 0],
    [10, 24, 1],
    [25, 49, 2],
    [50, 74, 3],
    [75, 99, 4],
    [100, 124, 5],
    [125, 149, 6],
    [150, 174, 7],
    [175, 199, 8],
    [200, 249, 9],
    [250, 299, 10],
    [300, 349, 11],
    [350, 399, 12],
    [400, 449, 13],
    [450, 499, 14],
    [500, 2000, 15],
  ];

  it.each(SPACES)(
    'from %i to %i is worth %i VP, and 3 more for each space that the marker moves',
    (from, to, space) => {
      for (const capital of [from, to]) {
        const fresh = quiet(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 0, capital }));
        expect(scored(fresh).capitalist).toMatchObject({ vp: space * 4, wealth: space });
        const before = quiet(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 0, capital, wealth: 15 }));
        expect(scored(before).capitalist).toMatchObject({ vp: space, wealth: 15 });
      }
    },
  );

  it('moves all Revenue to Capital first', () => {
    const state = quiet(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 20, capital: 30 }));
    expect(scored(state).capitalist).toMatchObject({ revenue: 0, capital: 50, wealth: 3 });
  });
});

describe('the State', () => {
  it('scores its two lowest Legitimacies, then halves all three, rounded up, and adds its tokens (H24)', () => {
    const state = quiet(4, ({ state: board }) => {
      board.legitimacy = { working: 10, middle: 1, capitalist: 7 };
      board.tokens = { working: 6, middle: 1, capitalist: 0 };
      board.agenda = 'agenda-1a-2c-3b-4c-5a';
    });
    const { log } = perform(state, scoring);
    expect(state.state.vp).toBe(1 + 7);
    expect(state.state.legitimacy).toEqual({ working: 10, middle: 2, capitalist: 4 });
    expect(log).toContainEqual({ kind: 'legitimacy-halved', params: { working: 10, middle: 2, capitalist: 4 } });
  });

  it('scores 1 VP for every policy that its agenda wants, and discards the agenda', () => {
    const state = quiet(4, ({ state: board }) => {
      board.agenda = 'agenda-1c-2b-3a-4b-5c'; // the set-up itself
    });
    scored(state);
    expect(state.state.vp).toBe(4 + 5);
    expect(state.state.agenda).toBeNull();
    expect(state.state.agendaDiscard).toEqual(['agenda-1c-2b-3a-4b-5c']);
  });

  it('gains 1 Legitimacy at once with a token; without a token left it gains neither (H13)', () => {
    const state = quiet(4, (s) => {
      s.supply.tokens.middle = 1;
    });
    const taking = () =>
      perform(state, function* (t) {
        takeLegitimacyToken(t, 'middle');
      });
    taking();
    expect([state.state.legitimacy.middle, state.state.tokens.middle, state.supply.tokens.middle]).toEqual([3, 1, 0]);
    taking();
    expect([state.state.legitimacy.middle, state.state.tokens.middle]).toEqual([3, 1]);
  });

  it('scores nothing when nobody plays it', () => {
    const state = scored(quiet(3));
    expect(state.state.vp).toBe(0);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 });
  });
});

describe('afterwards', () => {
  it('comes the next round', () => {
    const state = scored(quiet(2));
    expect([state.round, state.phase, state.step]).toEqual([2, 'preparation', 0]);
  });

  it('comes the end of the game after round 5, with the last agenda still open', () => {
    const state = quiet(4, (s) => {
      s.round = 5;
    });
    const { agenda } = state.state;
    scored(state);
    expect(state.phase).toBe('game-end');
    expect(state.state.agenda).toBe(agenda);
  });

  it('leaves wages and companies alone', () => {
    expect(findCompany(scored(quiet(3)), 'college-start').wage).toBe(2);
  });
});
