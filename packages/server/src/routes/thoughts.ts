/**
 * What looking ahead finds out, for people. While a game is played, only for one's own question, from what one's seat
 * knows, and only where nobody else is a person: it would not be fair. After the game, for every decision of everybody.
 */
import { USUAL_CLOSENESS } from '@polity/bots';
import type { Game, Table } from '@polity/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Thinkers } from '../bots/thinking.js';
import type { Buckets } from '../buckets.js';
import { network } from '../callers.js';
import { FOR_ANYBODY, problemsOfChange, reply, WITH_TOKEN } from '../contract/operation.js';
import { playerOf } from '../identity.js';
import { Refused } from '../problem.js';
import { Analyses } from '../tables/analyses.js';
import type { Hall } from '../tables/hall.js';
import { membersOf, playsSeat } from '../tables/meta.js';
import {
  analysisState,
  type LookedStep,
  lookedStep,
  stepParams,
  tableParams,
  type Weighing,
  weighing,
  weighingOf,
} from '../wire.js';

const REFUSED_LATER = { 404: ['no-such-table'], 409: ['not-over', 'rules-changed', 'cannot-judge'] } as const;

export function routeThoughts(plain: FastifyInstance, hall: Hall, thinkers: Thinkers, thoughts: Buckets): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['thoughts'];
  const analyses = new Analyses(thinkers);
  const charge = (ip: string): void => {
    if (thoughts.of(network(ip)).take() !== 'fine')
      throw new Refused(429, 'too-fast', 'too much was to be thought about for your address; wait a while');
  };
  const finished = async (id: string): Promise<Table> => {
    const live = await hall.find(id);
    return live.look((table) => {
      if (table === undefined && live.status === 'over')
        throw new Refused(409, 'rules-changed', 'the rules here cannot show this game again');
      if (!table?.over) throw new Refused(409, 'not-over', 'the game is not over');
      return judged(table);
    });
  };

  app.post(
    '/api/tables/:id/weighing',
    {
      schema: {
        operationId: 'weighQuestion',
        tags,
        summary: 'What the answers to my question promise',
        security: WITH_TOKEN,
        params: tableParams,
        body: weighingOf,
        response: {
          200: reply('The best answers, from what the seat may know.', weighing),
          ...problemsOfChange({
            403: ['not-your-seat', 'among-people'],
            404: ['no-such-table'],
            409: ['not-playing', 'cannot-judge'],
          }),
        },
      },
    },
    async (request): Promise<Weighing> => {
      const { seat } = request.body;
      const player = playerOf(request);
      const live = await hall.find(request.params.id);
      const saved = await live.look((table) => {
        if (table === undefined || table.over) throw new Refused(409, 'not-playing', 'the game is not being played');
        if (!playsSeat(live.meta, player, seat))
          throw new Refused(403, 'not-your-seat', 'only who plays a seat is helped with its decisions');
        if (membersOf(live.meta).some((member) => member !== player))
          throw new Refused(403, 'among-people', 'at a table with other people everybody thinks for themselves');
        return judged(table).save();
      });
      charge(request.ip);
      const reckoning = await thinkers.weigh({ game: saved.game, saved, seat, scales: USUAL_CLOSENESS.closely });
      return { reckoning };
    },
  );

  app.post(
    '/api/tables/:id/analysis',
    {
      schema: {
        operationId: 'analyseGame',
        tags,
        summary: 'What cost each seat of a finished game most, or how far the search for it has come',
        security: FOR_ANYBODY,
        params: tableParams,
        response: {
          200: reply('How far it has come, and what was found.', analysisState),
          ...problemsOfChange(REFUSED_LATER),
        },
      },
    },
    async (request) => {
      const table = await finished(request.params.id);
      if (!analyses.has(request.params.id)) charge(request.ip);
      return analyses.of(request.params.id, table);
    },
  );

  app.post(
    '/api/tables/:id/analysis/:step',
    {
      schema: {
        operationId: 'lookAtStep',
        tags,
        summary: 'Why the decision at a step of a finished game was good or bad',
        security: FOR_ANYBODY,
        params: stepParams,
        response: { 200: reply('The decision, looked at again.', lookedStep), ...problemsOfChange(REFUSED_LATER) },
      },
    },
    async (request): Promise<LookedStep> => {
      const { id, step } = request.params;
      const table = await finished(id);
      charge(request.ip);
      const saved = table.save();
      const [looked = null] = await thinkers.look({
        game: saved.game,
        saved,
        steps: [step],
        scales: USUAL_CLOSENESS.closely,
      });
      return { looked };
    },
  );
}

function judged(table: Table): Table {
  const { policy, evaluation, imagine }: Game = table.game;
  if (policy === undefined || evaluation === undefined || imagine === undefined)
    throw new Refused(409, 'cannot-judge', 'this game cannot judge what a decision is worth');
  return table;
}
