/** How much a server takes: durable answers a second and how long they wait, beside boardgame.io's server. */
import { figure } from '@polity/words';
import type { Measured, Progress } from './benchmark.js';
import type { Figures } from './server-figures.js';
import { type BenchGame, meanStateBytes } from './server-games.js';
import { type FastFigures, type Memory, Ours, Theirs, type Times } from './server-sides.js';
import { postgresAnswers, type StoreKind } from './server-stores.js';

/** A game on a store, at so many tables. */
export interface Part {
  readonly game: BenchGame;
  readonly store: StoreKind;
  readonly tables: readonly number[];
}

export interface Plan extends Times {
  /** The first is the one that all others are beside. Those on PostgreSQL are left out where none answers. */
  readonly parts: readonly [Part, ...Part[]];
  /** At up to so many tables boardgame.io is measured too. */
  readonly theirTables: number;
  /** Where answers are compared, so many tables are made before they are, for when games are over; each party has some. */
  readonly spareTables: number;
  /** Of each in turn, so that whatever else the machine does meets both alike. */
  readonly rounds: number;
  /** Milliseconds for which each plays as fast as it goes before anything of it is measured: V8 compiles what is used much. */
  readonly warmUp: number;
}

export const PLAN: Plan = {
  parts: [
    { game: 'lantern-market', store: 'sqlite', tables: [10, 100, 1000] },
    { game: 'hegemony', store: 'sqlite', tables: [100] },
    { game: 'lantern-market', store: 'postgres', tables: [100] },
  ],
  theirTables: 100,
  spareTables: 400,
  rounds: 3,
  warmUp: 5000,
  runUp: 500,
  time: 2000,
};
export const QUICK: Plan = {
  parts: [{ game: 'lantern-market', store: 'sqlite', tables: [10] }],
  theirTables: 10,
  spareTables: 10,
  rounds: 1,
  warmUp: 50,
  runUp: 50,
  time: 200,
};
/** People's pace, many times over: so many answers a second at each table, up to so many at all of them. */
const STEADY_AT_EACH = 20;
const STEADY_AT_ALL = 2000;
/** At every table of both, each with a person and a socket of their own. */
const SEATS = 4;

interface AtTables {
  readonly tables: number;
  readonly sockets: number;
  /** Every seat answers as soon as it is asked. */
  readonly fast: FastFigures;
  /** So many answers a second are offered. */
  readonly steady: Figures & { readonly offered: number };
  /** Bytes that each table takes in memory: with its sockets, and when everybody has gone. */
  readonly memory: { readonly open: number; readonly idle: number };
  /** `null` where it was not measured. Its storage is in memory, ours on disk. */
  readonly boardgameIo: FastFigures | null;
  /** How many times as much we take, as fast as it goes. */
  readonly ratio: number | null;
}

interface PartDocument {
  readonly game: BenchGame;
  readonly store: StoreKind;
  readonly stateBytes: number;
  readonly tables: readonly AtTables[];
}

interface ServerDocument extends PartDocument {
  readonly name: 'server';
  /** Other games and stores. */
  readonly others: readonly PartDocument[];
}

export async function measureServer(progress: Progress, plan = PLAN): Promise<Measured> {
  const withPostgres = await postgresAnswers();
  const parts = plan.parts.filter(({ store }) => store !== 'postgres' || withPostgres);
  const steps = parts.reduce((sum, { tables }) => sum + tables.length, 0);
  const documents: PartDocument[] = [];
  let done = 0;
  for (const { game, store, tables: counts } of parts) {
    const stateBytes = meanStateBytes(game);
    const tables: AtTables[] = [];
    for (const count of counts) {
      tables.push(await measure(count, { game, store, stateBytes }, plan));
      progress.show(++done, steps);
    }
    documents.push({ game, store, stateBytes, tables });
  }
  const [first, ...others] = documents as [PartDocument, ...PartDocument[]];
  const document: ServerDocument = { name: 'server', ...first, others };
  return { document, text: documents.map(inWords).join('') };
}

async function measure(
  tables: number,
  { game, store, stateBytes }: Omit<PartDocument, 'tables'>,
  plan: Plan,
): Promise<AtTables> {
  const ours = new Ours();
  const theirs = tables <= plan.theirTables ? new Theirs() : undefined;
  try {
    const spare = theirs ? Math.ceil(plan.spareTables / tables) : 0;
    await ours.open({ tables, spare, game }, store);
    await ours.warmUp(plan.warmUp);
    const offered = Math.min(STEADY_AT_ALL, STEADY_AT_EACH * tables);
    const steady = await ours.playSteadily(offered, { runUp: plan.runUp, time: plan.time * plan.rounds });
    const comparing = (await theirs?.open(tables, SEATS, stateBytes)) ?? false;
    if (comparing) await theirs?.warmUp(plan.warmUp);
    for (let round = 0; round < plan.rounds; round++) {
      await ours.playFast(plan);
      if (comparing) await theirs?.playFast(plan);
    }
    const memory = await memoryOfTables(ours);
    const { fast } = ours;
    const boardgameIo = comparing && theirs ? theirs.fast : null;
    const ratio = boardgameIo && Number((fast.perSecond / boardgameIo.perSecond).toPrecision(3));
    const sockets = tables * SEATS;
    return { tables, sockets, fast, steady: { offered, ...steady }, memory, boardgameIo, ratio };
  } finally {
    await Promise.all([ours.end(), theirs?.end()]);
  }
}

/** Everybody goes, and then the tables do: how much is free after each says what took it. */
async function memoryOfTables(ours: Ours): Promise<AtTables['memory']> {
  const open = await ours.memory();
  await ours.closeSockets();
  const idle = await ours.memory();
  const none = await ours.emptied();
  const forEach = ({ bytes, tables }: Memory) => Math.round((bytes - none.bytes) / tables);
  return { open: forEach(open), idle: forEach(idle) };
}

const STORES: Readonly<Record<StoreKind, string>> = { sqlite: 'SQLite on disk', postgres: 'PostgreSQL' };

function inWords({ game, store, stateBytes, tables }: PartDocument): string {
  const line = (what: string, { perSecond, p50, p95, p99, ...more }: Figures & { cpuMicroseconds?: number }) =>
    `  ${what.padEnd(18)}${figure(perSecond).padStart(8)} a second   p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms` +
    `${more.cpuMicroseconds === undefined ? '' : `   ${figure(more.cpuMicroseconds)} µs of processor each`}\n`;
  const blocks = tables.map(
    ({ tables: count, sockets, fast, steady, memory, boardgameIo, ratio }) =>
      `${figure(count)} tables, ${figure(sockets)} sockets\n` +
      line(`offered ${figure(steady.offered)}`, steady) +
      line('as fast as it goes', fast) +
      (boardgameIo && ratio !== null
        ? `${line('boardgame.io', boardgameIo)}  ${figure(ratio, 1)} times boardgame.io\n`
        : '') +
      `  memory for each table: ${figure(Math.round(memory.open / 1024))} kB open, ` +
      `${figure(Math.round(memory.idle / 1024))} kB idle\n`,
  );
  return `server: durable answers on ${game} (${STORES[store]}, state of ${figure(stateBytes)} bytes)\n${blocks.join('')}`;
}
