/** For whoever watches the server: is it well, and what is it doing. */
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../callers.js';
import type { Metrics } from '../metrics.js';
import { Refused } from '../problem.js';
import type { Store } from '../store/store.js';

/** Milliseconds for which what was found holds: who asks all the time does not make the disk write all the time. */
const LASTS = 1000;

export function routeHealth(app: FastifyInstance, metrics: Metrics, store: Store): void {
  const config = { unlimited: true };
  let found: { readonly at: number; readonly probe: Promise<void> } | undefined;
  const probe = (): Promise<void> => {
    const now = performance.now();
    if (found === undefined || now - found.at >= LASTS) found = { at: now, probe: store.probe() };
    return found.probe;
  };
  app.get(
    '/healthz',
    { config, schema: { tags: ['watching'], summary: 'Whether the server is well and can keep what is put in' } },
    async () => {
      await probe();
      return { ok: true };
    },
  );
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
