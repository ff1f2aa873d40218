/**
 * A process in which a worker's servers are opened one after the other, each with a folder, a seed and a port of its own:
 * to load the program takes longer than most tests, and games that have been played before are played faster.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./host-process.mjs', import.meta.url));

/** What the process tells of one of its servers. */
interface Told {
  readonly id: number;
  readonly text?: string;
  readonly closed?: boolean;
}

/** A server that is open in it. */
export interface Hosted {
  readonly port: number;
  /** What the process has complained about since. */
  complaints(): string;
  close(): Promise<void>;
}

class Host {
  private said = '';
  private last = 0;

  private constructor(private readonly process: ChildProcess) {
    process.stderr?.on('data', (text) => {
      this.said += text;
    });
  }

  static start(): Host {
    // It gets nothing of how the tests are loaded: what it runs is what was built.
    return new Host(fork(PROCESS, [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }));
  }

  get isGone(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null || !this.process.connected;
  }

  /** @param serve what stands behind `polity serve`. */
  async open(serve: readonly string[]): Promise<Hosted> {
    const id = ++this.last;
    const from = this.said.length;
    const complaints = () => this.said.slice(from);
    this.process.send({ id, serve });
    const port = await this.told(id, ({ text }) => /http:\/\/\S+:(\d+)/.exec(text ?? '')?.[1]);
    if (port === undefined) throw new Error(`polity serve did not start: ${complaints()}`);
    const close = async () => {
      if (this.isGone) return;
      const closed = this.told(id, () => undefined);
      this.process.send({ id });
      await closed;
    };
    return { port: Number(port), complaints, close };
  }

  /** Waits for something that is told of a server; nothing, if it is closed before, or the process ends. */
  private told<Found>(id: number, find: (told: Told) => Found | undefined): Promise<Found | undefined> {
    return new Promise((resolve) => {
      const { process } = this;
      const end = (found: Found | undefined) => {
        process.off('message', hear).off('exit', gone);
        resolve(found);
      };
      const gone = () => end(undefined);
      const hear = (message: unknown) => {
        const told = message as Told;
        if (told.id !== id) return;
        const found = find(told);
        if (found !== undefined || told.closed) end(found);
      };
      process.on('message', hear).on('exit', gone);
    });
  }
}

/** One for all the files that a worker runs; it ends with the worker. */
let host: Host | undefined;

export function openInHost(serve: readonly string[]): Promise<Hosted> {
  if (host === undefined || host.isGone) host = Host.start();
  return host.open(serve);
}
