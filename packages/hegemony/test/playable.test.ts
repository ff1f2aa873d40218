/** What the page is told of a card in a hand. */
import { describe, expect, it } from 'vitest';
import { legitimacyOf } from '../src/playable.js';

describe('the Legitimacy that a card brings the State', () => {
  it('is what the card prints, whichever copy it is', () => {
    expect(legitimacyOf('st-construction-boom')).toEqual({ working: 1, capitalist: 1 });
    expect(legitimacyOf('wc-healthcare-benefits/2')).toEqual({ working: 1 });
    expect(legitimacyOf('wc-fake-news')).toEqual({});
  });
});
