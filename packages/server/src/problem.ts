/** What goes wrong with a request because of who asks or what is asked: an answer with a reason, not an error in the log. */
import type { OptionsRefusal } from '@polity/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem, ProblemKind } from './wire.js';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ProblemKind,
    message: string,
    /** Which options of a game do not go together, for whoever has words for it. */
    readonly refusal?: OptionsRefusal,
  ) {
    super(message);
  }
}

export const noSuchTable = () => new Refused(404, 'no-such-table', 'there is no table here');

const ERRORS: Readonly<Record<number, ProblemKind>> = {
  400: 'malformed',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  415: 'malformed',
  429: 'too-fast',
  503: 'busy',
};

export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused)
      return reply.code(error.status).send(problem(error.error, error.message, error.refusal));
    if (hasZodFastifySchemaValidationErrors(error)) {
      const where = error.validation.map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
      return reply.code(400).send(problem('malformed', where.join('; ').slice(0, 500)));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return reply.code(status).send(problem('failed', 'something went wrong here; it has been noted'));
    }
    return reply.code(status).send(problem(ERRORS[status] ?? 'malformed', error.message));
  });
}

/** An address that no route could even look at. */
export function answerBadAddress(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).header('cache-control', 'no-store').send(problem('malformed', error.message));
}

export function problem(error: ProblemKind, message: string, refusal?: OptionsRefusal): Problem {
  return refusal === undefined ? { error, message } : { error, message, refusal };
}
