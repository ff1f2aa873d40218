import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { polity } from './run.js';
import { type TinyState, tiny } from './tiny.js';

async function report(...argv: string[]) {
  const { code, out, err } = await polity(['sim', ...argv, '--json']);
  return { code, err, document: JSON.parse(out) };
}

describe('polity sim', () => {
  it('prints one JSON document', async () => {
    const { code, err, document } = await report('lantern-market', '--games', '20', '--seats', '3');
    expect(code).toBe(0);
    expect(err).toBe('');
    const score = {
      mean: expect.any(Number),
      min: expect.any(Number),
      max: expect.any(Number),
      wins: expect.any(Number),
    };
    expect(document).toEqual({
      game: 'lantern-market',
      seats: 3,
      bot: 'random',
      games: 20,
      seed: '1',
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      violations: 0,
      scores: { amber: score, jade: score, coral: score },
    });
    expect(document.decisions).toBeGreaterThan(20);
  });

  it.each(['lantern-market', 'tiny'])(
    'plays the same games of %s from the same seed, and others from another',
    async (game) => {
      const played = async (seed: string) => {
        const { decisions, scores } = (await report(game, '--games', '30', '--seed', seed)).document;
        return { decisions, scores };
      };
      const spring = await played('spring');
      expect(await played('spring')).toEqual(spring);
      expect(await played('autumn')).not.toEqual(spring);
    },
  );

  it('plays game i from the seed with /i behind it', async () => {
    const games = [0, 1, 2].map((i) => simulate(tiny, {}, `x/${i}`, () => randomBot));
    const paid = games.map(({ run }) => (run.state as TinyState).seats.ann?.paid ?? 0);
    const { document } = await report('tiny', '--games', '3', '--seed', 'x');
    expect(document.decisions).toBe(games.reduce((sum, { decisions }) => sum + decisions, 0));
    expect(document.scores.ann).toMatchObject({
      mean: paid.reduce((sum, coins) => sum + coins) / 3,
      min: Math.min(...paid),
      max: Math.max(...paid),
    });
  });

  it('counts a win for every seat that won, ties too', async () => {
    const { scores } = (await report('tiny', '--games', '200')).document;
    expect(scores.ann.wins + scores.bob.wins).toBeGreaterThan(200);
    expect(scores.ann.min).toBeLessThanOrEqual(scores.ann.mean);
    expect(scores.ann.mean).toBeLessThanOrEqual(scores.ann.max);
  });

  it('sets the options of the game', async () => {
    const poor = (await report('tiny', '--games', '50')).document;
    const rich = (await report('tiny', '--games', '50', '--option', 'rich=true', '--option', 'seats=3')).document;
    expect(Object.keys(rich.scores)).toEqual(['ann', 'bob', 'cyd']);
    expect(rich.scores.ann.mean).toBeGreaterThan(poor.scores.ann.mean);
  });

  it('finds nothing wrong with a game that keeps its promises', async () => {
    expect((await report('tiny', '--games', '10', '--check')).document.violations).toBe(0);
    const { code, document } = await report('lantern-market', '--games', '10', '--check', '--seats', '4');
    expect({ code, violations: document.violations }).toEqual({ code: 0, violations: 0 });
    expect(document).not.toHaveProperty('firstViolation');
  });

  it('says that it found nothing, when it has looked', async () => {
    const checked = await polity(['sim', 'tiny', '--games', '10', '--check']);
    expect(checked.out).toMatch(/\nno violations in 10 games\n$/);
    expect((await polity(['sim', 'tiny', '--games', '10'])).out).not.toContain('violations');
  });

  it('reports the first broken promise with its seed and input', async () => {
    const { code, document } = await report('leaky', '--games', '3', '--check', '--seed', 'x');
    expect(code).toBe(1);
    expect(document.violations).toBe(3);
    expect(document.firstViolation).toMatchObject({ seed: 'x/0', what: 'the roof leaks' });
    const first = await report('leaky', '--games', '1', '--check', '--seed', 'x');
    expect(document.firstViolation.input).toBe(first.document.decisions);

    const { code: again, out } = await polity(['sim', 'leaky', '--games', '3', '--check', '--seed', 'x']);
    expect(again).toBe(1);
    expect(out).toContain('violations: 3');
    expect(out).toContain(`seed x/0, after input ${document.firstViolation.input}: the roof leaks`);
  });

  it('does not look for broken promises unless asked', async () => {
    expect(await report('leaky', '--games', '3')).toMatchObject({ code: 0, document: { violations: 0 } });
  });

  it('reports rules that break off, checked or not', async () => {
    for (const flags of [[], ['--check']]) {
      const { code, document } = await report('brittle', '--games', '2', '--seed', 'y', ...flags);
      expect(code).toBe(1);
      expect(document.violations).toBe(2);
      expect(document.firstViolation.seed).toBe('y/0');
      expect(document.firstViolation.what).toMatch(/Error: snap\n +at .*tiny\.ts:\d+/);
      expect(document.scores.ann).toEqual({ mean: 0, min: 0, max: 0, wins: 0 });
    }
  });

  it('reports a bot whose answers are refused', async () => {
    const { code, document } = await report('tiny', '--bot', 'stubborn', '--games', '1');
    expect(code).toBe(1);
    expect(document.firstViolation).toMatchObject({ seed: '1/0', input: 0 });
  });

  it('prints a table for people', async () => {
    const { out } = await polity(['sim', 'tiny', '--games', '10']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('tiny: 10 games, 2 seats, bot random, seed 1');
    expect(lines[1]).toMatch(/^1\d\d decisions in \d+\.\d\d s, [\d,]+ games a second$/);
    const header = lines.indexOf('seat  wins  of games  mean  min  max');
    expect(header).toBe(3);
    expect(lines[4]).toMatch(/^ann {2}/);
    expect(lines[4]?.length).toBe(lines[3]?.length);
  });
});
