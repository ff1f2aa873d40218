/** Talking with a process of our own: the benchmark asks, the child does and replies. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type Work = { readonly [name: string]: (params: never) => unknown };

interface Call {
  readonly call: string;
  readonly params: unknown;
}
type Reply = { readonly value: unknown } | { readonly failed: string };

/** In the child: does what the parent asks for, until the parent goes. */
export function workForParent(work: Work): void {
  process.on('message', async ({ call, params }: Call) => {
    let reply: Reply;
    try {
      reply = { value: await work[call]?.(params as never) };
    } catch (error) {
      reply = { failed: (error as Error).stack ?? String(error) };
    }
    process.send?.(reply);
  });
  process.on('disconnect', () => process.exit());
}

/** In the parent: one child, asked one thing at a time. */
export class Child {
  private readonly process: ChildProcess;
  private readonly gone: Promise<unknown>;
  private reply: (reply: Reply) => void = () => undefined;

  /** @param name a file beside this one, which has been built. */
  constructor(name: string, nodeOptions: readonly string[] = []) {
    const here = import.meta.url.replace('/bench/src/', '/bench/dist/');
    const env = { ...process.env, NODE_ENV: 'production' };
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    this.process = fork(new URL(`./${name}.js`, here), { execArgv: [...nodeOptions], env, stdio: [...stdio] });
    this.process.on('message', (reply: Reply) => this.reply(reply));
    this.gone = once(this.process, 'exit');
    this.gone.then(() => this.reply({ failed: 'it has gone' }));
  }

  async ask<T>(call: string, params: unknown = {}): Promise<T> {
    const reply = await new Promise<Reply>((resolve) => {
      this.reply = resolve;
      this.process.send({ call, params });
    });
    if ('failed' in reply) throw new Error(`the process of the benchmark failed at '${call}': ${reply.failed}`);
    return reply.value as T;
  }

  async end(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.gone;
  }
}
