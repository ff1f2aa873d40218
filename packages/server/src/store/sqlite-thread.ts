/**
 * SQLite in a thread of its own. What is asked of it within a turn of the event loop goes there together; while it writes
 * and waits for the disk, everybody else goes on.
 */
import { Worker } from 'node:worker_threads';
import type { Engine, Ran, Statement } from './sqlite-engine.js';
import type { Append, Appended } from './store.js';

/** `open` asks for nothing but that it is there. What is to be appended is in JSON: that goes from thread to thread much faster. */
export type Wish =
  | { readonly open: true }
  | Statement
  | { readonly append: string }
  | { readonly together: readonly Statement[] }
  | { readonly close: true };
export type Asked = Wish & { readonly id: number };
export type Done =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string; readonly code: string | undefined };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export class SqliteThread implements Engine {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked: Asked[] = [];
  private last = 0;

  constructor(private readonly file: string) {}

  async open(): Promise<void> {
    if (this.worker !== undefined) return;
    this.worker = this.start();
    try {
      await this.ask({ open: true });
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<Ran> {
    return (await this.ask({ sql, parameters })) as Ran;
  }

  async append(group: readonly Append[]): Promise<readonly Appended[]> {
    return (await this.ask({ append: JSON.stringify(group) })) as readonly Appended[];
  }

  async together(all: readonly Statement[]): Promise<boolean> {
    const together = all.map(({ sql, parameters }) => ({ sql, parameters }));
    return (await this.ask({ together })) as boolean;
  }

  async close(): Promise<void> {
    if (this.worker === undefined) return;
    await this.ask({ close: true });
    await this.end();
  }

  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private ask(wish: Wish): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.worker === undefined) throw new Error('the thread of the database has gone');
      const id = ++this.last;
      this.waiting.set(id, { resolve, reject });
      if (this.asked.push({ ...wish, id }) === 1) process.nextTick(() => this.send());
    });
  }

  private send(): void {
    const { asked } = this;
    this.asked = [];
    if (asked.length === 0) return;
    try {
      this.worker?.ref();
      this.worker?.postMessage(asked);
    } catch (error) {
      for (const { id } of asked) this.settled(id)?.reject(error);
    }
  }

  private start(): Worker {
    // Threads run what is built, whatever the process around them was told to load.
    const here = import.meta.url.replace('/server/src/', '/server/dist/');
    const worker = new Worker(new URL('./sqlite-worker.js', here), { workerData: this.file, execArgv: [] });
    worker.on('message', (all: readonly Done[]) => {
      for (const done of all) this.hear(done);
      // A database of which nothing is asked does not keep the process alive.
      if (this.waiting.size === 0) worker.unref();
    });
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', (code) =>
      this.lose(worker, new Error(`the thread of the database has ended, with code ${code}`)),
    );
    return worker;
  }

  private hear(done: Done): void {
    const waiting = this.settled(done.id);
    if ('failed' in done) waiting?.reject(Object.assign(new Error(done.failed), done.code && { code: done.code }));
    else waiting?.resolve(done.value);
  }

  private settled(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** Nobody knows what was done of what it was asked for: those who did are told. Whoever opens it next has a new one. */
  private lose(worker: Worker, why: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.asked = [];
    for (const id of [...this.waiting.keys()]) this.settled(id)?.reject(why);
  }
}
