/** The construction cards: what each does, for whom it pays, and what it cannot do. */
import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../../../src/names.js';
import { carryOut } from '../../../src/rules/actions/index.js';
import { askAfter, at, capital, carry, emptyDeal, here, outageAt, owns, position } from '../../support.js';

describe('Ark Construction', () => {
  it('puts a development token where there is none', () => {
    const state = at(position(), 'manta', 'development');
    expect(
      askAfter(state, (t) => carryOut(t, { seat: 'player-1', card: 'ark-construction', declared: null })).options,
    ).toEqual(DISTRICTS.filter((id) => id !== 'manta'));
    carry(state, 'ark-construction', [['district', 'quinde']]);
    expect(here(state, 'quinde')).toEqual(['development']);
  });

  it('does nothing when every district has one', () => {
    const state = position((s) => {
      for (const district of DISTRICTS) at(s, district, 'development');
    });
    carry(state, 'ark-construction');
    expect(state.threat).toBe(0);
  });
});

describe('Budget Renovations', () => {
  it('removes up to two outages, pays Weyland 2 each, and leaves protest', () => {
    const state = at(at(at(position(), 'manta', 'outage'), 'quinde', 'outage'), 'la-costa', 'outage');
    carry(state, 'budget-renovations', [['pieces', [outageAt('manta'), outageAt('quinde')]]]);
    expect([here(state, 'manta'), here(state, 'quinde'), here(state, 'la-costa')]).toEqual([
      ['protest'],
      ['protest'],
      ['outage'],
    ]);
    expect(capital(state)[2]).toBe(14);
  });
});

describe('Gentrification', () => {
  it('removes an outage, brings prisec, and the enemies there move, which pays Globalsec nothing', () => {
    const state = at(position(), 'laguna-velasco', 'outage', 'human-first', 'orgcrime');
    carry(state, 'gentrification');
    expect(here(state, 'laguna-velasco')).toEqual(['prisec']);
    expect(here(state, 'rutherford')).toEqual(['human-first', 'orgcrime']);
    expect(capital(state)).toEqual([10, 10, 12, 10, 10, 10]);
  });

  it('moves the enemies even if no prisec is left (NA17)', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 5)) at(s, district, 'prisec');
      at(s, 'rutherford', 'prisec');
      at(s, 'laguna-velasco', 'outage', 'orgcrime');
    });
    carry(state, 'gentrification');
    expect(here(state, 'laguna-velasco')).toEqual([]);
    expect(here(state, 'base-de-cayambe')).toEqual(['orgcrime']);
  });

  it('does nothing in a city with light everywhere', () => {
    expect(carry(position(), 'gentrification').state.threat).toBe(0);
  });
});

describe('Vanity Project', () => {
  it('gives a player 2 capital and takes an asset of the resolver’s choice from him (NA18)', () => {
    const state = owns(position(), 'player-3', 'tanaka', 'eiko');
    carry(state, 'vanity-project', [
      ['player', 'player-3'],
      ['asset', { player: 'player-3', asset: 'eiko' }, 'player-1'],
    ]);
    expect(capital(state)[2]).toBe(12);
    expect(state.players['player-3'].assets.map(({ asset }) => asset)).toEqual(['tanaka']);
    expect(state.assetDeck[0]).toBe('eiko');
  });

  it('gives 4 to who supported this offer, and nothing is discarded where there is nothing', () => {
    const state = position((s) => {
      s.deal = { ...emptyDeal(), support: { 'player-2': { side: 'main', cards: ['clean-slate'], blind: null } } };
    });
    carry(state, 'vanity-project', [['player', 'player-2']]);
    expect(capital(state)[1]).toBe(14);
  });

  it('counts only support of the winning offer (I.5, NA54)', () => {
    const state = position((s) => {
      s.deal = { ...emptyDeal(), support: { 'player-2': { side: 'counter', cards: ['clean-slate'], blind: null } } };
    });
    carry(state, 'vanity-project', [['player', 'player-2']]);
    expect(capital(state)[1]).toBe(12);
  });
});
