/** A seat's way to another browser: its owner is given a link, and whoever opens that link takes the seat. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Buckets } from '../buckets.js';
import { network } from '../callers.js';
import { problemsOfChange, reply, WITH_OR_WITHOUT_TOKEN, WITH_TOKEN } from '../contract/operation.js';
import { knownPlayer, playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { newRecovery, recovery, tableParams, tableSummary } from '../wire.js';

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
        operationId: 'makeRecovery',
        tags,
        summary: 'A new recovery link for what the browser holds here; the one before opens nothing any more',
        security: WITH_TOKEN,
        params: tableParams,
        response: {
          201: reply('What the link holds.', newRecovery),
          ...problemsOfChange({ 403: ['not-your-seat'], 404: ['no-such-table'] }),
        },
      },
    },
    async (request, reply) => {
      charge(request.ip);
      const table = await hall.find(request.params.id);
      const token = await table.changes.keepRecovery(playerOf(request));
      return reply.code(201).send({ token });
    },
  );

  app.post(
    '/api/tables/:id/recover',
    {
      schema: {
        operationId: 'recover',
        tags,
        summary: 'Takes the place that a recovery link opens, once',
        security: WITH_OR_WITHOUT_TOKEN,
        params: tableParams,
        body: recovery,
        response: {
          200: reply('The table as it is now.', tableSummary),
          ...problemsOfChange({
            404: ['no-such-table', 'no-such-link'],
            409: ['no-seat', 'changed'],
          }),
        },
      },
    },
    async (request, reply) => {
      charge(request.ip);
      const table = await hall.find(request.params.id);
      return table.changes.recover(knownPlayer(request, reply), request.body.token);
    },
  );
}
