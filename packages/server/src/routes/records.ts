/** Records: a finished game for download, any moment of it to look at again, and of a running one what I have seen. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { FOR_ANYBODY, problems, reply, WITH_OR_WITHOUT_TOKEN } from '../contract/operation.js';
import { playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import type { Hall } from '../tables/hall.js';
import { seatsOf } from '../tables/meta.js';
import { Replays } from '../tables/replays.js';
import { pastMoment, pastPosition, replayMoment, replayStep, savedTable, tableParams } from '../wire.js';

export function routeRecords(plain: FastifyInstance, hall: Hall): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['records'];
  const replays = new Replays();

  const saved = async (id: string) => {
    const live = await hall.find(id);
    return live.look((table) => {
      if (table === undefined && live.status === 'over')
        throw new Refused(409, 'rules-changed', 'the rules here cannot show this game again');
      if (!table?.over) throw new Refused(409, 'not-over', 'the game is not over');
      return table;
    });
  };

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
    '/api/tables/:id/replay',
    {
      schema: {
        operationId: 'getReplayStep',
        tags,
        summary: 'A finished game at one of its steps',
        security: FOR_ANYBODY,
        params: tableParams,
        querystring: replayMoment,
        response: {
          200: reply('The game at that step, as the seat saw it.', replayStep),
          ...problems({
            400: ['malformed'],
            404: ['no-such-table', 'no-such-seat'],
            409: ['not-over', 'rules-changed'],
          }),
        },
      },
    },
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
        operationId: 'getPast',
        tags,
        summary: 'A game that is being played, as one of my seats or a spectator saw it earlier',
        security: WITH_OR_WITHOUT_TOKEN,
        params: tableParams,
        querystring: pastMoment,
        response: {
          200: reply('The game as the seat saw it when so much of its log had been told.', pastPosition),
          ...problems({
            400: ['malformed'],
            403: ['not-your-seat'],
            404: ['no-such-table'],
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
        if (table === undefined) throw new Refused(409, 'not-playing', 'the game has not begun');
        if (seat !== null && !seatsOf(live.meta, playerOf(request)).includes(seat))
          throw new Refused(403, 'not-your-seat', 'only who holds a seat sees through its eyes');
        return replays.of(id, table).past(told, seat);
      });
    },
  );
}
