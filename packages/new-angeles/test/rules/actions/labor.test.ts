/** The labor cards: what each does, for whom it pays, and what it cannot do. */
import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../../../src/names.js';
import { carryOut } from '../../../src/rules/actions/index.js';
import { askAfter, at, capital, carry, here, position } from '../../support.js';

describe('Efficiency Experts', () => {
  it('moves one android anywhere, pays Haas-Bioroid 2, and illness does not matter', () => {
    const state = at(at(at(position(), 'manta', 'android', 'illness'), 'quinde', 'android'), 'rutherford', 'illness');
    carry(state, 'efficiency-experts', [
      ['move-android', 'manta'],
      ['android-to', 'rutherford'],
    ]);
    expect(here(state, 'rutherford')).toEqual(['android', 'illness']);
    expect(capital(state)[0]).toBe(12);
    expect(state.threat).toBe(0);
  });

  it('must be done, and never to a district with an android (68.3)', () => {
    const state = at(at(position(), 'manta', 'android'), 'quinde', 'android');
    const play = (t: Parameters<typeof carryOut>[0]) =>
      carryOut(t, { seat: 'player-1', card: 'efficiency-experts', declared: null });
    expect(askAfter(state, play).canStop).toBe(false);
    expect(askAfter(state, play, [['move-android', 'manta']]).options).not.toContain('quinde');
  });
});

describe('High-Risk Investments', () => {
  it('gives three different players 3, 2 and 1', () => {
    const state = position();
    carry(state, 'high-risk-investments', [
      ['player', 'player-4'],
      ['player', 'player-1'],
      ['player', 'player-6'],
    ]);
    expect(capital(state)).toEqual([12, 10, 10, 13, 10, 11]);
  });
});

describe('Labor Solutions', () => {
  it('moves up to three androids one after another, none twice (NA36), pays Haas-Bioroid once, then places orgcrime', () => {
    const state = at(at(position(), 'manta', 'android'), 'quinde', 'android');
    carry(state, 'labor-solutions', [
      ['move-android', 'manta'],
      ['android-to', 'rutherford'],
      ['move-android', 'quinde'],
      ['android-to', 'manta'],
      ['district', 'manta'],
    ]);
    expect([here(state, 'manta'), here(state, 'rutherford'), here(state, 'quinde')]).toEqual([
      ['android', 'orgcrime'],
      ['android'],
      [],
    ]);
    expect(capital(state)[0]).toBe(12);
  });

  it('does not offer an android again that was moved already', () => {
    const state = at(at(position(), 'manta', 'android'), 'quinde', 'android');
    const { options } = askAfter(
      state,
      (t) => carryOut(t, { seat: 'player-1', card: 'labor-solutions', declared: null }),
      [
        ['move-android', 'manta'],
        ['android-to', 'rutherford'],
      ],
    );
    expect(options).toEqual(['quinde']);
  });

  it('pays nobody when no android is moved', () => {
    const state = at(position(), 'manta', 'android');
    carry(state, 'labor-solutions', [
      ['move-android', null],
      ['district', 'manta'],
    ]);
    expect(capital(state)[0]).toBe(10);
  });
});

describe('Liquidation', () => {
  it('produces at once despite orgcrime, with development, and leaves a strike', () => {
    const state = at(position(), 'nihongai', 'orgcrime', 'development', 'human-first', 'protest');
    carry(state, 'liquidation', [['district', 'nihongai']]);
    expect(state.supply).toMatchObject({ tech: 3, consumables: 1 });
    expect(here(state, 'nihongai')).toEqual(['development', 'human-first', 'orgcrime', 'strike']);
  });

  it('is for districts in neither strike nor outage', () => {
    const state = at(at(position(), 'manta', 'strike'), 'quinde', 'outage');
    const { options } = askAfter(state, (t) => carryOut(t, { seat: 'player-1', card: 'liquidation', declared: null }));
    expect(options).toEqual(DISTRICTS.filter((id) => id !== 'manta' && id !== 'quinde'));
  });
});
