/** The assets that act when they are claimed, and those that always act (G.10). */
import { describe, expect, it } from 'vitest';
import type { AssetId } from '../../../src/data/assets.js';
import { claim } from '../../../src/rules/assets/claim.js';
import { moveAsset } from '../../../src/rules/assets/control.js';
import { handSize } from '../../../src/rules/hands.js';
import { endOfTurn } from '../../../src/rules/round/end-of-turn.js';
import { drawSheet, refresh } from '../../../src/rules/round/refresh.js';
import type { NewAngelesState } from '../../../src/rules/state.js';
import {
  capital,
  dealing,
  handCounts,
  holds,
  isExhausted,
  owns,
  perform,
  position,
  type Scripted,
  setCapital,
} from '../../support.js';

/** player-1 claims an asset that was in the deck or on the turn track. */
function claimed(asset: AssetId, answers: readonly Scripted[] = [], state: NewAngelesState = position()) {
  state.assetDeck = state.assetDeck.filter((one) => one !== asset);
  state.turnTrack = state.turnTrack.filter((one) => one !== asset);
  perform(state, (t) => claim(t, 'player-1', asset), answers);
  return state;
}

function assetsOf(state: NewAngelesState, seat: 'player-1' | 'player-2' = 'player-1'): AssetId[] {
  return state.players[seat].assets.map(({ asset }) => asset);
}

describe('Gurren Imaishi', () => {
  it('brings 5 capital and goes under the deck', () => {
    const state = claimed('gurren-imaishi');
    expect(capital(state)[0]).toBe(15);
    expect(assetsOf(state)).toEqual([]);
    expect(state.assetDeck[0]).toBe('gurren-imaishi');
  });

  it('brings nothing when it is not claimed (66.1)', () => {
    const state = owns(position(), 'player-2', 'gurren-imaishi');
    perform(state, function* (t) {
      moveAsset(t, 'player-2', 'player-1', 'gurren-imaishi');
    });
    expect(capital(state)[0]).toBe(10);
    expect(assetsOf(state)).toEqual(['gurren-imaishi']);
  });
});

describe('Hernando Cortez', () => {
  it('steals an asset, exhausted as it was', () => {
    const state = owns(position(), 'player-2', 'midori');
    state.players['player-2'].assets = [{ asset: 'midori', exhausted: true }];
    claimed('hernando-cortez', [['cortez-choice', 'steal']], state);
    expect(isExhausted(state, 'player-1', 'midori')).toBe(true);
  });

  it('or brings 2 capital; the only choice when nobody has an asset', () => {
    expect(capital(claimed('hernando-cortez'))[0]).toBe(12);
    const state = claimed('hernando-cortez', [['cortez-choice', 'capital']], owns(position(), 'player-2', 'midori'));
    expect(capital(state)[0]).toBe(12);
    expect(assetsOf(state, 'player-2')).toEqual(['midori']);
  });
});

describe('Bryan Stinson', () => {
  it('steals two emergency actions, which keep their side (NA38)', () => {
    const state = position((s) => {
      s.players['player-3'].emergencies = [{ card: 'massive-reconstruction', faceup: false }];
    });
    claimed(
      'bryan-stinson',
      [
        [
          'stinson-cards',
          [
            { player: 'player-2', card: 'mandatory-quarantine' },
            { player: 'player-3', card: 'massive-reconstruction' },
          ],
        ],
      ],
      state,
    );
    expect(state.players['player-1'].emergencies).toEqual([
      { card: 'unpaid-overclocked', faceup: true },
      { card: 'mandatory-quarantine', faceup: true },
      { card: 'massive-reconstruction', faceup: false },
    ]);
    expect(state.players['player-2'].emergencies).toEqual([]);
  });

  it('takes one if there is only one', () => {
    const state = position((s) => {
      for (const seat of s.seats.slice(2)) s.players[seat].emergencies = [];
    });
    claimed('bryan-stinson', [], state);
    expect(state.players['player-1'].emergencies).toHaveLength(2);
  });
});

describe('Naoko Watanabe', () => {
  it('claims the two top cards of the deck, each to the end, and lies under it (NA50)', () => {
    const state = position((s) => {
      const rest = s.assetDeck.filter((id) => !['gurren-imaishi', 'eiko', 'naoko-watanabe'].includes(id));
      s.turnTrack = s.turnTrack.filter((id) => !['gurren-imaishi', 'eiko', 'naoko-watanabe'].includes(id));
      s.assetDeck = [...rest, 'eiko', 'gurren-imaishi'];
    });
    claimed('naoko-watanabe', [], state);
    expect(capital(state)[0]).toBe(15);
    expect(assetsOf(state)).toEqual(['eiko']);
    expect(state.assetDeck.slice(0, 2)).toEqual(['gurren-imaishi', 'naoko-watanabe']);
  });
});

describe('Floyd 2X3A7C', () => {
  it('draws five cards, each from a deck named anew, and adds 5 to the hand size', () => {
    const types = ['media', 'media', 'labor', 'biotech', 'security'];
    const state = claimed(
      'floyd-2x3a7c',
      types.map((type): Scripted => ['draw-type', type]),
    );
    expect(handCounts(state)[0]).toBe(5);
    expect(state.actionDecks.media).toHaveLength(18);
    expect(handSize(state, 'player-1')).toBe(10);
  });
});

describe('Toshiyuki Sakai', () => {
  it('draws two of each type, and the active player keeps them all this turn', () => {
    const state = claimed('toshiyuki-sakai');
    expect(handCounts(state)[0]).toBe(10);
    perform(state, endOfTurn);
    expect(handCounts(state)[0]).toBe(10);
    expect(state.keepsHand).toBeNull();
  });
});

describe('Braintrust', () => {
  it('doubles every line of the sheet and lowers the hand size by 1', () => {
    const state = owns(position(), 'player-1', 'braintrust');
    perform(state, (t) => drawSheet(t, 'player-1'));
    // Haas-Bioroid with six players: labor 2, construction 1.
    expect([state.actionDecks.labor.length, state.actionDecks.construction.length]).toEqual([16, 18]);
    expect(handSize(state, 'player-1')).toBe(4);
  });

  it('makes a hand size of 9 together with Floyd (I.10, NA51)', () => {
    expect(handSize(owns(position(), 'player-1', 'braintrust', 'floyd-2x3a7c'), 'player-1')).toBe(9);
  });

  it('lets Melange Mining draw three pairs of three types', () => {
    const state = owns(position(), 'player-6', 'braintrust');
    perform(state, (t) => drawSheet(t, 'player-6'), [
      ['draw-type', 'media'],
      ['draw-type', 'labor'],
      ['draw-type', 'biotech'],
    ]);
    expect(handCounts(state)[5]).toBe(6);
  });
});

describe('Lily Lockwell', () => {
  it('steals a random card from a richer active player before he refreshes', () => {
    const state = setCapital(
      dealing((s) => {
        holds(s, 'player-1', 'liquidation');
        owns(s, 'player-3', 'lily-lockwell');
      }),
      11,
      10,
      10,
    );
    const { log } = perform(state, refresh, [['use-asset', 'lily-lockwell', 'player-3']]);
    expect(state.players['player-3'].hand).toEqual(['liquidation']);
    expect(handCounts(state)[0]).toBe(3);
    expect(log.findIndex(({ kind }) => kind === 'hand-card-passed')).toBeLessThan(
      log.findIndex(({ kind }) => kind === 'drew'),
    );
  });

  it('needs strictly more capital and a card to steal', () => {
    const equal = dealing((s) => {
      holds(s, 'player-1', 'liquidation');
      owns(s, 'player-3', 'lily-lockwell');
    });
    perform(equal, refresh);
    expect(handCounts(equal)[2]).toBe(0);
    const empty = setCapital(owns(dealing(), 'player-3', 'lily-lockwell'), 20);
    perform(empty, refresh);
    expect(handCounts(empty)[2]).toBe(0);
  });
});
