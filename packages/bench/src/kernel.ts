/** How many decisions a second the kernel takes, in a simulation and at a real table, beside boardgame.io. */
import { randomBot } from '@polity/bots';
import { type Ask, type Bot, type Game, seededRandom, simulate, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { figure } from '@polity/words';
import type { Measured, Progress } from './benchmark.js';
import { boardgameIo, type PlayGame } from './boardgame-io.js';
import { median, type Pains, stepsPerSecond, warmUp } from './measure.js';

const GAME: Game = lanternMarket;
/** A random player that keeps to its turns, as boardgame.io's moves do. */
const PLAYER: Bot = { name: randomBot.name, answer: randomBot.answer };
/** We are done so fast that one look at the clock would measure the collector of garbage. */
const LOOKS_PER_ROUND = 5;
const THOROUGH: Pains = { rounds: 7, warmUp: 700 };
const QUICK: Pains = { rounds: 1, warmUp: 0 };
const DECISIONS_AT_LEAST = 5000;

interface KernelDocument {
  readonly name: 'kernel';
  /** In each round, for each that was measured. */
  readonly decisions: number;
  readonly simulation: { readonly perSecond: number };
  readonly table: { readonly perSecond: number };
  /** `null` when it is not installed. */
  readonly boardgameIo: { readonly moves: number; readonly perSecond: number } | null;
  readonly ratio: { readonly simulation: number; readonly table: number } | null;
  readonly stateBytes: number;
}

export async function measureKernel(progress: Progress, quick = false): Promise<Measured> {
  const work = workload();
  const rates = await asInProduction(() => measure(work, progress, quick ? QUICK : THOROUGH));
  const { decisions, stateBytes } = work;
  const { simulation, table, theirs } = rates;
  const document: KernelDocument = {
    name: 'kernel',
    decisions,
    simulation: { perSecond: Math.round(simulation) },
    table: { perSecond: Math.round(table) },
    boardgameIo: theirs === undefined ? null : { moves: decisions, perSecond: Math.round(theirs) },
    ratio:
      theirs === undefined
        ? null
        : { simulation: threeDigits(simulation / theirs), table: threeDigits(table / theirs) },
    stateBytes,
  };
  return { document, text: inWords(document) };
}

interface Workload {
  /** How many games make a round, and how many decisions those are. */
  readonly games: number;
  readonly decisions: number;
  readonly seats: number;
  /** How large the state is, in the mean of one game. */
  readonly stateBytes: number;
}

interface Rates {
  readonly simulation: number;
  readonly table: number;
  readonly theirs: number | undefined;
}

/** Rounds of each in turn, so that whatever else the machine does meets all of them alike. */
async function measure(
  { games, decisions, seats, stateBytes }: Workload,
  progress: Progress,
  pains: Pains,
): Promise<Rates> {
  const play = await boardgameIo(seats, stateBytes);
  const simulation = () => simulateGames(games);
  const table = () => playAtTables(decisions);
  const theirs = play && (() => playTheirs(play, decisions, Math.round(decisions / games)));
  for (const work of [simulation, table, theirs]) if (work) warmUp(pains.warmUp, work);

  const rates = { simulation: [] as number[], table: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < pains.rounds; round++) {
    for (let look = 0; look < LOOKS_PER_ROUND; look++) {
      rates.simulation.push(stepsPerSecond(simulation));
      rates.table.push(stepsPerSecond(table));
    }
    if (theirs) rates.theirs.push(stepsPerSecond(theirs));
    progress.show(round + 1, pains.rounds);
  }
  return {
    simulation: median(rates.simulation),
    table: median(rates.table),
    theirs: theirs && median(rates.theirs),
  };
}

function workload(): Workload {
  let [looks, bytes, seats] = [0, 0, 0];
  simulate(GAME, {}, 'bench/0', () => PLAYER, {
    watch(run) {
      looks++;
      bytes += JSON.stringify(run.state).length;
      seats = run.seats.length;
    },
  });
  let [games, decisions] = [0, 0];
  while (decisions < DECISIONS_AT_LEAST) decisions += simulateGame(games++);
  return { games, decisions, stateBytes: Math.round(bytes / looks), seats };
}

function simulateGames(games: number): number {
  let decisions = 0;
  for (let game = 0; game < games; game++) decisions += simulateGame(game);
  return decisions;
}

function simulateGame(game: number): number {
  return simulate(GAME, {}, `bench/${game}`, () => PLAYER).decisions;
}

function playAtTables(decisions: number): number {
  const luck = seededRandom('fast', 'bench/bots');
  let taken = 0;
  for (let game = 0; taken < decisions; game++) {
    const table = Table.open(GAME, {}, `bench/${game}`, 'chacha');
    for (; !table.over && taken < decisions; taken++) {
      const ask = table.asks()[0] as Ask;
      const { ok } = table.submit({ seat: ask.seat, version: ask.version, answer: randomBot.answer({ ask }, luck) });
      if (!ok) throw new Error(`an answer to '${ask.kind}' was refused`);
    }
  }
  return taken;
}

function playTheirs(play: PlayGame, moves: number, movesPerGame: number): number {
  for (let left = moves; left > 0; left -= movesPerGame) play(Math.min(left, movesPerGame));
  return moves;
}

/** boardgame.io checks more, and is slower, unless this is set when it is loaded and used; a server would set it. */
async function asInProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function threeDigits(ratio: number): number {
  return Number(ratio.toPrecision(3));
}

function inWords({ decisions, simulation, table, boardgameIo, ratio, stateBytes }: KernelDocument): string {
  const line = (what: string, perSecond: number, times: number | undefined) =>
    `  ${what.padEnd(14)}${figure(perSecond).padStart(12)}${times === undefined ? '' : `   ${figure(times, 1)} times boardgame.io`}\n`;
  return (
    `kernel: decisions a second on ${GAME.id} (rounds of ${figure(decisions)}, state of ${figure(stateBytes)} bytes)\n` +
    line('simulation', simulation.perSecond, ratio?.simulation) +
    line('table', table.perSecond, ratio?.table) +
    (boardgameIo === null
      ? '  boardgame.io is not installed here (it is a dependency for development): nothing to compare with\n'
      : line('boardgame.io', boardgameIo.perSecond, undefined))
  );
}
