/** The emergency actions: what each does, and for whom it pays. */
import { describe, expect, it } from 'vitest';
import { DISTRICTS, SEATS } from '../../../src/names.js';
import { at, capital, carry, handCounts, here, illnessAt, outageAt, position, type Scripted } from '../../support.js';

describe('Unpaid, Overclocked', () => {
  it('adds to two resources, gains 4 capital, and places two Human First units, also in one district (NA59)', () => {
    const state = position((s) => {
      s.supply.tech = 6;
    });
    carry(state, 'unpaid-overclocked', [
      ['resources', ['energy', 'tech']],
      ['district', 'manta'],
      ['district', 'manta'],
    ]);
    expect(state.supply).toMatchObject({ energy: 1, tech: 6 });
    expect(capital(state)[0]).toBe(14);
    expect([here(state, 'manta'), here(state, 'nihongai')]).toEqual([['human-first'], ['human-first']]);
  });
});

describe('Mandatory Quarantine', () => {
  it('removes up to four illness tokens and places two outages, without threat from illness', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 5)) at(s, district, 'illness');
    });
    carry(state, 'mandatory-quarantine', [
      ['pieces', DISTRICTS.slice(0, 4).map(illnessAt)],
      ['district', 'rabotgorod'],
      ['district', 'rutherford'],
    ]);
    expect([here(state, 'rabotgorod'), here(state, 'rutherford')]).toEqual([['illness', 'outage'], ['outage']]);
    expect(capital(state)[1]).toBe(18);
    expect(state.threat).toBe(0);
  });

  it('raises threat by what it drives into The Root (NA48)', () => {
    const state = at(position(), 'base-de-cayambe', 'outage', 'illness');
    carry(state, 'mandatory-quarantine', [
      ['pieces', []],
      ['district', 'base-de-cayambe'],
      ['district', 'manta'],
    ]);
    expect(state.threat).toBe(2);
  });
});

describe('Massive Reconstruction', () => {
  it('removes up to three outages and places two orgcrime units', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 4)) at(s, district, 'outage');
    });
    carry(state, 'massive-reconstruction', [
      ['pieces', DISTRICTS.slice(0, 3).map(outageAt)],
      ['district', 'rutherford'],
      ['district', 'manta'],
    ]);
    expect(capital(state)[2]).toBe(16);
    expect([here(state, 'manta'), here(state, 'rutherford')]).toEqual([['outage', 'orgcrime'], ['orgcrime']]);
  });
});

describe('Sweeps Week', () => {
  it('lowers unrest by up to four stages in all, and places two illness tokens', () => {
    const state = at(at(at(position(), 'manta', 'strike'), 'quinde', 'protest'), 'la-costa', 'strike');
    carry(state, 'sweeps-week', [
      ['lower-unrest', 'manta'],
      ['lower-unrest', 'manta'],
      ['lower-unrest', 'quinde'],
      ['lower-unrest', 'la-costa'],
      ['district', 'esmeraldas'],
      ['district', 'rutherford'],
    ]);
    expect([here(state, 'manta'), here(state, 'quinde'), here(state, 'la-costa')]).toEqual([[], [], ['protest']]);
    expect([here(state, 'esmeraldas'), here(state, 'rutherford')]).toEqual([['illness'], ['illness']]);
    expect(capital(state)[3]).toBe(14);
  });
});

describe('Ruthless Tactics', () => {
  it('removes up to four enemies and raises unrest in two districts', () => {
    const state = at(at(position(), 'manta', 'human-first', 'orgcrime'), 'quinde', 'orgcrime');
    carry(state, 'ruthless-tactics', [
      [
        'pieces',
        [
          { district: 'quinde', piece: 'orgcrime' },
          { district: 'manta', piece: 'human-first' },
          { district: 'manta', piece: 'orgcrime' },
        ],
      ],
      ['districts', ['la-costa', 'manta']],
    ]);
    expect(capital(state)[4]).toBe(13);
    expect([here(state, 'la-costa'), here(state, 'manta'), here(state, 'quinde')]).toEqual([
      ['protest'],
      ['protest'],
      [],
    ]);
  });

  it('raises unrest in as many as there are, if fewer', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 9)) at(s, district, 'strike');
    });
    carry(state, 'ruthless-tactics');
    expect(here(state, 'base-de-cayambe')).toEqual(['protest']);
  });
});

describe('Energy for All', () => {
  it('lets everybody draw four of one type, from the active player on', () => {
    const state = position((s) => {
      s.active = 'player-2';
    });
    carry(
      state,
      'energy-for-all',
      [...SEATS.slice(1), SEATS[0]].map((seat): Scripted => ['draw-type', 'media', seat]),
    );
    expect(handCounts(state)).toEqual([0, 4, 4, 4, 4, 4]);
    expect(state.actionDecks.media).toHaveLength(0);
  });
});
