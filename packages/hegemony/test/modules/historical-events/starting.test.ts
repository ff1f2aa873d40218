/** The five cards that change the set-up. */
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { finishStart } from '../../../src/modules/historical-events/happen.js';
import { layOut } from '../../../src/modules/historical-events/history.js';
import { check } from '../../../src/rules/check.js';
import { setUp } from '../../../src/rules/setup.js';
import { perform } from '../../support.js';
import { startedWith } from './history.js';

const bill = (policy: string, section: string) => ({ policy, section });

describe('French Revolution', () => {
  it('lets each class propose a bill in turn order, without a vote, and takes the Influence of the State', () => {
    const state = startedWith(4, 'french-revolution');
    expect(state.state.influence).toBe(0);
    expect(state.working.influence).toBe(1);
    perform(state, finishStart, [
      ['propose-bill', bill('taxation', 'B'), 'working'],
      ['propose-bill', bill('immigration', 'A'), 'middle'],
      ['propose-bill', bill('labor-market', 'C'), 'capitalist'],
    ]);
    expect(state.bills).toMatchObject({
      taxation: { by: 'working', section: 'B' },
      immigration: { by: 'middle', section: 'A' },
      'labor-market': { by: 'capitalist', section: 'C' },
    });
    expect(check(state)).toEqual([]);
  });
});

describe('Industrial Revolution', () => {
  it('brings 2 cubes each, 2 Technological Progress in a hand of 7, and 10 more money', () => {
    const state = startedWith(4, 'industrial-revolution');
    expect(state.bag).toEqual({ working: 10, middle: 10, capitalist: 8 });
    expect(state.capitalist.revenue).toBe(130);
    expect(state.capitalist.hand).toHaveLength(7);
    expect(state.capitalist.hand.slice(0, 2)).toEqual(['cc-technological-progress', 'cc-technological-progress']);
    expect(check(state)).toEqual([]);
  });

  it('leaves the cards out for a class that an Automa plays (HE-8), and the Middle Class where it does not play', () => {
    const options = { seats: 2, 'automa-capitalist': 'simplified' } as const;
    for (let seed = 0; ; seed++) {
      const state = setUp(options, seededRandom('fast', 'automa'));
      layOut(state, seededRandom('fast', `start/${seed}`));
      if (state.historical?.start !== 'he-industrial-revolution') continue;
      expect(state.capitalist.hand).toEqual([]);
      expect(state.capitalist.revenue).toBe(130);
      expect(state.bag.middle).toBe(8);
      return;
    }
  });
});

describe('Revolutions of 1848', () => {
  it('brings 2 Need for Change in a hand of 7, 2 cubes, and takes 2 Media Influence', () => {
    const state = startedWith(4, 'revolutions-of-1848');
    expect(state.working.hand).toHaveLength(7);
    expect(state.working.hand.slice(0, 2)).toEqual(['wc-need-for-change', 'wc-need-for-change']);
    expect(state.bag).toEqual({ working: 8, middle: 10, capitalist: 8 });
    expect(state.state.services.influence).toBe(2);
    expect(check(state)).toEqual([]);
  });

  it.each([2, 3] as const)('takes no Media Influence where nobody plays the State, with %i players', (players) => {
    const usual = startedWith(players, 'industrial-revolution').state.services.influence;
    expect(startedWith(players, 'revolutions-of-1848').state.services.influence).toBe(usual);
  });
});

describe('Bismarck Welfare State', () => {
  it('puts the policies elsewhere, and 2 cubes, 2 Influence and 1 Legitimacy', () => {
    const state = startedWith(4, 'bismarck-welfare-state');
    expect(Object.values(state.policies).join('')).toBe('CBBAABB');
    expect(state.bag.working).toBe(6);
    expect(state.capitalist.influence).toBe(3);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 });
    expect(check(state)).toEqual([]);
  });
});

describe('American Revolution', () => {
  it('starts without tariff-free trade and so without a Business Deal (HE-11), with Influence, 4 cubes and 1 Legitimacy', () => {
    const state = startedWith(4, 'american-revolution');
    expect(Object.values(state.policies).join('')).toBe('CBBBCAB');
    expect(state.deals.open).toEqual([]);
    expect([state.working.influence, state.middle.influence, state.capitalist.influence]).toEqual([4, 2, 1]);
    expect(state.bag.capitalist).toBe(12);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 3 });
    expect(check(state)).toEqual([]);
  });

  it('gives nothing to roles that do not play', () => {
    const state = startedWith(2, 'american-revolution');
    expect([state.middle.influence, state.state.legitimacy.capitalist]).toEqual([0, 2]);
    expect(check(state)).toEqual([]);
  });
});
