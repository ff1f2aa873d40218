/** All sockets: who may open one, and to which table it leads. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isSameOrigin } from '../address.js';
import { Buckets } from '../buckets.js';
import { playerOf } from '../identity.js';
import type { Metrics } from '../metrics.js';
import { Refused } from '../problem.js';
import type { Limits } from '../settings.js';
import type { Hall } from '../tables/hall.js';
import type { LiveTable } from '../tables/live-table.js';
import { CLOSE } from '../wire.js';
import { Connection, PATIENCE } from './connection.js';

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,64})\/socket$/;
const HEARTBEAT = 30_000;

export class Sockets {
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly addressBuckets: Buckets;
  private readonly chatBuckets: Buckets;
  private readonly connectBuckets: Buckets;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly log: FastifyBaseLogger;
  private closing = false;

  constructor(
    private readonly hall: Hall,
    private readonly limits: Limits,
    private readonly metrics: Metrics,
    private readonly app: FastifyInstance,
  ) {
    this.log = app.log;
    this.server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false });
    this.addressBuckets = new Buckets(limits.address);
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
    const patience = Date.now() + PATIENCE;
    while (this.connections.size > 0 && Date.now() < patience) await sleep(10);
    for (const connection of this.connections) connection.cutOff();
    this.server.close();
  }

  private upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const table = PATH.exec(request.url?.split('?', 1)[0] ?? '')?.[1];
    if (table === undefined) reject(stream, '404 Not Found');
    else if (!isSameOrigin(request)) reject(stream, '403 Forbidden');
    else if (this.connectBuckets.of(addressOf(request)).take() !== 'fine') reject(stream, '429 Too Many Requests');
    else if (this.closing) reject(stream, '503 Service Unavailable');
    else this.server.handleUpgrade(request, stream, head, (socket) => this.welcome(socket, stream, request, table));
  }

  private welcome(socket: WebSocket, stream: Duplex, request: IncomingMessage, table: string): void {
    const address = addressOf(request);
    const here = (this.perAddress.get(address) ?? 0) + 1;
    this.perAddress.set(address, here);
    const player = playerOf(this.app.parseCookie(request.headers.cookie ?? ''));
    const connection = new Connection({
      socket,
      stream,
      player,
      limits: this.limits,
      addressBucket: this.addressBuckets.of(address),
      chatBucket: this.chatBuckets.of(`${player ?? address} ${table}`),
      metrics: this.metrics,
      log: this.log,
    });
    this.connections.add(connection);
    let joined: LiveTable | undefined;
    socket.on('close', () => {
      this.connections.delete(connection);
      this.leaveAddress(address);
      joined?.leave(connection).catch((error) => this.log.error({ err: error }, 'leaving a table failed'));
    });
    // Oversized and broken frames: ws closes the socket with the right code.
    socket.on('error', () => undefined);
    if (here > this.limits.socketsPerAddress) {
      connection.close(CLOSE.tooMany, 'too many sockets from your address');
      return;
    }
    // What the browser sends meanwhile waits until there is somebody to read it.
    socket.pause();
    this.join(connection, table)
      .then((found) => {
        joined = found;
        if (socket.readyState === socket.CLOSED) return found?.leave(connection);
      })
      .catch((error) => this.turnAway(connection, error))
      .finally(() => socket.resume());
  }

  private async join(connection: Connection, id: string): Promise<LiveTable | undefined> {
    const table = await this.hall.find(id);
    if (table.audience.size >= this.limits.socketsPerTable) {
      connection.close(CLOSE.tooMany, 'too many sockets at this table');
      return undefined;
    }
    connection.listen(table);
    await table.join(connection);
    return table;
  }

  private turnAway(connection: Connection, error: unknown): void {
    if (error instanceof Refused && error.status === 404) {
      connection.close(CLOSE.noSuchTable, error.message);
    } else {
      this.log.error({ err: error }, 'a table could not be opened');
      connection.close(CLOSE.failed, 'this table cannot be opened');
    }
  }

  private leaveAddress(address: string): void {
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }

  private beat(): void {
    for (const connection of this.connections) connection.heartbeat();
    for (const buckets of [this.addressBuckets, this.chatBuckets, this.connectBuckets]) buckets.forgetFull();
  }
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
