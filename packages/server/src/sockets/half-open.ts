/**
 * Connections over which nobody has asked for anything yet. There are so many of them altogether, and so many from one
 * address; with one more the oldest goes, so that whoever opens them for nothing keeps nobody out.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Callers, network } from '../callers.js';
import type { Limits } from '../settings.js';

export class HalfOpen {
  /** With where each comes from, the oldest first. */
  private readonly waiting = new Map<Socket, string>();

  constructor(
    private readonly limits: Pick<Limits, 'halfOpen' | 'halfOpenPerAddress'>,
    private readonly callers: Callers,
  ) {}

  watch(server: Server): void {
    const asked = ({ socket }: IncomingMessage) => this.waiting.delete(socket);
    server.on('connection', (socket) => this.admit(socket));
    server.on('request', asked);
    server.on('upgrade', asked);
  }

  private admit(socket: Socket): void {
    const from = socket.remoteAddress ?? 'gone';
    const address = network(from);
    this.waiting.set(socket, address);
    socket.once('close', () => this.waiting.delete(socket));
    if (this.waiting.size > this.limits.halfOpen) this.letGo([...this.waiting.keys()]);
    // A proxy calls for many.
    if (this.callers.trusts(from)) return;
    const neighbours = [...this.waiting].filter(([, other]) => other === address).map(([neighbour]) => neighbour);
    if (neighbours.length > this.limits.halfOpenPerAddress) this.letGo(neighbours);
  }

  private letGo([oldest]: readonly Socket[]): void {
    if (oldest === undefined) return;
    this.waiting.delete(oldest);
    oldest.destroy();
  }
}
