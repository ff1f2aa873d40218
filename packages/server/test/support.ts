/**
 * A real server on this machine, and browsers that talk to it: over HTTP with a cookie, and over sockets. Whatever they
 * are answered, in any test, has to be as the server's document and the schemas of its messages say.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { bots } from '@polity/bots';
import type { AskDescription, Game, Input } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { Following, type WholeMessage } from '../src/following.js';
import { createServer, type ServerSettings } from '../src/server.js';
import { openSqliteStore } from '../src/store/sqlite.js';
import {
  type ClientMessage,
  type NewTable,
  type Put,
  type SeatPosition,
  serverMessage,
  type TableSummary,
} from '../src/wire.js';
import { documented } from './documented.js';

export const market = lanternMarket as unknown as Game;

export interface TestServer {
  readonly app: FastifyInstance;
  readonly url: string;
}

/** Milliseconds that a browser waits for a reply. */
const PATIENCE = 20_000;

/** Programs play faster than people. */
const HASTE = { perSecond: 1e5, burst: 1e5 };

/** Listens on a free port, bots play at once, and it is gone after the test. */
export async function startServer(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const app = await createServer({
    store: settings.store ?? (await openSqliteStore(':memory:')),
    games: { [market.id]: market },
    bots,
    pace: 0,
    ...settings,
    limits: {
      requestsPerMinute: 1e6,
      tablesPerHour: 1e6,
      botTablesPerHour: 1e6,
      namesPerHour: 1e6,
      recoveriesPerHour: 1e6,
      socket: HASTE,
      address: HASTE,
      connects: HASTE,
      ...settings.limits,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => app.close());
  return { app, url: urlOf(app) };
}

export function urlOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** One browser: it keeps its cookie. */
export class Browser {
  cookie = '';

  constructor(
    public url: string,
    private readonly address = '127.0.0.1',
  ) {}

  /** A browser that has been here and said its name. */
  static async named(url: string, name: string): Promise<Browser> {
    const browser = new Browser(url);
    await browser.put('/api/me', { name });
    return browser;
  }

  get headers(): Record<string, string> {
    return { cookie: this.cookie, ...(this.address === '127.0.0.1' ? {} : { 'x-forwarded-for': this.address }) };
  }

  async request<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    // A server that is killed at the wrong moment leaves some requests without any end.
    const init = { method, headers: { ...this.headers, ...json }, signal: AbortSignal.timeout(PATIENCE) };
    const reply = await fetch(this.url + path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0] ?? '';
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    const answered: unknown = isJson ? JSON.parse(text) : text;
    const misfit = (await documented()).misfit(method, path, reply.status, answered);
    if (misfit !== undefined) throw new Error(misfit);
    return { status: reply.status, body: answered as T, headers: reply.headers };
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.request('GET', path);
  }

  put<T>(path: string, body: unknown): Promise<Reply<T>> {
    return this.request('PUT', path, body);
  }

  post<T>(path: string, body?: unknown): Promise<Reply<T>> {
    return this.request('POST', path, body);
  }

  async newTable(wanted: Partial<NewTable>): Promise<TableSummary> {
    const { status, body } = await this.post<TableSummary>('/api/tables', { game: market.id, seats: {}, ...wanted });
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  seat<T = TableSummary>(table: string, seat: string, change: object): Promise<Reply<T>> {
    return this.post<T>(`/api/tables/${table}/seats/${seat}`, change);
  }

  /** @param changes whether it wants to be told what has changed, as a page does. */
  open(table: string, changes = false): Socket {
    return new Socket(this.url, table, this.headers, changes);
  }
}

/** What comes of something that was sent. */
type Reaction = Of<'accepted'> | Of<'refused'> | Of<'preview'>;

type Of<Type extends WholeMessage['type']> = Extract<WholeMessage, { readonly type: Type }>;

/** A table's socket, with everything that came over it. */
export class Socket {
  readonly frames: string[] = [];
  readonly messages: WholeMessage[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  private watchers: (() => void)[] = [];

  constructor(url: string, table: string, headers: Record<string, string>, changes = false) {
    const path = `/api/tables/${table}/socket${changes ? '?changes=true' : ''}`;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    const following = new Following();
    this.socket.on('message', (data) => {
      this.frames.push(String(data));
      const message = following.read(serverMessage.parse(JSON.parse(String(data))));
      if (message === undefined) throw new Error(`a change was missed before ${data}`);
      this.messages.push(message);
      for (const watch of this.watchers) watch();
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        for (const watch of this.watchers) watch();
      });
    });
  }

  /** Waits until something is so; `undefined` is not yet. */
  until<T>(what: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const watch = () => {
        const found = what();
        if (found === undefined || found === false) {
          if (this.socket.readyState < WebSocket.CLOSING) return;
          reject(new Error('the socket was closed'));
        } else resolve(found);
        this.watchers = this.watchers.filter((one) => one !== watch);
      };
      this.watchers.push(watch);
      watch();
    });
  }

  last<Type extends WholeMessage['type']>(type: Type): Of<Type> | undefined {
    return this.messages.findLast((message): message is Of<Type> => message.type === type);
  }

  get table(): TableSummary | undefined {
    return this.last('table')?.table;
  }

  position(seat: string | null): SeatPosition | undefined {
    return this.last('position')?.positions.find((one) => one.seat === seat);
  }

  ask(seat: string): AskDescription | undefined {
    return this.position(seat)?.ask ?? undefined;
  }

  /** Everything from the first message on, put together as a page would. */
  log(seat: string | null): readonly unknown[] {
    let log: unknown[] = [];
    for (const message of this.messages) {
      if (message.type !== 'position') continue;
      const position = message.positions.find((one) => one.seat === seat);
      if (position) log = [...log.slice(0, position.logFrom), ...position.log];
    }
    return log;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  put(input: Put, id: string = randomUUID()): Promise<Reaction> {
    return this.sent({ type: 'put', id, input });
  }

  preview(input: Input, id: string = randomUUID()): Promise<Reaction> {
    return this.sent({ type: 'preview', id, input });
  }

  /** @param to the seat that alone is to hear it. */
  say(text: string, id: string = randomUUID(), to?: string): Promise<Reaction> {
    return this.sent({ type: 'chat', id, text, ...(to === undefined ? {} : { to }) });
  }

  /** Does not want to wait for bots. */
  hurry(id: string = randomUUID()): Promise<Reaction> {
    return this.sent({ type: 'hurry', id });
  }

  /** Sends something and waits for what becomes of it. */
  private sent(message: ClientMessage): Promise<Reaction> {
    const from = this.messages.length;
    this.send(message);
    return this.until(() =>
      this.messages
        .slice(from)
        .find(
          (one): one is Reaction =>
            (one.type === 'accepted' || one.type === 'refused' || one.type === 'preview') && one.id === message.id,
        ),
    );
  }

  /** How often it was shown something new. */
  get shown(): number {
    return this.messages.filter(({ type }) => type === 'position' || type === 'table').length;
  }

  /** Waits until everything that was sent so far has arrived: the reply to a question comes after it. */
  async caughtUp(): Promise<void> {
    await this.put({ seat: 'nobody', undo: true, all: false });
  }

  /** Answers the seat's open question: with `answer`, or with the first thing that is possible. */
  async answer(seat: string, answer?: unknown) {
    const ask = await this.until(() => this.ask(seat));
    return this.put({ seat, version: ask.version, answer: answer ?? anyAnswer(ask) });
  }

  /** Answers every question of its seats until the game is over. */
  async playToTheEnd(): Promise<Of<'position'>> {
    const answered = new Set<string>();
    return this.until(() => {
      const now = this.last('position');
      if (now?.over) return now;
      for (const { ask } of now?.positions ?? []) {
        if (ask === null || answered.has(`${ask.seat} ${ask.version}`)) continue;
        answered.add(`${ask.seat} ${ask.version}`);
        const { seat, version } = ask;
        this.send({ type: 'put', id: randomUUID(), input: { seat, version, answer: anyAnswer(ask) } });
      }
      return undefined;
    });
  }

  close(): void {
    this.socket.close();
  }
}

let turn = 0;

/** A possible answer, not always the same one. */
export function anyAnswer(ask: AskDescription): unknown {
  if (ask.type === 'amount') return ask.min;
  if (ask.type === 'some') return ask.options.slice(0, Math.max(ask.min, Math.min(1, ask.max)));
  return ask.options.length === 0 ? null : ask.options[turn++ % ask.options.length];
}

/** Two people at one table that has begun, each with a socket. */
export async function twoPeople(url: string, options: Partial<NewTable> = {}) {
  const [ann, bob] = await Promise.all([Browser.named(url, 'Ann'), Browser.named(url, 'Bob')]);
  const { id } = await ann.newTable({ seats: { amber: 'me', jade: 'open' }, ...options });
  await bob.seat(id, 'jade', { take: true });
  await ann.post(`/api/tables/${id}/start`);
  const [amber, jade] = [ann.open(id), bob.open(id)];
  await Promise.all([amber.until(() => amber.position('amber')), jade.until(() => jade.position('jade'))]);
  return { id, ann, bob, amber, jade };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
