/** Who a browser is: its token and its name. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Buckets } from '../buckets.js';
import { network } from '../callers.js';
import { problems, problemsOfChange, reply, WITH_OR_WITHOUT_TOKEN } from '../contract/operation.js';
import { knownPlayer } from '../identity.js';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { type Me, me, newName } from '../wire.js';

export function routeMe(plain: FastifyInstance, hall: Hall, newNames: Buckets): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['players'];

  app.get(
    '/api/me',
    {
      schema: {
        operationId: 'getMe',
        tags,
        summary: 'Who this browser is; the first time it gets a token',
        security: WITH_OR_WITHOUT_TOKEN,
        response: { 200: reply('The name that others see.', me), ...problems() },
      },
    },
    async (request, reply) => {
      const player = knownPlayer(request, reply);
      return { name: await hall.nameOf(player) } satisfies Me;
    },
  );

  app.put(
    '/api/me',
    {
      schema: {
        operationId: 'setMe',
        tags,
        summary: 'Sets the name that others see',
        security: WITH_OR_WITHOUT_TOKEN,
        body: newName,
        response: { 200: reply('The name as it is now.', me), ...problemsOfChange() },
      },
    },
    async (request, reply) => {
      if (newNames.of(network(request.ip)).take() !== 'fine')
        throw new Refused(429, 'too-fast', 'too many names came from your address; wait a while');
      const player = knownPlayer(request, reply);
      await hall.rename(player, request.body.name);
      return { name: request.body.name } satisfies Me;
    },
  );
}
