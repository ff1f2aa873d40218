/** What a second reading of the Capitalist deck found: questions that name their card, and tariffs that are not due. */
import { describe, expect, it } from 'vitest';
import { cardOfSeat } from '../../src/cards/decks.js';
import { at, firstAsk, position, unemployed } from '../support.js';
import { asked, cubesLeft, exportCards, inBag, inZone, market, play, purse, stored } from './capitalist-hand.js';

describe('a question that a card puts', () => {
  it.each(['cc-health-crisis', 'cc-higher-education-program'])('names %s, which sells to the State', (card) => {
    const state = stored(position(4), { health: 4, education: 4 });
    expect(asked(state, card).about).toMatchObject({ card, price: 10 });
  });

  it('names Investment Opportunities by the card of the deck', () => {
    const card = 'cc-investment-opportunities';
    expect(asked(market(position(4), 'hotel'), card).about).toEqual({ card });
  });

  it('names Fake News', () => {
    expect(asked(position(4), 'cc-fake-news').about).toEqual({ card: 'cc-fake-news' });
  });

  it('names Interest Groups, where too few cubes are left for an exchange without a choice', () => {
    const state = cubesLeft(inBag(position(4), { working: 2, middle: 2, capitalist: 0 }), 1);
    expect(asked(state, 'cc-interest-groups').about).toEqual({ card: 'cc-interest-groups' });
  });

  it.each([
    ['working', 'wc-migration'],
    ['middle', 'mc-migration'],
    ['working', 'wc-extra-shift'],
    ['middle', 'mc-public-sector-overtime'],
  ] as const)('of the %s class names %s, which decks share', (of, card) => {
    const state = unemployed(position(4), of, { unskilled: 3, media: 1 });
    expect(firstAsk(state, (t) => cardOfSeat(of, card).play(t))?.about).toEqual({ card });
  });
});

describe('Foreign Partner', () => {
  const card = 'cc-foreign-partner';
  /** Food 5 and Luxury 6 for 60, with a tariff of 11 at section B. */
  const partner = () => {
    const state = exportCards(purse(position(4), 60, 30), 'export-03');
    const { open, deck } = state.deals;
    deck.push(...open.splice(0, 1, 'business-deal-food-5-luxury-6'));
    deck.splice(deck.indexOf('business-deal-food-5-luxury-6'), 1);
    at(stored(state, { food: 0, luxury: 0, education: 0 }), { 'foreign-trade': 'B' });
    return state;
  };

  it('pays no tariff when, unit by unit, everything has gone to the Free Trade Zone', () => {
    const state = partner();
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
    const state = partner();
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
    const state = inZone(stored(partner(), { food: 8, luxury: 12 }), 'food', 6);
    play(state, card, [['export-transaction', null]]);
    expect(state.capitalist).toMatchObject({ capital: 30, zone: { food: 8, luxury: 6 } });
    expect(state.state.treasury).toBe(120);
  });
});
