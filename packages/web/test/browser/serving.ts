/** A real `polity serve` with a folder of its own; where it is to be killed and started again, as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Hosted, openInHost } from './host.js';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
export const POLITY = join(PACKAGES, 'cli/bin/polity.js');

/** What `npm run build` makes, and the server needs. */
const NEEDED = ['kernel/dist', 'hegemony/dist', 'bots/dist', 'server/dist', 'cli/dist', 'web/dist/index.html'];

export interface ServerSettings {
  /** Milliseconds that a bot takes for a decision. */
  readonly pace?: number;
  /** What serves, in place of `polity serve`: a script for games that the command does not know. */
  readonly serve?: string;
  /** What every table is dealt from; unless told, from the test's name, so that a test is the same each time. */
  readonly seed?: string;
  /** It is killed on the way, as when the power goes: it has a process of its own. */
  readonly killed?: boolean;
}

/** `POLITY_TEST_SEED` deals the same tests another game: for whoever looks for what one deal does not show. */
function usualSeed(): string {
  return [expect.getState().currentTestName, process.env.POLITY_TEST_SEED].filter(Boolean).join(', ');
}

export class Server {
  private process: ChildProcess | undefined;
  private hosted: Hosted | undefined;
  private said = '';
  private port = 0;

  private constructor(
    /** The folder where its tables are kept. */
    readonly data: string,
    private readonly pace: number,
    private readonly seed: string,
    /** What is run as a process of its own; nothing where it shares one. */
    private readonly command: readonly string[] | undefined,
  ) {}

  static async open({ pace = 0, serve, seed = usualSeed(), killed = false }: ServerSettings = {}): Promise<Server> {
    const missing = NEEDED.filter((path) => !existsSync(join(PACKAGES, path)));
    if (missing.length > 0) {
      throw new Error(
        `The tests in a browser need what is built, and this is missing: ${missing.join(', ')}. ` +
          'Run `npm run build` and `npm run build -w packages/web` first.',
      );
    }
    const server = new Server(
      await mkdtemp(join(tmpdir(), 'polity-browser-')),
      pace,
      seed,
      serve ? [serve] : killed ? [POLITY, 'serve'] : undefined,
    );
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Starts it, the first time on any free port and then always on that one. */
  async start(): Promise<void> {
    const kept = ['--port', String(this.port), '--data', this.data];
    const settings = [...kept, '--pace', String(this.pace), '--seed', this.seed];
    if (this.command === undefined) {
      this.hosted = await openInHost(settings);
      this.port = this.hosted.port;
      return;
    }
    const started = spawn(process.execPath, [...this.command, ...settings], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = started;
    started.stderr.on('data', (text) => {
      this.said += text;
    });
    for await (const line of createInterface({ input: started.stdout })) {
      const address = /http:\/\/\S+:(\d+)/.exec(line);
      if (address === null) continue;
      this.port = Number(address[1]);
      started.stdout.resume();
      return;
    }
    throw new Error(`polity serve did not start: ${this.said}`);
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (this.hosted !== undefined) throw new Error('a server that is killed has a process of its own');
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    if (this.hosted === undefined) await this.kill();
    else await this.hosted.close();
    await rm(this.data, { recursive: true, force: true });
  }

  /** What it had to complain about. */
  get complaints(): string {
    return this.hosted?.complaints() ?? this.said;
  }
}
