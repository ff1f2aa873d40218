/**
 * The process of a server of ours, in the benchmark and in the soak: what it keeps is in SQLite on disk or in a shared
 * PostgreSQL, and there are no limits on haste unless it is asked for them.
 */
import type { AddressInfo } from 'node:net';
import { bots } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import type { Game } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { createServer, newLogger, openSqliteStore, type ServerSettings } from '@polity/server';
import { workForParent } from './server-child.js';

/** What a server is started with. */
export interface HostSettings extends Pick<ServerSettings, 'pace' | 'lease' | 'idle'> {
  /** A file of SQLite's, or the address of a PostgreSQL. */
  readonly store: string;
  /** The address of a Redis, where it is one of several servers. */
  readonly bus?: string;
  /** Whether there are limits on how much comes from where, as a server has by itself; there are none, if not said. */
  readonly haste?: 'usual';
  /** What it writes to its log. */
  readonly log: 'error' | 'silent';
}

const NO_LIMIT = 1e9;
const HASTE = { perSecond: NO_LIMIT, burst: NO_LIMIT };
const CONNECTIONS = 4;

let app: Awaited<ReturnType<typeof createServer>> | undefined;

/** What only several servers need is loaded for them alone. */
async function openStore(place: string): Promise<ServerSettings['store']> {
  if (!place.startsWith('postgres')) return openSqliteStore(place);
  const { openPostgresStore } = await import('@polity/server/shared');
  return openPostgresStore(place, { connections: CONNECTIONS });
}

async function figureOf(name: string): Promise<number> {
  const figures = (await app?.inject('/metrics'))?.body ?? '';
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(figures)?.[1]);
}

workForParent({
  async start({ store, bus, log, haste, ...pace }: HostSettings): Promise<number> {
    const logger = newLogger(log);
    const shared = bus === undefined ? {} : { bus: new (await import('@polity/server/shared')).RedisBus(bus, logger) };
    app = await createServer({
      store: await openStore(store),
      ...shared,
      ...pace,
      games: Object.fromEntries([lanternMarket, hegemony].map((game) => [game.id, game as unknown as Game])),
      bots,
      logger,
      limits: {
        requestsPerMinute: NO_LIMIT,
        tablesPerHour: NO_LIMIT,
        botTablesPerHour: NO_LIMIT,
        namesPerHour: NO_LIMIT,
        ...(haste === 'usual'
          ? {}
          : { spectatorsPerAddress: NO_LIMIT, socket: HASTE, address: HASTE, connects: HASTE }),
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  },

  /** Goes as one goes that is told to. */
  async stop(): Promise<void> {
    await app?.close();
  },

  /** Milliseconds that the processor has worked for the server. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },

  async sockets(): Promise<number> {
    return figureOf('polity_sockets');
  },

  /** Bytes in use after the garbage has been collected, and the tables that are in them. */
  async memory(): Promise<{ readonly bytes: number; readonly tables: number }> {
    for (let i = 0; i < 4; i++) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return { bytes: heapUsed + external, tables: await figureOf('polity_tables') };
  },
});
