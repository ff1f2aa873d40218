/** The assets that act when a deal is resolved and at its end, and when threat rises (G.7 to G.11). */
import { describe, expect, it } from 'vitest';
import type { NewAngelesState } from '../../../src/rules/state.js';
import {
  at,
  COUNTER,
  capital,
  deal,
  dealing,
  handCounts,
  holds,
  isExhausted,
  MAIN,
  owns,
  position,
  type Scripted,
  twoOffers,
} from '../../support.js';

describe('Tanaka', () => {
  it('is discarded to make either player win, whatever the support', () => {
    const state = twoOffers((s) => owns(s, 'player-5', 'tanaka'));
    deal(state, [MAIN, COUNTER, ['use-asset', 'tanaka', 'player-5'], ['side', 'counter']]);
    expect(state.players['player-2'].assets).toHaveLength(1);
    expect(state.assetDeck[0]).toBe('tanaka');
  });

  it('needs a countering player', () => {
    const state = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors');
      owns(s, 'player-5', 'tanaka');
    });
    deal(state, [MAIN]);
    expect(state.players['player-5'].assets).toHaveLength(1);
  });
});

describe('Midori', () => {
  it('decides a tie', () => {
    const state = twoOffers((s) => owns(s, 'player-5', 'midori'));
    deal(state, [MAIN, COUNTER, ['use-asset', 'midori', 'player-5'], ['side', 'counter']]);
    expect(state.players['player-2'].assets).toHaveLength(1);
    expect(isExhausted(state, 'player-5', 'midori')).toBe(true);
  });

  it('is not asked when there is none', () => {
    const state = twoOffers((s) => {
      holds(s, 'player-3', 'liquidation');
      owns(s, 'player-5', 'midori');
    });
    deal(state, [MAIN, COUNTER, ['support', 'main', 'player-3']]);
    expect(isExhausted(state, 'player-5', 'midori')).toBe(false);
  });
});

describe('Coach Walden', () => {
  it('gains 1 when the player to the right wins, as active or countering player', () => {
    const active = twoOffers((s) => owns(s, 'player-2', 'coach-walden'));
    deal(active, [MAIN, ['counteroffer', null], ['support', null]]);
    expect(capital(active)[1]).toBe(11);
    const countering = twoOffers((s) => {
      holds(s, 'player-4', 'liquidation');
      owns(s, 'player-3', 'coach-walden');
    });
    deal(countering, [MAIN, COUNTER, ['support', 'counter', 'player-4']]);
    expect(capital(countering)[2]).toBe(11);
  });
});

describe('Saul Eustecio and Monica Singh', () => {
  const lost: readonly Scripted[] = [MAIN, COUNTER, ['support', 'counter', 'player-4']];
  const losing = (change: (state: NewAngelesState) => void) =>
    twoOffers((s) => {
      holds(s, 'player-4', 'liquidation');
      change(s);
    });

  it('Saul gives his controller and the active player 1 each when the countering player wins', () => {
    const state = losing((s) => owns(s, 'player-6', 'saul-eustecio'));
    deal(state, [...lost, ['use-asset', 'saul-eustecio', 'player-6']]);
    expect(capital(state)).toEqual([11, 10, 10, 10, 10, 11]);
    expect(isExhausted(state, 'player-6', 'saul-eustecio')).toBe(true);
  });

  it('Saul’s controller gets both when he is the active player', () => {
    const state = losing((s) => owns(s, 'player-1', 'saul-eustecio'));
    deal(state, [...lost, ['use-asset', 'saul-eustecio', 'player-1']]);
    expect(capital(state)[0]).toBe(12);
  });

  it('Monica steals 2 from the winner for the active player, and is not exhausted', () => {
    const state = losing((s) => owns(s, 'player-1', 'monica-singh'));
    deal(state, [...lost, ['use-asset', 'monica-singh', 'player-1']]);
    expect(capital(state).slice(0, 2)).toEqual([12, 8]);
    expect(isExhausted(state, 'player-1', 'monica-singh')).toBe(false);
  });

  it('act at one moment: clockwise from the active player, who is asked first, in the order he likes (65.4, NA39)', () => {
    const state = losing((s) => {
      owns(s, 'player-1', 'monica-singh');
      owns(s, 'player-2', 'saul-eustecio');
      s.players['player-2'].capital = 1;
    });
    deal(state, [...lost, ['use-asset', 'monica-singh', 'player-1'], ['use-asset', 'saul-eustecio', 'player-2']]);
    // Monica finds one capital, before Saul brings one to each of them.
    expect(capital(state).slice(0, 2)).toEqual([12, 1]);
    const both = losing((s) => owns(s, 'player-1', 'saul-eustecio', 'monica-singh'));
    deal(both, [...lost, ['use-asset', 'monica-singh', 'player-1'], ['use-asset', 'saul-eustecio', 'player-1']]);
    expect(capital(both).slice(0, 2)).toEqual([14, 8]);
  });

  it('Monica does nothing for others, nor against oneself after The Fall Guy (NA27)', () => {
    const other = losing((s) => owns(s, 'player-3', 'monica-singh'));
    deal(other, lost);
    expect(capital(other)).toEqual([10, 10, 10, 10, 10, 10]);
    const own = dealing((s) => {
      holds(s, 'player-1', 'spin-doctors', 'clinical-trials');
      holds(s, 'player-2', 'clean-slate');
      owns(s, 'player-1', 'the-fall-guy', 'monica-singh');
    });
    deal(own, [
      MAIN,
      ['use-asset', 'the-fall-guy'],
      ['counteroffer', 'clinical-trials'],
      ['support', 'counter', 'player-2'],
    ]);
    expect(capital(own)[0]).toBe(10);
  });
});

describe('Rachel Beckmann', () => {
  it('draws 1 of the topmost type at the end of any deal, with an empty hand (NA45)', () => {
    const state = twoOffers((s) => owns(s, 'player-4', 'rachel-beckmann'));
    deal(state, [MAIN, ['counteroffer', null], ['support', null], ['use-asset', 'rachel-beckmann', 'player-4']]);
    expect(handCounts(state)[3]).toBe(1);
    expect(state.actionDecks.media).toHaveLength(18); // NBN: media; Spin Doctors was the other
  });

  it('lets Melange Mining name the type (NA45)', () => {
    const state = twoOffers((s) => owns(s, 'player-6', 'rachel-beckmann'));
    deal(state, [
      MAIN,
      ['counteroffer', null],
      ['support', null],
      ['use-asset', 'rachel-beckmann', 'player-6'],
      ['draw-type', 'labor', 'player-6'],
    ]);
    expect(handCounts(state)[5]).toBe(1);
  });

  it('finds the cards of the deal in the pile already (NA60)', () => {
    const state = twoOffers((s) => {
      owns(s, 'player-4', 'rachel-beckmann');
      // Nothing of NBN's type is left but the main offer.
      s.actionDecks.media = [];
    });
    deal(state, [MAIN, ['counteroffer', null], ['support', null], ['use-asset', 'rachel-beckmann', 'player-4']]);
    expect(state.players['player-4'].hand).toEqual(['spin-doctors']);
  });
});

describe('assets that speak of winning', () => {
  it('act before the offer is carried out, even if the city falls by it (NA57)', () => {
    const state = twoOffers((s) => {
      owns(s, 'player-2', 'coach-walden');
      s.threat = 24;
    });
    deal(state, [MAIN, ['counteroffer', null], ['support', null]]);
    expect([state.ending, capital(state)[1]]).toEqual(['threat', 11]);
  });
});

describe('Sunny LeBeau', () => {
  it('may draw 2 for each increase of threat, two pieces in The Root being two (NA33)', () => {
    const state = position((s) => {
      at(s, 'base-de-cayambe', 'outage', 'human-first', 'orgcrime');
      owns(s, 'player-3', 'sunny-lebeau');
      for (const seat of s.seats) for (const one of s.players[seat].emergencies) one.faceup = false;
      holds(s, 'player-1', 'gentrification');
    });
    deal(state, [
      ['main-offer', 'gentrification'],
      ['use-asset', 'sunny-lebeau', 'player-3'],
      ['use-asset', 'sunny-lebeau', 'player-3'],
    ]);
    expect(state.threat).toBe(4);
    expect(handCounts(state)[2]).toBe(4);
    expect(isExhausted(state, 'player-3', 'sunny-lebeau')).toBe(false);
  });

  it('is not asked any more when the city falls', () => {
    const state = twoOffers((s) => {
      s.threat = 24;
      owns(s, 'player-3', 'sunny-lebeau');
    });
    deal(state, [MAIN, ['counteroffer', null], ['support', null]]);
    expect(state.ending).toBe('threat');
  });
});

describe('Wong Ya Ching', () => {
  it('gains 2 when an action raises threat by illness', () => {
    const state = dealing((s) => {
      at(s, 'manta', 'illness', 'orgcrime');
      holds(s, 'player-1', '24-7-live-feeds');
      owns(s, 'player-4', 'wong-ya-ching');
    });
    deal(state, [['main-offer', '24-7-live-feeds']]);
    expect(state.threat).toBe(2);
    expect(capital(state)).toEqual([10, 10, 10, 12, 11, 10]);
  });

  it('gains nothing when illness moves into The Root (NA23)', () => {
    const state = dealing((s) => {
      at(s, 'base-de-cayambe', 'illness');
      s.players['player-1'].emergencies.push({ card: 'sweeps-week', faceup: true });
      s.players['player-4'].emergencies = [];
      owns(s, 'player-5', 'wong-ya-ching');
    });
    deal(state, [
      ['main-offer', 'sweeps-week'],
      ['district', 'manta'],
      ['district', 'base-de-cayambe'],
    ]);
    expect(state.threat).toBe(4);
    expect(capital(state)[4]).toBe(12); // once, for the illness check
  });
});
