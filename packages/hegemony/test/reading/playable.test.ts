/** What the page is told of a card in a hand. */
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { stateOf } from '../../src/reading/forecast.js';
import { playability } from '../../src/reading/playability.js';
import { deckOf, isPlayableIn, legitimacyOf } from '../../src/reading/playable.js';
import { cardNamed } from '../../src/rules/modules.js';
import { TURN_ORDER } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import newActions from '../../words/en/new-actions.json' with { type: 'json' };
import reasons from '../../words/en/reasons.json' with { type: 'json' };
import { playRandom, seeds } from '../games.js';
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

describe('a card that cannot be played', () => {
  const said = { ...reasons, ...newActions };
  /** What is asked for in the braces of a message. */
  const wanted = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);

  it('says why in words for every card that depends on more than its printed condition', () => {
    const cards = TURN_ORDER.flatMap(deckOf);
    const lacks = cards.map((id) => cardNamed(id)?.lacks).filter((kind) => kind !== undefined);
    expect(lacks.filter((kind) => !Object.hasOwn(said, `reason.why.${kind}`))).toEqual([]);
    const silent = cards.filter((id) => cardNamed(id)?.can && cardNamed(id)?.lacks === undefined);
    expect(silent.filter((id) => cardNamed(id)?.costs === 0)).toEqual([]);
  });

  it('says that nobody sells what it buys, not that there is no money', () => {
    const state = position(2, ({ policies, state: board, capitalist, working }) => {
      Object.assign(policies, { 'welfare-health': 'B', 'fiscal-policy': 'B' });
      board.services.health = 0;
      board.goods.luxury = 0;
      capitalist.storage.luxury = 0;
      working.money = 57;
    });
    const seen = view(state, 'working');
    const why = (card: string) => playability(card, null, seen).why;
    expect(why('wc-healthcare-benefits')).toEqual({ kind: 'why.card.no-service', params: { good: 'health' } });
    expect(why('wc-boost-domestic-tourism')?.kind).toBe('why.card.no-luxury');
    state.state.services.health = 1;
    expect(playability('wc-healthcare-benefits', null, view(state, 'working')).when).toBe('later');
  });

  it('does not say it while a card is to be discarded, as any may be', () => {
    let discarded = 0;
    playRandom(4, 'any may be discarded', ({ ask, view }) => {
      const { hand } = view[ask.seat as 'working'];
      if (ask.kind !== 'discard-card' || typeof hand === 'number') return;
      for (const card of hand) {
        expect(ask.options).toContain(card);
        expect(playability(card, ask, view)).toEqual({ when: 'discard', why: undefined });
        discarded++;
      }
    });
    expect(discarded).toBeGreaterThan(20);
  });

  it('does so in games with every box, with all the numbers that its words want', () => {
    const kinds = new Set<string>();
    const look = ({ ask, view }: Parameters<Parameters<typeof playRandom>[2]>[0]) => {
      const { hand } = view[ask.seat as 'working'];
      for (const card of typeof hand === 'number' ? [] : hand) {
        const { when, why } = playability(card, ask, view);
        if (when !== 'not') continue;
        const message = said[`reason.${why?.kind}` as keyof typeof said];
        expect(message, `${card}: ${why?.kind}`).toBeDefined();
        for (const name of wanted(message))
          if (name !== 'second') expect(why?.params, `${card}: ${name}`).toHaveProperty(name);
        kinds.add(String(why?.kind));
      }
    };
    for (const { seats, seed } of seeds(12, 'unplayable')) playRandom(seats, seed, look, { 'new-actions': true });
    for (const { seed } of seeds(3, 'every box')) {
      playRandom(4, seed, look, { 'crisis-response': true, 'alternative-events': true, 'historical-events': 3 });
    }
    expect(kinds.size).toBeGreaterThan(20);
  });
});
