/** The Middle Class's cards about bills and voting cubes. */
import { describe, expect, it } from 'vitest';
import type { Class } from '../../../src/rules/names.js';
import { at, type Scripted } from '../../support.js';
import { allIn, asked, inBag, nobodyAgainst, play, playable, STOP, spending, table } from './middle-hand.js';

describe('Fake News', () => {
  const card = 'mc-fake-news';

  it('returns up to four of six cubes to their owners and the rest to the bag', () => {
    const state = table((s) => inBag(s, { working: 3, middle: 1, capitalist: 2 }));
    play(
      state,
      card,
      ['remove-cube', 'working'],
      ['remove-cube', 'capitalist'],
      ['remove-cube', 'capitalist'],
      ['remove-cube', 'middle'],
    );
    expect(state.bag).toEqual({ working: 2, middle: 0, capitalist: 0 });
    expect(state.cubes).toEqual({ working: 23, middle: 25, capitalist: 25 });
    expect(state.drawn).toEqual({ working: 0, middle: 0, capitalist: 0 });
  });

  it('may remove none', () => {
    const state = table((s) => inBag(s, { working: 6, middle: 0, capitalist: 0 }));
    play(state, card, ['remove-cube', STOP]);
    expect(state.bag.working).toBe(6);
  });

  it('fills an empty bag twice and goes on drawing', () => {
    // Population 3 brings the Working Class 2, the same the Middle Class; three operational companies the Capitalists 2.
    const state = table((s) => inBag(s, { working: 2, middle: 0, capitalist: 0 }));
    const { log } = play(state, card, ['remove-cube', STOP]);
    expect(allIn(state.bag)).toBe(2 + 2 * 6);
    expect(log.find(({ kind }) => kind === 'cubes-drawn')?.params).toSatisfy(
      (drawn: Record<Class, number>) => allIn(drawn) === 6,
    );
  });
});

describe('Immigration Reform', () => {
  const card = 'mc-immigration-reform';

  it('proposes a bill for Immigration and adds 2 cubes', () => {
    const { state } = play(
      table(),
      card,
      ['propose-bill', { policy: 'immigration', section: 'A' }],
      ['immediate-vote', 'later'],
    );
    expect(state.bills.immigration).toEqual({ by: 'middle', section: 'A' });
    expect(state.bag.middle).toBe(10);
    expect(state.middle.influence).toBe(1);
  });

  it('offers no other policy, and at the end of the table only the middle', () => {
    expect(asked(table(), card)?.options).toEqual([
      { policy: 'immigration', section: 'A' },
      { policy: 'immigration', section: 'C' },
    ]);
    const { state } = play(at(table(), { immigration: 'C' }), card, ['immediate-vote', 'later']);
    expect(state.bills.immigration?.section).toBe('B');
  });

  it('adds the cubes after an Immediate Vote', () => {
    const state = table((s) => inBag(s, { working: 0, middle: 5, capitalist: 0 }));
    play(
      state,
      card,
      ['propose-bill', { policy: 'immigration', section: 'C' }],
      ['immediate-vote', 'now'],
      ...nobodyAgainst,
      ...spending('working', 'capitalist', 'state'),
    );
    expect(state.policies.immigration).toBe('C');
    expect(state.middle).toMatchObject({ vp: 3, influence: 0 });
    expect(state.bag.middle).toBe(2);
  });

  it('adds as many cubes as are left', () => {
    const state = at(
      table((s) => inBag(s, { working: 8, middle: 24, capitalist: 8 })),
      { immigration: 'A' },
    );
    state.middle.influence = 0;
    play(state, card);
    expect(state.bag.middle).toBe(25);
  });

  it('cannot be played when no bill can be proposed', () => {
    const taken = table();
    taken.bills.immigration = { by: 'working', section: 'A' };
    expect(playable(taken, card)).toBe(false);
    const busy = table();
    busy.middle.bills = 0;
    expect(playable(busy, card)).toBe(false);
  });
});

describe('Interest Groups', () => {
  const card = 'mc-interest-groups';

  it('exchanges three cubes of others for own ones', () => {
    const state = table((s) => inBag(s, { working: 1, middle: 0, capitalist: 2 }));
    play(state, card);
    expect(state.bag).toEqual({ working: 0, middle: 3, capitalist: 0 });
    expect(state.cubes).toEqual({ working: 25, middle: 22, capitalist: 25 });
  });

  it('puts own cubes that came up back into the bag', () => {
    const state = table((s) => inBag(s, { working: 3, middle: 6, capitalist: 0 }));
    play(state, card);
    expect(state.bag).toEqual({ working: 0, middle: 9, capitalist: 0 });
    expect(allIn(state.drawn)).toBe(0);
  });

  it('fills an empty bag twice and goes on drawing', () => {
    const state = table((s) => inBag(s, { working: 2, middle: 0, capitalist: 0 }));
    play(state, card);
    expect(allIn(state.bag)).toBe(2 + 2 * 6);
    expect(state.bag.middle).toBe(4 + 3);
  });

  it('with fewer own cubes left exchanges the ones the player picks', () => {
    const state = table((s) => inBag(s, { working: 1, middle: 23, capitalist: 2 }));
    play(state, card, ['remove-cube', 'capitalist'], ['remove-cube', 'capitalist']);
    expect(state.bag).toEqual({ working: 1, middle: 25, capitalist: 0 });
  });

  it('cannot be played without a cube', () => {
    expect(
      playable(
        table((s) => inBag(s, { working: 8, middle: 25, capitalist: 8 })),
        card,
      ),
    ).toBe(false);
  });
});

describe('Public Opinion Polling', () => {
  const card = 'mc-public-opinion-polling';
  const bill: Scripted = ['propose-bill', { policy: 'taxation', section: 'B' }];

  it('shows five cubes and puts them back when no vote is called', () => {
    const state = table();
    play(state, card, bill, ['immediate-vote', 'later']);
    expect(state.bills.taxation).toEqual({ by: 'middle', section: 'B' });
    expect(allIn(state.bag)).toBe(24);
    expect(state.middle.influence).toBe(1);
  });

  it('holds the vote with these cubes for nothing', () => {
    const state = table((s) => inBag(s, { working: 0, middle: 5, capitalist: 0 }));
    play(
      state,
      card,
      bill,
      ['immediate-vote', 'now'],
      ...nobodyAgainst,
      ...spending('working', 'middle', 'capitalist', 'state'),
    );
    expect(state.policies.taxation).toBe('B');
    expect(state.middle).toMatchObject({ vp: 3, influence: 1 });
    expect(state.bag.middle).toBe(0);
  });

  it('cannot be played without a bill marker', () => {
    const state = table();
    state.middle.bills = 0;
    expect(playable(state, card)).toBe(false);
  });
});

describe('Voice of Middle Class Workers', () => {
  const card = 'mc-voice-of-middle-class-workers';

  it('adds 2 cubes and one for each Public or Capitalist company with its workers', () => {
    const { state } = play(table(), card);
    expect(state.bag.middle).toBe(8 + 4);
    expect(state.cubes.middle).toBe(13);
  });

  it('adds as many as are left, and cannot be played with none', () => {
    const state = table((s) => inBag(s, { working: 8, middle: 22, capitalist: 8 }));
    play(state, card);
    expect(state.bag.middle).toBe(25);
    expect(playable(state, card)).toBe(false);
  });
});
