/** The built server on a file and a port, to be killed at any moment. */
import { bots } from '@polity/bots';
import { lanternMarket } from '@polity/lantern-market';
import { createServer, newLogger, openSqliteStore } from '@polity/server';

const [file, port] = process.argv.slice(2);
const HASTE = { perSecond: 1e5, burst: 1e5 };
const app = await createServer({
  store: await openSqliteStore(file),
  games: { [lanternMarket.id]: lanternMarket },
  bots,
  pace: 0,
  limits: {
    requestsPerMinute: 1e6,
    tablesPerHour: 1e6,
    namesPerHour: 1e6,
    socket: HASTE,
    address: HASTE,
    connects: HASTE,
  },
  logger: newLogger('error'),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write(`listening ${app.server.address().port}\n`);
