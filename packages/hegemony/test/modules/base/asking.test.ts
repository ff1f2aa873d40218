/** What a card asks says which card it is, also where several decks share the effect. */
import { describe, expect, it } from 'vitest';
import { cardOfSeat } from '../../../src/rules/cards/decks.js';
import { firstAsk, position, unemployed } from '../../support.js';
import { asked, cubesLeft, inBag, market, stored } from './capitalist-hand.js';

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
    expect(firstAsk(state, (t) => cardOfSeat(t.state, of, card).play(t))?.about).toEqual({ card });
  });
});
