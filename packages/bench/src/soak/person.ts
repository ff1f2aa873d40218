/** Somebody who plays through everything: what was not acknowledged is sent again under the same id, to whichever server is there. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AskDescription, Random } from '@polity/kernel';
import { Following } from '@polity/server/following';
import type { Put, SeatPosition, ServerMessage } from '@polity/server/wire';
import { WebSocket } from 'ws';

/** Milliseconds after which somebody who hears nothing comes again. */
const PATIENCE = 15_000;
const PAUSE = 20;

/** Where somebody comes from, and how long they take for an answer. */
export interface Manner {
  readonly address?: string;
  /** Milliseconds. */
  readonly thought?: number;
  /** Whether they are told what has changed, as a page is; whole positions, if not said. */
  readonly changes?: true;
}

interface Sent {
  readonly id: string;
  readonly put: Put;
}

export class Person {
  private readonly token = randomBytes(32).toString('base64url');
  /** As the server knows the player. */
  readonly player = createHash('sha256').update(this.token).digest('base64url');
  /** The ids of what was acknowledged, by table. */
  readonly acknowledged = new Map<string, Set<string>>();
  /** What was seen at the table that is played now: each view once, as a hash. */
  seen = new Set<string>();
  /** Positions of seats that are somebody else's, and questions to them. */
  strange = 0;
  /** What came over its sockets. */
  readonly received = { frames: 0, bytes: 0 };
  /** Milliseconds between an answer and its acknowledgement, at most. */
  slowest = 0;

  /**
   * @param seat the one that is played; `null` for somebody who only looks on.
   * @param server one that runs, whichever it is at the moment.
   */
  constructor(
    readonly seat: string | null,
    private readonly server: { readonly url: string },
    private readonly luck: Random,
    private readonly manner: Manner = {},
  ) {}

  /** How many answers were acknowledged. */
  get answers(): number {
    let count = 0;
    for (const ids of this.acknowledged.values()) count += ids.size;
    return count;
  }

  private get headers(): Record<string, string> {
    const { address } = this.manner;
    return { cookie: `polity=${this.token}`, ...(address === undefined ? {} : { 'x-forwarded-for': address }) };
  }

  async get<T>(path: string): Promise<T> {
    return this.request<T>('GET', path);
  }

  /** Asks until it is answered, whoever is there to answer. */
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      try {
        const headers = {
          ...this.headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        };
        const init = { method, headers, signal: AbortSignal.timeout(PATIENCE) };
        const reply = await fetch(
          this.server.url + path,
          body === undefined ? init : { ...init, body: JSON.stringify(body) },
        );
        // Under way when the server went, it may have been done.
        if (reply.ok || reply.status === 409) return (await reply.json()) as T;
      } catch {
        // The server has gone.
      }
      await sleep(PAUSE);
    }
  }

  /** Plays to the end, at one server after the other. */
  async play(table: string): Promise<void> {
    this.seen = new Set();
    const acknowledged = new Set<string>();
    this.acknowledged.set(table, acknowledged);
    let sent: Sent | undefined;
    for (let over = false; !over; ) {
      try {
        over = await this.visit(table, {
          next: (asked) => {
            sent ??= {
              id: randomUUID(),
              put: { seat: asked.seat, version: asked.version, answer: this.answerTo(asked) },
            };
            return sent;
          },
          unanswered: () => sent,
          answered: (id, accepted) => {
            if (accepted) acknowledged.add(id);
            if (sent?.id === id) sent = undefined;
          },
        });
      } catch {
        // No server there yet.
      }
      if (!over) await sleep(PAUSE);
    }
  }

  /** One socket, until the game or the socket is at its end. @returns whether the game is. */
  private visit(table: string, turn: Turn): Promise<boolean> {
    const query = this.manner.changes ? '?changes=true' : '';
    const following = new Following();
    const socket = new WebSocket(`${this.server.url.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: this.headers,
      perMessageDeflate: false,
    });
    return new Promise((resolve) => {
      let patience = setTimeout(() => socket.terminate(), PATIENCE);
      let busy = false;
      let sentAt = 0;
      const send = ({ id, put }: Sent) => {
        busy = true;
        setTimeout(() => {
          if (socket.readyState !== WebSocket.OPEN) return;
          sentAt = performance.now();
          socket.send(JSON.stringify({ type: 'put', id, input: put }));
        }, this.manner.thought ?? 0);
      };
      let asked: AskDescription | undefined;
      const goOn = () => {
        if (busy) return;
        const before = turn.unanswered();
        if (before) send(before);
        else if (asked) send(turn.next(asked));
      };
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(patience);
        resolve(false);
      });
      socket.on('message', (data) => {
        clearTimeout(patience);
        patience = setTimeout(() => socket.terminate(), PATIENCE);
        const text = String(data);
        this.received.frames++;
        this.received.bytes += text.length;
        const message = following.read(JSON.parse(text) as ServerMessage);
        if (message === undefined) {
          socket.terminate();
        } else if (message.type === 'position') {
          asked = this.look(message.positions);
          if (message.over) {
            resolve(true);
            socket.close();
          } else goOn();
        } else if (message.type === 'accepted') {
          busy = false;
          this.slowest = Math.max(this.slowest, performance.now() - sentAt);
          turn.answered(message.id, true);
          goOn();
        } else if (message.type === 'refused') {
          // Busy: nobody knows whether it was taken. Anything else: it was not. In any case, look anew.
          if (message.id !== null && message.reason !== 'busy') turn.answered(message.id, false);
          socket.terminate();
        }
      });
    });
  }

  /** Notes what is shown. @returns the question that is put. */
  private look(positions: readonly SeatPosition[]): AskDescription | undefined {
    let asked: AskDescription | undefined;
    for (const { seat, view, ask } of positions) {
      if (seat !== this.seat || (ask !== null && ask.seat !== this.seat)) this.strange++;
      this.seen.add(hashOf(view));
      asked = ask ?? asked;
    }
    return asked;
  }

  private answerTo({ type, options, min, max }: AskDescription): unknown {
    if (type === 'one') return options.length === 0 ? null : this.luck.pick(options);
    const number = min + this.luck.int(max - min + 1);
    return type === 'amount' ? number : options.slice(0, number);
  }
}

/** What somebody at a socket has to say. */
interface Turn {
  next(asked: AskDescription): Sent;
  /** What was sent and never answered. */
  unanswered(): Sent | undefined;
  answered(id: string, accepted: boolean): void;
}

export function hashOf(view: unknown): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('base64url');
}
