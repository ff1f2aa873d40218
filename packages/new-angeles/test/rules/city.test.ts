/** Pieces on the map: placing, moving towards The Root, removing, unrest, limits (topics 3, 12, 29, 33, 34, 38, 53, 62). */
import { describe, expect, it } from 'vitest';
import { DISTRICT } from '../../src/data/board.js';
import { DISTRICTS, type DistrictId } from '../../src/names.js';
import { lowerUnrest, moveOn, place, putPrisec, raiseUnrest, remove, reserve } from '../../src/rules/city.js';
import { at, capital, carry, here, perform, position } from '../support.js';

/** The path of a piece that can stay nowhere. */
function pathFrom(district: DistrictId): (DistrictId | null)[] {
  const path: (DistrictId | null)[] = [];
  for (let next: DistrictId | null = district; next !== null; ) {
    next = DISTRICT[next].movesTo;
    path.push(next);
  }
  return path;
}

describe('the paths', () => {
  it('lead to higher numbers, through 9 and 10 to The Root (50)', () => {
    expect(pathFrom('guayaquil')).toEqual([
      'quinde',
      'rabotgorod',
      'laguna-velasco',
      'rutherford',
      'base-de-cayambe',
      null,
    ]);
    expect(pathFrom('manta')).toEqual(['nihongai', 'rutherford', 'base-de-cayambe', null]);
    expect(pathFrom('esmeraldas')).toEqual(['rutherford', 'base-de-cayambe', null]);
    for (const id of DISTRICTS) {
      const next = DISTRICT[id].movesTo;
      if (next !== null) expect(DISTRICT[next].number).toBeGreaterThan(DISTRICT[id].number);
    }
  });
});

describe('placing', () => {
  it('puts a piece from the reserve into the district', () => {
    const { state } = perform(position(), (t) => place(t, 'orgcrime', 'manta'));
    expect(here(state, 'manta')).toEqual(['orgcrime']);
    expect(reserve(state, 'orgcrime')).toBe(8);
  });

  it.each(['human-first', 'orgcrime', 'illness', 'outage'] as const)(
    'makes a second %s move on to where it can stay',
    (piece) => {
      const state = at(at(position(), 'guayaquil', piece), 'quinde', piece);
      perform(state, (t) => place(t, piece, 'guayaquil'));
      expect(here(state, 'rabotgorod')).toEqual([piece]);
      expect(state.threat).toBe(0);
    },
  );

  it.each(['human-first', 'orgcrime', 'illness', 'outage'] as const)(
    'sends a %s that can stay nowhere into The Root: reserve, threat 2 (34.2)',
    (piece) => {
      const state = at(at(position(), 'rutherford', piece), 'base-de-cayambe', piece);
      const before = reserve(state, piece);
      perform(state, (t) => place(t, piece, 'rutherford'));
      expect(state.threat).toBe(2);
      expect(reserve(state, piece)).toBe(before);
    },
  );

  it('lets both kinds of enemies stand in one district', () => {
    const state = at(position(), 'manta', 'human-first');
    perform(state, (t) => place(t, 'orgcrime', 'manta'));
    expect(here(state, 'manta')).toEqual(['human-first', 'orgcrime']);
  });

  it('makes an enemy pass a district with prisec (38.1), but not illness or an outage', () => {
    const state = at(position(), 'manta', 'prisec');
    perform(state, (t) => place(t, 'human-first', 'manta'));
    perform(state, (t) => place(t, 'illness', 'manta'));
    perform(state, (t) => place(t, 'outage', 'manta'));
    expect(here(state, 'manta')).toEqual(['illness', 'outage', 'prisec']);
    expect(here(state, 'nihongai')).toEqual(['human-first']);
  });

  it('does nothing when the reserve is empty (32)', () => {
    const nine = DISTRICTS.slice(0, 9);
    const state = position((s) => {
      for (const district of nine) at(s, district, 'orgcrime');
    });
    perform(state, (t) => place(t, 'orgcrime', 'base-de-cayambe'));
    expect(here(state, 'base-de-cayambe')).toEqual([]);
    expect(state.threat).toBe(0);
  });

  it('takes the unrest away with an outage, placed or moved in (62.1, NA14), and pays NBN nothing', () => {
    const state = at(at(at(position(), 'manta', 'strike', 'outage'), 'nihongai', 'protest'), 'esmeraldas', 'strike');
    state.city.manta.unrest = 'stable';
    perform(state, (t) => place(t, 'outage', 'esmeraldas'));
    perform(state, (t) => place(t, 'outage', 'manta'));
    expect(here(state, 'esmeraldas')).toEqual(['outage']);
    expect(here(state, 'nihongai')).toEqual(['outage']);
    expect(capital(state)).toEqual([10, 10, 10, 10, 10, 10]);
  });
});

describe('prisec', () => {
  it('drives enemies out when it is placed (38.2)', () => {
    const state = at(position(), 'laguna-velasco', 'outage', 'human-first', 'orgcrime');
    carry(state, 'gentrification');
    expect(here(state, 'laguna-velasco')).toEqual(['prisec']);
    expect(here(state, 'rutherford')).toEqual(['human-first', 'orgcrime']);
  });

  it('is not placed twice, and not when none is left (38.3, NA15)', () => {
    const six = DISTRICTS.slice(0, 6);
    const state = position((s) => {
      for (const district of six) at(s, district, 'prisec');
    });
    perform(state, function* (t) {
      putPrisec(t, 'guayaquil');
      putPrisec(t, 'rutherford');
    });
    expect(reserve(state, 'prisec')).toBe(0);
    expect(here(state, 'rutherford')).toEqual([]);
  });
});

describe('moving', () => {
  it('goes on past districts that cannot hold the piece (34.1)', () => {
    const state = at(
      at(at(position(), 'rabotgorod', 'orgcrime'), 'laguna-velasco', 'prisec'),
      'rutherford',
      'orgcrime',
    );
    const { result } = perform(state, (t) => moveOn(t, 'orgcrime', 'rabotgorod'));
    expect(result).toBe('base-de-cayambe');
    expect(here(state, 'rabotgorod')).toEqual([]);
  });

  it('ends the game at once when threat reaches 25 (64, NA11)', () => {
    const state = at(position(), 'base-de-cayambe', 'human-first');
    state.threat = 24;
    perform(state, (t) => moveOn(t, 'human-first', 'base-de-cayambe'));
    expect(state).toMatchObject({ threat: 25, phase: 'over', ending: 'threat' });
  });
});

describe('unrest', () => {
  it('rises from stable to protest to strike, and no further (29.4)', () => {
    const state = position();
    const seen = [1, 2, 3].map(() => {
      perform(state, function* (t) {
        raiseUnrest(t, 'manta');
      });
      return state.city.manta.unrest;
    });
    expect(seen).toEqual(['protest', 'strike', 'strike']);
    expect(state.city.manta.outage).toBe(false);
  });

  it('cannot rise in an outage (29.9), and falls to stable at most (29.5)', () => {
    const state = at(at(position(), 'manta', 'outage'), 'quinde', 'protest');
    perform(state, function* (t) {
      raiseUnrest(t, 'manta');
      lowerUnrest(t, 'quinde', 2);
      lowerUnrest(t, 'la-costa', 1);
    });
    expect([here(state, 'manta'), here(state, 'quinde'), here(state, 'la-costa')]).toEqual([['outage'], [], []]);
  });

  it('is stable when an outage is removed (29.10)', () => {
    const state = at(position(), 'manta', 'outage');
    perform(state, function* (t) {
      remove(t, 'outage', 'manta');
    });
    expect(here(state, 'manta')).toEqual([]);
  });
});

describe('contracts', () => {
  it('are not fulfilled outside of action cards (24.2)', () => {
    const state = at(position(), 'manta', 'illness', 'human-first', 'strike');
    perform(state, function* (t) {
      remove(t, 'illness', 'manta');
      remove(t, 'human-first', 'manta');
      lowerUnrest(t, 'manta', 2);
    });
    expect(capital(state)).toEqual([10, 10, 10, 10, 10, 10]);
  });
});
