/** The process of boardgame.io's clients in the benchmark: one at each seat of a match, who move in turn. */
import { theirGame } from './boardgame-io.js';
import { workForParent } from './server-child.js';
import { type Figures, Stopwatch } from './server-figures.js';

interface State {
  readonly ctx: { readonly turn: number; readonly currentPlayer: string };
}
interface Client {
  readonly moves: { play(index: number): void };
  start(): void;
  subscribe(listener: (state: State | null) => void): void;
}
interface Modules {
  Client(config: object): Client;
  SocketIO(options: object): unknown;
}

const stopwatch = new Stopwatch();
let playing = false;

/** The clients of one match. A move has arrived when the client that is next has it from the server. */
function sitDown(
  { Client, SocketIO }: Modules,
  common: { readonly game: object; readonly numPlayers: number; readonly debug: boolean },
  url: string,
  match: number,
): Promise<() => void> {
  const socketOpts = { transports: ['websocket'], forceNew: true };
  const clients = Array.from({ length: common.numPlayers }, (_, player) =>
    Client({
      ...common,
      matchID: `match-${match}`,
      playerID: `${player}`,
      multiplayer: SocketIO({ server: url, socketOpts }),
    }),
  );
  const turns = clients.map(() => 0);
  let sent = 0;
  let next = 0;
  const move = () => {
    sent = performance.now();
    clients[next]?.moves.play(0);
  };
  return new Promise((resolve) => {
    clients.forEach((client, player) => {
      client.subscribe((state) => {
        if (state === null || state.ctx.turn === turns[player]) return;
        turns[player] = state.ctx.turn;
        if (turns.every((turn) => turn === 1)) resolve(move);
        if (Number(state.ctx.currentPlayer) !== player || state.ctx.turn === 1) return;
        stopwatch.took(performance.now() - sent);
        next = player;
        if (playing) move();
      });
      client.start();
    });
  });
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const begin: (() => void)[] = [];

async function load(): Promise<Modules> {
  const [client, multiplayer]: [string, string] = [
    'boardgame.io/dist/cjs/client.js',
    'boardgame.io/dist/cjs/multiplayer.js',
  ];
  const [{ default: one }, { default: other }] = (await Promise.all([import(client), import(multiplayer)])) as [
    { default: Modules },
    { default: Modules },
  ];
  return { Client: one.Client, SocketIO: other.SocketIO };
}

workForParent({
  async open(wanted: {
    readonly url: string;
    readonly tables: number;
    readonly seats: number;
    readonly stateBytes: number;
  }) {
    const modules = await load();
    const common = { game: theirGame(wanted.seats, wanted.stateBytes), numPlayers: wanted.seats, debug: false };
    for (let match = 0; match < wanted.tables; match++) begin.push(await sitDown(modules, common, wanted.url, match));
  },

  async play({ runUp, time }: { readonly runUp: number; readonly time: number }): Promise<Figures> {
    playing = true;
    stopwatch.reset();
    for (const move of begin) move();
    await sleep(runUp);
    stopwatch.open();
    await sleep(time);
    const figures = stopwatch.close();
    playing = false;
    await sleep(500);
    return figures;
  },
});
