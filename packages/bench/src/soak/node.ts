/** The process of one server in the soak: Lantern Market, bots that play at once, no limits on haste. */
import type { AddressInfo } from 'node:net';
import { bots } from '@polity/bots';
import type { Game } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { createServer, newLogger } from '@polity/server';
import { openPostgresStore, RedisBus } from '@polity/server/shared';
import { workForParent } from '../server-child.js';

const NO_LIMIT = 1e9;
const HASTE = { perSecond: NO_LIMIT, burst: NO_LIMIT };

let app: Awaited<ReturnType<typeof createServer>> | undefined;

workForParent({
  async start({ store, bus }: { readonly store: string; readonly bus: string }): Promise<number> {
    const logger = newLogger('silent');
    app = await createServer({
      store: await openPostgresStore(store, { connections: 4 }),
      bus: new RedisBus(bus, logger),
      games: { [lanternMarket.id]: lanternMarket as unknown as Game },
      bots,
      pace: 0,
      lease: 1000,
      logger,
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

  /** Goes as one goes that is told to. */
  async stop(): Promise<void> {
    await app?.close();
  },
});
