/** For whoever watches the server: is it well, and what is it doing. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isLoopback } from '../callers.js';
import { FOR_ANYBODY, problems, reply } from '../contract/operation.js';
import type { Metrics } from '../metrics.js';
import { Refused } from '../problem.js';
import type { Store } from '../store/store.js';
import { health } from '../wire.js';

/** Milliseconds for which what was found holds: who asks all the time does not make the disk write all the time. */
const LASTS = 1000;

export function routeHealth(app: FastifyInstance, metrics: Metrics, store: Store): void {
  const config = { unlimited: true };
  const tags = ['watching'];
  let found: { readonly at: number; readonly probe: Promise<void> } | undefined;
  const probe = (): Promise<void> => {
    const now = performance.now();
    if (found === undefined || now - found.at >= LASTS) found = { at: now, probe: store.probe() };
    return found.probe;
  };
  app.get(
    '/healthz',
    {
      config,
      schema: {
        operationId: 'getHealth',
        tags,
        summary: 'Whether the server is well and can keep what is put in',
        security: FOR_ANYBODY,
        response: { 200: reply('It is.', health), ...problems() },
      },
    },
    async () => {
      await probe();
      return { ok: true } as const;
    },
  );
  app.get(
    '/metrics',
    {
      config,
      schema: {
        operationId: 'getMetrics',
        tags,
        summary: 'Figures for Prometheus, for callers on the same machine',
        security: FOR_ANYBODY,
        response: {
          200: { description: 'The figures.', content: { 'text/plain': { schema: z.string() } } },
          ...problems({ 403: ['forbidden'] }),
        },
      },
    },
    async (request, reply) => {
      // Whoever could watch the counters would see when somebody answers in secret.
      if (!isLoopback(request.ip)) throw new Refused(403, 'forbidden', 'figures are for this machine alone');
      reply.type(metrics.contentType);
      return metrics.text();
    },
  );
}
