/** Lines through samples: they find what the samples follow, and say how much of it they foretell. */
import { explained, explainedByLead, Lines, randomBot, type Sample, samplesOf } from '@polity/bots';
import { type Evaluation, type Game, seededRandom, weigherOf } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { coins } from './coins.js';

/** Margins of 3, twice the first feature less the second, and some luck; the third feature is always the same. */
function samples(count: number, luckOf: number, key = 'k'): Sample[] {
  const random = seededRandom('fast', `samples/${key}`);
  return Array.from({ length: count }, () => {
    const [a, b] = [random.int(20), random.int(20)];
    const luck = random.int(2 * luckOf + 1) - luckOf;
    return { key, features: [a, b, 7], lead: a, margin: 3 + 2 * a - b + luck };
  });
}

function learned(list: readonly Sample[]) {
  const lines = new Lines();
  for (const sample of list) lines.add(sample);
  return lines.learned('a test');
}

describe('a line through samples', () => {
  it('finds what they follow, and gives nothing to what never changes', () => {
    const { made, weights } = learned(samples(20_000, 5));
    const [constant = 0, first = 0, second = 0, third] = (weights.k ?? '').split(' ').map(Number);
    expect(made).toBe('a test');
    expect(first).toBeCloseTo(2, 1);
    expect(second).toBeCloseTo(-1, 1);
    expect(third).toBe(0);
    expect(constant).toBeCloseTo(3, 0);
  });

  it('is drawn for each key by itself, and not where there are fewer samples than features', () => {
    const many = [...samples(500, 1, 'one'), ...samples(500, 1, 'other'), ...samples(2, 1, 'few')];
    expect(Object.keys(learned(many).weights)).toEqual(['one', 'other']);
  });

  it('foretells samples that it has not seen, better than the lead does', () => {
    const weigh = weigherOf(learned(samples(5000, 5)));
    const unseen = samples(500, 5, 'unseen');
    const fit = explained(unseen, ({ features }) => weigh('k', features) ?? 0);
    expect(fit).toBeGreaterThan(0.9);
    expect(explainedByLead(unseen)).toBeLessThan(fit);
    expect(explained(unseen, () => 1000)).toBeLessThan(0);
  });

  it('weighs nothing that it does not know', () => {
    const weigh = weigherOf(learned(samples(100, 1)));
    expect(weigh('another', [1, 2, 7])).toBeUndefined();
    expect(weigh('k', [1, 2])).toBeUndefined();
  });
});

describe('samples of a game', () => {
  const game = coins as unknown as Game;
  const noted = (of: Game) => samplesOf(of, { seats: 2 }, 'samples', () => randomBot);

  it('end with the points before the best of the others, or with what the game measures its end by', () => {
    const evaluation = game.evaluation as Evaluation;
    const plain = noted(game);
    const won = noted({ ...game, evaluation: { ...evaluation, outcome: (_, seat) => (seat === 'a' ? 100 : 0) } });
    expect(new Set(won.map(({ margin }) => margin))).toEqual(new Set([100, 0]));
    expect(plain.map(({ features }) => features)).toEqual(won.map(({ features }) => features));
    expect(plain.some(({ margin }) => Math.abs(margin) < 50 && margin !== 0)).toBe(true);
  });
});
