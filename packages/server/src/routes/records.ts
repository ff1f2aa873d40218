/** Records: a finished game for download, any moment of it to look at again, and of a running one what I have seen. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { seatsOf } from '../tables/meta.js';
import { Replays } from '../tables/replays.js';
import { tableParams } from './tables.js';

/** Whose view; a spectator's, if not said. */
const seatSeen = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .optional();
const pastMoment = z.object({ told: z.coerce.number().int().min(0), seat: seatSeen });
const moment = z.object({
  step: z.coerce.number().int().min(0),
  seat: seatSeen,
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

  app.get(
    '/api/tables/:id/past',
    {
      schema: {
        tags,
        summary: 'A game that is being played, as one of my seats or a spectator saw it earlier',
        params: tableParams,
        querystring: pastMoment,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { told, seat = null } = request.query;
      const live = await (await hall.find(id)).fresh();
      return live.look((table) => {
        if (table === undefined) throw new Refused(409, 'not-playing', 'the game has not begun');
        if (seat !== null && !seatsOf(live.meta, playerOf(request)).includes(seat))
          throw new Refused(403, 'not-your-seat', 'only who holds a seat sees through its eyes');
        return replays.of(id, table).past(told, seat);
      });
    },
  );
}
