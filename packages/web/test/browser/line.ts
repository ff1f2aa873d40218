/** A line to the server that can be cut and mended, while the server itself goes on. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Server } from './serving.js';

export class Line {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly listening: NetServer,
    private readonly port: number,
  ) {}

  static async to(server: Server): Promise<Line> {
    const listening = createServer();
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const line = new Line(listening, (listening.address() as AddressInfo).port);
    const { hostname, port } = new URL(server.address);
    listening.on('connection', (near) => line.join(near, connect(Number(port), hostname)));
    return line;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get address(): string {
    return `http://${this.host}`;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.listening.close();
  }

  private join(near: Socket, far: Socket): void {
    const both = [near, far];
    for (const end of both) {
      this.ends.add(end);
      // Whatever happens at one end ends both; that is what a cut is.
      end.on('error', () => undefined);
      end.on('close', () => {
        this.ends.delete(end);
        for (const other of both) other.destroy();
      });
    }
    if (this.isCut) near.destroy();
    else near.pipe(far).pipe(near);
  }
}
