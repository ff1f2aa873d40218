/** Worker threads in which bots think, so that the server does not wait for them. */
import { Worker } from 'node:worker_threads';
import type { Input } from '@polity/kernel';
import type { BotJob, LookJob, Shared, WeighJob } from './decide.js';
import type { ForeseeJob } from './foresee.js';
import type { Leisure, Thinkers, ThinkersAhead, Thoughts } from './thinking.js';

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
const ORDER: readonly (keyof Thoughts)[] = ['settle', 'decide', 'begin', 'head', 'weigh', 'look', 'foresee'];

interface Waiting {
  readonly kind: keyof Thoughts;
  readonly job: Thoughts[keyof Thoughts]['job'];
  /** What nobody waits for yet. */
  readonly leisure: Leisure | undefined;
  resolve(found: unknown): void;
  reject(error: Error): void;
}

/** One thread and the one job that it is at. */
interface Thread {
  readonly worker: Worker;
  /** One where nobody waits any more for what it thinks about. */
  readonly unwanted: Int32Array;
  current: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;
}

const DEFAULT_PATIENCE = 20_000;
const GAVE_WAY = 'it gave way to what somebody waits for';

function isLeisure({ leisure }: Waiting): boolean {
  return leisure?.wanted === false;
}

function rankOf(waiting: Waiting): number {
  return isLeisure(waiting) ? ORDER.length : ORDER.indexOf(waiting.kind);
}

export class BotThreads implements Thinkers {
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];
  private closed = false;

  constructor(private readonly settings: Threads) {}

  readonly ahead: ThinkersAhead = {
    foresee: (job: ForeseeJob, leisure) => this.think('foresee', job, leisure),
    decide: (job, leisure) => this.decide(job, leisure),
    want: (leisure) => this.want(leisure),
    drop: (leisure) => this.drop(leisure),
  };

  async decide(job: BotJob, leisure?: Leisure): Promise<Input | null> {
    if (this.count === 1) return this.think('decide', job, leisure);
    const begun = await this.think('begin', job, leisure);
    return begun && 'heads' in begun ? this.inHeads(job, begun, leisure) : begun;
  }

  /** Each head may take the time of the whole, as far as there is a thread for it. */
  private async inHeads(
    { game, saved }: BotJob,
    { seat, version, bot, luck, heads }: Shared,
    leisure: Leisure | undefined,
  ): Promise<Input> {
    const share = Math.min(1, this.count / heads);
    const found = await Promise.all(
      Array.from({ length: heads }, (_, head) =>
        this.think('head', { game, saved, seat, bot, luck, head, share }, leisure),
      ),
    );
    return { seat, version, answer: await this.think('settle', { bot, found }, leisure) };
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

  private think<Kind extends keyof Thoughts>(
    kind: Kind,
    job: Thoughts[Kind]['job'],
    leisure?: Leisure,
  ): Promise<Thoughts[Kind]['found']> {
    return new Promise((resolve, reject) => {
      // A thread answers a job with what is found for jobs of its kind.
      this.queue.push({ kind, job, leisure, resolve: resolve as Waiting['resolve'], reject });
      this.next();
    });
  }

  /** What is thought about next: of what comes first, what came first. */
  private takeNext(): Waiting | undefined {
    const first = this.queue.reduce<Waiting | undefined>(
      (best, one) => (best && rankOf(best) <= rankOf(one) ? best : one),
      undefined,
    );
    if (first) this.queue.splice(this.queue.indexOf(first), 1);
    return first;
  }

  private want(leisure: Leisure): void {
    leisure.wanted = true;
    this.next();
  }

  /** Nobody will ask for it: what has not begun does not begin, what goes on ends at the next look. */
  private drop(leisure: Leisure): void {
    for (const waiting of this.queue.filter((one) => one.leisure === leisure)) {
      this.queue.splice(this.queue.indexOf(waiting), 1);
      waiting.reject(new Error(GAVE_WAY));
    }
    for (const thread of this.threads) if (thread.current?.leisure === leisure) Atomics.store(thread.unwanted, 0, 1);
  }

  /** Somebody waits, and every thread is busy: what nobody waits for is given up. */
  private makeRoom(): void {
    if (!this.queue.some((one) => !isLeisure(one))) return;
    const idle = [...this.threads].find(({ current }) => current && isLeisure(current));
    if (idle?.current?.leisure) this.drop(idle.current.leisure);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the bots have gone home'));
    await Promise.all([...this.threads].map((thread) => this.end(thread, new Error('the bots have gone home'))));
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return;
    const thread = [...this.threads].find(({ current }) => current === undefined) ?? this.newThread();
    const waiting = thread && this.takeNext();
    if (thread === undefined) this.makeRoom();
    if (thread === undefined || waiting === undefined) return;
    const timer = setTimeout(
      () => this.end(thread, new Error('a bot took too long')),
      this.settings.patience ?? DEFAULT_PATIENCE,
    );
    thread.current = { ...waiting, timer };
    Atomics.store(thread.unwanted, 0, 0);
    thread.worker.ref();
    thread.worker.postMessage({ kind: waiting.kind, job: waiting.job });
  }

  private newThread(): Thread | undefined {
    if (this.threads.size >= this.count) return undefined;
    const file = this.settings.worker ?? new URL('./worker.js', import.meta.url);
    // Threads run what is built, whatever the process around them was told to load.
    const unwanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(file, { workerData: { registry: this.settings.registry, unwanted }, execArgv: [] });
    const thread: Thread = { worker, unwanted, current: undefined };
    worker.on('message', (reply: Reply) => {
      const waiting = this.release(thread);
      if (Atomics.load(unwanted, 0) === 1) waiting?.reject(new Error(GAVE_WAY));
      else if ('failed' in reply) waiting?.reject(new Error(reply.failed));
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
