/** One socket at a table: checks what a browser sends, lets the table decide, and says what became of it. */
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { Bucket } from '../buckets.js';
import type { Metrics } from '../metrics.js';
import { Refused } from '../problem.js';
import type { Limits } from '../settings.js';
import type { Listener } from '../tables/audience.js';
import type { LiveTable } from '../tables/live-table.js';
import type { Outcome } from '../tables/outcome.js';
import { CLOSE, type ClientMessage, type RefusedBecause, type ServerMessage } from '../wire.js';
import { Outbox } from './outbox.js';
import { read } from './reading.js';

export interface ConnectionSettings {
  readonly socket: WebSocket;
  /** What the socket runs over. */
  readonly stream: Duplex;
  readonly player: string | null;
  /** Whether it wants to be told what has changed, instead of everything again. */
  readonly changes: boolean;
  readonly limits: Limits;
  /** What the address may send, over all its sockets. */
  readonly addressBucket: Bucket;
  /** What it may send that cannot be read, over all its sockets. */
  readonly malformedBucket: Bucket;
  readonly chatBucket: Bucket;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** How long a browser may take to say goodbye. */
export const PATIENCE = 1000;

export class Connection implements Listener {
  readonly player: string | null;
  readonly changes: boolean;
  private readonly bucket: Bucket;
  private readonly outbox: Outbox;
  private complained = false;
  /** Set by every sign of life; a socket without one for two heartbeats is dead. */
  alive = true;

  constructor(private readonly settings: ConnectionSettings) {
    this.player = settings.player;
    this.changes = settings.changes;
    this.bucket = new Bucket(settings.limits.socket);
    this.outbox = new Outbox(settings.stream);
  }

  listen(table: LiveTable): void {
    const { socket } = this.settings;
    socket.on('pong', () => this.hear());
    socket.on('ping', (data) => {
      if (this.hear() === 'fine' && this.reads()) this.pong(data);
    });
    socket.on('message', (data, isBinary) => {
      const speed = this.hear();
      if (speed === 'gone') return;
      const message = isBinary ? undefined : read(data.toString());
      if (speed === 'too-fast') this.refuse(message?.id ?? null, 'too-fast', 'too many messages; wait a moment');
      else if (message === undefined) this.refuseMalformed();
      else this.take(table, message).catch((error) => this.fail(message.id, error));
    });
  }

  /** A sign of life, whatever frame it is: it costs a token, and who floods goes. */
  private hear(): 'fine' | 'too-fast' | 'gone' {
    const { socket } = this.settings;
    if (socket.readyState !== socket.OPEN) return 'gone';
    this.alive = true;
    const speed = this.speed();
    if (speed !== 'flood') return speed;
    this.close(CLOSE.tooFast, 'too many messages');
    return 'gone';
  }

  send(json: string): void {
    if (this.reads()) this.outbox.send(json);
  }

  private pong(data: Buffer): void {
    this.outbox.flush();
    this.settings.socket.pong(data);
  }

  /** Whether it is there and reads what it is sent. Who does not is cut off. */
  private reads(): boolean {
    const { socket, limits } = this.settings;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount + this.outbox.length <= limits.waitingBytes) return true;
    this.complain('does not read what it is sent');
    this.cutOff();
    return false;
  }

  /** Says goodbye; who does not answer it is cut off. */
  close(code: number, reason: string): void {
    this.outbox.flush();
    this.settings.socket.close(code, reason);
    setTimeout(() => this.cutOff(), PATIENCE).unref();
  }

  cutOff(): void {
    this.settings.socket.terminate();
  }

  /** Sends a ping, and lets a socket go that has not answered the last one. */
  heartbeat(): void {
    const { socket } = this.settings;
    if (!this.alive) {
      socket.terminate();
      return;
    }
    this.alive = false;
    socket.ping();
  }

  private async take(table: LiveTable, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'put':
        return this.report(message.id, await table.put(this.player, message.id, message.input));
      case 'preview': {
        const preview = await table.preview(this.player, message.input, message.next);
        if (!preview.ok) return this.refuse(message.id, preview.reason, preview.message);
        const { view, log, stopped } = preview;
        return this.tell({ type: 'preview', id: message.id, view, log, stopped });
      }
      case 'chat':
        if (this.player === null) return this.refuse(message.id, 'unknown-player', 'say who you are first');
        if (this.settings.chatBucket.take() !== 'fine') return this.refuse(message.id, 'too-fast', 'not so fast');
        return this.report(message.id, await table.say(this.player, message));
      case 'hurry':
        return this.report(message.id, table.hurry(this.player));
    }
  }

  private speed(): ReturnType<Bucket['take']> {
    const [own, all] = [this.bucket.take(), this.settings.addressBucket.take()];
    if (own === 'fine' && all === 'fine') return 'fine';
    this.complain('sends too fast');
    // Others at the same address are not to blame: only who floods goes.
    return own === 'flood' ? 'flood' : 'too-fast';
  }

  private refuseMalformed(): void {
    this.complain('sends what cannot be read');
    this.refuse(null, 'malformed', 'that is no message');
    if (this.settings.malformedBucket.take() !== 'fine') this.close(CLOSE.malformed, 'that is no message');
  }

  private report(id: string, outcome: Outcome): void {
    if (outcome.ok) this.tell({ type: 'accepted', id });
    else this.refuse(id, outcome.reason, outcome.message);
  }

  private refuse(id: string | null, reason: RefusedBecause, message: string): void {
    this.settings.metrics.refused(reason);
    this.tell({ type: 'refused', id, reason, message });
  }

  private tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private fail(id: string, error: unknown): void {
    if (!(error instanceof Refused)) this.settings.log.error({ err: error }, 'a message failed');
    this.refuse(id, 'busy', 'this could not be done now; try again');
  }

  /** Notes misbehaviour once for each socket. */
  private complain(what: string): void {
    if (this.complained) return;
    this.complained = true;
    this.settings.log.warn(`a socket ${what}`);
  }
}
