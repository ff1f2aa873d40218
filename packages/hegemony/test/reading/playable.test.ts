/** What the page is told of a card in a hand. */
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { stateOf } from '../../src/reading/forecast.js';
import { isPlayableIn, legitimacyOf } from '../../src/reading/playable.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

describe('the Legitimacy that a card brings the State', () => {
  it('is what the card prints, whichever copy it is', () => {
    expect(legitimacyOf('st-construction-boom')).toEqual({ working: 1, capitalist: 1 });
    expect(legitimacyOf('wc-healthcare-benefits/2')).toEqual({ working: 1 });
    expect(legitimacyOf('wc-fake-news')).toEqual({});
  });
});

describe('a card that needs what lies face down', () => {
  it('is told playable off turn: Investment Opportunities with an empty market, events that can be looked at', () => {
    const state = position(4, ({ capitalist, state: board }) => {
      capitalist.companyDiscard.push(...capitalist.market.splice(0));
      board.eventDiscard.push(...board.events.splice(0));
    });
    expect(isPlayableIn(view(state, 'capitalist'), 'cc-investment-opportunities')).toBe(true);
    expect(isPlayableIn(view(state, 'state'), 'st-a-matter-of-high-priority')).toBe(true);
    state.capitalist.companyDiscard.push(...state.capitalist.companyDeck.splice(0));
    expect(isPlayableIn(view(state, 'capitalist'), 'cc-investment-opportunities')).toBe(false);
  });

  it('is read from piles of which everybody can tell the cards, though not their order', () => {
    for (const seats of [2, 3, 4] as const) {
      const state = simulate(hegemony, { seats }, `piles/${seats}`, () => randomBot).run.state as HegemonyState;
      const read = stateOf(view(state, null));
      for (const role of ['middle', 'capitalist'] as const) {
        expect(read[role].companyDeck.toSorted()).toEqual(state[role].companyDeck.toSorted());
      }
      expect(read.state.eventDeck.toSorted()).toEqual(state.state.eventDeck.toSorted());
    }
  });
});
