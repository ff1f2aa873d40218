/** Tables: making, listing, joining, starting, and playing on with the same people. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Buckets } from '../buckets.js';
import { network } from '../callers.js';
import { knownPlayer, playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import { type Registry, summaryOf } from '../registry.js';
import type { Hall } from '../tables/hall.js';
import { newTable, type OptionsCheck, options, seatChange } from '../wire.js';

const name = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const tableParams = z.object({ id: name });
const gameParams = z.object({ game: name });
const seatParams = z.object({ id: name, seat: name });

/** How many tables an address may make, and how many of them for bots alone. */
export interface TableQuotas {
  readonly all: Buckets;
  readonly ofBots: Buckets;
}

export function routeTables(plain: FastifyInstance, hall: Hall, registry: Registry, quotas: TableQuotas): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['tables'];
  const games = Object.values(registry.games).map((game) => summaryOf(game, registry));

  app.get('/api/games', { schema: { tags, summary: 'The games that can be played here' } }, async () => games);

  app.post(
    '/api/games/:game/options',
    { schema: { tags, summary: 'Whether these options go together', params: gameParams, body: options } },
    async (request): Promise<OptionsCheck> => hall.checkOptions(request.params.game, request.body),
  );

  app.get('/api/tables', { schema: { tags, summary: 'Open tables, and mine' } }, (request) =>
    hall.list(playerOf(request)),
  );

  app.post('/api/tables', { schema: { tags, summary: 'Makes a table', body: newTable } }, async (request, reply) => {
    const address = network(request.ip);
    const seats = Object.values(request.body.seats);
    const byBots = seats.length > 0 && seats.every((plan) => plan !== 'me' && plan !== 'open');
    if (quotas.all.of(address).take() !== 'fine' || (byBots && quotas.ofBots.of(address).take() !== 'fine'))
      throw new Refused(429, 'too-fast', 'too many tables were made from your address; wait a while');
    const player = knownPlayer(request, reply);
    const table = await hall.create(player, request.body);
    reply.code(201);
    return table.summary(player);
  });

  app.get('/api/tables/:id', { schema: { tags, summary: 'One table', params: tableParams } }, async (request) => {
    const table = await hall.find(request.params.id);
    return table.look(() => table.summary(playerOf(request)));
  });

  app.post(
    '/api/tables/:id/seats/:seat',
    { schema: { tags, summary: 'Takes, leaves or lends a seat', params: seatParams, body: seatChange } },
    async (request, reply) => {
      const { params, body } = request;
      if ('bot' in body && body.bot !== null) hall.checkedBot(body.bot);
      const table = await hall.find(params.id);
      return table.changeSeat(knownPlayer(request, reply), params.seat, body);
    },
  );

  app.post(
    '/api/tables/:id/start',
    { schema: { tags, summary: 'Begins the game', params: tableParams } },
    async (request, reply) => {
      const table = await hall.find(request.params.id);
      return table.start(knownPlayer(request, reply));
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'A new table with the same people', params: tableParams } },
    async (request, reply) => ({ id: await hall.rematch(request.params.id, knownPlayer(request, reply)) }),
  );
}
