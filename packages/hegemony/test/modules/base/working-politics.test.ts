/** The Working Class cards about bills and the voting bag. */
import { describe, expect, it } from 'vitest';
import { CLASSES, type Class, POLICIES, type Policy } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, position, type Scripted, unemployed } from '../../support.js';
import { asked, play, playable } from './working-hand.js';

/** With exactly these cubes in the bag and the others in their owners' supplies. */
function withBag(state: HegemonyState, bag: Record<Class, number>): HegemonyState {
  for (const name of CLASSES) state.cubes[name] = 25 - bag[name];
  state.bag = { ...bag };
  return state;
}

/** Where nobody but the Working Class has Influence, so that nobody else is asked for it. */
function withInfluence(state: HegemonyState, influence: number): HegemonyState {
  for (const seat of state.seats) {
    state.supply.resources.influence += state[seat].influence;
    state[seat].influence = 0;
  }
  state.supply.resources.influence -= influence;
  state.working.influence = influence;
  return state;
}

const bill = (policy: Policy, section: 'A' | 'B' | 'C'): Scripted => ['propose-bill', { policy, section }];
const now: Scripted = ['immediate-vote', 'now'];
const later: Scripted = ['immediate-vote', 'later'];
const against = (...seats: Class[]): Scripted[] => seats.map((seat) => ['stance', 'against', seat]);

const drawnAndBack = { working: 0, middle: 0, capitalist: 0 };

describe.each([
  ['healthcare-movement', 'welfare-health'],
  ['immigration-reform', 'immigration'],
  ['student-movement', 'welfare-education'],
  ['workers-movement', 'labor-market'],
] as const)('%s', (card, policy) => {
  it('proposes a bill for its policy alone and adds two cubes', () => {
    for (const players of [2, 3, 4] as const) {
      const { state } = play(at(position(players), { [policy]: 'B' }), card, [bill(policy, 'A'), later]);
      expect(state.bills[policy]).toEqual({ by: 'working', section: 'A' });
      expect(state.working.bills).toBe(2);
      expect(state.bag.working).toBe(10);
      expect(state.cubes.working).toBe(15);
    }
    expect(asked(at(position(4), { [policy]: 'B' }), card)?.options).toEqual([
      { policy, section: 'A' },
      { policy, section: 'C' },
    ]);
  });

  it('asks nothing where there is one neighbouring section and no Influence', () => {
    const { state } = play(withInfluence(at(position(3), { [policy]: 'C' }), 0), card);
    expect(state.bills[policy]).toEqual({ by: 'working', section: 'B' });
  });

  it('needs a marker and a policy without one', () => {
    const start = position(3);
    start.working.bills = 0;
    expect(playable(start, card)).toBe(false);
    const taken = position(3);
    taken.bills[policy] = { by: 'capitalist', section: 'B' };
    taken.capitalist.bills--;
    expect(playable(taken, card)).toBe(false);
  });

  it('adds fewer cubes where fewer are left', () => {
    const start = withInfluence(at(position(2), { [policy]: 'C' }), 0);
    const { state } = play(withBag(start, { working: 24, middle: 8, capitalist: 8 }), card);
    expect(state.bag.working).toBe(25);
  });
});

describe('the vote of a movement (H43)', () => {
  it('costs 1 Influence and ends before the two cubes go into the bag', () => {
    const start = withBag(withInfluence(position(3), 1), { working: 25, middle: 0, capitalist: 0 });
    const { state } = play(start, 'immigration-reform', [
      bill('immigration', 'C'),
      now,
      ...against('middle', 'capitalist'),
    ]);
    expect(state.policies.immigration).toBe('C');
    expect(state.working).toMatchObject({ vp: 3, influence: 0, bills: 3 });
    // Five cubes have won and left the bag; of these, two go in again.
    expect(state.bag.working).toBe(22);
    expect(state.cubes.working).toBe(3);
  });
});

describe('Need for Change (H42)', () => {
  const card = 'need-for-change';

  it('proposes two bills for different policies', () => {
    const { state } = play(position(4), card, [bill('taxation', 'B'), later, bill('immigration', 'A'), later]);
    expect(state.bills).toMatchObject({ taxation: { section: 'B' }, immigration: { section: 'A' } });
    expect(state.working.bills).toBe(1);
  });

  it('lets both be voted on for 1 Influence each, the first before the second is chosen', () => {
    const start = withBag(withInfluence(position(2), 2), { working: 10, middle: 0, capitalist: 0 });
    start.working.bills = 1;
    const { state } = play(start, card, [
      bill('taxation', 'B'),
      now,
      ...against('capitalist'),
      ['vote-influence', 0, 'working'],
      bill('immigration', 'A'),
      now,
      ...against('capitalist'),
    ]);
    expect(state.policies).toMatchObject({ taxation: 'B', immigration: 'A' });
    expect(state.working).toMatchObject({ vp: 6, influence: 0, bills: 1 });
  });

  it('keeps the second bill off the first policy, even after its vote', () => {
    const start = withBag(withInfluence(position(2), 1), { working: 10, middle: 0, capitalist: 0 });
    const again = () =>
      play(start, card, [bill('taxation', 'B'), now, ...against('capitalist'), bill('taxation', 'C')]);
    expect(again).toThrow('not one of the options');
  });

  it('is content with one bill where no second is possible', () => {
    const one = position(3);
    one.working.bills = 1;
    const { state } = play(one, card, [bill('taxation', 'B'), later]);
    expect(state.working.bills).toBe(0);
    expect(playable(state, card)).toBe(false);

    const crowded = position(3);
    for (const policy of POLICIES) if (policy !== 'taxation') crowded.bills[policy] = { by: 'middle', section: 'B' };
    play(crowded, card, [later]);
    expect(crowded.bills.taxation).toEqual({ by: 'working', section: 'B' });
    expect(crowded.working.bills).toBe(2);
  });
});

describe('Radical Reforms', () => {
  const card = 'radical-reforms';

  it('proposes a section two steps away and holds no vote', () => {
    const { state } = play(position(4), card, [bill('fiscal-policy', 'A')]);
    expect(state.bills['fiscal-policy']).toEqual({ by: 'working', section: 'A' });
    expect(state.working).toMatchObject({ influence: 1, bills: 2 });
  });

  it('offers every other section of every policy without a bill', () => {
    const start = position(2);
    start.bills.taxation = { by: 'capitalist', section: 'B' };
    expect(asked(start, card)?.options).toHaveLength(12);
    start.working.bills = 0;
    expect(playable(start, card)).toBe(false);
  });
});

describe('Public Opinion Polling (H41)', () => {
  const card = 'public-opinion-polling';

  it('shows five cubes and lets a vote be held with them for nothing', () => {
    const start = withBag(withInfluence(position(3), 1), { working: 5, middle: 0, capitalist: 0 });
    const { state } = play(start, card, [
      bill('immigration', 'A'),
      now,
      ...against('middle', 'capitalist'),
      ['vote-influence', 0, 'working'],
    ]);
    expect(state.policies.immigration).toBe('A');
    expect(state.working).toMatchObject({ vp: 3, influence: 1, bills: 3 });
    expect(state.bag).toEqual(drawnAndBack);
    expect(state.cubes.working).toBe(25);
  });

  it('puts the cubes back if no vote is held, and the bill waits', () => {
    const bag = { working: 2, middle: 3, capitalist: 4 };
    const { state } = play(withBag(position(4), bag), card, [bill('immigration', 'A'), later]);
    expect(state.bag).toEqual(bag);
    expect(state.drawn).toEqual(drawnAndBack);
    expect(state.bills.immigration).toEqual({ by: 'working', section: 'A' });
    expect(state.working.influence).toBe(1);
  });

  it('discards cubes of an unplayed Middle Class without a vote', () => {
    const start = withBag(withInfluence(position(2), 0), { working: 0, middle: 5, capitalist: 0 });
    const { state } = play(start, card, [bill('immigration', 'A'), now, ...against('capitalist')]);
    expect(state.policies.immigration).toBe('A');
    expect(state.cubes.middle).toBe(25);
  });

  it('needs a bill that can be proposed', () => {
    const start = position(2);
    start.working.bills = 0;
    expect(playable(start, card)).toBe(false);
  });
});

describe('Fake News', () => {
  const card = 'fake-news';
  const remove = (of: Class | null): Scripted => ['remove-cube', of];

  it('shows six cubes and returns up to four of them to their owners', () => {
    const start = withBag(position(4), { working: 2, middle: 2, capitalist: 2 });
    const { state } = play(start, card, [
      remove('capitalist'),
      remove('capitalist'),
      remove('middle'),
      remove('working'),
    ]);
    expect(state.bag).toEqual({ working: 1, middle: 1, capitalist: 0 });
    expect(state.cubes).toEqual({ working: 24, middle: 24, capitalist: 25 });
    expect(state.drawn).toEqual(drawnAndBack);
  });

  it('may return fewer', () => {
    const start = withBag(position(2), { working: 2, middle: 2, capitalist: 2 });
    const { state } = play(start, card, [remove('middle'), remove(null)]);
    expect(state.bag).toEqual({ working: 2, middle: 1, capitalist: 2 });
  });

  it('refills a bag that runs out twice, and goes on', () => {
    const start = withBag(position(2), { working: 3, middle: 0, capitalist: 0 });
    const { state } = play(start, card, [remove(null)]);
    // Each time 2 for a Population of 3, 5 of the unplayed Middle Class, 1 for two operational companies.
    expect(state.bag).toEqual({ working: 7, middle: 10, capitalist: 2 });
  });
});

describe('Interest Groups (H40)', () => {
  const card = 'interest-groups';

  it('exchanges the first three foreign cubes for own ones', () => {
    for (const players of [2, 3, 4] as const) {
      const { state } = play(withBag(position(players), { working: 4, middle: 1, capitalist: 2 }), card);
      expect(state.bag).toEqual({ working: 7, middle: 0, capitalist: 0 });
      expect(state.cubes).toEqual({ working: 18, middle: 25, capitalist: 25 });
      expect(state.drawn).toEqual(drawnAndBack);
    }
  });

  it('leaves the cubes that were not shown', () => {
    const { state } = play(withBag(position(3), { working: 0, middle: 0, capitalist: 9 }), card);
    expect(state.bag).toEqual({ working: 3, middle: 0, capitalist: 6 });
  });

  it('lets its player choose where too few own cubes are left', () => {
    const start = withBag(position(3), { working: 24, middle: 1, capitalist: 2 });
    const { state } = play(start, card, [['remove-cube', 'middle']]);
    expect(state.bag).toEqual({ working: 25, middle: 0, capitalist: 2 });
    expect(state.cubes).toEqual({ working: 0, middle: 25, capitalist: 23 });
  });

  it('refills a bag that runs out', () => {
    const { state } = play(withBag(position(2), { working: 5, middle: 0, capitalist: 0 }), card);
    // 5 and twice 2 of one's own, twice 5 and twice 1 of the others, of which three are exchanged
    expect(state.bag.working).toBe(12);
    expect(state.bag.middle + state.bag.capitalist).toBe(9);
  });

  it('needs a cube of its own to exchange', () => {
    const state = position(3, ({ bag, cubes }) => {
      bag.working += cubes.working - 1;
      cubes.working = 1;
    });
    expect(playable(state, 'interest-groups')).toBe(true);
    state.bag.working++;
    state.cubes.working = 0;
    expect(playable(state, 'interest-groups')).toBe(false);
  });
});

describe('Proletarians of the World, Unite!', () => {
  const card = 'proletarians-of-the-world-unite';

  it('adds as many cubes as the Population', () => {
    expect(play(position(2), card).state.bag.working).toBe(11);
    const { state } = play(unemployed(position(4), 'working', { unskilled: 8 }), card);
    expect([state.bag.working, state.cubes.working]).toEqual([13, 12]);
  });

  it('adds those that are left, and is not played without any', () => {
    const start = withBag(position(3), { working: 23, middle: 8, capitalist: 8 });
    expect(play(start, card).state.bag.working).toBe(25);
    expect(playable(start, card)).toBe(false);
  });
});
