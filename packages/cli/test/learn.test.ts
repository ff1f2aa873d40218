/** Learning from the command line: what is kept, and that it goes on where it was. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polity } from './run.js';

describe('polity learn', () => {
  let work = '';
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'polity-learn-'));
  });
  afterAll(() => rm(work, { recursive: true }));

  const learn = (games: number) =>
    polity(['learn', 'hegemony', '--generations', '1', '--games', String(games), '--seed', 's', '--work', work]);
  const kept = () => readFile(join(work, 'hegemony-s-0.jsonl'), 'utf8');

  it('keeps its games, and goes on after one that was broken off', async () => {
    const { code, out } = await learn(1);
    expect(code).toBe(0);
    expect(out).toContain('generation 0: 1 games');
    const first = await kept();
    expect(first.trimEnd().split('\n')).toHaveLength(1);
    await writeFile(join(work, 'hegemony-s-0.jsonl'), `${first}[{"key":"2/wor`);
    await learn(2);
    const both = await kept();
    expect(both.startsWith(first)).toBe(true);
    expect(both.trimEnd().split('\n')).toHaveLength(2);
    const { made } = JSON.parse(await readFile(join(work, 'hegemony-s-0.json'), 'utf8'));
    expect(made).toContain('polity learn hegemony --seed s');
    expect(made).toContain('generation 0 of 2 games');
  });

  it('is for games with a policy and an evaluation', async () => {
    const { code, err } = await polity(['learn', 'lantern-market']);
    expect(code).toBe(2);
    expect(err).toBe('error: lantern-market has no policy and evaluation to learn with\n');
  });
});
