import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('../../web/scripts/dev.mjs', import.meta.url));

describe('npm run dev', () => {
  it('has page and server at one address, from the sources, until it is told to stop', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polity-dev-'));
    const child = spawn(process.execPath, [script, '--port', '0', '--data', folder]);
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true });
    });
    const url = await addressIn(child.stdout);
    const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
    expect(games.map(({ id }) => id)).toContain('hegemony');
    expect(await (await fetch(url)).text()).toContain('/@vite/client');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

/** What it says goes on being read: a closed pipe would end it. */
function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (chunk) => {
      said += chunk;
      const url = /the page is at (\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    output.on('end', () => reject(new Error(`it ended early: ${said}`)));
  });
}
