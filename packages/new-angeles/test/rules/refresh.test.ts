/** The start of a turn (topics 8.1, 31, 39, 60). */
import { describe, expect, it } from 'vitest';
import { CORPORATION } from '../../src/data/corporations.js';
import { ACTION_TYPES, type CorporationId } from '../../src/names.js';
import { drawSheet, refresh } from '../../src/rules/round/refresh.js';
import { askAfter, handCounts, isExhausted, owns, perform, position, type Scripted, seatOf } from '../support.js';

/** What each corporation draws with five or six players, and its first line with four. */
const SHEETS: Readonly<Record<Exclude<CorporationId, 'melange-mining'>, readonly [string, string]>> = {
  'haas-bioroid': ['labor', 'construction'],
  jinteki: ['biotech', 'labor'],
  'weyland-consortium': ['construction', 'security'],
  nbn: ['media', 'biotech'],
  globalsec: ['security', 'media'],
};

describe.each(Object.entries(SHEETS) as [CorporationId, readonly [string, string]][])(
  '%s',
  (corporation, [two, one]) => {
    it('draws two of its type and one of another with five or six players', () => {
      const state = position();
      const { log } = perform(state, (t) => drawSheet(t, seatOf(corporation)));
      const drawn = log.filter(({ kind }) => kind === 'drew').map(({ params }) => [params.type, params.count]);
      expect(drawn).toEqual([
        [two, 2],
        [one, 1],
      ]);
    });

    it('has a general line instead of the second with four', () => {
      expect(CORPORATION[corporation].sheets.four.draw).toEqual([
        { type: two, count: 2 },
        { type: 'general', count: 1 },
      ]);
    });
  },
);

describe('a General line', () => {
  it('is any type not yet drawn from in this step (31.1)', () => {
    const state = position(undefined, 4);
    const { options } = askAfter(state, (t) => drawSheet(t, 'player-1'));
    expect(options).toEqual(ACTION_TYPES.filter((type) => type !== 'labor'));
  });

  it('is named before any card of this step is looked at (8.1)', () => {
    const state = position(undefined, 4);
    askAfter(state, (t) => drawSheet(t, 'player-1'));
    expect(handCounts(state)[0]).toBe(0);
    perform(state, (t) => drawSheet(t, 'player-1'), [['draw-type', 'media']]);
    expect(handCounts(state)[0]).toBe(3);
  });

  it('makes Melange Mining name all its types before it sees what it draws', () => {
    const state = position();
    askAfter(state, (t) => drawSheet(t, 'player-6'), [
      ['draw-type', 'media'],
      ['draw-type', 'labor'],
    ]);
    expect(handCounts(state)[5]).toBe(0);
  });

  it('makes Melange Mining name three different types', () => {
    const state = position();
    const script: Scripted[] = [
      ['draw-type', 'media'],
      ['draw-type', 'labor'],
    ];
    const { options } = askAfter(state, (t) => drawSheet(t, 'player-6'), script);
    expect(options).toEqual(['biotech', 'construction', 'security']);
  });
});

describe('the Refresh step', () => {
  it('readies the assets of the active player, and nobody else’s (39)', () => {
    const state = owns(owns(position(), 'player-1', 'midori'), 'player-2', 'eiko');
    for (const seat of ['player-1', 'player-2'] as const) {
      for (const asset of state.players[seat].assets) asset.exhausted = true;
    }
    perform(state, refresh);
    expect(isExhausted(state, 'player-1', 'midori')).toBe(false);
    expect(isExhausted(state, 'player-2', 'eiko')).toBe(true);
    expect(handCounts(state)).toEqual([3, 0, 0, 0, 0, 0]);
  });
});
