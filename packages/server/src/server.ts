/** The server: puts together the interface over HTTP, the sockets, the tables and the page. */
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { isSameOrigin } from './address.js';
import { thinkHere } from './bots/decide.js';
import { BotThreads, type Threads } from './bots/threads.js';
import { Buckets } from './buckets.js';
import { Metrics } from './metrics.js';
import { answerWithProblems, Refused } from './problem.js';
import type { Registry } from './registry.js';
import { routeHealth } from './routes/health.js';
import { routeMe } from './routes/me.js';
import { routePage } from './routes/page.js';
import { routeRecords } from './routes/records.js';
import { routeTables } from './routes/tables.js';
import { DEFAULT_IDLE, DEFAULT_LIMITS, DEFAULT_PACE, type Limits } from './settings.js';
import { Sockets } from './sockets/sockets.js';
import type { Store } from './store/store.js';
import { Hall } from './tables/hall.js';

export interface ServerSettings extends Registry {
  /** Closed with the server. */
  readonly store: Store;
  /** Where bots think; without it they think in the server's own thread. */
  readonly threads?: Threads;
  readonly pace?: number;
  readonly idle?: number;
  readonly limits?: Partial<Limits>;
  readonly logger?: FastifyBaseLogger;
  /** The folder with the built page. */
  readonly webRoot?: string;
}

/** How often to look for tables that nobody uses, unless they shall leave even faster. */
const SWEEP = 30_000;

/** Made, not yet listening. `close` lets everybody go and puts everything away. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const limits: Limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const app = fastify({
    ...(settings.logger ? { loggerInstance: settings.logger } : { logger: false }),
    // Whoever asks for much would fill the log; what goes wrong is noted where it does.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: limits.messageBytes,
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
  });
  const metrics: Metrics = new Metrics(() => ({ tables: hall.size, sockets: sockets.size }));
  const { store, games, bots } = settings;
  const registry = { games, bots };
  const idle = settings.idle ?? DEFAULT_IDLE;
  const hall = new Hall({
    store,
    registry,
    bots: settings.threads ? new BotThreads(settings.threads) : thinkHere(registry),
    metrics,
    log: app.log,
    pace: settings.pace ?? DEFAULT_PACE,
    idle,
  });
  const sockets = new Sockets(hall, limits, metrics, app);

  app.setValidatorCompiler(validatorCompiler);
  answerWithProblems(app);
  await protect(app, limits);
  await document(app);
  await app.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    const newTables = new Buckets({ perSecond: limits.tablesPerHour / 3600, burst: limits.tablesPerHour });
    routeMe(api, hall);
    routeTables(api, hall, registry, newTables);
    routeRecords(api, hall);
    routeHealth(api, metrics);
  });
  await routePage(app, settings.webRoot);

  sockets.attach();
  const sweep = setInterval(
    () => {
      hall.sweep().catch((error) => app.log.error({ err: error }, 'sweeping failed'));
    },
    Math.min(SWEEP, idle),
  ).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    sockets.stopWelcoming();
    await hall.close();
    await sockets.close();
  });
  app.addHook('onClose', () => store.close());
  return app;
}

/** Who may ask, how often, and what a browser may do with what it gets. */
async function protect(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Components place themselves with styles that they compute.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
  });
  await app.register(fastifyRateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    // Who has hung up already has no address any more.
    keyGenerator: ({ ip }) => (ip as string | undefined) ?? 'gone',
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request.raw))
      throw new Refused(403, 'forbidden', 'this was asked for by another page');
  });
}

async function document(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Polity', description: 'Tables over HTTP; play goes over their sockets.', version: '1' },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
