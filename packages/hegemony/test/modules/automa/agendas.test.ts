/** Hidden Agendas of a class that an Automa plays (AU-14.1). */

import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { HIDDEN_AGENDAS_MODULE } from '../../../src/modules/hidden-agendas/index.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { decidedBy, entries } from './support.js';

function table(): HegemonyState {
  const options = { seats: 3, 'automa-working': 'simplified', 'hidden-agendas': true } as const;
  const state = setUp(options, seededRandom('fast', 'agendas'));
  state.phase = 'action';
  return state;
}

const look = (state: HegemonyState) =>
  decidedBy(state, function* (t) {
    HIDDEN_AGENDAS_MODULE.atMoment?.(t);
  }).log;

const score = (state: HegemonyState) => {
  decidedBy(state, function* (t) {
    HIDDEN_AGENDAS_MODULE.scoreEnd?.(t, 'working');
  });
  return state.working.vp;
};

describe('the agendas of an Automa', () => {
  it('lie open: it holds none in secret, and the others hold two as ever', () => {
    const holders = table().hiddenAgendas?.holders ?? {};
    expect(Object.keys(holders)).toEqual(['middle', 'capitalist']);
  });

  it('are turned over once when they are fulfilled, and score nothing then', () => {
    const state = table();
    state.working.influence = 6;
    expect(entries(look(state), 'agenda-turned')).toEqual([{ seat: 'working', card: 'ha-wc-rally-the-masses' }]);
    expect({ again: entries(look(state), 'agenda-turned'), vp: state.working.vp }).toEqual({ again: [], vp: 0 });
  });

  it('stay turned over when their task fails later, and wait for their own time (HA-5)', () => {
    const state = table();
    state.working.influence = 6;
    look(state);
    state.working.influence = 0;
    // The Small Labor Force of the start counts when the game ends, not before.
    expect(entries(look(state), 'agenda-turned')).toEqual([]);
    expect(score(state)).toBe(4);
    const ending = decidedBy(state, function* (t) {
      yield* HIDDEN_AGENDAS_MODULE.atStart?.['game-end']?.(t) ?? [];
    });
    expect(entries(ending.log, 'agenda-turned')).toEqual([{ seat: 'working', card: 'ha-wc-small-labor-force' }]);
  });

  it('score one at the end, the one worth most, and nothing without one', () => {
    expect(score(table())).toBe(0);
    const state = table();
    state.working.influence = 6;
    state.working.unions = { agriculture: true, luxury: true, healthcare: true, education: true, media: false };
    look(state);
    // Rally the Masses is worth 4, Workers, Unite! 8.
    expect(score(state)).toBe(8);
  });
});
