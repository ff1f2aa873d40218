import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

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
});
