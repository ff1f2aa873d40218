/** Bills, Immediate Votes and elections (p. 12-14, 28, 32). */
import { describe, expect, it } from 'vitest';
import { refill } from '../../src/rules/bag.js';
import type { Class, Policy, Seat, Section } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { holdVote, possibleBills } from '../../src/rules/vote.js';
import { act, at, company, mayAct, perform, position, type Scripted, unemployed } from '../support.js';

/** A table on which a bill lies, with a bag that holds just these cubes. */
function billed(
  players: 2 | 3 | 4,
  by: Seat,
  bag: Record<Class, number>,
  policy: Policy = 'taxation',
  section: Section = 'B',
): HegemonyState {
  const state = position(players);
  state[by].bills--;
  state.bills[policy] = { by, section };
  state.bag = { ...bag };
  for (const name of ['working', 'middle', 'capitalist'] as const) state.cubes[name] = 25 - bag[name];
  return state;
}
const voting = (state: HegemonyState, answers: readonly Scripted[], policy: Policy = 'taxation') =>
  perform(state, (t) => holdVote(t, policy), answers);
const nobodySpends = (...seats: Seat[]): Scripted[] => seats.map((seat) => ['vote-influence', 0, seat]);

describe('a bill', () => {
  it('is for a section next to the current one, on a policy that has none', () => {
    const state = at(position(4), { 'labor-market': 'B', taxation: 'A' });
    state.bills.immigration = { by: 'state', section: 'A' };
    expect(possibleBills(state, 'working')).toEqual([
      { policy: 'fiscal-policy', section: 'B' },
      { policy: 'labor-market', section: 'A' },
      { policy: 'labor-market', section: 'C' },
      { policy: 'taxation', section: 'B' },
      { policy: 'welfare-health', section: 'A' },
      { policy: 'welfare-health', section: 'C' },
      { policy: 'welfare-education', section: 'B' },
      { policy: 'foreign-trade', section: 'A' },
      { policy: 'foreign-trade', section: 'C' },
    ]);
  });

  it('needs one of three markers', () => {
    const state = position(4);
    for (const policy of ['fiscal-policy', 'taxation', 'welfare-education'] as const) {
      act(state, 'working', 'propose-bill', [
        ['propose-bill', { policy, section: 'B' }],
        ['immediate-vote', 'later'],
      ]);
    }
    expect(state.working.bills).toBe(0);
    expect(mayAct(state, 'working', 'propose-bill')).toBe(false);
    expect(mayAct(state, 'middle', 'propose-bill')).toBe(true);
  });

  it('waits for the Elections Phase if no Immediate Vote is called', () => {
    const state = position(4);
    act(state, 'capitalist', 'propose-bill', [
      ['propose-bill', { policy: 'immigration', section: 'C' }],
      ['immediate-vote', 'later'],
    ]);
    expect(state.bills.immigration).toEqual({ by: 'capitalist', section: 'C' });
    expect(state.policies.immigration).toBe('B');
    expect(state.capitalist.influence).toBe(1);
  });

  it('is voted on at once for 1 Influence, and its marker returns', () => {
    const state = position(2);
    state.bag = { working: 5, middle: 0, capitalist: 0 };
    act(state, 'working', 'propose-bill', [
      ['propose-bill', { policy: 'taxation', section: 'B' }],
      ['immediate-vote', 'now'],
      ['stance', 'against', 'capitalist'],
      ['vote-influence', 1, 'capitalist'],
    ]);
    expect(state.working).toMatchObject({ influence: 0, bills: 3, vp: 3 });
    expect(state.policies.taxation).toBe('B');
    expect(state.bills.taxation).toBeNull();
  });

  it('is not offered an Immediate Vote without Influence', () => {
    const state = position(4, (s) => Object.assign(s.middle, { influence: 0 }));
    act(state, 'middle', 'propose-bill', [['propose-bill', { policy: 'taxation', section: 'B' }]]);
    expect(state.bills.taxation).toEqual({ by: 'middle', section: 'B' });
  });
});

describe('an election', () => {
  it('passes on a tie; the proposer gains 3 VP', () => {
    const state = billed(2, 'capitalist', { working: 2, middle: 1, capitalist: 2 });
    voting(state, [['stance', 'against', 'working'], ...nobodySpends('working', 'capitalist')]);
    expect(state.policies.taxation).toBe('B');
    expect([state.capitalist.vp, state.working.vp]).toEqual([3, 0]);
  });

  it('fails with more against, and nobody scores', () => {
    const state = billed(3, 'capitalist', { working: 3, middle: 1, capitalist: 1 });
    voting(state, [
      ['stance', 'against', 'working'],
      ['stance', 'for', 'middle'],
      ...nobodySpends('working', 'middle', 'capitalist'),
    ]);
    expect(state.policies.taxation).toBe('A');
    expect(state.bills.taxation).toBeNull();
    expect([state.working.vp, state.middle.vp, state.capitalist.vp]).toEqual([0, 0, 0]);
    expect(state.capitalist.bills).toBe(3);
  });

  it('gives no VP to a supporter without a single vote, but 3 to a proposer without one', () => {
    const state = billed(4, 'state', { working: 5, middle: 0, capitalist: 0 });
    voting(state, [
      ['stance', 'for', 'working'],
      ['stance', 'for', 'middle'],
      ['stance', 'against', 'capitalist'],
      ...nobodySpends('working', 'middle', 'capitalist', 'state'),
    ]);
    expect([state.working.vp, state.middle.vp, state.capitalist.vp, state.state.vp]).toEqual([1, 0, 0, 3]);
  });

  it('counts every Influence as a vote and discards all of it, of both sides', () => {
    const state = billed(3, 'working', { working: 0, middle: 0, capitalist: 5 });
    Object.assign(state.working, { influence: 4 });
    Object.assign(state.middle, { influence: 2 });
    state.supply.resources.influence = 35 - 4 - 4 - 2 - 1;
    voting(state, [
      ['stance', 'for', 'middle'],
      ['stance', 'against', 'capitalist'],
      ['vote-influence', 4, 'working'],
      ['vote-influence', 2, 'middle'],
      ['vote-influence', 1, 'capitalist'],
    ]);
    expect(state.policies.taxation).toBe('B');
    expect([state.working.vp, state.middle.vp]).toEqual([3, 1]);
    expect([state.working.influence, state.middle.influence, state.capitalist.influence]).toEqual([0, 0, 0]);
    expect(state.supply.resources.influence).toBe(35 - 4);
  });

  it('discards the cubes of the winning side and returns those of the losing side', () => {
    const state = billed(3, 'working', { working: 2, middle: 1, capitalist: 2 });
    voting(state, [
      ['stance', 'for', 'middle'],
      ['stance', 'against', 'capitalist'],
      ...nobodySpends('working', 'middle', 'capitalist'),
    ]);
    expect(state.bag).toEqual({ working: 0, middle: 0, capitalist: 2 });
    expect(state.cubes).toEqual({ working: 25, middle: 25, capitalist: 23 });
    expect(state.drawn).toEqual({ working: 0, middle: 0, capitalist: 0 });
  });

  it('with everybody in favour still costs five cubes, all discarded; VP as usual (H33)', () => {
    const state = billed(3, 'working', { working: 2, middle: 3, capitalist: 0 });
    voting(state, [
      ['stance', 'for', 'middle'],
      ['stance', 'for', 'capitalist'],
      ...nobodySpends('working', 'middle', 'capitalist'),
    ]);
    expect(state.bag).toEqual({ working: 0, middle: 0, capitalist: 0 });
    expect([state.working.vp, state.middle.vp, state.capitalist.vp]).toEqual([3, 1, 0]);
  });

  it('draws five of what is in the bag, by chance', () => {
    const state = billed(4, 'working', { working: 8, middle: 8, capitalist: 8 });
    const { log } = voting(state, [
      ['stance', 'against', 'middle'],
      ['stance', 'against', 'capitalist'],
      ['stance', 'against', 'state'],
      ...nobodySpends('working', 'middle', 'capitalist', 'state'),
    ]);
    const drawn = log.find(({ kind }) => kind === 'cubes-drawn')?.params as Record<Class, number>;
    expect(drawn.working + drawn.middle + drawn.capitalist).toBe(5);
  });
});

describe('with 2 players', () => {
  it('Middle Class cubes count among the five, vote for nobody and are discarded', () => {
    const state = billed(2, 'working', { working: 1, middle: 3, capitalist: 1 });
    voting(state, [['stance', 'against', 'capitalist'], ...nobodySpends('working', 'capitalist')]);
    expect(state.policies.taxation).toBe('B');
    expect(state.bag).toEqual({ working: 0, middle: 0, capitalist: 1 });
    expect(state.cubes.middle).toBe(25);
  });

  it('are discarded too when the bill fails', () => {
    const state = billed(2, 'working', { working: 1, middle: 2, capitalist: 2 });
    voting(state, [['stance', 'against', 'capitalist'], ...nobodySpends('working', 'capitalist')]);
    expect(state.policies.taxation).toBe('A');
    expect(state.bag).toEqual({ working: 1, middle: 0, capitalist: 0 });
  });

  it('five of them and no Influence let the bill pass', () => {
    const state = billed(2, 'working', { working: 0, middle: 5, capitalist: 0 });
    voting(state, [['stance', 'against', 'capitalist'], ...nobodySpends('working', 'capitalist')]);
    expect(state.policies.taxation).toBe('B');
    expect(state.working.vp).toBe(3);
  });

  it('five of them and one Influence against let it fail', () => {
    const state = billed(2, 'working', { working: 0, middle: 5, capitalist: 0 });
    voting(state, [
      ['stance', 'against', 'capitalist'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 1, 'capitalist'],
    ]);
    expect(state.policies.taxation).toBe('A');
  });
});

describe('the State', () => {
  it('takes no part without Personal Influence', () => {
    const state = billed(4, 'working', { working: 3, middle: 0, capitalist: 2 });
    state.state.influence = 0;
    voting(state, [
      ['stance', 'against', 'middle'],
      ['stance', 'against', 'capitalist'],
      ...nobodySpends('working', 'middle', 'capitalist'),
    ]);
    expect(state.policies.taxation).toBe('B');
  });

  it('has to take a side with Personal Influence, and gains 1 VP for spending some on the winning side', () => {
    const state = billed(4, 'working', { working: 3, middle: 0, capitalist: 2 });
    voting(state, [
      ['stance', 'against', 'middle'],
      ['stance', 'against', 'capitalist'],
      ['stance', 'for', 'state'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 1, 'middle'],
      ['vote-influence', 0, 'capitalist'],
      ['vote-influence', 1, 'state'],
    ]);
    expect(state.policies.taxation).toBe('B');
    expect([state.working.vp, state.state.vp]).toEqual([3, 1]);
  });

  it('is in favour of its own bill even when the Immediate Vote took its last Influence', () => {
    const state = position(4);
    state.bag = { working: 5, middle: 0, capitalist: 0 };
    act(state, 'state', 'propose-bill', [
      ['propose-bill', { policy: 'taxation', section: 'B' }],
      ['immediate-vote', 'now'],
      ['stance', 'for', 'working'],
      ['stance', 'against', 'middle'],
      ['stance', 'against', 'capitalist'],
      ...nobodySpends('working', 'middle', 'capitalist'),
    ]);
    expect([state.state.vp, state.working.vp]).toEqual([3, 1]);
  });
});

describe('the bag', () => {
  it('is refilled by half the Population and half the operational companies, rounded up', () => {
    const state = position(4);
    expect(refill(state)).toEqual({ working: 2, middle: 2, capitalist: 2 });
    unemployed(state, 'working', { unskilled: 10 }); // 17 workers: a Population of 5
    company(state, 'automated-grain-farm', 'capitalist');
    company(state, 'automated-dairy-farm', 'capitalist');
    expect(refill(state)).toEqual({ working: 3, middle: 2, capitalist: 3 });
  });

  it('gets the higher of the two values from the Middle Class', () => {
    const state = position(3);
    for (const id of ['organic-farm', 'game-store', 'pharmacy', 'tutoring-company', 'local-newspaper'])
      company(state, id, 'middle').workers.fill({ class: 'middle', skill: 'unskilled', committed: false });
    expect(refill(state).middle).toBe(4); // 7 operational companies against a Population of 3
  });

  it('gets 5 cubes of an unplayed Middle Class', () => {
    expect(refill(position(2)).middle).toBe(5);
  });

  it('is refilled twice when it is empty and cubes must be drawn, without Influence for the State', () => {
    const state = billed(4, 'working', { working: 0, middle: 0, capitalist: 0 });
    voting(state, [
      ['stance', 'for', 'middle'],
      ['stance', 'for', 'capitalist'],
      ['stance', 'for', 'state'],
      ...nobodySpends('working', 'middle', 'capitalist', 'state'),
    ]);
    // 2 + 2 + 2 twice is 12; five were drawn and discarded.
    expect(state.bag.working + state.bag.middle + state.bag.capitalist).toBe(7);
    expect(state.state.influence).toBe(1);
  });

  it('is refilled in the middle of a draw when it runs out', () => {
    const state = billed(3, 'working', { working: 3, middle: 0, capitalist: 0 });
    voting(state, [
      ['stance', 'for', 'middle'],
      ['stance', 'for', 'capitalist'],
      ...nobodySpends('working', 'middle', 'capitalist'),
    ]);
    expect(state.bag.working + state.bag.middle + state.bag.capitalist).toBe(12 - 2);
  });

  it('takes 3 cubes by Political Pressure, or as many as the class has left', () => {
    const state = position(3);
    act(state, 'middle', 'apply-political-pressure');
    expect([state.bag.middle, state.cubes.middle]).toEqual([11, 14]);
    state.cubes.capitalist = 2;
    state.bag.capitalist = 23;
    act(state, 'capitalist', 'apply-political-pressure');
    expect(state.bag.capitalist).toBe(25);
    expect(mayAct(state, 'capitalist', 'apply-political-pressure')).toBe(false);
  });
});
