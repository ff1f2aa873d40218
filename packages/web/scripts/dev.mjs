/**
 * `npm run dev`: page, rules and server together, all from their sources, until Ctrl-C. Vite shows a change of the page
 * in the page; when a file changes that the server has loaded, the server starts again, and the page with it.
 *
 *     npm run dev                      at http://127.0.0.1:8080
 *     npm run dev -- --port 8081       elsewhere; every other option is one of `polity serve`, as in
 *     npm run dev -- --seed spring --lay wc-general-strike
 */
import { createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const DEFAULT_PORT = 8080;
const HOST = '127.0.0.1';
/** Milliseconds in which further changes join the first. */
const GATHER = 30;
const PROGRAM = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const WORLD = fileURLToPath(new URL('../../cli/src/world.ts', import.meta.url));

const { port, rest: serveOptions } = portOf(process.argv.slice(2));
const serverPort = await freePort();
/** The server that is running: what ends it, and when it has ended. */
let running = { stop: () => undefined, ended: Promise.resolve(0) };
/** Requests wait for this, so that none meets a closed door. */
let ready = Promise.resolve();
let restartWanted = false;

const page = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: {
    host: HOST,
    port,
    strictPort: true,
    proxy: { '/api': { target: `http://${HOST}:${serverPort}`, ws: true } },
  },
  plugins: [serverAgain()],
});

ready = start();
await ready;
await page.listen();
console.log(`Everything is watched; the page is at http://${HOST}:${page.httpServer.address().port}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, goHome);

/** Keeps requests waiting while the server starts, and starts it when something changes that it has loaded. */
function serverAgain() {
  return {
    name: 'server-again',
    configureServer({ middlewares }) {
      middlewares.use('/api', (_request, _response, next) => ready.then(() => next(), next));
    },
    hotUpdate({ modules }) {
      if (this.environment.name !== 'ssr') return undefined;
      if (modules.length > 0 && !restartWanted) {
        restartWanted = true;
        ready = ready.then(restart);
      }
      return [];
    },
  };
}

async function restart() {
  const began = performance.now();
  // Whoever saves several files at once wants one new server.
  await new Promise((resolve) => setTimeout(resolve, GATHER));
  restartWanted = false;
  running.stop();
  await running.ended;
  await start();
  console.log(`the server runs again, after ${Math.round(performance.now() - began)} ms`);
}

/** Runs `polity serve` as the sources have it now; resolves when its tables are open. */
async function start() {
  const { runner } = page.environments.ssr;
  runner.clearCache();
  try {
    const [{ main }, { realWorld }] = [await runner.import(PROGRAM), await runner.import(WORLD)];
    await new Promise((opened, failed) => {
      let stop = () => undefined;
      const told = new Promise((resolve) => {
        stop = resolve;
      });
      const output = { write: () => opened(undefined) };
      const { threads: _, ...world } = realWorld();
      const argv = ['serve', '--host', HOST, '--port', String(serverPort), ...serveOptions];
      const ended = main(argv, { ...world, output, toldToStop: () => told });
      running = { stop: () => stop(undefined), ended: ended.catch(() => 1) };
      ended.then((code) => failed(new Error(`polity serve ended with ${code}`)), failed);
    });
  } catch (error) {
    page.ssrFixStacktrace(error);
    console.error(`the server does not start; it is tried again at the next change\n${error.stack}`);
  }
}

async function goHome() {
  running.stop();
  await Promise.all([running.ended, page.close()]);
  process.exit();
}

function portOf(argv) {
  const at = argv.indexOf('--port');
  if (at < 0) return { port: DEFAULT_PORT, rest: argv };
  return { port: Number(argv[at + 1]), rest: argv.toSpliced(at, 2) };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', reject);
    probe.listen(0, HOST, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
