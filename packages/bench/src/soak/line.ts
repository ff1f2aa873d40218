/** A line to a service that can be cut, and that nobody gets through until it is mended. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Line {
  private readonly streams = new Set<Socket>();
  private mended = true;

  private constructor(
    private readonly server: Server,
    private readonly to: URL,
  ) {}

  /** @param port the one that the service has by custom, where its URL names none. */
  static async to(url: string, port: number): Promise<Line> {
    const to = new URL(url);
    to.port ||= String(port);
    const server = createServer();
    const line: Line = new Line(server, to);
    server.on('connection', (near) => line.connect(near));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  /** The service's URL, by way of this line. */
  get url(): string {
    const url = new URL(this.to);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  cut(): void {
    this.mended = false;
    for (const stream of this.streams) stream.destroy();
    this.streams.clear();
  }

  mend(): void {
    this.mended = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private connect(near: Socket): void {
    if (!this.mended) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.to.port), this.to.hostname);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.streams.add(from);
      from.on('error', () => other.destroy());
      from.on('close', () => {
        this.streams.delete(from);
        other.destroy();
      });
      from.pipe(other);
    }
  }
}
