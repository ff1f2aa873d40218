/** Worker threads in which bots think, so that the server does not wait for them. */
import { Worker } from 'node:worker_threads';
import type { Input } from '@polity/kernel';
import type { BotJob, LookJob, Shared, Thinkers, Thoughts, WeighJob } from './decide.js';

export interface Threads {
  /** The URL of a module that exports `games` and `bots`; each thread imports it. */
  readonly registry: string;
  readonly count?: number;
  /** Milliseconds after which a bot that has not decided is given up, and its thread with it. */
  readonly patience?: number;
  /** The built worker; the one beside this file, if not said. */
  readonly worker?: URL;
}

type Reply = { readonly found: unknown } | { readonly failed: string };

/** What people wait for comes before what they look at, and that before what takes long. */
const ORDER: readonly (keyof Thoughts)[] = ['settle', 'decide', 'begin', 'head', 'weigh', 'look'];

interface Waiting {
  readonly kind: keyof Thoughts;
  readonly job: Thoughts[keyof Thoughts]['job'];
  resolve(found: unknown): void;
  reject(error: Error): void;
}

/** One thread and the one job that it is at. */
interface Thread {
  readonly worker: Worker;
  current: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;
}

const DEFAULT_PATIENCE = 20_000;

export class BotThreads implements Thinkers {
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];
  private closed = false;

  constructor(private readonly settings: Threads) {}

  async decide(job: BotJob): Promise<Input | null> {
    if (this.count === 1) return this.think('decide', job);
    const begun = await this.think('begin', job);
    return begun && 'heads' in begun ? this.inHeads(job, begun) : begun;
  }

  /** Each head may take the time of the whole, as far as there is a thread for it. */
  private async inHeads({ game, saved }: BotJob, { seat, version, bot, luck, heads }: Shared): Promise<Input> {
    const share = Math.min(1, this.count / heads);
    const found = await Promise.all(
      Array.from({ length: heads }, (_, head) => this.think('head', { game, saved, seat, bot, luck, head, share })),
    );
    return { seat, version, answer: await this.think('settle', { bot, found }) };
  }

  private get count(): number {
    return this.settings.count ?? 1;
  }

  weigh(job: WeighJob) {
    return this.think('weigh', job);
  }

  look(job: LookJob) {
    return this.think('look', job);
  }

  private think<Kind extends keyof Thoughts>(kind: Kind, job: Thoughts[Kind]['job']): Promise<Thoughts[Kind]['found']> {
    return new Promise((resolve, reject) => {
      const later = this.queue.findIndex((one) => ORDER.indexOf(one.kind) > ORDER.indexOf(kind));
      // A thread answers a job with what is found for jobs of its kind.
      const waiting = { kind, job, resolve: resolve as Waiting['resolve'], reject };
      this.queue.splice(later < 0 ? this.queue.length : later, 0, waiting);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the bots have gone home'));
    await Promise.all([...this.threads].map((thread) => this.end(thread, new Error('the bots have gone home'))));
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return;
    const thread = [...this.threads].find(({ current }) => current === undefined) ?? this.newThread();
    const waiting = thread && this.queue.shift();
    if (thread === undefined || waiting === undefined) return;
    const timer = setTimeout(
      () => this.end(thread, new Error('a bot took too long')),
      this.settings.patience ?? DEFAULT_PATIENCE,
    );
    thread.current = { ...waiting, timer };
    thread.worker.ref();
    thread.worker.postMessage({ kind: waiting.kind, job: waiting.job });
  }

  private newThread(): Thread | undefined {
    if (this.threads.size >= this.count) return undefined;
    const file = this.settings.worker ?? new URL('./worker.js', import.meta.url);
    // Threads run what is built, whatever the process around them was told to load.
    const worker = new Worker(file, { workerData: { registry: this.settings.registry }, execArgv: [] });
    const thread: Thread = { worker, current: undefined };
    worker.on('message', (reply: Reply) => {
      const waiting = this.release(thread);
      if ('failed' in reply) waiting?.reject(new Error(reply.failed));
      else waiting?.resolve(reply.found);
      this.next();
    });
    worker.on('error', (error) => this.end(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => this.end(thread, new Error(`a bot's thread has ended, with code ${code}`)));
    this.threads.add(thread);
    return thread;
  }

  /** Frees the thread of its job. An idle thread does not keep the process alive. */
  private release(thread: Thread): Waiting | undefined {
    const { current } = thread;
    thread.current = undefined;
    clearTimeout(current?.timer);
    thread.worker.unref();
    return current;
  }

  /** Ends a thread, or takes note that it has ended: only the job that it was at is lost. */
  private async end(thread: Thread, why: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    this.release(thread)?.reject(why);
    this.next();
    await thread.worker.terminate();
  }
}
