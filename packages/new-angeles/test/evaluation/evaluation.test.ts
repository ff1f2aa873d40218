/** What was learned is there for every aim, and foretells games that it has not seen better than the capital so far. */
import { explained, explainedByLead, policyBot, randomBot, type Sample, samplesOf } from '@polity/bots';
import { type Bot, type Game, parseOptions, seededRandom, simulate, weigherOf } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { AIMS, beyond, outcome } from '../../src/evaluation/aim.js';
import { FEATURE_COUNT } from '../../src/evaluation/features.js';
import learned from '../../src/evaluation/learned.json' with { type: 'json' };
import { newAngeles } from '../../src/index.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { winners } from '../../src/rules/winners.js';
import names from '../../words/en/names.json' with { type: 'json' };
import { position } from '../support.js';

const game = newAngeles as unknown as Game;
const evaluation = newAngeles.evaluation as NonNullable<typeof newAngeles.evaluation>;
const player: Bot = policyBot(newAngeles.policy as NonNullable<Game['policy']>);
/** Now and then somebody answers by chance, so that not all play alike. */
const loose: Bot = { name: 'loose', answer: (at, luck) => (luck.int(8) === 0 ? randomBot : player).answer(at, luck) };
const SPACES = [0, 1, 2, 3, 4, 5, 6, 7];
const weigh = weigherOf(learned);

/** Games of seeds that nothing was learned from. */
function played(seats: 4 | 5 | 6, games: number): readonly Sample[] {
  return Array.from({ length: games }, (_, i) =>
    samplesOf(game, parseOptions(game, { seats }), `unseen/${seats}/${i}`, (seat) =>
      (i + Number(seat.at(-1))) % 2 ? loose : player,
    ),
  ).flat();
}

describe('the evaluation', () => {
  it('has weights for every number of players, aim and space of the round track but the last', () => {
    const keys = [4, 5, 6].flatMap((seats) => AIMS.flatMap((aim) => SPACES.map((space) => `${seats}/${aim}/${space}`)));
    expect(Object.keys(learned.weights).sort()).toEqual(keys.sort());
    for (const line of Object.values(learned.weights)) expect(line.split(' ')).toHaveLength(FEATURE_COUNT + 1);
    expect(learned.made).toContain('polity learn new-angeles');
    expect(JSON.stringify(learned).length).toBeLessThan(100_000);
  });

  it.each([4, 5, 6] as const)('foretells games of %i that it has not seen better than the capital so far', (seats) => {
    const samples = played(seats, 24);
    let [learnt, lead] = [0, 0];
    for (const space of [3, 4, 6, 7]) {
      const own = samples.filter(({ key }) => key.endsWith(`/${space}`));
      learnt += explained(own, ({ key, features }) => weigh(key, features) ?? 0) / 4;
      lead += explainedByLead(own) / 4;
    }
    expect(learnt).toBeGreaterThan(lead + 0.1);
  });

  it('judges where a turn begins and where a demand has been paid, and nowhere else', () => {
    const phases = new Set<string>();
    let stage = Number.NEGATIVE_INFINITY;
    simulate(newAngeles, {}, 'stages', () => player, {
      checkpoint(state) {
        const now = evaluation.stage(state as NewAngelesState);
        expect(now).toBeGreaterThanOrEqual(stage);
        if (now > stage && stage > Number.NEGATIVE_INFINITY) phases.add((state as NewAngelesState).phase);
        stage = now;
      },
    });
    expect([...phases].sort()).toEqual(['refresh', 'reveal-demand']);
  });

  it('thinks better of a seat that has more capital, but for some of the first turns', () => {
    let [looked, worse] = [0, 0];
    for (let i = 0; i < 12; i++) {
      const seats = ([4, 5, 6] as const)[i % 3] ?? 4;
      simulate(newAngeles, { seats }, `richer/${i}`, () => player, {
        checkpoint(at) {
          const state = structuredClone(at as NewAngelesState);
          if (state.phase !== 'refresh') return;
          for (const seat of state.seats) {
            const before = evaluation.judge(state, seat) ?? 0;
            state.players[seat].capital += 2;
            if ((evaluation.judge(state, seat) ?? 0) < before) worse++;
            state.players[seat].capital -= 2;
            looked++;
          }
        },
      });
    }
    expect(looked).toBeGreaterThan(1000);
    expect(worse / looked).toBeLessThan(0.06);
  });

  it('looks at nothing that the seat cannot know', () => {
    let looked = 0;
    const luck = seededRandom('fast', 'unknown');
    simulate(newAngeles, {}, 'unknown', () => player, {
      checkpoint(state) {
        if ((state as NewAngelesState).phase !== 'refresh') return;
        for (const seat of ['player-1', 'player-3'] as const) {
          const other = structuredClone(state as NewAngelesState);
          newAngeles.imagine?.(other, seat, luck);
          expect(evaluation.features(other, seat)).toEqual(evaluation.features(state as NewAngelesState, seat));
          looked++;
        }
      },
    });
    expect(looked).toBeGreaterThan(20);
  });
});

describe('what a game came to', () => {
  it('is more for everybody who has won than for anybody who has not', () => {
    let won = 0;
    for (let i = 0; i < 30; i++) {
      const seats = ([4, 5, 6] as const)[i % 3] ?? 4;
      const { run } = simulate(newAngeles, { seats }, `outcome/${i}`, () => player);
      const state = run.state as NewAngelesState;
      for (const seat of state.seats) {
        const has = winners(state).includes(seat);
        if (has) won++;
        expect(outcome(state, seat) > 50, `${i} ${seat}`).toBe(has);
      }
    }
    expect(won).toBeGreaterThan(20);
  });

  it('is lost by a tie', () => {
    const state = position((at) => {
      at.players['player-1'].rival = 'jinteki';
      at.ending = 'demand';
    });
    expect(beyond(state, 'player-1')).toBe(0);
    expect(outcome(state, 'player-1')).toBeLessThan(20);
    state.players['player-1'].capital++;
    expect(outcome(state, 'player-1')).toBeGreaterThan(80);
  });
});

describe('what the evaluation is made of', () => {
  it.each([4, 5, 6] as const)('adds up to what it says, for %i players, and has words', (seats) => {
    let looked = 0;
    simulate(newAngeles, { seats }, `parts/${seats}`, () => player, {
      checkpoint(at) {
        const state = at as NewAngelesState;
        if (state.phase !== 'refresh') return;
        for (const seat of state.seats) {
          const line = (learned.weights as Readonly<Record<string, string>>)[evaluation.keyOf(state, seat)];
          const parts = evaluation.parts?.(state, seat) ?? [];
          const sum = parts.reduce((all, { points }) => all + points, Number(line?.split(' ')[0]));
          expect(sum).toBeCloseTo(evaluation.judge(state, seat) ?? Number.NaN, 6);
          for (const { name } of parts) expect(names).toHaveProperty([`name.aspect.${name}`]);
          looked++;
        }
      },
    });
    expect(looked).toBeGreaterThan(20);
  });
});
