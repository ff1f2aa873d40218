/** All sockets: who may open one, and to which table it leads. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { Buckets } from '../buckets.js';
import type { Callers } from '../callers.js';
import { playerWith } from '../identity.js';
import type { Metrics } from '../metrics.js';
import { Refused } from '../problem.js';
import type { Limits } from '../settings.js';
import type { Hall } from '../tables/hall.js';
import { membersOf } from '../tables/meta.js';
import { CLOSE } from '../wire.js';
import { Admission } from './admission.js';
import { Connection, PATIENCE } from './connection.js';

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,64})\/socket$/;
const HEARTBEAT = 30_000;

export class Sockets {
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly admission: Admission;
  private readonly addressBuckets: Buckets;
  private readonly malformedBuckets: Buckets;
  private readonly chatBuckets: Buckets;
  private readonly connectBuckets: Buckets;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly log: FastifyBaseLogger;
  private closing = false;

  constructor(
    private readonly hall: Hall,
    private readonly limits: Limits,
    private readonly metrics: Metrics,
    private readonly callers: Callers,
    private readonly app: FastifyInstance,
  ) {
    this.log = app.log;
    this.admission = new Admission(limits);
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.messageBytes,
      perMessageDeflate: false,
      // By itself it would answer every ping of who never reads, until memory is full.
      autoPong: false,
    });
    this.addressBuckets = new Buckets(limits.address);
    this.malformedBuckets = new Buckets(limits.malformed);
    this.chatBuckets = new Buckets(limits.chat);
    this.connectBuckets = new Buckets(limits.connects);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();
  }

  get size(): number {
    return this.connections.size;
  }

  attach(): void {
    this.app.server.on('upgrade', (request, stream, head) => this.upgrade(request, stream, head));
  }

  stopWelcoming(): void {
    this.closing = true;
  }

  /** Lets everybody go; who does not hear it is cut off. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const connection of this.connections) connection.close(CLOSE.goingAway, 'the server is going down');
    const patience = performance.now() + PATIENCE;
    while (this.connections.size > 0 && performance.now() < patience) await sleep(10);
    for (const connection of this.connections) connection.cutOff();
    this.server.close();
  }

  private upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const table = PATH.exec(request.url?.split('?', 1)[0] ?? '')?.[1];
    if (table === undefined) reject(stream, '404 Not Found');
    else if (!this.callers.callsByName(request)) reject(stream, '421 Misdirected Request');
    else if (!this.callers.isSameOrigin(request)) reject(stream, '403 Forbidden');
    else if (this.connectBuckets.of(this.callers.networkOf(request)).take() !== 'fine')
      reject(stream, '429 Too Many Requests');
    else if (this.closing) reject(stream, '503 Service Unavailable');
    else this.server.handleUpgrade(request, stream, head, (socket) => this.welcome(socket, stream, request, table));
  }

  private welcome(socket: WebSocket, stream: Duplex, request: IncomingMessage, table: string): void {
    const address = this.callers.networkOf(request);
    const player = playerWith(this.app.parseCookie(request.headers.cookie ?? ''), this.callers.isSecure(request));
    const connection = new Connection({
      socket,
      stream,
      player,
      changes: new URLSearchParams(request.url?.split('?', 2)[1]).get('changes') === 'true',
      limits: this.limits,
      addressBucket: this.addressBuckets.of(address),
      malformedBucket: this.malformedBuckets.of(address),
      chatBucket: this.chatBuckets.of(`${player ?? address} ${table}`),
      metrics: this.metrics,
      log: this.log,
    });
    this.connections.add(connection);
    let leave: (() => void) | undefined;
    socket.on('close', () => {
      this.connections.delete(connection);
      leave?.();
    });
    // Oversized and broken frames: ws closes the socket with the right code.
    socket.on('error', () => undefined);
    // What the browser sends meanwhile waits until there is somebody to read it.
    socket.pause();
    this.join(connection, table, address)
      .then((left) => {
        leave = left;
        if (socket.readyState === socket.CLOSED) leave?.();
      })
      .catch((error) => this.turnAway(connection, error))
      .finally(() => socket.resume());
  }

  /** Returns how to leave again; nothing for who was not let in. */
  private async join(connection: Connection, id: string, address: string): Promise<(() => void) | undefined> {
    const table = await this.hall.find(id);
    const { player } = connection;
    const admitted = this.admission.enter({
      table: id,
      address,
      holder: player !== null && membersOf(table.meta).includes(player) ? player : null,
      giveWay: () => connection.close(CLOSE.tooMany, 'you have opened this table too often'),
    });
    if ('refused' in admitted) {
      connection.close(CLOSE.tooMany, admitted.refused);
      return undefined;
    }
    connection.listen(table);
    try {
      await table.join(connection);
    } catch (error) {
      admitted.leave();
      throw error;
    }
    return () => {
      admitted.leave();
      table.leave(connection).catch((error) => this.log.error({ err: error }, 'leaving a table failed'));
    };
  }

  private turnAway(connection: Connection, error: unknown): void {
    if (error instanceof Refused && error.status === 404) {
      connection.close(CLOSE.noSuchTable, error.message);
    } else {
      if (!(error instanceof Refused)) this.log.error({ err: error }, 'a table could not be opened');
      connection.close(CLOSE.failed, 'this table cannot be opened');
    }
  }

  private beat(): void {
    for (const connection of this.connections) connection.heartbeat();
    for (const buckets of [this.addressBuckets, this.malformedBuckets, this.chatBuckets, this.connectBuckets])
      buckets.forgetFull();
  }
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
