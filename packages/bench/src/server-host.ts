/** The process of our server in the benchmark: SQLite on disk, Lantern Market, no limits on haste. */
import type { AddressInfo } from 'node:net';
import { bots } from '@polity/bots';
import type { Game } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { createServer, newLogger, openSqliteStore } from '@polity/server';
import { workForParent } from './server-child.js';

const NO_LIMIT = 1e9;
const HASTE = { perSecond: NO_LIMIT, burst: NO_LIMIT };

let app: Awaited<ReturnType<typeof createServer>> | undefined;

workForParent({
  async start({ file }: { readonly file: string }): Promise<number> {
    app = await createServer({
      store: await openSqliteStore(file),
      games: { [lanternMarket.id]: lanternMarket as unknown as Game },
      bots,
      logger: newLogger('error'),
      limits: {
        requestsPerMinute: NO_LIMIT,
        tablesPerHour: NO_LIMIT,
        botTablesPerHour: NO_LIMIT,
        namesPerHour: NO_LIMIT,
        spectatorsPerAddress: NO_LIMIT,
        socket: HASTE,
        address: HASTE,
        connects: HASTE,
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  },

  /** Milliseconds that the processor has worked for the server. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },

  /** Bytes in use after the garbage has been collected, and the tables that are in them. */
  async memory(): Promise<{ readonly bytes: number; readonly tables: number }> {
    for (let i = 0; i < 4; i++) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const figures = (await app?.inject('/metrics'))?.body ?? '';
    return { bytes: heapUsed + external, tables: Number(/^polity_tables (\d+)/m.exec(figures)?.[1]) };
  },
});
