/** Cards of the Capitalist deck about bills and the voting bag. */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/rules/companies.js';
import type { Class } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, company, emptied, position, type Scripted } from '../../support.js';
import { asked, COUNTS, canPlay, cubesLeft, inBag, play, powerless, purse } from './capitalist-hand.js';

describe('Endorse Political Campaign', () => {
  const card = 'cc-endorse-political-campaign';

  it.each(COUNTS)('with %i players puts 6 cubes into the bag for 15, out of Revenue, then Capital', (players) => {
    const state = purse(position(players), 10, 20);
    play(state, card);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 15 });
    expect(state.bag.capitalist).toBe(14);
    expect(state.cubes.capitalist).toBe(11);
    expect(state.state.treasury).toBe(120);
  });

  it('puts in as many as are left', () => {
    const state = cubesLeft(position(4), 4);
    play(state, card);
    expect(state.bag.capitalist).toBe(12);
  });

  it('cannot be played with less than 15', () => {
    expect(canPlay(purse(position(2), 7, 8), card)).toBe(true);
    expect(canPlay(purse(position(2), 7, 7), card)).toBe(false);
  });
});

describe('Fake News', () => {
  const card = 'cc-fake-news';

  it.each(COUNTS)('with %i players shows 6 cubes and removes those chosen', (players) => {
    const state = inBag(position(players), { working: 3, middle: 2, capitalist: 1 });
    play(state, card, [
      ['remove-cube', 'working', 'capitalist'],
      ['remove-cube', 'middle'],
      ['remove-cube', null],
    ]);
    expect(state.bag).toEqual({ working: 2, middle: 1, capitalist: 1 });
    expect(state.cubes).toEqual({ working: 23, middle: 24, capitalist: 24 });
  });

  it('removes no more than 4, and none if none is wanted', () => {
    const state = inBag(position(4), { working: 6, middle: 0, capitalist: 0 });
    play(state, card, Array(4).fill(['remove-cube', 'working']));
    expect(state.bag.working).toBe(2);
    const same = inBag(position(4), { working: 6, middle: 0, capitalist: 0 });
    play(same, card, [['remove-cube', null]]);
    expect(same.bag.working).toBe(6);
  });

  it('refills a bag that runs empty twice, without Influence for the State, and goes on', () => {
    const state = inBag(position(4), { working: 1, middle: 0, capitalist: 1 });
    const { log } = play(state, card, [['remove-cube', null]]);
    const drawn = log.find(({ kind }) => kind === 'cubes-drawn')?.params as Record<Class, number>;
    expect(drawn.working + drawn.middle + drawn.capitalist).toBe(6);
    // Twice: 2 of the Working Class (Population 3), 2 of the Middle Class (Population 3), 2 for 3 companies at work.
    expect(state.bag).toEqual({ working: 5, middle: 4, capitalist: 5 });
    expect(state.state.influence).toBe(1);
  });
});

describe('Interest Groups', () => {
  const card = 'cc-interest-groups';

  it.each(COUNTS)('with %i players exchanges 3 cubes of others for its own', (players) => {
    const state = inBag(position(players), { working: 2, middle: 1, capitalist: 4 });
    play(state, card);
    expect(state.bag).toEqual({ working: 0, middle: 0, capitalist: 7 });
    expect(state.cubes).toEqual({ working: 25, middle: 25, capitalist: 18 });
  });

  it('picks which to exchange when its own run short', () => {
    const state = cubesLeft(inBag(position(4), { working: 2, middle: 1, capitalist: 0 }), 1);
    play(state, card, [['remove-cube', 'middle', 'capitalist']]);
    expect(state.bag).toEqual({ working: 2, middle: 0, capitalist: 1 });
    expect(state.cubes.capitalist).toBe(0);
  });

  it('refills an empty bag and goes on', () => {
    const state = inBag(position(2), { working: 1, middle: 0, capitalist: 0 });
    play(state, card);
    const bag = state.bag;
    // 1 and two refills (2 x 2 of the Working, 2 x 5 of the Middle, 2 x 1 of the Capitalist Class): 3 have changed sides.
    expect(bag.working + bag.middle).toBe(12);
    expect(bag.capitalist).toBe(5);
  });
});

describe('Public Opinion Polling', () => {
  const card = 'cc-public-opinion-polling';
  const bill: Scripted = ['propose-bill', { policy: 'taxation', section: 'B' }];

  it('shows 5 cubes and holds the election with them, for no Influence', () => {
    const state = inBag(powerless(position(4)), { working: 0, middle: 0, capitalist: 8 });
    play(state, card, [
      bill,
      ['immediate-vote', 'now', 'capitalist'],
      ['stance', 'against', 'working'],
      ['stance', 'for', 'middle'],
    ]);
    expect(state.policies.taxation).toBe('B');
    expect(state.capitalist).toMatchObject({ vp: 3, bills: 3 });
    expect(state.middle.vp).toBe(0);
    expect(state.bag.capitalist).toBe(3);
  });

  it('puts the cubes back and leaves the bill for the Elections Phase', () => {
    const state = position(3);
    play(state, card, [bill, ['immediate-vote', 'later']]);
    expect(state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 });
    expect(state.bills.taxation).toEqual({ by: 'capitalist', section: 'B' });
    expect(state.capitalist).toMatchObject({ influence: 1, bills: 2 });
  });

  it('with 2 players discards the Middle Class cubes, which vote for nobody', () => {
    const state = inBag(powerless(position(2)), { working: 0, middle: 5, capitalist: 0 });
    play(state, card, [bill, ['immediate-vote', 'now'], ['stance', 'against', 'working']]);
    expect(state.bag.middle).toBe(0);
    expect(state.policies.taxation).toBe('B'); // 0 against 0
  });

  it('needs a marker and a policy without a bill', () => {
    const state = position(4);
    state.capitalist.bills = 0;
    expect(canPlay(state, card)).toBe(false);
  });
});

describe('Push Political Agenda', () => {
  const card = 'cc-push-political-agenda';

  it.each(COUNTS)('with %i players proposes two bills for 25', (players) => {
    const state = purse(powerless(position(players)), 20, 10);
    play(state, card, [
      ['propose-bill', { policy: 'taxation', section: 'B' }],
      ['propose-bill', { policy: 'immigration', section: 'C' }],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 5, bills: 1 });
    expect(state.bills.taxation?.section).toBe('B');
    expect(state.bills.immigration?.section).toBe('C');
    expect(state.state.treasury).toBe(120);
  });

  it('may vote on each at once for 1 Influence, the second after the first is decided and on another policy', () => {
    const state = inBag(powerless(position(2)), { working: 0, middle: 0, capitalist: 20 });
    state.capitalist.influence = 2;
    state.supply.resources.influence -= 2;
    state.capitalist.bills = 1;
    const first: Scripted[] = [
      ['propose-bill', { policy: 'taxation', section: 'B' }],
      ['immediate-vote', 'now'],
      ['stance', 'against', 'working'],
      ['vote-influence', 0],
    ];
    expect(() =>
      play(structuredClone(state), card, [...first, ['propose-bill', { policy: 'taxation', section: 'C' }]]),
    ).toThrow('not one of the options');
    play(state, card, [
      ...first,
      ['propose-bill', { policy: 'immigration', section: 'A' }],
      ['immediate-vote', 'now'],
      ['stance', 'against', 'working'],
    ]);
    expect(state.policies).toMatchObject({ taxation: 'B', immigration: 'A' });
    expect(state.capitalist).toMatchObject({ vp: 6, influence: 0, bills: 1 });
  });

  it('costs 25 all the same where only one bill is possible', () => {
    const state = powerless(position(4));
    state.capitalist.bills = 1;
    play(state, card, [['propose-bill', { policy: 'taxation', section: 'B' }]]);
    expect(state.capitalist).toMatchObject({ revenue: 95, bills: 0 });
  });

  it('cannot be played without 25 or without a marker', () => {
    expect(canPlay(purse(position(4), 20, 5), card)).toBe(true);
    expect(canPlay(purse(position(4), 20, 4), card)).toBe(false);
    const state = position(4);
    state.capitalist.bills = 0;
    expect(canPlay(state, card)).toBe(false);
  });
});

describe('Radical Reforms', () => {
  const card = 'cc-radical-reforms';

  it.each(COUNTS)('with %i players proposes any section, and no vote is held now', (players) => {
    const state = position(players);
    play(state, card, [['propose-bill', { policy: 'taxation', section: 'C' }]]);
    expect(state.bills.taxation).toEqual({ by: 'capitalist', section: 'C' });
    expect(state.policies.taxation).toBe('A');
    expect(state.capitalist).toMatchObject({ influence: 1, bills: 2 });
  });

  it('needs a marker', () => {
    const state = position(4);
    expect(canPlay(state, card)).toBe(true);
    state.capitalist.bills = 0;
    expect(canPlay(state, card)).toBe(false);
  });
});

describe.each([
  ['Tap into New Markets', 'cc-tap-into-new-markets', 'foreign-trade', ['A', 'C']],
  ['Taxed Enough Already!', 'cc-taxed-enough-already', 'taxation', ['A', 'C']],
] as const)('%s', (_, card, policy, sections) => {
  const open = (players: PlayerCount) => at(position(players), { [policy]: 'B' });

  it.each(COUNTS)('with %i players proposes a bill for its policy and adds 2 cubes', (players) => {
    const state = open(players);
    expect(asked(state, card).options).toEqual(sections.map((section) => ({ policy, section })));
    play(state, card, [
      ['propose-bill', { policy, section: 'C' }],
      ['immediate-vote', 'later'],
    ]);
    expect(state.bills[policy]).toEqual({ by: 'capitalist', section: 'C' });
    expect(state.bag.capitalist).toBe(10);
    expect(state.capitalist.influence).toBe(1);
  });

  it('draws for an Immediate Vote before its cubes go in', () => {
    const state = inBag(open(2), { working: 0, middle: 0, capitalist: 8 });
    const influence: Scripted[] = [['vote-influence', 0, 'working']];
    const prices: Scripted[] = policy === 'foreign-trade' ? [['adjust-price', null, 'capitalist']] : [];
    const { log } = play(state, card, [
      ['propose-bill', { policy, section: 'C' }],
      ['immediate-vote', 'now'],
      ['stance', 'against', 'working'],
      ...influence,
      ...prices,
    ]);
    const kinds = log.map(({ kind }) => kind);
    expect(kinds.indexOf('cubes-drawn')).toBeLessThan(kinds.indexOf('cubes'));
    expect(state.bag.capitalist).toBe(5);
    expect(state.capitalist.influence).toBe(0);
    expect(state.policies[policy]).toBe('C');
  });

  it('cannot be played when the policy carries a bill or no marker is left', () => {
    const billed = open(4);
    billed.bills[policy] = { by: 'working', section: 'A' };
    billed.working.bills--;
    expect(canPlay(billed, card)).toBe(false);
    const without = open(4);
    without.capitalist.bills = 0;
    expect(canPlay(without, card)).toBe(false);
  });
});

describe('Trade Protectionism Lobby', () => {
  const card = 'cc-trade-protectionism-lobby';
  /** Two farms, one of them automated, and a mall; only the supermarket has workers. */
  const lobby = (players: PlayerCount, section: 'A' | 'B' | 'C') => {
    const state = at(position(players), { 'foreign-trade': section });
    emptied(state, 'shopping-mall-start');
    company(state, 'automated-grain-farm', 'capitalist');
    return state;
  };

  it.each(COUNTS)('with %i players adds 2 cubes for every farm, at A for every Luxury company too', (players) => {
    const atB = lobby(players, 'B');
    play(atB, card);
    expect(atB.bag.capitalist).toBe(12);
    const atA = lobby(players, 'A');
    play(atA, card);
    expect(atA.bag.capitalist).toBe(14);
  });

  it('adds as many as are left', () => {
    const state = cubesLeft(lobby(4, 'A'), 5);
    play(state, card);
    expect(state.bag.capitalist).toBe(13);
  });

  it('cannot be played at C, nor without a company that counts', () => {
    expect(canPlay(lobby(4, 'C'), card)).toBe(false);
    const none = (section: 'A' | 'B') => {
      const state = at(position(4), { 'foreign-trade': section });
      state.companies = state.companies.filter((own) => cardOf(own).industry !== 'agriculture');
      return state;
    };
    expect(canPlay(none('B'), card)).toBe(false);
    expect(canPlay(none('A'), card)).toBe(true);
  });
});
