/** What holds for every card that is carried out: illness (3), declarations (I.4), draws (16.2). */
import { describe, expect, it } from 'vitest';
import { DISTRICTS, SEATS } from '../../../src/names.js';
import {
  at,
  capital,
  carry,
  handCounts,
  here,
  holds,
  illnessAt,
  outageAt,
  position,
  type Scripted,
} from '../../support.js';

describe('illness', () => {
  it('raises threat by 2 once, however many districts are involved (3.5)', () => {
    const state = at(at(position(), 'manta', 'illness', 'outage'), 'quinde', 'illness', 'outage');
    carry(state, 'budget-renovations', [['pieces', [outageAt('manta'), outageAt('quinde')]]]);
    expect(state.threat).toBe(2);
  });

  it('counts where a piece should have been placed but could not stay (3.1)', () => {
    const state = at(position(), 'la-costa', 'illness', 'human-first');
    carry(state, 'media-circus', [['district', 'la-costa']]);
    expect(state.threat).toBe(2);
  });

  it('counts where the reserve was empty (3.1)', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 9)) at(s, district, 'human-first');
      at(s, 'base-de-cayambe', 'illness');
    });
    carry(state, 'media-circus', [['district', 'base-de-cayambe']]);
    expect(state.threat).toBe(2);
  });

  it('counts in the district that a unit leaves, and passes', () => {
    const state = at(at(position(), 'laguna-velasco', 'outage', 'orgcrime'), 'rutherford', 'illness');
    carry(state, 'gentrification');
    expect(state.threat).toBe(2);
  });

  it('does not count where the card itself has just brought it (NA13)', () => {
    const state = position();
    carry(state, 'sweeps-week', [
      ['district', 'manta'],
      ['district', 'quinde'],
    ]);
    expect(state.threat).toBe(0);
    const again = position();
    carry(again, 'sweeps-week', [
      ['district', 'manta'],
      ['district', 'manta'],
    ]);
    expect(again.threat).toBe(2);
  });

  it('does not come from cards that involve no district', () => {
    const state = at(position(), 'manta', 'illness');
    carry(state, 'high-risk-investments', [
      ['player', 'player-1'],
      ['player', 'player-2'],
      ['player', 'player-3'],
    ]);
    expect(state.threat).toBe(0);
  });
});

describe('an offer that was declared (Caprice Nisei)', () => {
  it('is carried out as declared, and what is no longer possible is skipped (I.4, NA34)', () => {
    const state = at(position(), 'quinde', 'illness');
    carry(state, 'clean-slate', [], {
      declared: { illness: [illnessAt('quinde'), illnessAt('manta')], outage: 'manta' },
    });
    expect([here(state, 'quinde'), here(state, 'manta')]).toEqual([[], []]);
    expect(capital(state)[1]).toBe(12);
  });

  it('binds its player’s own draw and contribution, not those of others', () => {
    const state = position((s) => {
      s.threat = 4;
    });
    carry(
      state,
      'information-procurement',
      SEATS.slice(1).map((seat): Scripted => ['spend', 0, seat]),
      {
        declared: { amount: 6 },
      },
    );
    expect(state.threat).toBe(2);
    expect(capital(state)[0]).toBe(4);
  });
});

describe('drawing', () => {
  it('sorts the discard pile back into the decks when one is empty (16.2, NA9)', () => {
    const state = position((s) => {
      s.discards = [...s.actionDecks.media.splice(0), ...s.actionDecks.labor.splice(0, 5)];
    });
    carry(state, 'full-deployment', [
      ['player', 'player-2'],
      ['draw-type', 'media'],
    ]);
    expect(handCounts(state)[1]).toBe(5);
    expect(state.discards).toEqual([]);
    expect([state.actionDecks.media.length, state.actionDecks.labor.length]).toEqual([15, 20]);
  });

  it('draws what there is when no card of the type is left', () => {
    const state = position((s) => {
      holds(s, 'player-6', ...s.actionDecks.media.slice(0, 18));
    });
    carry(state, 'full-deployment', [
      ['player', 'player-2'],
      ['draw-type', 'media'],
    ]);
    expect(handCounts(state)[1]).toBe(2);
  });
});
