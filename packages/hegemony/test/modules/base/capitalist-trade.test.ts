/** Cards of the Capitalist deck for trade with the Foreign Market. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, position } from '../../support.js';
import { asked, COUNTS, canPlay, exportCards, inZone, play, purse, stored } from './capitalist-hand.js';

describe('Foreign Market Insight', () => {
  const card = 'cc-foreign-market-insight';
  const insight = (players: PlayerCount) => exportCards(position(players), 'export-01', 'export-02', 'export-03');

  it.each(COUNTS)('with %i players replaces the Export card and sells with the new one', (players) => {
    const state = stored(insight(players), { food: 8 });
    play(state, card, [
      ['card-option', 'export-03'],
      ['export-transaction', 'food-1'],
      ['export-transaction', null],
    ]);
    expect(state.exports.current).toBe('export-03');
    expect(state.exports.discard.toSorted()).toEqual(['export-01', 'export-02']);
    expect(state.exports.deck).toHaveLength(13);
    expect(state.capitalist.revenue).toBe(170);
    expect(state.capitalist.storage.food).toBe(4);
  });

  it('may keep the Export card and need not sell', () => {
    const state = stored(insight(4), { food: 8 });
    play(state, card, [
      ['card-option', 'export-01'],
      ['export-transaction', null],
    ]);
    expect(state.exports).toMatchObject({ current: 'export-01', discard: ['export-02', 'export-03'] });
    expect(state.capitalist.revenue).toBe(120);
  });

  it('can be played with nothing to sell, and with goods from the Free Trade Zone', () => {
    const empty = stored(insight(2), { food: 0, luxury: 0, health: 0, education: 0 });
    play(empty, card, [['card-option', 'export-02']]);
    expect(empty.exports.current).toBe('export-02');
    const zone = inZone(stored(insight(2), { food: 0, luxury: 0, education: 0 }), 'food', 3);
    play(zone, card, [
      ['card-option', 'export-02'],
      ['export-transaction', 'food-1'],
    ]);
    expect(zone.capitalist).toMatchObject({ revenue: 150, zone: { food: 0 } });
  });

  it('shuffles the discards when the pile runs out between the two', () => {
    const state = stored(insight(2), { food: 0, luxury: 0, health: 0, education: 0 });
    state.exports.discard = state.exports.deck.splice(0, 14);
    play(state, card, [['card-option', 'export-02']]);
    expect(state.exports.deck).toHaveLength(13);
    expect(state.exports.discard).toHaveLength(2);
  });
});

describe('Foreign Partner (H55)', () => {
  const card = 'cc-foreign-partner';
  const partner = (players: PlayerCount) => {
    const state = exportCards(position(players), 'export-01');
    const all = [...state.deals.open, ...state.deals.deck];
    all.splice(all.indexOf('business-deal-food-6'), 1);
    state.deals = { open: ['business-deal-food-6'], deck: all, discard: [] };
    return state;
  };

  it.each(COUNTS)('with %i players makes a deal and may sell the Food at once', (players) => {
    const state = stored(partner(players), { education: 12 });
    play(state, card, [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 0],
      ['export-transaction', 'food-1'],
    ]);
    expect(state.capitalist.revenue).toBe(94); // 120 - 40 - 6 of tariff + 20
    expect(state.state.treasury).toBe(126);
    expect(state.capitalist.storage.food).toBe(5);
    expect(state.deals.open).toEqual([]);
  });

  it('does not offer Health and Education', () => {
    const state = stored(partner(4), { health: 12, education: 12, luxury: 0 });
    play(state, card, [
      ['deal-storage', 'free-trade-zone'],
      ['export-transaction', 'food-2'],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 135, zone: { food: 0 } });
    expect(state.capitalist.storage).toMatchObject({ food: 1, health: 12, education: 12 });
    expect(state.state.treasury).toBe(120);
  });

  it('goes to the Free Trade Zone where the tariff cannot be paid', () => {
    const state = purse(partner(4), 30, 15);
    play(state, card, [['export-transaction', null]]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 5, loans: 0, zone: { food: 6 } });
  });

  it('cannot be played without a deal or the money for it', () => {
    expect(canPlay(purse(partner(4), 30, 10), card)).toBe(true);
    expect(canPlay(purse(partner(4), 30, 9), card)).toBe(false);
    const none = partner(4);
    none.deals.discard.push(...none.deals.open.splice(0));
    expect(canPlay(none, card)).toBe(false);
  });

  it('needs Foreign Trade at B or C', () => {
    expect(canPlay(at(partner(4), { 'foreign-trade': 'C' }), card)).toBe(true);
    expect(canPlay(at(partner(4), { 'foreign-trade': 'A' }), card)).toBe(false);
  });

  /** Food 5 and Luxury 6 for 60, with a tariff of 11 at section B. */
  const dutiable = () => {
    const state = exportCards(purse(position(4), 60, 30), 'export-03');
    const { open, deck } = state.deals;
    deck.push(...open.splice(0, 1, 'business-deal-food-5-luxury-6'));
    deck.splice(deck.indexOf('business-deal-food-5-luxury-6'), 1);
    at(stored(state, { food: 0, luxury: 0, education: 0 }), { 'foreign-trade': 'B' });
    return state;
  };

  it('pays no tariff when, unit by unit, everything has gone to the Free Trade Zone', () => {
    const state = dutiable();
    play(state, card, [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 5],
      ['deal-to-zone', 6],
      ['export-transaction', null],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 30, zone: { food: 5, luxury: 6 } });
    expect(state.state.treasury).toBe(120);
  });

  it('pays the whole tariff for a single unit in a storage', () => {
    const state = dutiable();
    play(state, card, [
      ['deal-storage', 'storage'],
      ['deal-to-zone', 4],
      ['deal-to-zone', 6],
      ['export-transaction', null],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 19, zone: { food: 4, luxury: 6 } });
    expect(state.capitalist.storage.food).toBe(1);
    expect(state.state.treasury).toBe(131);
  });

  it('asks nothing about the storages when they are full, and loses what the Free Trade Zone cannot take', () => {
    const state = inZone(stored(dutiable(), { food: 8, luxury: 12 }), 'food', 6);
    play(state, card, [['export-transaction', null]]);
    expect(state.capitalist).toMatchObject({ capital: 30, zone: { food: 8, luxury: 6 } });
    expect(state.state.treasury).toBe(120);
  });
});

describe('Global Branding', () => {
  const card = 'cc-global-branding';

  it.each(COUNTS)('with %i players sells abroad, then up to 6 more Luxury at 10', (players) => {
    const state = stored(exportCards(position(players), 'export-01'), { food: 0, luxury: 12, education: 0 });
    play(state, card, [
      ['export-transaction', 'luxury-1'],
      ['export-transaction', null],
      ['card-amount', 6],
    ]);
    expect(state.capitalist.revenue).toBe(210); // 4 for 30, 6 for 60
    expect(state.capitalist.storage.luxury).toBe(2);
    expect(state.state.treasury).toBe(120);
  });

  it('sells no more than there is, the Free Trade Zone included', () => {
    const state = inZone(
      stored(exportCards(position(4), 'export-01'), { food: 0, luxury: 1, education: 0 }),
      'luxury',
      2,
    );
    expect(asked(state, card).range).toEqual({ min: 0, max: 3 });
    play(state, card, [['card-amount', 2]]);
    expect(state.capitalist).toMatchObject({ revenue: 140, zone: { luxury: 0 } });
    expect(state.capitalist.storage.luxury).toBe(1);
  });

  it('sells no more than 6, and nothing if nothing is wanted', () => {
    const state = stored(exportCards(position(4), 'export-01'), { food: 0, luxury: 12, education: 0 });
    play(state, card, [
      ['export-transaction', null],
      ['card-amount', 0],
    ]);
    expect(state.capitalist.revenue).toBe(120);
    expect(() =>
      play(state, card, [
        ['export-transaction', null],
        ['card-amount', 7],
      ]),
    ).toThrow('between 0 and 6');
  });
});

describe('Global Food Crisis', () => {
  const card = 'cc-global-food-crisis';

  it.each(COUNTS)('with %i players sells abroad, then up to 4 more Food at 15', (players) => {
    const state = stored(exportCards(position(players), 'export-01'), { food: 7, luxury: 0, education: 0 });
    play(state, card, [
      ['export-transaction', 'food-1'],
      ['card-amount', 4],
    ]);
    expect(state.capitalist.revenue).toBe(200); // 2 for 20, 4 for 60
    expect(state.capitalist.storage.food).toBe(1);
  });

  it('sells no more than there is, the Free Trade Zone included, and at most 4', () => {
    const state = inZone(
      stored(exportCards(position(4), 'export-03'), { food: 1, luxury: 0, education: 0 }),
      'food',
      2,
    );
    expect(asked(state, card).range).toEqual({ min: 0, max: 3 });
    const rich = stored(exportCards(position(4), 'export-03'), { food: 8, luxury: 0, education: 0 });
    expect(() =>
      play(rich, card, [
        ['export-transaction', null],
        ['card-amount', 5],
      ]),
    ).toThrow('between 0 and 4');
  });
});
