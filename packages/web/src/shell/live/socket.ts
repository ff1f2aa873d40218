/** A table's socket: connects again when the line breaks, and sends again what was never confirmed. */
import { Following, type WholeMessage } from '@polity/server/following';
import type { CLOSE, ClientMessage, ServerMessage } from '@polity/server/wire';
import { onItsWay } from './on-its-way.js';
import type { Connection } from './table-state.js';

/** Close codes after which trying again is of no use. The values are the server's. */
const FINAL: readonly number[] = [
  4404 satisfies (typeof CLOSE)['noSuchTable'],
  4400 satisfies (typeof CLOSE)['malformed'],
];

/** Close codes of who asked for too much: to come back at once would be more of it. */
const TOO_MUCH: readonly number[] = [
  4429 satisfies (typeof CLOSE)['tooFast'],
  4430 satisfies (typeof CLOSE)['tooMany'],
];

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** From this attempt on the wait is the longest. */
const LONGEST_FROM = Math.ceil(Math.log2(LONGEST_WAIT / FIRST_WAIT));

/** How long to wait before the nth attempt: twice as long each time, and not all browsers at the same moment. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(longest * (0.5 + chance / 2));
}

/**
 * An id by which the server takes a message once only: 24 characters that nobody else makes. It works without a secure
 * context too, as on a table in the home network.
 */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface SocketListener {
  message(message: WholeMessage): void;
  connection(connection: Connection): void;
}

/** Messages that must arrive; a preview that got lost is not missed. */
type Lasting = Exclude<ClientMessage, { type: 'preview' }>;

export class TableSocket {
  private socket: WebSocket | undefined;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** What was sent and not confirmed; the ids make it safe to send it twice. */
  private readonly outbox = new Map<string, Lasting>();

  constructor(
    private readonly url: string,
    private readonly listener: SocketListener,
  ) {
    onItsWay.add(this);
    this.connect();
  }

  isWaiting(): boolean {
    return this.outbox.size > 0;
  }

  send(message: ClientMessage): void {
    if (message.type !== 'preview') this.outbox.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Tries at once instead of waiting, when the browser says that there is a line again. */
  hurry = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.connect();
  };

  close(): void {
    this.closed = true;
    onItsWay.delete(this);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    this.timer = undefined;
    this.listener.connection({ state: 'connecting' });
    const socket = new WebSocket(this.url);
    this.socket = socket;
    const following = new Following();
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => this.hear(following.read(JSON.parse(String(data)) as ServerMessage));
    socket.onclose = ({ code }) => this.lost(code);
  }

  private opened(socket: WebSocket): void {
    this.listener.connection({ state: 'open' });
    for (const message of this.outbox.values()) socket.send(JSON.stringify(message));
  }

  /** Nothing: something was missed, and is shown anew when the socket is opened again. */
  private hear(message: WholeMessage | undefined): void {
    if (message === undefined) {
      this.socket?.close();
      return;
    }
    // Only now is it sure that the table lets us in: a socket that is refused opens too.
    this.attempts = 0;
    if ((message.type === 'accepted' || message.type === 'refused') && message.id !== null) {
      this.outbox.delete(message.id);
    }
    this.listener.message(message);
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (FINAL.includes(code)) {
      this.outbox.clear();
      this.listener.connection({ state: 'refused', code });
      return;
    }
    if (TOO_MUCH.includes(code)) this.attempts = Math.max(this.attempts, LONGEST_FROM);
    const wait = waitBefore(this.attempts++, Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
    this.listener.connection({ state: 'lost', retryAt: Date.now() + wait });
  }
}
