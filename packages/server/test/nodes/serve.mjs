/** The built server as one of several, to be killed at any moment. */
import { bots } from '@polity/bots';
import { lanternMarket } from '@polity/lantern-market';
import { createServer, newLogger } from '@polity/server';
import { openPostgresStore, RedisBus } from '@polity/server/shared';

const [store, bus] = process.argv.slice(2);
const HASTE = { perSecond: 1e5, burst: 1e5 };
const logger = newLogger('error');
const app = await createServer({
  store: await openPostgresStore(store, { connections: 3 }),
  bus: new RedisBus(bus, logger),
  games: { [lanternMarket.id]: lanternMarket },
  bots,
  pace: 10,
  lease: 1000,
  limits: {
    requestsPerMinute: 1e6,
    tablesPerHour: 1e6,
    botTablesPerHour: 1e6,
    namesPerHour: 1e6,
    socket: HASTE,
    address: HASTE,
    connects: HASTE,
  },
  logger,
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening ${app.server.address().port}\n`);
