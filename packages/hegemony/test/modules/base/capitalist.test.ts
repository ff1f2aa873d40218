/** The Capitalist deck as a whole, and its cards about money and sales to the State. */
import { describe, expect, it } from 'vitest';
import { CAPITALIST_CARDS } from '../../../src/modules/base/capitalist.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, position } from '../../support.js';
import {
  asked,
  COUNTS,
  canPlay,
  inZone,
  legitimacy,
  owning,
  play,
  purse,
  stored,
  WITHOUT_STATE,
} from './capitalist-hand.js';

describe('the Capitalist deck', () => {
  it('has 40 cards, 28 of them different', () => {
    const cards = Object.values(CAPITALIST_CARDS);
    expect(cards).toHaveLength(28);
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(28);
  });

  it('is dealt out as 7 cards in hand and 33 in the pile', () => {
    const { hand, deck } = position(2).capitalist;
    expect([hand.length, deck.length]).toEqual([7, 33]);
  });

  it('goes to the discards card by card', () => {
    const state = position(2);
    play(state, 'cc-offshore-companies');
    expect(state.capitalist.discard).toEqual(['cc-offshore-companies']);
  });
});

describe('Bid Rigging (H53)', () => {
  const card = 'cc-bid-rigging';

  it('sells Luxury to the State at 10 each and brings 1 Influence', () => {
    const state = stored(position(4), { luxury: 7 });
    play(state, card, [['card-amount', 5, 'capitalist']]);
    expect(state.capitalist).toMatchObject({ revenue: 170, influence: 2 });
    expect(state.capitalist.storage.luxury).toBe(2);
    expect(state.state).toMatchObject({ treasury: 70, goods: { food: 0, luxury: 5 } });
    expect(legitimacy(state)).toBe(3);
  });

  it.each([
    [2, 2],
    [3, 3],
    [6, 4],
  ])('with %i sold leaves the Legitimacy at %i', (amount, expected) => {
    const state = stored(position(4), { luxury: 6 });
    play(state, card, [['card-amount', amount]]);
    expect(legitimacy(state)).toBe(expected);
  });

  it('sells no more than 6, nor more than the storage holds', () => {
    expect(asked(stored(position(4), { luxury: 12 }), card).range).toEqual({ min: 0, max: 6 });
    expect(asked(stored(position(4), { luxury: 3 }), card).range).toEqual({ min: 0, max: 3 });
  });

  it('sells no more than the State can store', () => {
    const state = stored(position(4), { luxury: 8 });
    state.state.goods.luxury = 4;
    state.supply.resources.luxury -= 4;
    expect(asked(state, card).range).toEqual({ min: 0, max: 2 });
  });

  it('leaves the Free Trade Zone alone and brings the Influence without a sale too', () => {
    const state = inZone(stored(position(4), { luxury: 0 }), 'luxury', 5);
    play(state, card);
    expect(state.capitalist).toMatchObject({ revenue: 120, influence: 2, zone: { luxury: 5 } });
    expect(legitimacy(state)).toBe(2);
  });

  it.each(WITHOUT_STATE)('with %i players puts the Luxury back into the Supply, without Legitimacy', (players) => {
    const state = stored(position(players), { luxury: 6 });
    const supply = state.supply.resources.luxury;
    play(state, card, [['card-amount', 6]]);
    expect(state.supply.resources.luxury).toBe(supply + 6);
    expect(state.state).toMatchObject({ treasury: 60, goods: { luxury: 0 } });
    expect(state.capitalist.revenue).toBe(180);
    expect(legitimacy(state)).toBe(2);
  });

  it.each(COUNTS)('with %i players drives a poor State into a loan', (players) => {
    const state = stored(position(players), { luxury: 4 });
    state.state.treasury = 20;
    play(state, card, [['card-amount', 4]]);
    expect(state.state).toMatchObject({ treasury: 30, loans: 1 });
    expect(state.capitalist.revenue).toBe(160);
  });

  it('brings no Influence when none is left', () => {
    const state = stored(position(2), { luxury: 1 });
    state.state.services.influence += state.supply.resources.influence;
    state.supply.resources.influence = 0;
    play(state, card, [['card-amount', 1]]);
    expect(state.capitalist.influence).toBe(1);
  });
});

describe('Business Grants', () => {
  const card = 'cc-business-grants';

  it('pays 5 for every company, staffed or not, and 1 Legitimacy for every three', () => {
    const state = at(position(4), { 'fiscal-policy': 'B' });
    play(state, card);
    expect(state.capitalist.revenue).toBe(140);
    expect(state.state.treasury).toBe(100);
    expect(legitimacy(state)).toBe(3);
    const six = at(owning(position(4), 6), { 'fiscal-policy': 'A' });
    play(six, card);
    expect(six.capitalist.revenue).toBe(150);
    expect(legitimacy(six)).toBe(4);
  });

  it.each(WITHOUT_STATE)(
    'with %i players is paid by the Treasury, by loan if it must, without Legitimacy',
    (players) => {
      const state = at(position(players), { 'fiscal-policy': 'A' });
      state.state.treasury = 5;
      play(state, card);
      expect(state.capitalist.revenue).toBe(140);
      expect(state.state).toMatchObject({ treasury: 35, loans: 1 });
      expect(legitimacy(state)).toBe(2);
    },
  );

  it('needs a Fiscal Policy at A or B', () => {
    expect(canPlay(at(position(4), { 'fiscal-policy': 'A' }), card)).toBe(true);
    expect(canPlay(at(position(4), { 'fiscal-policy': 'C' }), card)).toBe(false);
  });
});

describe('Buy Private Island', () => {
  const card = 'cc-buy-private-island';

  it.each(COUNTS)('with %i players brings 7 VP for 50 from Capital to the Treasury', (players) => {
    const state = purse(position(players), 120, 60);
    play(state, card);
    expect(state.capitalist).toMatchObject({ revenue: 120, capital: 10, vp: 7 });
    expect(state.state.treasury).toBe(170);
  });

  it('takes from Revenue what Capital lacks', () => {
    const state = purse(position(2), 120, 30);
    play(state, card);
    expect(state.capitalist).toMatchObject({ revenue: 100, capital: 0, loans: 0 });
  });

  it('cannot be played with less than 50', () => {
    expect(canPlay(purse(position(2), 20, 30), card)).toBe(true);
    expect(canPlay(purse(position(2), 20, 29), card)).toBe(false);
  });
});

describe.each([
  ['Health Crisis', 'cc-health-crisis', 'health', 'welfare-health'],
  ['Higher Education Program', 'cc-higher-education-program', 'education', 'welfare-education'],
] as const)('%s', (_, card, good, welfare) => {
  /** Public Services with nothing of the service: room for 6 and what the open Public company makes. */
  const bare = (players: PlayerCount, held: number) => {
    const state = stored(position(players), { [good]: held });
    state.supply.resources[good] += state.state.services[good];
    state.state.services[good] = 0;
    return state;
  };

  it('sells to the State at 10 each, whatever the Welfare State asks', () => {
    const state = at(bare(4, 10), { [welfare]: 'A' });
    play(state, card, [['card-amount', 7]]);
    expect(state.capitalist.revenue).toBe(190);
    expect(state.state.treasury).toBe(50);
    expect(state.state.services[good]).toBe(7);
    expect(state.capitalist.storage[good]).toBe(3);
    expect(legitimacy(state)).toBe(4);
  });

  it('brings at most 3 Legitimacy, for the 9 that can be sold at most', () => {
    const state = bare(4, 12);
    expect(asked(state, card).range).toEqual({ min: 1, max: 9 });
    play(state, card, [['card-amount', 9]]);
    expect(legitimacy(state)).toBe(5);
  });

  it.each(WITHOUT_STATE)('with %i players fills the Public Services too, without Legitimacy', (players) => {
    const state = bare(players, 9);
    state.state.treasury = 15;
    play(state, card, [['card-amount', 6]]);
    expect(state.state).toMatchObject({ treasury: 5, loans: 1 });
    expect(state.state.services[good]).toBe(6);
    expect(state.capitalist.revenue).toBe(180);
    expect(legitimacy(state)).toBe(2);
  });

  it('sells no more than the State can store', () => {
    // Four players: the open Public company makes 6, so the limit is 12, of which 6 are there. Two: 10, with 5 there.
    expect(asked(stored(position(4), { [good]: 9 }), card).range).toEqual({ min: 1, max: 6 });
    expect(asked(stored(position(2), { [good]: 9 }), card).range).toEqual({ min: 1, max: 5 });
  });

  it('cannot be played with nothing to sell or no room', () => {
    expect(canPlay(stored(position(4), { [good]: 1 }), card)).toBe(true);
    expect(canPlay(stored(position(4), { [good]: 0 }), card)).toBe(false);
    const full = stored(position(4), { [good]: 9 });
    full.supply.resources[good] -= 6;
    full.state.services[good] = 12;
    expect(canPlay(full, card)).toBe(false);
  });
});

describe('Offshore Companies', () => {
  it.each(COUNTS)('with %i players moves half of the Revenue, rounded down, to the Capital', (players) => {
    const state = purse(position(players), 121, 5);
    play(state, 'cc-offshore-companies');
    expect(state.capitalist).toMatchObject({ revenue: 61, capital: 65 });
  });

  it('moves 1 of the last 3', () => {
    const state = purse(position(2), 3);
    play(state, 'cc-offshore-companies');
    expect(state.capitalist).toMatchObject({ revenue: 2, capital: 1 });
  });
});
