/** The four new cards that all classes have: Momentum, Status Quo, Government Agenda, Scandal. */
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { POLICIES, type Policy } from '../../../src/rules/names.js';
import { scoring } from '../../../src/rules/round/scoring.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { possibleBills } from '../../../src/rules/vote.js';
import { canPlay, perform, playCard } from '../../support.js';
import { asked, billed, EVERYBODY, influential, play, playable, table } from './hand.js';

const MOMENTUM = 'momentum-for-change';
const STATUS_QUO = 'protect-the-status-quo';
const AGENDA = 'change-of-government-agenda';
const SCANDAL = 'reveal-political-scandal';

const TRADE = { policy: 'foreign-trade', section: 'C' } as const;
const IMMIGRATION = { policy: 'immigration', section: 'A' } as const;
const policiesFor = (state: HegemonyState): Policy[] => possibleBills(state, 'working').map(({ policy }) => policy);

describe.each(EVERYBODY)('with %i players, for the %s', (players, seat) => {
  it('Momentum for Change gives 1 Influence for each own marker on the table, then a bill without a vote', () => {
    const state = billed(table(players), seat, 'taxation', 'B');
    play(state, seat, MOMENTUM, ['propose-bill', TRADE]);
    // One for the bill that lay there, none for the new one, and nobody is asked for a vote.
    expect(state[seat]).toMatchObject({ influence: 2, bills: 1 });
    expect(state.bills['foreign-trade']).toEqual({ by: seat, section: 'C' });
  });

  it('Protect the Status Quo closes a policy to all bills, for a marker, and gives 1 Influence', () => {
    const state = table(players);
    play(state, seat, STATUS_QUO, ['protect-policy', 'taxation']);
    expect(state[seat]).toMatchObject({ influence: 2, bills: 2 });
    expect(state.bills.taxation).toBeNull();
    for (const other of state.seats) {
      expect(possibleBills(state, other).map(({ policy }) => policy)).not.toContain('taxation');
    }
  });

  it('Change of Government Agenda takes away a bill of another; both may propose, the other not the same again', () => {
    const [other = seat] = table(players).seats.filter((one) => one !== seat);
    const state = billed(table(players), other, 'foreign-trade', 'C');
    const wish = ['propose-bill', IMMIGRATION, seat] as const;
    play(state, seat, AGENDA, wish, ['immediate-vote', 'later', seat], ['propose-bill', null, other]);
    expect(state.bills['foreign-trade']).toBeNull();
    // No Influence for the bill that is gone; its marker is back.
    expect(state[other]).toMatchObject({ influence: 1, bills: 3 });
    expect(state.bills.immigration).toEqual({ by: seat, section: 'A' });
  });

  it('Reveal Political Scandal takes 2 Influence from another player', () => {
    const [other = seat] = table(players).seats.filter((one) => one !== seat);
    const state = influential(table(players), other, 3);
    play(state, seat, SCANDAL);
    expect([state[other].influence, state[seat].influence]).toEqual([1, 3]);
  });
});

describe('Momentum for Change (NC-1)', () => {
  it('counts a marker that protects a policy too', () => {
    const state = billed(table(4), 'state', 'taxation', 'B');
    play(state, 'state', STATUS_QUO, ['protect-policy', 'immigration']);
    play(state, 'state', MOMENTUM, ['propose-bill', TRADE]);
    // 1 at the start, 1 for the protection, 2 for the markers; Media Influence is not touched.
    expect(state.state).toMatchObject({ influence: 4, services: { influence: 4 }, bills: 0 });
  });

  it('takes no more than the Supply holds, and none without a marker on the table', () => {
    const none = play(table(2), 'working', MOMENTUM, ['propose-bill', TRADE]);
    expect(none.state.working.influence).toBe(1);
    const scarce = billed(billed(table(4), 'middle', 'taxation', 'B'), 'middle', 'immigration', 'A');
    influential(scarce, 'capitalist', 27);
    expect(scarce.supply.resources.influence).toBe(1);
    play(scarce, 'middle', MOMENTUM, ['propose-bill', TRADE]);
    expect(scarce.middle.influence).toBe(2);
  });

  it('needs a bill that can be proposed: a marker, and a policy that is open', () => {
    const spent = table(3, (state) => {
      for (const policy of ['taxation', 'immigration', 'foreign-trade'] as const) billed(state, 'working', policy, 'B');
    });
    expect(playable(spent, 'working', MOMENTUM)).toBe(false);
    expect(playable(structuredClone(spent), 'middle', MOMENTUM)).toBe(true);
    const closed = table(4, (state) => {
      state.signs = POLICIES.map((policy) => ({ policy, by: 'capitalist' }));
    });
    expect(playable(closed, 'middle', MOMENTUM)).toBe(false);
  });
});

describe('Protect the Status Quo (NC-2)', () => {
  it('needs a marker, and lets any of the seven policies be chosen', () => {
    const state = billed(table(4), 'state', 'taxation', 'B');
    expect(asked(state, 'working', STATUS_QUO)).toMatchObject({ options: POLICIES });
    state.working.bills = 0;
    expect(playable(state, 'working', STATUS_QUO)).toBe(false);
  });

  it('leaves a bill that lies on the policy, which is voted on', () => {
    const state = billed(table(2), 'capitalist', 'taxation', 'B');
    play(state, 'working', STATUS_QUO, ['protect-policy', 'taxation']);
    expect(state.bills.taxation).toEqual({ by: 'capitalist', section: 'B' });
  });

  it('gives the marker back at the end of the round, and opens the policy again', () => {
    const state = table(3);
    play(state, 'middle', STATUS_QUO, ['protect-policy', 'taxation']);
    expect(policiesFor(state)).not.toContain('taxation');
    state.phase = 'scoring';
    perform(state, scoring);
    expect(state.middle.bills).toBe(3);
    expect(policiesFor(state)).toContain('taxation');
    expect(state).not.toHaveProperty('signs');
  });

  it('stops bills alone: Emergency State moves a protected policy', () => {
    const state = table(4);
    for (const policy of ['labor-market', 'welfare-health', 'foreign-trade'] as const) {
      billed(state, 'capitalist', policy, 'C');
    }
    play(state, 'working', STATUS_QUO, ['protect-policy', 'immigration']);
    playCard(state, 'state', 'st-emergency-state', [['card-policy', IMMIGRATION]]);
    expect(state.policies.immigration).toBe('A');
  });

  it('is no bill: it counts neither for Emergency State nor against Change of Government Agenda', () => {
    const state = table(4);
    for (const policy of ['labor-market', 'welfare-health'] as const) billed(state, 'capitalist', policy, 'C');
    play(state, 'working', STATUS_QUO, ['protect-policy', 'taxation']);
    expect(canPlay(structuredClone(state), 'state', 'st-emergency-state')).toBe(false);
    billed(state, 'capitalist', 'immigration', 'C');
    expect(playable(state, 'middle', AGENDA)).toBe(true);
  });

  it('accounts for its marker: none is lost or made', () => {
    const state = table(4);
    play(state, 'capitalist', STATUS_QUO, ['protect-policy', 'immigration']);
    const markers = () => hegemony.check?.(state).filter((what) => what.includes('bill markers')) ?? [];
    expect(markers()).toEqual([]);
    state.capitalist.bills++;
    expect(markers()).toEqual(['4 bill markers of capitalist instead of 3']);
  });
});

describe('Change of Government Agenda (NC-3)', () => {
  it('needs 3 bills or fewer, one of them of another player', () => {
    const own = billed(table(2), 'working', 'taxation', 'B');
    expect(playable(own, 'working', AGENDA)).toBe(false);
    expect(playable(structuredClone(own), 'capitalist', AGENDA)).toBe(true);
    for (const policy of ['labor-market', 'welfare-health'] as const) billed(own, 'capitalist', policy, 'C');
    expect(playable(structuredClone(own), 'working', AGENDA)).toBe(true);
    expect(playable(billed(own, 'capitalist', 'immigration', 'C'), 'working', AGENDA)).toBe(false);
  });

  it('offers the bills of others, not its own', () => {
    const state = billed(billed(table(3), 'working', 'taxation', 'B'), 'middle', 'foreign-trade', 'C');
    billed(state, 'capitalist', 'immigration', 'A');
    expect(asked(state, 'working', AGENDA)).toMatchObject({ options: [TRADE, IMMIGRATION] });
  });

  it('lets the owner propose for the same policy, but not the same section', () => {
    const again = (section: 'A' | 'C') => {
      const state = billed(table(2), 'capitalist', 'foreign-trade', 'C');
      play(
        state,
        'working',
        AGENDA,
        ['propose-bill', null, 'working'],
        ['propose-bill', { policy: 'foreign-trade', section }, 'capitalist'],
        ['immediate-vote', 'later', 'capitalist'],
      );
      return state.bills['foreign-trade'];
    };
    expect(again('A')).toEqual({ by: 'capitalist', section: 'A' });
    expect(() => again('C')).toThrow();
  });

  it('lets whoever plays it take over the bill, and vote on it at once', () => {
    const state = billed(table(2), 'capitalist', 'immigration', 'A');
    play(
      state,
      'working',
      AGENDA,
      ['propose-bill', IMMIGRATION, 'working'],
      ['immediate-vote', 'now', 'working'],
      ['stance', 'for', 'capitalist'],
      ['vote-influence', 0, 'capitalist'],
      ['propose-bill', null, 'capitalist'],
    );
    expect(state.policies.immigration).toBe('A');
  });

  it('asks nobody who cannot propose', () => {
    const state = billed(table(2), 'capitalist', 'taxation', 'B');
    state.signs = POLICIES.map((policy) => ({ policy, by: 'capitalist' }));
    play(state, 'working', AGENDA);
    expect(state.bills.taxation).toBeNull();
  });
});

describe('Reveal Political Scandal (NC-4)', () => {
  it('needs somebody with 2 Influence', () => {
    expect(playable(table(4), 'working', SCANDAL)).toBe(false);
    expect(playable(influential(table(4), 'working', 5), 'working', SCANDAL)).toBe(false);
    expect(playable(influential(table(4), 'middle', 2), 'working', SCANDAL)).toBe(true);
  });

  it('takes Personal Influence from the State, where it is played, and gives it such', () => {
    const state = influential(influential(table(4), 'state', 2), 'middle', 2);
    play(state, 'working', SCANDAL, ['take-influence-from', 'state']);
    expect(state.state).toMatchObject({ influence: 0, services: { influence: 4 } });
    play(state, 'state', SCANDAL, ['take-influence-from', 'working']);
    expect(state.state).toMatchObject({ influence: 2, services: { influence: 4 } });
    expect(playable(influential(table(3), 'state', 5), 'working', SCANDAL)).toBe(false);
  });
});
