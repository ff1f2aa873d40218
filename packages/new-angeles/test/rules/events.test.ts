/** The sixteen events and the Event Phase (topics 10, 20, 51). */
import { describe, expect, it } from 'vitest';
import { EVENT_IDS, type EventId } from '../../src/data/events.js';
import { DISTRICTS, type DistrictId } from '../../src/names.js';
import { eventPhase } from '../../src/rules/events.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { at, capital, here, perform, position } from '../support.js';

function happens(event: EventId, change: (state: NewAngelesState) => void = () => {}, round = 0): NewAngelesState {
  const state = position((s) => {
    s.turnTrack = [];
    s.round = round;
    s.eventDeck = [...s.eventDeck.filter((id) => id !== event), event];
    change(s);
  });
  perform(state, eventPhase);
  return state;
}

function cityOf(state: NewAngelesState): Partial<Record<DistrictId, string[]>> {
  const there = DISTRICTS.map((id) => [id, here(state, id)] as const).filter(([, things]) => things.length > 0);
  return Object.fromEntries(there);
}

/** What each event does to an empty city, and how many turns follow. */
const IN_AN_EMPTY_CITY: Readonly<Record<EventId, readonly [Partial<Record<DistrictId, string[]>>, number]>> = {
  'activist-cells-awaken': [{ quinde: ['illness'], 'la-costa': ['human-first'], nihongai: ['orgcrime'] }, 4],
  'beanstalk-beset-by-protesters': [
    { nihongai: ['human-first'], rutherford: ['illness'], 'base-de-cayambe': ['illness'] },
    3,
  ],
  'human-first-starts-riot': [{ guayaquil: ['illness'], quinde: ['human-first'], rabotgorod: ['outage'] }, 4],
  'humanity-labor-hosts-union-heads': [{ guayaquil: ['illness'], manta: ['human-first'] }, 3],
  'beanstalk-owned-by-mob': [{ 'la-costa': ['human-first'], manta: ['illness'], 'laguna-velasco': ['orgcrime'] }, 4],
  'gang-wars-at-all-time-high': [
    { guayaquil: ['outage'], 'la-costa': ['illness'], 'base-de-cayambe': ['orgcrime'] },
    3,
  ],
  'pistoleros-hit-squads-strike': [{ quinde: ['illness'], 'la-costa': ['orgcrime'], esmeraldas: ['human-first'] }, 3],
  'tri-maf-leaders-unite': [
    { guayaquil: ['human-first'], quinde: ['human-first'], 'la-costa': ['illness'], nihongai: ['outage'] },
    5,
  ],
  'crumbling-infrastructure': [
    { quinde: ['orgcrime'], rabotgorod: ['illness'], nihongai: ['human-first'], 'base-de-cayambe': ['illness'] },
    5,
  ],
  'earthquake-rocks-city': [
    { quinde: ['outage'], nihongai: ['illness'], esmeraldas: ['human-first'], rutherford: ['illness'] },
    4,
  ],
  'helium-3-transport-threatened': [{ rabotgorod: ['human-first'], esmeraldas: ['illness'] }, 3],
  'rolling-outages-increase': [{ manta: ['orgcrime'], rabotgorod: ['illness'], esmeraldas: ['outage'] }, 3],
  'average-wage-falls-again': [{ esmeraldas: ['illness', 'orgcrime'], rutherford: ['human-first'] }, 4],
  'report-record-unemployment': [
    { guayaquil: ['human-first'], 'laguna-velasco': ['illness'], rutherford: ['orgcrime'] },
    4,
  ],
  'social-apps-spark-revolution': [{ manta: ['illness'], 'laguna-velasco': ['illness', 'human-first'] }, 5],
  'welfare-programs-slashed': [
    { guayaquil: ['illness', 'orgcrime'], quinde: ['orgcrime'], 'base-de-cayambe': ['illness'] },
    3,
  ],
};

describe.each(EVENT_IDS)('%s', (event) => {
  it('places its pieces, lays out the next turns (NA5), and goes under the deck', () => {
    const state = happens(event);
    const [city, turns] = IN_AN_EMPTY_CITY[event];
    expect(cityOf(state)).toEqual(city);
    expect(state.turnTrack).toHaveLength(turns);
    expect(state.threat).toBe(0);
    expect(state.eventDeck[0]).toBe(event);
  });

  it('lays out no turns after the sixth standard round (I.13, NA53)', () => {
    expect(happens(event, undefined, 7).turnTrack).toEqual([]);
  });
});

const withPieces =
  (piece: 'human-first' | 'orgcrime' | 'outage', ...districts: DistrictId[]) =>
  (s: NewAngelesState) => {
    for (const district of districts) at(s, district, piece);
  };
const inUnrest = (stage: 'protest' | 'strike', count: number) => (s: NewAngelesState) => {
  for (const district of DISTRICTS.slice(0, count)) at(s, district, stage);
};

describe('the upper halves', () => {
  it('Activist Cells Awaken: each Human First unit moves twice, the highest first (NA30)', () => {
    const state = happens(
      'activist-cells-awaken',
      withPieces('human-first', 'rutherford', 'laguna-velasco', 'guayaquil'),
    );
    // 9 goes to 10 and into The Root; 6 to 9 and 10; 1 to 2 and 5.
    expect(state.threat).toBe(2);
    expect(DISTRICTS.filter((id) => state.city[id]['human-first'])).toEqual([
      'la-costa',
      'rabotgorod',
      'base-de-cayambe',
    ]);
  });

  it('Beanstalk Beset By Protesters: 4 for Human First in tier 3, once; otherwise they move', () => {
    expect(
      happens('beanstalk-beset-by-protesters', withPieces('human-first', 'rutherford', 'base-de-cayambe', 'manta'))
        .threat,
    ).toBe(4);
    const state = happens('beanstalk-beset-by-protesters', withPieces('human-first', 'manta', 'esmeraldas'));
    expect(state.threat).toBe(0);
    // 8 moves to 9, 4 to 7; then one is placed in 7, which moves past 9 to 10.
    expect(DISTRICTS.filter((id) => state.city[id]['human-first'])).toEqual([
      'nihongai',
      'rutherford',
      'base-de-cayambe',
    ]);
  });

  it('Human First Starts Riot: 2 for Human First in tier 2; otherwise they move', () => {
    expect(happens('human-first-starts-riot', withPieces('human-first', 'nihongai')).threat).toBe(2);
    const state = happens('human-first-starts-riot', withPieces('human-first', 'base-de-cayambe', 'guayaquil'));
    expect(state.threat).toBe(2); // into The Root
    // 1 moves to 2, where the next one is placed, which moves on to 5.
    expect(DISTRICTS.filter((id) => state.city[id]['human-first'])).toEqual(['quinde', 'rabotgorod']);
  });

  it('Humanity Labor Hosts Union Heads: 1 for each Human First unit', () => {
    expect(happens('humanity-labor-hosts-union-heads', withPieces('human-first', 'quinde', 'nihongai')).threat).toBe(2);
  });

  it('Beanstalk Owned By Mob? and Pistoleros: 4 for orgcrime in tier 3, 3 in tier 2; otherwise they move', () => {
    expect(happens('beanstalk-owned-by-mob', withPieces('orgcrime', 'rutherford')).threat).toBe(4);
    expect(happens('pistoleros-hit-squads-strike', withPieces('orgcrime', 'esmeraldas')).threat).toBe(3);
    expect(cityOf(happens('pistoleros-hit-squads-strike', withPieces('orgcrime', 'rutherford')))).toMatchObject({
      'base-de-cayambe': ['orgcrime'],
    });
  });

  it('Gang Wars and Tri-Maf: 1 for each orgcrime unit', () => {
    expect(happens('gang-wars-at-all-time-high', withPieces('orgcrime', 'quinde', 'manta')).threat).toBe(2);
    expect(happens('tri-maf-leaders-unite', withPieces('orgcrime', 'quinde', 'manta', 'rutherford')).threat).toBe(3);
  });

  it('Crumbling Infrastructure and Rolling Outages: 1 for each outage before placing (NA56)', () => {
    expect(happens('crumbling-infrastructure', withPieces('outage', 'quinde', 'manta')).threat).toBe(2);
    expect(happens('rolling-outages-increase', withPieces('outage', 'quinde')).threat).toBe(1);
  });

  it('Earthquake Rocks City: 5 for three outages or more', () => {
    expect(happens('earthquake-rocks-city', withPieces('outage', 'guayaquil', 'manta')).threat).toBe(0);
    expect(happens('earthquake-rocks-city', withPieces('outage', 'guayaquil', 'manta', 'nihongai')).threat).toBe(5);
  });

  it('Helium-3 Transport Threatened: 5 for an outage in tier 3, or else 3 in tier 2', () => {
    expect(happens('helium-3-transport-threatened', withPieces('outage', 'rutherford', 'nihongai')).threat).toBe(5);
    expect(happens('helium-3-transport-threatened', withPieces('outage', 'nihongai', 'manta')).threat).toBe(3);
    expect(happens('helium-3-transport-threatened', withPieces('outage', 'manta')).threat).toBe(0);
  });

  it('Average Wage Falls Again: 4 for three strikes', () => {
    expect(happens('average-wage-falls-again', inUnrest('strike', 3)).threat).toBe(4);
    expect(happens('average-wage-falls-again', inUnrest('strike', 2)).threat).toBe(0);
    expect(happens('average-wage-falls-again', inUnrest('protest', 3)).threat).toBe(0);
  });

  it('Report: Record Unemployment: 4 for six districts in protest or strike', () => {
    expect(happens('report-record-unemployment', inUnrest('protest', 6)).threat).toBe(4);
    expect(happens('report-record-unemployment', inUnrest('protest', 5)).threat).toBe(0);
  });

  it('Social Apps Spark Revolution: 1 for each in protest or strike; Welfare Programs Slashed: 1 for each strike', () => {
    expect(happens('social-apps-spark-revolution', inUnrest('protest', 4)).threat).toBe(4);
    expect(happens('welfare-programs-slashed', inUnrest('strike', 3)).threat).toBe(3);
    expect(happens('welfare-programs-slashed', inUnrest('protest', 3)).threat).toBe(0);
  });
});

it('places its rows from top to bottom: Human First, orgcrime, illness, outage (NA41)', () => {
  const state = position((s) => {
    s.eventDeck = [...s.eventDeck.filter((id) => id !== 'tri-maf-leaders-unite'), 'tri-maf-leaders-unite'];
  });
  const { log } = perform(state, eventPhase);
  expect(log.filter(({ kind }) => kind === 'placed').map(({ params }) => [params.piece, params.district])).toEqual([
    ['human-first', 'guayaquil'],
    ['human-first', 'quinde'],
    ['illness', 'la-costa'],
    ['outage', 'nihongai'],
  ]);
});

describe('Melange Mining', () => {
  it('gains 3 when an event raised threat by less than 2 in all (NA40)', () => {
    expect(capital(happens('rolling-outages-increase', withPieces('outage', 'quinde')))[5]).toBe(13);
  });

  it('gains nothing when threat rose by 2, also through The Root', () => {
    expect(capital(happens('humanity-labor-hosts-union-heads', withPieces('human-first', 'quinde', 'manta')))[5]).toBe(
      10,
    );
    expect(capital(happens('human-first-starts-riot', withPieces('human-first', 'base-de-cayambe')))[5]).toBe(10);
  });
});

it('pays no other contract for an event', () => {
  const state = happens('human-first-starts-riot', (s) => at(s, 'rabotgorod', 'strike'));
  expect(here(state, 'rabotgorod')).toEqual(['outage']);
  expect(capital(state).slice(0, 5)).toEqual([10, 10, 10, 10, 10]);
});
