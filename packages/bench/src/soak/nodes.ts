/** The servers of the soak: they are killed, told to go, and started again. */
import type { Random } from '@polity/kernel';
import { Child } from '../server-child.js';
import type { HostSettings } from '../server-host.js';

/** Bots play as soon as they can, and those of a server that has died soon think elsewhere. */
const AT_ONCE = { pace: 0, lease: 1000 };

interface Running {
  readonly child: Child;
  readonly url: string;
}

export class Nodes {
  private running: Running[] = [];
  /** A process that has loaded everything already, so that the next server is there soon. */
  private spare = new Child('server-host');

  constructor(
    private readonly store: string,
    private readonly bus: string,
    private readonly luck: Random,
  ) {}

  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.startOne()));
  }

  /** Any that runs. */
  get url(): string {
    return this.running.length === 0 ? 'http://127.0.0.1:1' : this.luck.pick(this.running).url;
  }

  /** In the middle of whatever it does. */
  async killOne(): Promise<void> {
    const one = this.takeOne();
    await one?.child.end();
    await this.startOne();
  }

  /** As somebody does who brings a newer one: the next is there before it goes. */
  async replaceOne(): Promise<void> {
    await this.startOne();
    const one = this.takeOne();
    await one?.child.ask('stop').catch(() => undefined);
    await one?.child.end();
  }

  async end(): Promise<void> {
    await Promise.all([this.spare.end(), ...this.running.map(({ child }) => child.end())]);
    this.running = [];
  }

  private takeOne(): Running | undefined {
    return this.running.splice(this.luck.int(this.running.length), 1)[0];
  }

  /** While the store cannot be reached, none starts. */
  private async startOne(): Promise<void> {
    for (;;) {
      const child = this.spare;
      this.spare = new Child('server-host');
      try {
        const settings: HostSettings = { store: this.store, bus: this.bus, log: 'silent', ...AT_ONCE };
        const port = await child.ask<number>('start', settings);
        this.running.push({ child, url: `http://127.0.0.1:${port}` });
        return;
      } catch {
        await child.end();
      }
    }
  }
}
