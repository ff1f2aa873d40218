/** Records: a finished game for download, and any moment of it to look at again; of a running one what I have seen. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { FOR_ANYBODY, problems, reply, WITH_OR_WITHOUT_TOKEN } from '../contract/operation.js';
import { playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { seatsOf } from '../tables/meta.js';
import { Replays } from '../tables/replays.js';
import { pastMoment, pastPosition, savedTable, tableParams } from '../wire.js';

export function routeRecords(plain: FastifyInstance, hall: Hall): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['records'];
  const replays = new Replays();

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        operationId: 'getRecord',
        tags,
        summary: 'The record of a finished game, for `polity replay`',
        security: FOR_ANYBODY,
        params: tableParams,
        response: {
          200: reply('The whole game from its seed.', savedTable),
          ...problems({ 400: ['malformed'], 404: ['no-such-table'], 409: ['not-over', 'rules-failed'] }),
        },
      },
    },
    async (request, reply) => {
      const record = await (await hall.find(request.params.id)).record();
      reply.header('content-disposition', `attachment; filename="${record.game}-${request.params.id}.json"`);
      return record;
    },
  );

  app.get(
    '/api/tables/:id/past',
    {
      schema: {
        operationId: 'getPast',
        tags,
        summary: 'A game as one of my seats or a spectator saw it earlier; once it is over, as any seat did',
        security: WITH_OR_WITHOUT_TOKEN,
        params: tableParams,
        querystring: pastMoment,
        response: {
          200: reply('The game as the seat saw it when so much of its log had been told.', pastPosition),
          ...problems({
            400: ['malformed'],
            403: ['not-your-seat'],
            404: ['no-such-table', 'no-such-seat'],
            409: ['not-playing', 'rules-changed'],
          }),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { told, seat = null } = request.query;
      const live = await (await hall.find(id)).fresh();
      return live.look((table) => {
        if (table === undefined && live.status === 'over')
          throw new Refused(409, 'rules-changed', 'the rules here cannot show this game again');
        if (table === undefined) throw new Refused(409, 'not-playing', 'the game has not begun');
        if (table.over && seat !== null && !table.seats.includes(seat))
          throw new Refused(404, 'no-such-seat', 'there is no such seat at this table');
        if (!table.over && seat !== null && !seatsOf(live.meta, playerOf(request)).includes(seat))
          throw new Refused(403, 'not-your-seat', 'only who holds a seat sees through its eyes');
        return replays.of(id, table).past(told, seat);
      });
    },
  );
}
