/** The process of the people in the benchmark: one at each seat, each with a socket, who answer what they are asked. */
import { randomBytes } from 'node:crypto';
import { type AskDescription, type Random, seededRandom } from '@polity/kernel';
import { Following, type WholeMessage } from '@polity/server/following';
import type { NewTable, ServerMessage, TableSummary } from '@polity/server/wire';
import { WebSocket } from 'ws';
import { workForParent } from './server-child.js';
import { type Figures, Gate, Stopwatch } from './server-figures.js';
import type { BenchGame } from './server-games.js';

/** A seat for each of four people. */
const WANTED: Readonly<Record<BenchGame, NewTable>> = {
  'lantern-market': {
    game: 'lantern-market',
    options: { seats: 4, nights: 6 },
    seats: { amber: 'me', jade: 'open', coral: 'open', indigo: 'open' },
  },
  hegemony: {
    game: 'hegemony',
    options: { seats: 4 },
    seats: { working: 'me', middle: 'open', capitalist: 'open', state: 'open' },
  },
};

const stopwatch = new Stopwatch();
const luck: Random = seededRandom('fast', 'bench/clients');
let gate = new Gate(null);
let playing = false;
let failure: Error | undefined;

class Person {
  private readonly cookie = `polity=${randomBytes(32).toString('base64url')}`;
  private socket: WebSocket | undefined;
  private next = 0;
  private asked: AskDescription | undefined;
  private sent = 0;
  private waiting = false;
  over: () => void = () => undefined;

  constructor(private readonly url: string) {}

  async post<T>(path: string, body?: unknown): Promise<T> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { cookie: this.cookie, ...json } };
    const reply = await fetch(this.url + path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  /** Opens the socket; resolves when everything has been shown. */
  open(table: string): Promise<void> {
    this.asked = undefined;
    this.waiting = false;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket?changes=true`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    const following = new Following();
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = following.read(JSON.parse(String(data)) as ServerMessage);
        if (message === undefined) failure = new Error('a change was missed');
        else if (message.type === 'chat') resolve();
        else this.hear(message);
      });
    });
  }

  close(): void {
    this.socket?.close();
  }

  go(): void {
    if (this.asked === undefined || this.waiting || !playing) return;
    this.waiting = true;
    gate.pass(() => this.answer());
  }

  private hear(message: WholeMessage): void {
    if (message.type === 'position') {
      this.asked = message.positions.map(({ ask }) => ask).find((ask) => ask !== null) ?? undefined;
      if (message.over) this.over();
      else this.go();
    } else if (message.type === 'accepted') {
      stopwatch.took(performance.now() - this.sent);
      this.waiting = false;
      this.go();
    } else if (message.type === 'refused') {
      failure = new Error(`an answer was refused: ${message.reason} ${message.message}`);
    }
  }

  private answer(): void {
    const { asked, socket } = this;
    this.waiting = asked !== undefined && playing;
    if (asked === undefined || !playing) return;
    this.asked = undefined;
    this.sent = performance.now();
    const { seat, version } = asked;
    const id = `answer-${this.next++}-${version}`;
    socket?.send(JSON.stringify({ type: 'put', id, input: { seat, version, answer: anyAnswer(asked) } }));
  }
}

function anyAnswer({ type, options, min, max }: AskDescription): unknown {
  if (type === 'one') return options.length === 0 ? null : luck.pick(options);
  const number = min + luck.int(max - min + 1);
  return type === 'amount' ? number : options.slice(0, number);
}

/** The people of a table. When their game is over, they go on at another one. */
class Party {
  private at: Promise<readonly Person[]>;
  /** Tables at which they sit already, for when the game is over. */
  private readonly spare: Promise<readonly Person[]>[] = [];

  constructor(private readonly wanted: OpenTables) {
    this.at = this.sitDown();
  }

  /** Resolves when they sit at as many tables as are wanted. */
  async ready(): Promise<void> {
    while (this.spare.length < this.wanted.spare) this.spare.push(this.sitDown());
    await Promise.all([this.at, ...this.spare]);
  }

  async go(): Promise<void> {
    for (const person of await this.at) person.go();
  }

  async close(): Promise<void> {
    for (const people of await Promise.all([this.at, ...this.spare])) for (const person of people) person.close();
  }

  private async sitDown(): Promise<readonly Person[]> {
    const { url, game } = this.wanted;
    const wanted = WANTED[game];
    const host = new Person(url);
    const { id } = await host.post<TableSummary>('/api/tables', wanted);
    const open = Object.keys(wanted.seats).filter((seat) => wanted.seats[seat] === 'open');
    const guests = open.map(() => new Person(url));
    for (const [nth, seat] of open.entries())
      await guests[nth]?.post(`/api/tables/${id}/seats/${seat}`, { take: true });
    await host.post(`/api/tables/${id}/start`);
    const people = [host, ...guests];
    await Promise.all(people.map((person) => person.open(id)));
    host.over = () => this.goOn();
    return people;
  }

  private goOn(): void {
    const before = this.at;
    this.at = this.spare.shift() ?? this.sitDown();
    const gone = before.then((people) => {
      for (const person of people) person.close();
    });
    Promise.all([gone, this.go()]).catch((error) => {
      failure = error;
    });
  }
}

const parties: Party[] = [];

/** What the people are asked to sit down at. */
export interface OpenTables {
  readonly url: string;
  readonly tables: number;
  /** So many more for each party, for when its game is over: they are made before anything is measured. */
  readonly spare: number;
  readonly game: BenchGame;
}

const CREATED_TOGETHER = 20;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

workForParent({
  async open(wanted: OpenTables): Promise<void> {
    for (let made = 0; made < wanted.tables; made += CREATED_TOGETHER) {
      const some = Array.from({ length: Math.min(CREATED_TOGETHER, wanted.tables - made) }, () => new Party(wanted));
      parties.push(...some);
      await Promise.all(some.map((party) => party.ready()));
    }
  },

  /** Plays for a while, as fast as it goes or so many answers a second, and measures after a run-up. */
  async play(wanted: {
    readonly perSecond: number | null;
    readonly runUp: number;
    readonly time: number;
  }): Promise<Figures> {
    for (const party of parties) await party.ready();
    gate = new Gate(wanted.perSecond);
    playing = true;
    stopwatch.reset();
    for (const party of parties) await party.go();
    await sleep(wanted.runUp);
    stopwatch.open();
    await sleep(wanted.time);
    const figures = stopwatch.close();
    playing = false;
    gate.close();
    await sleep(500);
    if (failure) throw failure;
    return figures;
  },

  async close(): Promise<void> {
    for (const party of parties) await party.close();
    await sleep(500);
  },
});
