/** For whoever watches the server: is it well, and what is it doing. */
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../address.js';
import type { Metrics } from '../metrics.js';
import { Refused } from '../problem.js';

export function routeHealth(app: FastifyInstance, metrics: Metrics): void {
  const config = { rateLimit: false };
  app.get('/healthz', { config, schema: { tags: ['watching'], summary: 'Whether the server is well' } }, async () => ({
    ok: true,
  }));
  app.get(
    '/metrics',
    { config, schema: { tags: ['watching'], summary: 'Figures for Prometheus' } },
    async (request, reply) => {
      // Whoever could watch the counters would see when somebody answers in secret.
      if (!isLoopback(request.ip)) throw new Refused(403, 'forbidden', 'figures are for this machine alone');
      reply.type(metrics.contentType);
      return metrics.text();
    },
  );
}
