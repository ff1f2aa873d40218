/** The media cards: what each does, for whom it pays, and what it cannot do. */
import { describe, expect, it } from 'vitest';
import { at, capital, carry, emptyDeal, handCounts, here, position } from '../../support.js';

describe('24/7 Live Feeds', () => {
  it('lowers unrest by a stage and pays NBN', () => {
    const state = at(at(position(), 'manta', 'strike'), 'quinde', 'orgcrime');
    carry(state, '24-7-live-feeds', [['live-feed', { district: 'manta', do: 'lower-unrest' }]]);
    expect(here(state, 'manta')).toEqual(['protest']);
    expect(capital(state)).toEqual([10, 10, 10, 11, 10, 10]);
  });

  it('or removes orgcrime and pays Globalsec', () => {
    const state = at(at(position(), 'manta', 'strike'), 'quinde', 'orgcrime');
    carry(state, '24-7-live-feeds', [['live-feed', { district: 'quinde', do: 'remove-orgcrime' }]]);
    expect(here(state, 'quinde')).toEqual([]);
    expect(capital(state)).toEqual([10, 10, 10, 10, 11, 10]);
  });

  it('does nothing where there is neither', () => {
    expect(capital(carry(at(position(), 'manta', 'human-first'), '24-7-live-feeds').state)[4]).toBe(10);
  });
});

describe('Media Circus', () => {
  it('lowers unrest by two stages, pays NBN for those that fell, and places Human First', () => {
    const state = at(at(position(), 'manta', 'strike'), 'quinde', 'protest');
    carry(state, 'media-circus', [
      ['district', 'manta'],
      ['district', 'la-costa'],
    ]);
    expect([here(state, 'manta'), here(state, 'la-costa')]).toEqual([[], ['human-first']]);
    expect(capital(state)[3]).toBe(12);
    carry(state, 'media-circus', [['district', 'la-costa']]);
    expect(capital(state)[3]).toBe(13);
    expect(here(state, 'rabotgorod')).toEqual(['human-first']);
  });
});

describe('Puff Piece', () => {
  it('lets everybody draw 2 of one type, supporters 3, from the active player on, of any type (NA52)', () => {
    const state = position((s) => {
      s.active = 'player-5';
      s.deal = { ...emptyDeal(), support: { 'player-2': { side: 'main', cards: ['clean-slate'], blind: null } } };
    });
    carry(state, 'puff-piece', [
      ['draw-type', 'media', 'player-5'],
      ['draw-type', null, 'player-6'],
      ['draw-type', 'labor', 'player-1'],
      ['draw-type', 'labor', 'player-2'],
      ['draw-type', 'biotech', 'player-3'],
      ['draw-type', null, 'player-4'],
    ]);
    expect(handCounts(state)).toEqual([2, 3, 2, 0, 2, 0]);
    expect(state.actionDecks).toMatchObject({ labor: { length: 15 }, media: { length: 18 } });
  });
});

describe('Spin Doctors', () => {
  it('lowers unrest in up to two districts and takes a credit from the supply', () => {
    const state = at(at(position(), 'manta', 'strike'), 'quinde', 'protest');
    state.supply.credits = 2;
    carry(state, 'spin-doctors', [['districts', ['manta', 'quinde']]]);
    expect([here(state, 'manta'), here(state, 'quinde')]).toEqual([['protest'], []]);
    expect(state.supply.credits).toBe(1);
    expect(capital(state)[3]).toBe(12);
    expect(state.threat).toBe(0);
  });

  it('raises threat by 1 instead when there are no credits', () => {
    expect(carry(position(), 'spin-doctors').state.threat).toBe(1);
  });
});
