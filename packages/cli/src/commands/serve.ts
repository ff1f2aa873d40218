/** `polity serve`: opens tables for people with a browser, until it is told to stop. */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, DEFAULT_PACE, newLogger, openSqliteStore } from '@polity/server';
import { type Command, InvalidArgumentError } from 'commander';
import { quoted, UsageError } from '../usage.js';
import type { World } from '../world.js';

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly pace: number;
  readonly logLevel: string;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info'];

export function addServe(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('serve')
    .description('open tables for people with a browser')
    .option('--port <number>', 'the port to listen on; 0 takes any that is free', wholeNumberUpTo(65535), 8080)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others in', '127.0.0.1')
    .option('--data <folder>', 'where tables are kept', 'data')
    .option('--pace <milliseconds>', 'how long a bot takes for a decision', wholeNumberUpTo(60_000), DEFAULT_PACE)
    .option('--log-level <level>', `one of: ${LOG_LEVELS.join(', ')}`, logLevel, 'warn')
    .addHelpText(
      'after',
      `
Stops at Ctrl-C or SIGTERM. Whatever was acknowledged is on disk, also when it is killed.

Examples:
  polity serve
  polity serve --port 3000 --data /var/lib/polity --host 0.0.0.0`,
    )
    .action(async (flags: Flags) => {
      await serve(flags, world);
      finish(0);
    });
}

async function serve({ port, host, data, pace, logLevel: level }: Flags, world: World): Promise<void> {
  const store = await openStore(data);
  const { games, bots } = world;
  const app = await createServer({
    store,
    games,
    bots,
    threads: {
      registry: new URL('../registry.js', import.meta.url).href,
      count: Math.max(1, Math.min(4, availableParallelism() - 1)),
    },
    pace,
    logger: newLogger(level),
    webRoot: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'EADDRINUSE' ? `port ${port} of ${host} is in use` : message);
  }
  const { port: opened } = app.server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  world.output.write(`Tables are open at http://${shown.includes(':') ? `[${shown}]` : shown}:${opened}\n`);
  await toldToStop();
  await app.close();
}

async function openStore(folder: string): ReturnType<typeof openSqliteStore> {
  try {
    await mkdir(folder, { recursive: true });
    return await openSqliteStore(join(folder, 'polity.db'));
  } catch (error) {
    throw new UsageError(`tables cannot be kept in ${quoted(folder)}: ${(error as Error).message}`);
  }
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

function wholeNumberUpTo(most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number > most) throw new InvalidArgumentError(`It is a whole number from 0 to ${most}.`);
    return number;
  };
}

function logLevel(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new InvalidArgumentError(`It is one of ${LOG_LEVELS.join(', ')}.`);
  return text;
}
