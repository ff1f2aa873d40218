/** The two that are compared, each a process of a server and a process of its clients: ours, and boardgame.io's. */
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './measure.js';
import { Child } from './server-child.js';
import type { OpenTables } from './server-clients.js';
import type { Figures } from './server-figures.js';
import type { HostSettings } from './server-host.js';
import { newPlace, type Place, type StoreKind } from './server-stores.js';

/** `cpuMicroseconds`: what the processor works for each answer, however busy the machine is with other things. */
export type FastFigures = Figures & { readonly cpuMicroseconds: number };

/** As `npm start` runs it. */
const AS_SERVED = ['--max-semi-space-size=64'];

/** Milliseconds after which a table that everybody has left goes from memory. */
const IDLE = 3000;

/** What the server's process has in memory. */
export interface Memory {
  readonly bytes: number;
  readonly tables: number;
}

/** Milliseconds before measuring, and of measuring. */
export interface Times {
  readonly runUp: number;
  readonly time: number;
}

class Side {
  private readonly rounds: FastFigures[] = [];

  constructor(
    protected readonly host: Child,
    protected readonly clients: Child,
  ) {}

  /** Plays as fast as it goes, and measures nothing. */
  async warmUp(time: number): Promise<void> {
    await this.clients.ask<Figures>('play', { perSecond: null, runUp: 0, time });
  }

  /** One round in which everybody answers as soon as they are asked. */
  async playFast(times: Times): Promise<void> {
    const before = await this.host.ask<number>('cpu');
    const figures = await this.clients.ask<Figures>('play', { perSecond: null, ...times });
    const cpu = (await this.host.ask<number>('cpu')) - before;
    this.rounds.push({ ...figures, cpuMicroseconds: Math.round((1000 * cpu) / figures.answers) });
  }

  /** The middle of all rounds. */
  get fast(): FastFigures {
    const middle = (of: (figures: FastFigures) => number) => median(this.rounds.map(of));
    return {
      perSecond: Math.round(middle(({ perSecond }) => perSecond)),
      answers: this.rounds.reduce((sum, { answers }) => sum + answers, 0),
      p50: middle(({ p50 }) => p50),
      p95: middle(({ p95 }) => p95),
      p99: middle(({ p99 }) => p99),
      cpuMicroseconds: Math.round(middle(({ cpuMicroseconds }) => cpuMicroseconds)),
    };
  }

  async end(): Promise<void> {
    await Promise.all([this.host.end(), this.clients.end()]);
  }
}

export class Ours extends Side {
  private place: Place | undefined;

  constructor() {
    super(new Child('server-host', ['--expose-gc', ...AS_SERVED]), new Child('server-clients'));
  }

  async open({ tables, spare, game }: Omit<OpenTables, 'url'>, store: StoreKind): Promise<void> {
    this.place = await newPlace(store);
    const settings: HostSettings = { store: this.place.store, idle: IDLE, log: 'error' };
    const port = await this.host.ask<number>('start', settings);
    const wanted: OpenTables = { url: `http://127.0.0.1:${port}`, tables, spare, game };
    await this.clients.ask('open', wanted);
  }

  memory(): Promise<Memory> {
    return this.host.ask<Memory>('memory');
  }

  playSteadily(perSecond: number, times: Times): Promise<Figures> {
    return this.clients.ask<Figures>('play', { perSecond, ...times });
  }

  /** Everybody goes, however long the server takes to let them; the tables stay for a while. */
  async closeSockets(): Promise<void> {
    await this.clients.ask('close');
    while ((await this.host.ask<number>('sockets')) > 0) await sleep(50);
  }

  /** When the tables have gone too: what is in memory then is the server's, with all that V8 has compiled of it. */
  async emptied(): Promise<Memory> {
    let memory = await this.memory();
    for (; memory.tables > 0; memory = await this.memory()) await sleep(100);
    return memory;
  }

  override async end(): Promise<void> {
    await super.end();
    await this.place?.clear();
  }
}

export class Theirs extends Side {
  constructor() {
    super(new Child('server-theirs-host'), new Child('server-theirs-clients'));
  }

  /** Whether it is installed. */
  async open(tables: number, seats: number, stateBytes: number): Promise<boolean> {
    try {
      const port = await this.host.ask<number>('start', { seats, stateBytes });
      await this.clients.ask('open', { url: `http://127.0.0.1:${port}`, tables, seats, stateBytes });
      return true;
    } catch (error) {
      if ((error as Error).message.includes('ERR_MODULE_NOT_FOUND')) return false;
      throw error;
    }
  }
}
