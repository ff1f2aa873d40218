/** The built server and page with Two Doors alone: a game that the `polity` command does not know. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bots } from '@polity/bots';
import { createServer, newLogger, openSqliteStore } from '@polity/server';
import { twoDoors } from './game.mjs';

const text = { type: 'string' };
const { port, data, pace, seed } = parseArgs({ options: { port: text, data: text, pace: text, seed: text } }).values;
await mkdir(data, { recursive: true });
const app = await createServer({
  store: await openSqliteStore(join(data, 'polity.db')),
  games: { [twoDoors.id]: twoDoors },
  bots: { random: bots.random },
  pace: Number(pace),
  seed,
  logger: newLogger('error'),
  webRoot: fileURLToPath(new URL('../../../dist', import.meta.url)),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write(`http://127.0.0.1:${app.server.address().port}\n`);
