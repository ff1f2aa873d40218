/** A seat's way to another browser: its owner is given a link, and whoever opens that link takes the seat. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Buckets } from '../buckets.js';
import { network } from '../callers.js';
import { knownPlayer, playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { type NewRecovery, recovery } from '../wire.js';
import { tableParams } from './tables.js';

export function routeRecovery(plain: FastifyInstance, hall: Hall, attempts: Buckets): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['tables'];
  const charge = (ip: string): void => {
    if (attempts.of(network(ip)).take() !== 'fine')
      throw new Refused(
        429,
        'too-fast',
        'too many recovery links were asked for or tried from your address; wait a while',
      );
  };

  app.post(
    '/api/tables/:id/recovery',
    {
      schema: {
        tags,
        summary: 'A new recovery link for what the browser holds here; the one before opens nothing any more',
        params: tableParams,
      },
    },
    async (request, reply): Promise<NewRecovery> => {
      charge(request.ip);
      const table = await hall.find(request.params.id);
      const token = await table.keepRecovery(playerOf(request));
      reply.code(201);
      return { token };
    },
  );

  app.post(
    '/api/tables/:id/recover',
    {
      schema: {
        tags,
        summary: 'Takes the place that a recovery link opens, once',
        params: tableParams,
        body: recovery,
      },
    },
    async (request, reply) => {
      charge(request.ip);
      const table = await hall.find(request.params.id);
      return table.recover(knownPlayer(request, reply), request.body.token);
    },
  );
}
