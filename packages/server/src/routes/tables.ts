/** Tables: making, listing, joining, starting, and playing on with the same people. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Buckets } from '../buckets.js';
import { network } from '../callers.js';
import {
  FOR_ANYBODY,
  problems,
  problemsOfChange,
  reply,
  WITH_OR_WITHOUT_TOKEN,
  WITH_TOKEN,
} from '../contract/operation.js';
import { knownPlayer, playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import { type Registry, summaryOf } from '../registry.js';
import type { Hall } from '../tables/hall.js';
import {
  gameParams,
  gameSummary,
  listOf,
  newTable,
  options,
  optionsCheck,
  rematch,
  seatChange,
  seatParams,
  tableList,
  tableParams,
  tableSummary,
} from '../wire.js';

/** What can be wrong with any table that is named. */
const GONE = { 404: ['no-such-table'], 410: ['no-such-game'] } as const;

/** How many tables an address may make, and how many of them for bots alone. */
export interface TableQuotas {
  readonly all: Buckets;
  readonly ofBots: Buckets;
}

export function routeTables(plain: FastifyInstance, hall: Hall, registry: Registry, quotas: TableQuotas): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['tables'];
  const games = Object.values(registry.games).map((game) => summaryOf(game, registry));

  app.get(
    '/api/games',
    {
      schema: {
        operationId: 'listGames',
        tags,
        summary: 'The games that can be played here',
        security: FOR_ANYBODY,
        response: { 200: reply('The games.', listOf(gameSummary)), ...problems() },
      },
    },
    async () => games,
  );

  app.post(
    '/api/games/:game/options',
    {
      schema: {
        operationId: 'checkOptions',
        tags,
        summary: 'Whether these options go together',
        security: FOR_ANYBODY,
        params: gameParams,
        body: options,
        response: { 200: reply('Why not, if not.', optionsCheck), ...problemsOfChange({ 400: ['no-such-game'] }) },
      },
    },
    async (request) => hall.checkOptions(request.params.game, request.body),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        operationId: 'listTables',
        tags,
        summary: 'Open tables, and mine',
        security: WITH_OR_WITHOUT_TOKEN,
        response: { 200: reply('The newest first.', tableList), ...problems() },
      },
    },
    (request) => hall.list(playerOf(request)),
  );

  app.post(
    '/api/tables',
    {
      schema: {
        operationId: 'makeTable',
        tags,
        summary: 'Makes a table',
        security: WITH_OR_WITHOUT_TOKEN,
        body: newTable,
        response: {
          201: reply('The new table.', tableSummary),
          ...problemsOfChange({ 400: ['no-such-game', 'no-such-seat', 'no-such-bot', 'nobody'] }),
        },
      },
    },
    async (request, reply) => {
      const address = network(request.ip);
      const seats = Object.values(request.body.seats);
      const byBots = seats.length > 0 && seats.every((plan) => plan !== 'me' && plan !== 'open');
      if (quotas.all.of(address).take() !== 'fine' || (byBots && quotas.ofBots.of(address).take() !== 'fine'))
        throw new Refused(429, 'too-fast', 'too many tables were made from your address; wait a while');
      const player = knownPlayer(request, reply);
      const table = await hall.create(player, request.body);
      return reply.code(201).send(table.summary(player));
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        operationId: 'getTable',
        tags,
        summary: 'One table',
        security: WITH_OR_WITHOUT_TOKEN,
        params: tableParams,
        response: {
          200: reply('The table as it is now.', tableSummary),
          ...problems({ 400: ['malformed'], 404: ['no-such-table'] }),
        },
      },
    },
    async (request) => {
      const table = await hall.find(request.params.id);
      return table.look(() => table.summary(playerOf(request)));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        operationId: 'changeSeat',
        tags,
        summary: 'Takes, leaves or lends a seat',
        security: WITH_OR_WITHOUT_TOKEN,
        params: seatParams,
        body: seatChange,
        response: {
          200: reply('The table as it is now.', tableSummary),
          ...problemsOfChange({
            400: ['no-such-bot'],
            403: ['not-your-seat'],
            404: ['no-such-table', 'no-such-seat'],
            409: ['seat-taken', 'no-successor', 'not-playing', 'over', 'changed'],
          }),
        },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      if ('bot' in body && body.bot !== null) hall.checkedBot(body.bot);
      const table = await hall.find(params.id);
      return table.changes.changeSeat(knownPlayer(request, reply), params.seat, body);
    },
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        operationId: 'startTable',
        tags,
        summary: 'Begins the game',
        security: WITH_TOKEN,
        params: tableParams,
        response: {
          200: reply('The table as it is now.', tableSummary),
          ...problemsOfChange({ ...GONE, 409: ['not-gathering', 'seats-open', 'changed', 'rules-failed'] }),
        },
      },
    },
    async (request, reply) => {
      const table = await hall.find(request.params.id);
      return table.changes.start(knownPlayer(request, reply));
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        operationId: 'offerRematch',
        tags,
        summary: 'A new table with the same people',
        security: WITH_TOKEN,
        params: tableParams,
        response: {
          200: reply('The same for all who ask.', rematch),
          ...problemsOfChange({ ...GONE, 409: ['not-over', 'changed'] }),
        },
      },
    },
    async (request, reply) => ({ id: await hall.rematch(request.params.id, knownPlayer(request, reply)) }),
  );
}
