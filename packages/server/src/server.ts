/** The server: puts together the interface over HTTP, the sockets, the tables and the page. */
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { thinkHere } from './bots/thinking.js';
import { BotThreads, type Threads } from './bots/threads.js';
import { Buckets } from './buckets.js';
import { Callers, network, THIS_MACHINE } from './callers.js';
import { document } from './contract/openapi.js';
import { unguessable } from './identity.js';
import { type Jobs, OwnJobs } from './jobs/jobs.js';
import { Metrics } from './metrics.js';
import { type Bus, LocalBus } from './nodes/bus.js';
import { CatchingUp } from './nodes/catching-up.js';
import { answerBadAddress, answerWithProblems, Refused } from './problem.js';
import type { Registry } from './registry.js';
import { routeHealth } from './routes/health.js';
import { routeMe } from './routes/me.js';
import { routePage } from './routes/page.js';
import { routeRecords } from './routes/records.js';
import { routeRecovery } from './routes/recovery.js';
import { routeTables } from './routes/tables.js';
import { routeThoughts } from './routes/thoughts.js';
import {
  DEFAULT_IDLE,
  DEFAULT_LEASE,
  DEFAULT_LIMITS,
  DEFAULT_PACE,
  DEFAULT_RETENTION,
  type Limits,
  type Retention,
} from './settings.js';
import { HalfOpen } from './sockets/half-open.js';
import { Sockets } from './sockets/sockets.js';
import type { Store } from './store/store.js';
import { watched } from './store/watched.js';
import { Hall } from './tables/hall.js';

export interface ServerSettings extends Registry {
  /** Closed with the server. */
  readonly store: Store;
  /** Where bots think; without it they think in the server's own thread. */
  readonly threads?: Threads;
  /** How servers that share the store tell each other; without it, this one is alone with its store. */
  readonly bus?: Bus;
  /** Who does what is to be done from time to time; this server, if not said. */
  readonly jobs?: () => Promise<Jobs>;
  /** Milliseconds for which a server may let the bots of a table think before it has to ask again. */
  readonly lease?: number;
  readonly pace?: number;
  readonly idle?: number;
  readonly limits?: Partial<Limits>;
  /** Days for which things are kept that nobody uses. */
  readonly retention?: Partial<Retention>;
  /** Addresses and networks of proxies that are believed about who calls; this machine, if not said. */
  readonly proxies?: readonly string[];
  /** Names by which browsers call the server, besides addresses and names of this machine and its network. */
  readonly names?: readonly string[];
  /** Deals every table from this seed, so that it can be seen again: for whoever works on a game, never for players. */
  readonly seed?: string;
  /** What its games have been laid with, so that everybody at a table is told. */
  readonly laid?: readonly string[];
  readonly logger?: FastifyBaseLogger;
  /** The folder with the built page. */
  readonly webRoot?: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it may be asked for as often as somebody likes. */
    readonly unlimited?: boolean;
  }
}

/** How often to look for tables that nobody uses, unless they shall leave even faster. */
const SWEEP = 30_000;

/** Made, not yet listening. `close` lets everybody go and puts everything away. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const limits: Limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const callers = new Callers(settings.proxies ?? THIS_MACHINE, settings.names ?? []);
  const app = fastify({
    ...(settings.logger ? { loggerInstance: settings.logger } : { logger: false }),
    // Whoever asks for much would fill the log; what goes wrong is noted where it does.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address: string) => callers.trusts(address),
    bodyLimit: limits.messageBytes,
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
    // Both are answered as a problem, as everything is that goes wrong.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
  });
  const metrics: Metrics = new Metrics(() => ({ tables: hall.size, sockets: sockets.size }));
  const { games, bots } = settings;
  const store = watched(settings.store, app.log);
  const registry = { games, bots };
  const idle = settings.idle ?? DEFAULT_IDLE;
  const bus = settings.bus ?? new LocalBus().join();
  const thinkers = settings.threads ? new BotThreads(settings.threads) : thinkHere(registry);
  const hall = new Hall({
    store,
    registry,
    bots: thinkers,
    metrics,
    log: app.log,
    bus,
    node: unguessable(),
    lease: settings.lease ?? DEFAULT_LEASE,
    pace: settings.pace ?? DEFAULT_PACE,
    idle,
    seed: settings.seed,
    laid: settings.laid ?? [],
  });
  const sockets = new Sockets(hall, limits, metrics, callers, app);

  app.setValidatorCompiler(validatorCompiler);
  // What is answered is made by ourselves: tests look whether it is as described.
  app.setSerializerCompiler(() => JSON.stringify);
  answerWithProblems(app);
  await protect(app, limits, callers);
  await document(app);
  await app.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    routeMe(api, hall, perHour(limits.namesPerHour));
    routeTables(api, hall, registry, {
      all: perHour(limits.tablesPerHour),
      ofBots: perHour(limits.botTablesPerHour),
    });
    routeRecovery(api, hall, perHour(limits.recoveriesPerHour));
    routeRecords(api, hall);
    routeThoughts(api, hall, thinkers, perHour(limits.thoughtsPerHour));
    routeHealth(api, metrics, store);
  });
  await routePage(app, settings.webRoot);

  new HalfOpen(limits, callers).watch(app.server);
  sockets.attach();
  const sweep = setInterval(
    () => {
      hall.sweep().catch((error) => app.log.error({ err: error }, 'sweeping failed'));
    },
    Math.min(SWEEP, idle),
  ).unref();
  const following = store.shared ? new CatchingUp(hall, app.log) : undefined;
  const jobs = (await settings.jobs?.()) ?? new OwnJobs(app.log);
  app.addHook('onListen', async () => {
    await jobs.twiceADay('prune', () => hall.prune({ ...DEFAULT_RETENTION, ...settings.retention }));
    await jobs.twiceADay('pack', () => hall.pack());
  });
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    following?.stop();
    sockets.stopWelcoming();
    await jobs.close();
    await hall.close();
    await sockets.close();
    await bus.close();
  });
  app.addHook('onClose', () => store.close());
  return app;
}

function perHour(count: number): Buckets {
  return new Buckets({ perSecond: count / 3600, burst: count });
}

/** Who may ask, how often, and what a browser may do with what it gets. */
async function protect(app: FastifyInstance, limits: Limits, callers: Callers): Promise<void> {
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
  const requests = new Buckets({ perSecond: limits.requestsPerMinute / 60, burst: limits.requestsPerMinute });
  const forgetting = setInterval(() => requests.forgetFull(), SWEEP).unref();
  app.addHook('onClose', async () => clearInterval(forgetting));
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (closing) throw new Refused(503, 'busy', 'the server is going down');
    // Whoever watches the server asks for ever; and who has hung up already has no address any more.
    const unlimited = request.routeOptions.config.unlimited ?? false;
    const address = network((request.ip as string | undefined) ?? 'gone');
    if (!unlimited && requests.of(address).take() !== 'fine')
      throw new Refused(429, 'too-fast', 'too many requests came from your address; wait a moment');
    if (!callers.callsByName(request.raw))
      throw new Refused(421, 'another-name', 'this server is not called so; who runs it can name it with --name');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !callers.isSameOrigin(request.raw))
      throw new Refused(403, 'forbidden', 'this was asked for by another page');
  });
}
