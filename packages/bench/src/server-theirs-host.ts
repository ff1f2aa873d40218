/** The process of boardgame.io's server in the benchmark: its own transport and its own storage, in memory. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { theirGame } from './boardgame-io.js';
import { workForParent } from './server-child.js';

interface ServerModule {
  Server(config: { games: object[]; origins: string[] }): {
    readonly app: { listen(port: number, ...rest: unknown[]): Server };
    run(config: { port: number }): Promise<{ appServer: Server }>;
  };
}

workForParent({
  async start({ seats, stateBytes }: { readonly seats: number; readonly stateBytes: number }): Promise<number> {
    const path: string = 'boardgame.io/dist/cjs/server.js';
    const { default: module } = (await import(path)) as { default: ServerModule };
    const server = module.Server({ games: [theirGame(seats, stateBytes)], origins: ['*'] });
    // It would listen on every address of the machine.
    const listen = server.app.listen.bind(server.app);
    server.app.listen = (port, ...rest) => listen(port, '127.0.0.1', ...rest);
    const { appServer } = await server.run({ port: 0 });
    return (appServer.address() as AddressInfo).port;
  },

  /** Milliseconds that the processor has worked for the server. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
