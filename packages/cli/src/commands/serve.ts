/** `polity serve`: opens tables for people with a browser, until it is told to stop. */
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createServer, DEFAULT_PACE, DEFAULT_RETENTION, newLogger, parseNetwork } from '@polity/server';
import { type Command, InvalidArgumentError } from 'commander';
import { busOption, openBus } from '../bus.js';
import { type Keeping, openForServer, storeOption } from '../keeping.js';
import { checkKnown, laid } from '../laid.js';
import { collect, count, listed, quoted, UsageError } from '../usage.js';
import type { World } from '../world.js';

interface Flags extends Keeping {
  readonly bus?: string;
  readonly keepGathering: number;
  readonly keepPlaying: number;
  readonly keepOver: number;
  readonly keepPlayers: number;
  readonly port: number;
  readonly host: string;
  readonly pace: number;
  readonly logLevel: string;
  readonly name?: readonly string[];
  readonly proxy?: readonly string[];
  readonly seed?: string;
  readonly lay?: readonly string[];
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const LOG_LEVELS = ['silent', 'error', 'warn', 'info'];

export function addServe(program: Command, world: World, finish: (code: number) => void): void {
  const keep = DEFAULT_RETENTION;
  program
    .command('serve')
    .description('open tables for people with a browser')
    .option('--port <number>', 'the port to listen on; 0 takes any that is free', wholeNumberUpTo(65535), 8080)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others in', '127.0.0.1')
    .option('--data <folder>', 'where tables are kept', 'data')
    .addOption(storeOption())
    .addOption(busOption())
    .option('--pace <milliseconds>', 'how long a bot takes for a decision', wholeNumberUpTo(60_000), DEFAULT_PACE)
    .option('--log-level <level>', `one of: ${LOG_LEVELS.join(', ')}`, logLevel, 'warn')
    .option('--name <host>', 'a name by which browsers reach it, such as polity.example', collect)
    .option('--proxy <address>', 'believe this proxy, or network of proxies, and not this machine', proxy)
    .option('--keep-gathering <days>', 'how long a table is kept that does not begin', count, keep.gathering)
    .option('--keep-playing <days>', 'how long a game is kept that nobody plays on', count, keep.playing)
    .option('--keep-over <days>', 'how long a finished game is kept', count, keep.over)
    .option('--keep-players <days>', 'how long the name of somebody without a table is kept', count, keep.players)
    .option('--seed <text>', 'deal every table from this seed; on this machine alone')
    .option(
      '--lay <component>',
      'begin every table with this card where it is met first; on this machine alone',
      collect,
    )
    .addHelpText(
      'after',
      `
Stops at Ctrl-C or SIGTERM. Whatever was acknowledged is on disk, also when it is killed.

--seed and --lay are for whoever works on a game: who starts the server knows what others cannot. Laid tables are kept
apart from the others.

Examples:
  polity serve
  polity serve --port 3000 --data /var/lib/polity --host 0.0.0.0
  polity serve --store postgres://polity@db.example/polity --bus redis://redis.example
  polity serve --seed spring --lay wc-general-strike`,
    )
    .action(async (flags: Flags) => {
      await serve(flags, world);
      finish(0);
    });
}

async function serve(flags: Flags, world: World): Promise<void> {
  const { port, host, pace, logLevel: level, seed, lay = [] } = flags;
  if ((seed !== undefined || lay.length > 0) && !LOOPBACK.includes(host))
    throw new UsageError(`--seed and --lay are for this machine alone, not for who comes to ${quoted(host)}`);
  if (lay.length > 0 && flags.store !== undefined)
    throw new UsageError('laid tables are kept in --data, not in --store: nobody shall take them for others');
  if (flags.bus !== undefined && flags.store === undefined)
    throw new UsageError('--bus is for servers that share a --store; one that keeps its tables in --data is alone');
  checkKnown(Object.values(world.games), lay);
  const store = await openForServer(flags, lay.length > 0 ? 'laid.db' : 'polity.db');
  const { bots, threads } = world;
  const logger = newLogger(level);
  const shared = flags.store === undefined ? {} : await sharing(flags.store, flags.bus, logger);
  const games = Object.fromEntries(Object.entries(world.games).map(([id, game]) => [id, laid(game, lay)]));
  const app = await createServer({
    store,
    ...shared,
    games,
    bots,
    ...(threads === undefined ? {} : { threads: { registry: threads, count: botThreads() } }),
    pace,
    retention: {
      gathering: flags.keepGathering,
      playing: flags.keepPlaying,
      over: flags.keepOver,
      players: flags.keepPlayers,
    },
    ...(seed === undefined ? {} : { seed }),
    laid: lay,
    ...(flags.name === undefined ? {} : { names: flags.name }),
    ...(flags.proxy === undefined ? {} : { proxies: flags.proxy }),
    logger,
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
  if (lay.length > 0) world.output.write(`Tables are laid: they begin with ${listed(lay)}.\n`);
  await world.toldToStop();
  await app.close();
}

/** What a server needs that shares its tables with others. */
async function sharing(store: string, bus: string | undefined, logger: ReturnType<typeof newLogger>) {
  const { SharedJobs } = await import('@polity/server/shared');
  return { bus: await openBus(bus, logger), jobs: () => SharedJobs.open(store, logger) };
}

function botThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

function wholeNumberUpTo(most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number > most) throw new InvalidArgumentError(`It is a whole number from 0 to ${most}.`);
    return number;
  };
}

function proxy(text: string, before?: readonly string[]): readonly string[] {
  if (parseNetwork(text) === undefined) throw new InvalidArgumentError('It is an address, or a network as 10.0.0.0/8.');
  return collect(text, before);
}

function logLevel(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new InvalidArgumentError(`It is one of ${LOG_LEVELS.join(', ')}.`);
  return text;
}
