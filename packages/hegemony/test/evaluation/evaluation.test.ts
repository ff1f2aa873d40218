/** What was learned is there for every role, and foretells games that it has not seen better than the points so far. */
import { explained, explainedByLead, policyBot, randomBot, type Sample, samplesOf } from '@polity/bots';
import { type Bot, type Game, parseOptions, seededRandom, simulate, weigherOf } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { features } from '../../src/evaluation/features.js';
import { groupsOf } from '../../src/evaluation/groups.js';
import learned from '../../src/evaluation/learned.json' with { type: 'json' };
import { hegemony } from '../../src/index.js';
import { ROLES, ROUNDS } from '../../src/rules/data/board.js';
import { GOODS, POLICIES } from '../../src/rules/names.js';
import names from '../../words/en/names.json' with { type: 'json' };

const game = hegemony as unknown as Game;
const player: Bot = policyBot(hegemony.policy as NonNullable<Game['policy']>);

/** Now and then somebody answers by chance, so that not all play alike. */
const loose: Bot = { name: 'loose', answer: (at, luck) => (luck.int(8) === 0 ? randomBot : player).answer(at, luck) };

/** Games of seeds that nothing was learned from. */
function played(seats: 2 | 3 | 4, games: number): readonly Sample[] {
  return Array.from({ length: games }, (_, i) =>
    samplesOf(game, { ...usual, seats }, `unseen/${seats}/${i}`, (seat) => ((i + seat.length) % 2 ? loose : player)),
  ).flat();
}
const usual = Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? '']));

const weigh = weigherOf(learned);

describe('the evaluation', () => {
  it('has weights for every role of every number of players at the start of every round but the first', () => {
    const keys = ([2, 3, 4] as const).flatMap((seats) =>
      ROLES[seats].flatMap((role) => Array.from({ length: ROUNDS - 1 }, (_, i) => `${seats}/${role}/${i + 2}`)),
    );
    expect(Object.keys(learned.weights).sort()).toEqual(keys.sort());
    expect(learned.made).toContain('polity learn hegemony');
    expect(JSON.stringify(learned).length).toBeLessThan(300_000);
  });

  it.each([2, 3, 4] as const)('foretells games of %i that it has not seen better than the points so far', (seats) => {
    const samples = played(seats, 20);
    expect(samples).toHaveLength(20 * seats * (ROUNDS - 1));
    let [learnt, lead] = [0, 0];
    for (let round = 2; round <= ROUNDS; round++) {
      const own = samples.filter(({ key }) => key.endsWith(`/${round}`));
      learnt += explained(own, ({ key, features }) => weigh(key, features) ?? 0);
      lead += explainedByLead(own);
    }
    expect(learnt).toBeGreaterThan(lead);
  });
});

describe('what the evaluation is made of', () => {
  it.each([2, 3, 4] as const)('adds up to what it says, for %i players', (seats) => {
    const { evaluation } = game;
    let looked = 0;
    simulate(game, { ...usual, seats }, `parts/${seats}`, () => player, {
      checkpoint(state) {
        if (evaluation === undefined || evaluation.stage(state) < 2) return;
        for (const seat of ROLES[seats]) {
          const line = (learned.weights as Readonly<Record<string, string>>)[evaluation.keyOf(state, seat)];
          const constant = Number(line?.split(' ')[0]);
          const parts = evaluation.parts?.(state, seat) ?? [];
          const sum = parts.reduce((all, { points }) => all + points, constant);
          expect(sum).toBeCloseTo(evaluation.judge(state, seat) ?? Number.NaN, 6);
          for (const { name } of parts)
            expect([`name.aspect.${name}`, `name.${name}`].some((key) => key in names)).toBe(true);
          looked++;
        }
      },
    });
    expect(looked).toBeGreaterThan(0);
  });

  it('tells each policy and each good by itself, so that a reason can be looked up on the board', () => {
    const state = hegemony.setup(parseOptions(hegemony, { seats: 4 }), seededRandom('fast', 'named'));
    const told = game.evaluation?.parts?.({ ...state, round: 2 }, 'working').map(({ name }) => name);
    expect(told).toEqual(expect.arrayContaining([...POLICIES, ...GOODS]));
  });

  it('knows what each feature is about', () => {
    for (const seats of [2, 3, 4] as const) {
      const state = hegemony.setup(parseOptions(hegemony, { seats }), seededRandom('fast', 'groups'));
      for (const seat of ROLES[seats]) expect(groupsOf(state, seat)).toHaveLength(features(state, seat).length);
    }
  });
});
