/** A real `polity serve` as a process of its own, with a folder of its own, that can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
export const POLITY = join(PACKAGES, 'cli/bin/polity.js');

/** What `npm run build` makes, and the server needs. */
const NEEDED = ['kernel/dist', 'hegemony/dist', 'bots/dist', 'server/dist', 'cli/dist', 'web/dist/index.html'];

export interface ServerSettings {
  /** Milliseconds that a bot takes for a decision. */
  readonly pace?: number;
}

export class Server {
  private process: ChildProcess | undefined;
  private said = '';
  private port = 0;

  private constructor(
    /** The folder where its tables are kept. */
    readonly data: string,
    private readonly pace: number,
  ) {}

  static async open({ pace = 0 }: ServerSettings = {}): Promise<Server> {
    const missing = NEEDED.filter((path) => !existsSync(join(PACKAGES, path)));
    if (missing.length > 0) {
      throw new Error(
        `The tests in a browser need what is built, and this is missing: ${missing.join(', ')}. ` +
          'Run `npm run build` and `npm run build -w packages/web` first.',
      );
    }
    const server = new Server(await mkdtemp(join(tmpdir(), 'polity-browser-')), pace);
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
    const settings = ['--port', String(this.port), '--data', this.data, '--pace', String(this.pace)];
    const started = spawn(process.execPath, [POLITY, 'serve', ...settings], { stdio: ['ignore', 'pipe', 'pipe'] });
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
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }

  /** What it had to complain about. */
  get complaints(): string {
    return this.said;
  }
}
