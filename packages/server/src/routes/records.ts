/** Finished games: the whole record for download, and any moment of it to look at again. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { Replays } from '../tables/replays.js';
import { tableParams } from './tables.js';

const moment = z.object({
  step: z.coerce.number().int().min(0),
  /** Whose view; a spectator's, if not said. */
  seat: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  logFrom: z.coerce.number().int().min(0).default(0),
});

export function routeRecords(plain: FastifyInstance, hall: Hall): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['records'];
  const replays = new Replays();

  const saved = async (id: string) => {
    const live = await hall.find(id);
    return live.look((table) => {
      if (!table?.over) throw new Refused(409, 'not-over', 'the game is not over');
      return table;
    });
  };

  app.get(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'The record of a finished game, for `polity replay`', params: tableParams } },
    async (request, reply) => {
      const table = await saved(request.params.id);
      reply.header('content-disposition', `attachment; filename="${table.game.id}-${request.params.id}.json"`);
      return table.save();
    },
  );

  app.get(
    '/api/tables/:id/replay',
    { schema: { tags, summary: 'A finished game at one of its steps', params: tableParams, querystring: moment } },
    async (request) => {
      const table = await saved(request.params.id);
      const { step, seat = null, logFrom } = request.query;
      if (seat !== null && !table.seats.includes(seat))
        throw new Refused(404, 'no-such-seat', 'there is no such seat at this table');
      return replays.of(request.params.id, table).at(step, seat, logFrom);
    },
  );
}
