/** The assets that act when an asset is revealed or an offer is put down (G.3 to G.5). */
import { describe, expect, it } from 'vitest';
import { resolveDeal } from '../../../src/rules/deal/deal.js';
import {
  askAfter,
  at,
  COUNTER,
  capital,
  deal,
  dealing,
  HIGH_RISK,
  handCounts,
  here,
  holds,
  isExhausted,
  MAIN,
  owns,
  setCapital,
  twoOffers,
} from '../../support.js';

describe('Aaron Marrón', () => {
  it('takes what another discards for a counteroffer', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'clean-slate', 'liquidation');
      owns(s, 'player-6', 'aaron-marron');
    });
    const { log } = deal(state, [
      MAIN,
      COUNTER,
      ['counteroffer', 'clean-slate', 'player-3'],
      ['support', null, 'player-6'],
    ]);
    expect(state.players['player-6'].hand).toEqual(['liquidation']);
    expect(log.find(({ kind }) => kind === 'cards-passed')?.to).toEqual(['player-3', 'player-6']);
  });

  it('does not save what its own controller discards', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'clean-slate', 'liquidation');
      owns(s, 'player-3', 'aaron-marron');
    });
    deal(state, [MAIN, COUNTER, ['counteroffer', 'clean-slate', 'player-3']]);
    expect(state.players['player-3'].hand).toEqual([]);
    expect(state.discards).toContain('liquidation');
  });
});

describe('Jackson Howard', () => {
  it('gains 2 when the named player wins', () => {
    const state = twoOffers((s) => owns(s, 'player-4', 'jackson-howard'));
    deal(state, [
      ['use-asset', 'jackson-howard', 'player-4'],
      ['player', 'player-1'],
      MAIN,
      ['counteroffer', null],
      ['support', null],
    ]);
    expect(capital(state)[3]).toBe(12);
    expect(isExhausted(state, 'player-4', 'jackson-howard')).toBe(true);
  });

  it('gains nothing when somebody else wins, and cannot name himself', () => {
    const state = twoOffers((s) => owns(s, 'player-4', 'jackson-howard'));
    expect(askAfter(state, resolveDeal, [['use-asset', 'jackson-howard']]).options).not.toContain('player-4');
    const other = twoOffers((s) => owns(s, 'player-4', 'jackson-howard'));
    deal(other, [
      ['use-asset', 'jackson-howard'],
      ['player', 'player-3'],
      MAIN,
      ['counteroffer', null],
      ['support', null],
    ]);
    expect(capital(other)[3]).toBe(10);
  });
});

describe('Caprice Nisei', () => {
  it('makes a player declare, against the board as it stands, and he is bound', () => {
    const state = dealing((s) => {
      at(s, 'manta', 'strike');
      at(s, 'quinde', 'protest');
      holds(s, 'player-1', 'media-circus');
      owns(s, 'player-3', 'caprice-nisei');
    });
    const { log } = deal(state, [
      ['main-offer', 'media-circus'],
      ['use-asset', 'caprice-nisei', 'player-3'],
      ['district', 'manta', 'player-1'],
      ['district', 'la-costa', 'player-1'],
    ]);
    expect([here(state, 'manta'), here(state, 'la-costa')]).toEqual([[], ['human-first']]);
    expect(log).toContainEqual({
      kind: 'declared',
      params: { seat: 'player-1', card: 'media-circus', plan: { calmed: 'manta', humanFirst: 'la-costa' } },
    });
  });

  it('works on counteroffers too', () => {
    const state = twoOffers((s) => {
      at(s, 'manta', 'illness');
      at(s, 'quinde', 'illness');
      owns(s, 'player-3', 'caprice-nisei');
    });
    const asked = askAfter(state, resolveDeal, [
      MAIN,
      ['use-asset', null],
      COUNTER,
      ['use-asset', 'caprice-nisei', 'player-3'],
    ]);
    expect(asked).toMatchObject({ seat: 'player-2', kind: 'district' });
  });

  it('has no hold on Unorthodox Knowledge (16.9): it is not even asked', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'unorthodox-knowledge');
      owns(s, 'player-3', 'caprice-nisei');
    });
    const asked = askAfter(state, resolveDeal, [['main-offer', 'unorthodox-knowledge']]);
    expect(asked.kind).toBe('event-bottom');
  });
});

describe('Mark Yale', () => {
  it('keeps the player from trading until the end of the deal', () => {
    const state = twoOffers((s) => owns(s, 'player-3', 'mark-yale'));
    askAfter(state, resolveDeal, [MAIN, ['use-asset', 'mark-yale', 'player-3']]);
    expect(state.deal?.banned).toEqual(['player-1']);
    const whole = twoOffers((s) => owns(s, 'player-3', 'mark-yale'));
    deal(whole, [MAIN, ['use-asset', 'mark-yale'], ['counteroffer', null], ['support', null]]);
    expect(whole.deal).toBeNull();
    expect(isExhausted(whole, 'player-3', 'mark-yale')).toBe(true);
  });
});

describe('The Fall Guy', () => {
  const falling = () =>
    dealing((s) => {
      holds(s, 'player-1', 'spin-doctors', 'high-risk-investments');
      holds(s, 'player-2', 'clean-slate');
      owns(s, 'player-1', 'the-fall-guy');
    });

  it('lets the active player counter himself, at no price; nobody else may, and he claims the asset either way', () => {
    const state = falling();
    deal(state, [
      ['main-offer', 'spin-doctors'],
      ['use-asset', 'the-fall-guy', 'player-1'],
      ['counteroffer', 'high-risk-investments', 'player-1'],
      ['support', 'counter', 'player-2'],
      ...HIGH_RISK,
    ]);
    expect(state.players['player-1'].assets.map(({ asset }) => asset)).toEqual(['susan-chen']);
    expect(state.assetDeck[0]).toBe('the-fall-guy');
    expect(state.threat).toBe(0);
  });

  it('carries out the main offer on a tie', () => {
    const state = falling();
    deal(state, [
      ['main-offer', 'spin-doctors'],
      ['use-asset', 'the-fall-guy'],
      ['counteroffer', 'high-risk-investments'],
      ['support', null, 'player-2'],
    ]);
    expect(state.threat).toBe(1);
  });

  it('is of no use without a second card, or to another player', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      owns(s, 'player-1', 'the-fall-guy');
    });
    deal(state, [['main-offer', 'spin-doctors']]);
    expect(state.players['player-1'].assets).toHaveLength(2);
  });
});

describe('Chief Gorman', () => {
  it('takes 2 capital from the countering player', () => {
    const state = twoOffers((s) => owns(s, 'player-3', 'chief-gorman'));
    deal(state, [MAIN, COUNTER, ['use-asset', 'chief-gorman', 'player-3'], ['gorman-reply', 'pay', 'player-2']]);
    expect(capital(state).slice(0, 3)).toEqual([10, 8, 12]);
  });

  it('or sends the counteroffer back; its player supports then, and what he paid is gone (25.8)', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'clean-slate', 'liquidation');
      owns(s, 'player-4', 'chief-gorman');
    });
    const { log } = deal(state, [
      MAIN,
      COUNTER,
      ['use-asset', null, 'player-4'],
      ['counteroffer', 'clean-slate', 'player-3'],
      ['use-asset', 'chief-gorman', 'player-4'],
      ['gorman-reply', 'take-back', 'player-3'],
      ['support', 'main', 'player-3'],
    ]);
    expect(log).toContainEqual({ kind: 'deal-won', params: { seat: 'player-1', side: 'main', main: 1, counter: 0 } });
    expect(handCounts(state)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('leaves the covered offer covered, which still counts for the price (NA47)', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'clean-slate', 'liquidation');
      holds(s, 'player-4', 'gentrification', 'liquidation', 'liquidation');
      owns(s, 'player-5', 'chief-gorman');
    });
    const asked = askAfter(state, resolveDeal, [
      MAIN,
      COUNTER,
      ['use-asset', null],
      ['counteroffer', 'clean-slate', 'player-3'],
      ['use-asset', 'chief-gorman'],
      ['gorman-reply', 'take-back'],
    ]);
    expect(asked).toMatchObject({ seat: 'player-4', kind: 'counteroffer', about: { price: 1 } });
    expect(state.deal?.countering).toBeNull();
  });

  it('cannot be bought off with less than 2 capital, and sends an emergency action home faceup', () => {
    const state = setCapital(
      twoOffers((s) => {
        s.players['player-2'].emergencies = [{ card: 'mandatory-quarantine', faceup: true }];
        owns(s, 'player-3', 'chief-gorman');
      }),
      10,
      1,
      10,
      10,
      10,
      10,
    );
    deal(state, [
      MAIN,
      ['counteroffer', 'mandatory-quarantine'],
      ['use-asset', 'chief-gorman'],
      ['support', null, 'player-2'],
    ]);
    expect(state.players['player-2'].emergencies).toEqual([{ card: 'mandatory-quarantine', faceup: true }]);
    expect(state.players['player-1'].assets).toHaveLength(1);
  });

  it('is not offered for one’s own counteroffer (NA26)', () => {
    const state = twoOffers((s) => owns(s, 'player-2', 'chief-gorman'));
    deal(state, [MAIN, COUNTER]);
    expect(isExhausted(state, 'player-2', 'chief-gorman')).toBe(false);
  });
});
