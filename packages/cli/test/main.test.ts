import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { polity } from './run.js';

describe('polity', () => {
  it('shows its help, with games, bots and examples, and that is fine', async () => {
    const { code, out, err } = await polity(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const word of ['sim', 'replay', 'catalog', 'bench', 'play', 'serve', 'Examples:', 'lantern-market', 'random'])
      expect(out).toContain(word);
  });

  it.each(['sim', 'replay', 'catalog', 'bench', 'play', 'serve'])(
    'shows examples in the help of %s',
    async (command) => {
      const { code, out } = await polity([command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Examples:\n  polity ${command}`);
    },
  );

  it.each([
    { argv: [], says: 'Usage:' },
    { argv: ['simulate'], says: "unknown command 'simulate'" },
    { argv: ['sim'], says: "missing required argument 'game'" },
    { argv: ['sim', 'tiny', '--fast'], says: "unknown option '--fast'" },
    { argv: ['sim', 'tiny', 'again'], says: 'too many arguments' },
    {
      argv: ['sim', 'chess'],
      says: 'no game called "chess"; known: tiny, leaky, brittle, hegemony, new-angeles, lantern-market',
    },
    { argv: ['sim', 'constructor'], says: 'no game called "constructor"' },
    { argv: ['sim', '\u001b[2J'], says: 'no game called "\\u001b[2J"' },
    { argv: ['sim', 'tiny', '--bot', 'deep-thought'], says: 'no bot called "deep-thought"; known: random' },
    { argv: ['sim', 'tiny', '--games', '0'], says: 'whole number' },
    { argv: ['sim', 'tiny', '--games', '1e3'], says: 'whole number' },
    { argv: ['sim', 'tiny', '--games', '-5'], says: 'whole number' },
    { argv: ['sim', 'tiny', '--seats', '9'], says: 'seats of tiny is one of 2, 3, not "9"' },
    { argv: ['sim', 'tiny', '--option', 'rich'], says: 'name=value' },
    { argv: ['sim', 'tiny', '--option', '__proto__=1'], says: 'known: seats, rich' },
    { argv: ['sim', 'tiny', '--option', 'rich=maybe'], says: 'rich of tiny is one of false, true' },
    { argv: ['sim', 'tiny', '--seats', '2', '--option', 'seats=3'], says: 'seats is given twice' },
    { argv: ['sim', 'hegemony', '--seats', '3', '--option', 'alternative-events=true'], says: 'are for four players' },
    { argv: ['play', 'hegemony', '--seats', '2', '--option', 'alternative-events=true'], says: 'are for four players' },
    { argv: ['catalog', 'chess'], says: 'no game called "chess"' },
    { argv: ['bench', 'hull'], says: 'no benchmark called "hull"; known: kernel, hegemony, new-angeles, server' },
    { argv: ['serve', '--port', '70000'], says: 'whole number from 0 to 65535' },
    { argv: ['serve', '--log-level', 'loud'], says: 'one of silent, error, warn, info' },
    { argv: ['serve', '--data', '/dev/null/x'], says: 'tables cannot be kept in "/dev/null/x"' },
    { argv: ['play', 'chess'], says: 'no game called "chess"' },
    { argv: ['play', 'tiny', '--as', 'cyd'], says: 'no seat called "cyd"; known: ann, bob' },
    { argv: ['play', 'tiny', '--bot', 'x'], says: 'no bot called "x"' },
  ])('refuses $argv in a sentence', async ({ argv, says }) => {
    const { code, out, err } = await polity(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(says);
    expect(err).not.toMatch(/^\s+at /m);
  });

  const program = fileURLToPath(new URL('../bin/polity.js', import.meta.url));
  const built = existsSync(fileURLToPath(new URL('../dist/main.js', import.meta.url)));
  it.runIf(built)('is a program that returns its exit code', () => {
    const run = (...argv: string[]) => spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', input: '' });
    expect(run('sim', 'lantern-market', '--games', '1', '--json')).toMatchObject({ status: 0, stderr: '' });
    expect(run('sim', 'chess')).toMatchObject({ status: 2, stdout: '' });
    expect(run('play').status).toBe(0);
  });
});
