/** How much a server takes: durable answers a second and how long they wait, beside boardgame.io's server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { lanternMarket } from '@polity/kernel/lantern-market';
import type { Progress } from '../progress.js';
import { figure } from '../text.js';
import type { Benchmark } from './index.js';
import { Child } from './server-child.js';
import type { Figures } from './server-figures.js';

export interface Plan {
  readonly tables: readonly number[];
  /** At up to so many tables boardgame.io is measured too. */
  readonly theirTables: number;
  /** Milliseconds before measuring, and of measuring. */
  readonly runUp: number;
  readonly time: number;
}

const PLAN: Plan = { tables: [10, 100, 1000], theirTables: 100, runUp: 2000, time: 6000 };
/** People's pace, many times over: so many answers a second at each table, up to so many at all of them. */
const STEADY_AT_EACH = 20;
const STEADY_AT_ALL = 2000;
const SEATS = 2;

/** What the server's process has in memory. */
interface Memory {
  readonly bytes: number;
  readonly tables: number;
}

/** `cpuMicroseconds`: what the processor works for each answer, however busy the machine is with other things. */
type FastFigures = Figures & { readonly cpuMicroseconds: number };

interface AtTables {
  readonly tables: number;
  readonly sockets: number;
  /** Every seat answers as soon as it is asked. */
  readonly fast: FastFigures;
  /** So many answers a second are offered. */
  readonly steady: Figures & { readonly offered: number };
  /** Bytes in memory for each table: with its sockets, and when everybody has gone. */
  readonly memory: { readonly open: number; readonly idle: number };
  /** `null` where it was not measured. Its storage is in memory, ours on disk. */
  readonly boardgameIo: FastFigures | null;
  /** How many times as much we take, as fast as it goes. */
  readonly ratio: number | null;
}

interface ServerDocument {
  readonly name: 'server';
  readonly game: string;
  readonly stateBytes: number;
  readonly tables: readonly AtTables[];
}

export const serverBenchmark: Benchmark = {
  about: 'durable answers a second over sockets at 10, 100 and 1000 tables, beside boardgame.io (two minutes)',
  run: (progress) => runServerBenchmark(PLAN, progress),
};

export async function runServerBenchmark(plan: Plan, progress: Progress) {
  const stateBytes = meanStateBytes();
  const tables: AtTables[] = [];
  for (const count of plan.tables) {
    const ours = await measureOurs(count, plan);
    const boardgameIo = count <= plan.theirTables ? await measureTheirs(count, stateBytes, plan) : null;
    const ratio = boardgameIo && Number((ours.fast.perSecond / boardgameIo.perSecond).toPrecision(3));
    tables.push({ tables: count, sockets: count * SEATS, ...ours, boardgameIo, ratio });
    progress.show(tables.length, plan.tables.length);
  }
  const document: ServerDocument = { name: 'server', game: lanternMarket.id, stateBytes, tables };
  return { document, text: inWords(document) };
}

async function measureOurs(tables: number, { runUp, time }: Plan) {
  const folder = await mkdtemp(join(tmpdir(), 'polity-bench-'));
  const host = new Child('server-host', ['--expose-gc']);
  const clients = new Child('server-clients');
  try {
    const port = await host.ask<number>('start', { file: join(folder, 'polity.db') });
    const url = `http://127.0.0.1:${port}`;
    const empty = await host.ask<Memory>('memory');
    await clients.ask('open', { url, tables });
    const open = await host.ask<Memory>('memory');
    const offered = Math.min(STEADY_AT_ALL, STEADY_AT_EACH * tables);
    const steady = await clients.ask<Figures>('play', { perSecond: offered, runUp, time });
    const before = await host.ask<number>('cpu');
    const fast = await clients.ask<Figures>('play', { perSecond: null, runUp, time });
    const cpu = (await host.ask<number>('cpu')) - before;
    await clients.ask('close');
    const idle = await host.ask<Memory>('memory');
    const perTable = (now: Memory) => Math.round((now.bytes - empty.bytes) / now.tables);
    return {
      fast: { ...fast, cpuMicroseconds: cpuPerAnswer(cpu, fast) },
      steady: { offered, ...steady },
      memory: { open: perTable(open), idle: perTable(idle) },
    };
  } finally {
    await Promise.all([host.end(), clients.end()]);
    await rm(folder, { recursive: true });
  }
}

async function measureTheirs(tables: number, stateBytes: number, { runUp, time }: Plan): Promise<FastFigures | null> {
  const host = new Child('server-theirs-host');
  const clients = new Child('server-theirs-clients');
  try {
    const port = await host.ask<number>('start', { seats: SEATS, stateBytes });
    await clients.ask('open', { url: `http://127.0.0.1:${port}`, tables, seats: SEATS, stateBytes });
    const before = await host.ask<number>('cpu');
    const figures = await clients.ask<Figures>('play', { runUp, time });
    const cpu = (await host.ask<number>('cpu')) - before;
    return { ...figures, cpuMicroseconds: cpuPerAnswer(cpu, figures) };
  } catch (error) {
    if ((error as Error).message.includes('ERR_MODULE_NOT_FOUND')) return null;
    throw error;
  } finally {
    await Promise.all([host.end(), clients.end()]);
  }
}

/** @param milliseconds that the processor has worked, the run-up included. */
function cpuPerAnswer(milliseconds: number, { answers }: Figures): number {
  return Math.round((1000 * milliseconds) / answers);
}

/** So that the others carry as much. */
function meanStateBytes(): number {
  let [looks, bytes] = [0, 0];
  simulate(lanternMarket, { seats: 4, nights: 6 }, 'bench/0', () => randomBot, {
    watch(run) {
      looks++;
      bytes += JSON.stringify(run.state).length;
    },
  });
  return Math.round(bytes / looks);
}

function inWords({ game, stateBytes, tables }: ServerDocument): string {
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
  return `server: durable answers on ${game} (SQLite on disk, state of ${figure(stateBytes)} bytes)\n${blocks.join('')}`;
}
