/** The security cards: what each does, for whom it pays, and what it cannot do. */
import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../../../src/names.js';
import { carryOut } from '../../../src/rules/actions/index.js';
import { askAfter, at, capital, carry, handCounts, here, position } from '../../support.js';

describe('Arrest Orders', () => {
  it('places prisec and removes the enemies there instead of moving them (NA19)', () => {
    const state = at(position(), 'manta', 'human-first', 'orgcrime');
    carry(state, 'arrest-orders', [['district', 'manta']]);
    expect(here(state, 'manta')).toEqual(['prisec']);
    expect(here(state, 'nihongai')).toEqual([]);
    expect(capital(state)[4]).toBe(12);
  });

  it('does nothing without a prisec unit to place', () => {
    const state = position((s) => {
      for (const district of DISTRICTS.slice(0, 6)) at(s, district, 'prisec');
      at(s, 'rutherford', 'orgcrime');
    });
    carry(state, 'arrest-orders');
    expect(here(state, 'rutherford')).toEqual(['orgcrime']);
  });
});

describe('Full Deployment', () => {
  it('lets another player draw 5 of a type that is named', () => {
    const state = position();
    carry(state, 'full-deployment', [
      ['player', 'player-2'],
      ['draw-type', 'security', 'player-1'],
    ]);
    expect(handCounts(state)).toEqual([0, 5, 0, 0, 0, 0]);
    expect(state.actionDecks.security).toHaveLength(15);
  });

  it('or turns his emergency action up', () => {
    const state = position((s) => {
      s.players['player-2'].emergencies = [{ card: 'mandatory-quarantine', faceup: false }];
    });
    carry(state, 'full-deployment', [
      ['player', 'player-2'],
      ['deployment-choice', 'turn-up'],
    ]);
    expect(state.players['player-2'].emergencies).toEqual([{ card: 'mandatory-quarantine', faceup: true }]);
  });

  it('lets him choose among stolen ones, unless his own lies there facedown (NA20)', () => {
    const state = position((s) => {
      s.players['player-2'].emergencies = [
        { card: 'sweeps-week', faceup: false },
        { card: 'ruthless-tactics', faceup: false },
      ];
    });
    carry(state, 'full-deployment', [
      ['player', 'player-2'],
      ['deployment-choice', 'turn-up'],
      ['turn-up', 'ruthless-tactics', 'player-2'],
    ]);
    expect(state.players['player-2'].emergencies).toEqual([
      { card: 'sweeps-week', faceup: false },
      { card: 'ruthless-tactics', faceup: true },
    ]);
  });

  it('is not for oneself', () => {
    const { options } = askAfter(position(), (t) =>
      carryOut(t, { seat: 'player-1', card: 'full-deployment', declared: null }),
    );
    expect(options).not.toContain('player-1');
  });
});

describe('Riot Control', () => {
  it('gives up a prisec unit to remove two enemies, and raises unrest somewhere', () => {
    const state = at(at(at(position(), 'manta', 'prisec'), 'quinde', 'orgcrime'), 'la-costa', 'human-first');
    carry(state, 'riot-control', [
      [
        'pieces',
        [
          { district: 'quinde', piece: 'orgcrime' },
          { district: 'la-costa', piece: 'human-first' },
        ],
      ],
      ['district', 'rutherford'],
    ]);
    expect([here(state, 'manta'), here(state, 'quinde'), here(state, 'la-costa'), here(state, 'rutherford')]).toEqual([
      [],
      [],
      [],
      ['protest'],
    ]);
    expect(capital(state)[4]).toBe(12);
  });

  it('still raises unrest when there is no prisec (NA21)', () => {
    const state = at(position(), 'quinde', 'orgcrime');
    carry(state, 'riot-control', [['district', 'manta']]);
    expect([here(state, 'quinde'), here(state, 'manta')]).toEqual([['orgcrime'], ['protest']]);
  });
});

describe('Scorched Earth', () => {
  it('darkens a district and removes all units from it and another of its tier (NA22)', () => {
    const state = at(at(position(), 'rutherford', 'human-first', 'orgcrime', 'strike'), 'base-de-cayambe', 'prisec');
    carry(state, 'scorched-earth', [['district', 'rutherford']]);
    expect([here(state, 'rutherford'), here(state, 'base-de-cayambe')]).toEqual([['outage'], []]);
    expect(capital(state)).toEqual([10, 10, 10, 10, 12, 10]);
  });

  it('offers only districts of the same tier, and none in outage for the first', () => {
    const state = at(position(), 'nihongai', 'outage');
    const play = (t: Parameters<typeof carryOut>[0]) =>
      carryOut(t, { seat: 'player-1', card: 'scorched-earth', declared: null });
    expect(askAfter(state, play).options).not.toContain('nihongai');
    expect(askAfter(state, play, [['district', 'laguna-velasco']]).options).toEqual(['nihongai', 'esmeraldas']);
  });

  it('involves the second district for illness', () => {
    const state = at(position(), 'base-de-cayambe', 'illness');
    carry(state, 'scorched-earth', [['district', 'rutherford']]);
    expect(state.threat).toBe(2);
  });
});
