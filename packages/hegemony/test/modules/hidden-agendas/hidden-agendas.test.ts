/** Hidden Agendas as a module: the choice in secret, when they are shown, and that nobody learns of them before. */
import { randomBot } from '@polity/bots';
import { Context, checkGame, type LogEntry, seededRandom, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { agendasOf, HIDDEN_AGENDAS } from '../../../src/modules/hidden-agendas/cards.js';
import { dealAnew, holderOf, keepOne } from '../../../src/modules/hidden-agendas/hidden.js';
import type { HegemonyNames } from '../../../src/rules/context.js';
import { spendInfluence } from '../../../src/rules/goods.js';
import { atMoment } from '../../../src/rules/moments.js';
import { type Seat, TURN_ORDER } from '../../../src/rules/names.js';
import { endPhase } from '../../../src/rules/round/phase.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, perform } from '../../support.js';
import { afterMoment, keeping, passMoment, pointsOf } from './keeping.js';

/** What of a log a seat, or a spectator, is told. */
const visible = (log: readonly LogEntry[], seat: Seat | null) =>
  log.filter(({ to }) => to === undefined || (seat !== null && to.includes(seat)));

const opened = (seats: 2 | 3 | 4) => setUp({ seats, 'hidden-agendas': true }, seededRandom('fast', 'dealt'));

it('has 20 cards, 5 for each class', () => {
  expect(TURN_ORDER.map((seat) => agendasOf(seat).length)).toEqual([5, 5, 5, 5]);
  expect(Object.keys(HIDDEN_AGENDAS)).toHaveLength(20);
  const worth = (seat: Seat) => agendasOf(seat).reduce((sum, card) => sum + (HIDDEN_AGENDAS[card]?.vp ?? 0), 0);
  expect(TURN_ORDER.map(worth)).toEqual([35, 35, 35, 35]);
});

describe('set-up', () => {
  it('deals two of its class’s cards to everybody who plays', () => {
    for (const seats of [2, 3, 4] as const) {
      const state = opened(seats);
      expect(Object.keys(state.hiddenAgendas?.holders ?? {})).toEqual(state.seats);
      for (const seat of state.seats) {
        const { held } = holderOf(state, seat);
        expect(new Set(held).size).toBe(2);
        expect(agendasOf(seat)).toEqual(expect.arrayContaining(held));
      }
    }
  });

  it('lets everybody keep one of them, and tells nobody else which', () => {
    const state = opened(2);
    const [mine, yours] = (['working', 'capitalist'] as const).map((seat) => holderOf(state, seat).held[1] as string);
    const { log } = perform(state, keepOne, [
      ['keep-agenda', mine, 'working'],
      ['keep-agenda', yours, 'capitalist'],
    ]);
    expect([holderOf(state, 'working').held, holderOf(state, 'capitalist').held]).toEqual([[mine], [yours]]);
    expect(visible(log, 'working')).toEqual([expect.objectContaining({ params: { seat: 'working', card: mine } })]);
    expect(visible(log, null)).toEqual([]);
  });
});

describe('an agenda', () => {
  it('is shown and scored at the first moment, once (HA-1)', () => {
    const state = keeping('ha-wc-rally-the-masses');
    state.working.influence = 7;
    const { log } = passMoment(state);
    expect(log.map(({ kind }) => kind)).toEqual(['agenda-fulfilled', 'points']);
    expect(holderOf(state, 'working').shown).toBe('fulfilled');
    state.working.influence = 9;
    expect(afterMoment(state, 'working')).toBe(4);
  });

  it('is noticed before the Influence that fulfils it is spent (HA-7)', () => {
    const state = keeping('ha-wc-rally-the-masses');
    state.working.influence = 6;
    perform(state, function* (t) {
      spendInfluence(t, 'working', 1);
    });
    expect([state.working.influence, pointsOf(state, 'working')]).toEqual([5, 4]);
  });

  it('on policies waits until all elections of a phase have been held (HA-2)', () => {
    const state = at(keeping('ha-mc-golden-compromise'), { 'labor-market': 'B', taxation: 'B' });
    state.phase = 'elections';
    expect(afterMoment(state, 'middle')).toBe(0);
    perform(state, (t) => endPhase(t, 'scoring'));
    expect(afterMoment(state, 'middle')).toBe(4);
  });

  it('that is not held is known not to be held once its task has been done', () => {
    const state = keeping('ha-wc-workers-unite');
    state.working.influence = 6;
    expect(afterMoment(state, 'working')).toBe(0);
    expect(state.hiddenAgendas?.decided).toEqual(['ha-wc-rally-the-masses']);
    for (let i = 0; i < 20; i++) {
      const world = structuredClone(state);
      dealAnew(world, 'middle', seededRandom('fast', `${i}`));
      expect(holderOf(world, 'working').held).not.toContain('ha-wc-rally-the-masses');
      expect(holderOf(world, 'middle')).toEqual(holderOf(state, 'middle'));
    }
  });

  it.each(['ha-wc-rally-the-masses', 'ha-wc-workers-unite'])(
    'that might be shown stops answers from being taken back, also while %s is held',
    (card) => {
      const state = keeping(card);
      state.working.influence = 6;
      const t = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', 'test'));
      atMoment(t);
      expect(t.revealed).toBe(true);
    },
  );
});

describe.each([2, 3, 4] as const)('a game of %i with hidden agendas', (seats) => {
  const options = { seats, 'hidden-agendas': true };

  it('keeps every promise of a game', () => {
    const { violations } = checkGame(hegemony, options, `agendas/${seats}`, () => randomBot);
    expect(violations).toEqual([]);
  });

  it('never shows a hidden one to others, in a view or in the log', () => {
    simulate(hegemony, options, `secret/${seats}`, () => randomBot, {
      watch: ({ state: position, log }) => {
        const state = position as HegemonyState;
        for (const viewer of [...state.seats, null]) {
          const known = JSON.stringify([hegemony.view(state, viewer), visible(log, viewer)]);
          for (const seat of state.seats) {
            const { held, shown } = holderOf(state, seat);
            if (seat === viewer || shown !== null) continue;
            // Everybody knows which cards would have been shown.
            for (const card of held) expect(known).not.toContain(card);
          }
        }
      },
    });
  });
});

it('a game without the module knows nothing of it', () => {
  expect(setUp({ seats: 4 }, seededRandom('fast', 'none'))).not.toHaveProperty('hiddenAgendas');
});
