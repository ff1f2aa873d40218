import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newSchema } from '../../server/test/places.js';
import { POSTGRES_ANSWERS } from '../../server/test/services.js';
import { polity } from './run.js';

const program = fileURLToPath(new URL('../bin/polity.js', import.meta.url));

describe('polity serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('opens tables of every game until %s', async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'polity-serve-'));
    const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', join(folder, 'deep', 'data')]);
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true });
    });
    const [said] = await once(child.stdout, 'data');
    const url = /Tables are open at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(said))?.[1];
    expect(url).toBeDefined();
    const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
    expect(games.map(({ id }) => id)).toContain('lantern-market');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.each([
    [['--seed', 'spring', '--host', '0.0.0.0'], '--seed and --lay are for this machine alone'],
    [['--lay', 'wc-general-strike', '--host', '192.168.0.7'], '--seed and --lay are for this machine alone'],
    [['--proxy', 'proxy.example'], 'It is an address, or a network as 10.0.0.0/8.'],
    [['--store', 'mysql://127.0.0.1/test'], '--store is given as postgres://…'],
    [['--store', 'postgres://x', '--lay', 'wc-general-strike'], 'laid tables are kept in --data'],
    [
      // Nothing listens there.
      ['--store', 'postgres://me:secret@127.0.0.1:1/polity'],
      'tables cannot be kept at "postgres://me@127.0.0.1:1/polity": connect ECONNREFUSED',
    ],
    [['--bus', 'redis://127.0.0.1'], '--bus is for servers that share a --store'],
    [['--lay', 'no-such-card'], 'no game here can lay "no-such-card"'],
  ])('refuses %j', async (argv, reason) => {
    const { code, err } = await polity(['serve', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  it.each(['/proc/no-such-thing/data', '/dev/null', '/dev/null/data'])(
    'says that it can not keep tables in %s',
    async (folder) => {
      const { code, err } = await polity(['serve', '--port', '0', '--data', folder]);
      expect(code).toBe(2);
      expect(err).toMatch(/^error: tables cannot be kept in ".*": \S/);
    },
  );

  it('refuses a folder in which another server keeps its tables', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polity-twice-'));
    const first = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', folder]);
    onTestFinished(async () => {
      first.kill('SIGKILL');
      await rm(folder, { recursive: true });
    });
    await once(first.stdout, 'data');
    const second = await polity(['serve', '--port', '0', '--data', folder]);
    expect(second.code).toBe(2);
    expect(second.err).toBe(
      `error: tables cannot be kept in ${JSON.stringify(folder)}: another server keeps its tables there\n`,
    );
    // Killed, it holds nothing any more.
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect((await polity(['serve', '--port', '0', '--data', folder])).code).toBe(0);
  });

  it('keeps what is kept for the eyes of its owner alone', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'polity-own-')), 'data');
    onTestFinished(() => rm(dirname(folder), { recursive: true }));
    expect((await polity(['serve', '--port', '0', '--data', folder])).code).toBe(0);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });

  it.runIf(POSTGRES_ANSWERS)('keeps tables in PostgreSQL, and has no folder then', async () => {
    const data = join(tmpdir(), 'polity-nowhere');
    expect(await polity(['serve', '--port', '0', '--data', data, '--store', await newSchema()])).toMatchObject({
      code: 0,
      err: '',
    });
    await expect(stat(data)).rejects.toThrow('ENOENT');
  });

  it('keeps laid tables apart from the others, and says that they are laid', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polity-laid-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { code, out } = await polity(['serve', '--port', '0', '--data', folder, '--lay', 'wc-general-strike']);
    expect(code).toBe(0);
    expect(out).toContain('Tables are laid: they begin with wc-general-strike.');
    expect(await readdir(folder)).toEqual(['laid.db', 'laid.db.lock']);
  });
});
