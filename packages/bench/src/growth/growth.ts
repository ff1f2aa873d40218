/** What a game takes of a server, PostgreSQL and Redis, and what many tables a day would need of them. */
import { Socket } from 'node:net';
import { seededRandom } from '@polity/kernel';
import { figure } from '@polity/words';
import pg from 'pg';
import type { Measured, Progress } from '../benchmark.js';
import { Child } from '../server-child.js';
import type { BenchGame } from '../server-games.js';
import type { HostSettings } from '../server-host.js';
import { OwnPostgres, OwnRedis } from '../soak/own-services.js';
import { Person } from '../soak/person.js';
import { type GameFigures, type Needs, needsOf, type Sent } from './needs.js';

/** Tables at the same time, for a look at whether what is true of one table is true of many. */
const TOGETHER = 8;
const TABLES_A_DAY = [1000, 100_000, 1_000_000];

interface GrowthDocument {
  readonly name: 'growth';
  readonly game: BenchGame;
  readonly games: number;
  readonly figures: GameFigures;
  readonly together: Together;
  readonly needs: readonly Needs[];
}

/** What answers take where several tables are played at the same time. */
interface Together {
  readonly tables: number;
  readonly answersPerSecond: number;
  readonly serverMicroseconds: number;
  readonly postgresMicroseconds: number;
}

const AS_A_PAGE = { changes: true } as const;

const SEATS: Readonly<Record<BenchGame, readonly string[]>> = {
  hegemony: ['working', 'middle', 'capitalist', 'state'],
  'lantern-market': ['amber', 'jade', 'coral', 'indigo'],
};

export async function measureGrowth(progress: Progress, quick: boolean): Promise<Measured> {
  const game: BenchGame = quick ? 'lantern-market' : 'hegemony';
  const games = quick ? 1 : 4;
  const [postgres, redis] = await Promise.all([OwnPostgres.start(), OwnRedis.start()]);
  const server = new Child('server-host');
  try {
    if (typeof postgres === 'string') return leftOut(`PostgreSQL: ${postgres}`);
    if (typeof redis === 'string') return leftOut(`Redis: ${redis}`);
    const settings: HostSettings = { store: postgres.url, bus: redis.url, log: 'error', pace: 0 };
    const url = `http://127.0.0.1:${await server.ask<number>('start', settings)}`;
    const figures = await measure({ game, games, url, server, postgres, redis }, progress);
    const together = await measureTogether({ game, games: quick ? 2 : TOGETHER, url, server, postgres });
    // Where many play an answer takes less: what waits for the disk waits together.
    const { serverMicroseconds, postgresMicroseconds } = together;
    const busy = { ...figures, serverMicroseconds, postgresMicroseconds };
    const needs = TABLES_A_DAY.map((tables) => needsOf(tables, busy));
    const document: GrowthDocument = { name: 'growth', game, games, figures, together, needs };
    return { document, text: inWords(document) };
  } finally {
    await server.end();
    if (typeof postgres !== 'string') await postgres.end();
    if (typeof redis !== 'string') await redis.end();
  }
}

function leftOut(because: string): Measured {
  return { document: { name: 'growth' }, text: `growth: LEFT OUT (${because})\n` };
}

interface Measuring {
  readonly game: BenchGame;
  readonly games: number;
  readonly url: string;
  readonly server: Child;
  readonly postgres: OwnPostgres;
  readonly redis: OwnRedis;
}

async function measure(
  { game, games, url, server, postgres, redis }: Measuring,
  progress: Progress,
): Promise<GameFigures> {
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  try {
    const empty = Number(await one(db, BYTES));
    // What is loaded and made ready once is not a game's.
    await playOne(url, game);
    const look = async () => ({
      server: await server.ask<number>('cpu'),
      postgres: postgres.cpu(),
      wal: Number(await one(db, "select pg_current_wal_lsn() - '0/0' as value")),
      rows: Number(await one(db, ROWS)),
      bytes: Number(await one(db, BYTES)),
      bus: await published(redis.url),
    });
    const before = await look();
    const all = { answers: 0, player: { frames: 0, bytes: 0 }, spectator: { frames: 0, bytes: 0 } };
    for (let nth = 0; nth < games; nth++) {
      const { people, watcher } = await playOne(url, game);
      for (const person of people) all.answers += person.answers;
      for (const person of people) add(all.player, person.received, 1 / people.length);
      add(all.spectator, watcher.received, 1);
      progress.show(nth + 1, games);
    }
    // Rows are counted by PostgreSQL a moment after they were written.
    await db.query('select pg_stat_force_next_flush()');
    const after = await look();
    const packed = await packedBytes(db, postgres.url);
    const each = (value: number) => Number((value / all.answers).toPrecision(3));
    const sent = ({ frames, bytes }: Sent): Sent => ({ frames: each(frames), bytes: each(bytes) });
    return {
      answers: Math.round(all.answers / games),
      serverMicroseconds: each((after.server - before.server) * 1000),
      postgresMicroseconds: each((after.postgres - before.postgres) * 1000),
      rows: each(after.rows - before.rows),
      walBytes: each(after.wal - before.wal),
      player: sent(all.player),
      spectator: sent(all.spectator),
      busMessages: each(after.bus - before.bus),
      freshBytes: Math.round((after.bytes - before.bytes) / games),
      packedBytes: Math.round((packed - empty) / (games + 1)),
    };
  } finally {
    await db.end();
  }
}

async function measureTogether(measuring: Omit<Measuring, 'redis'>): Promise<Together> {
  const { game, games: tables, url, server, postgres } = measuring;
  const look = async () => ({
    at: performance.now(),
    server: await server.ask<number>('cpu'),
    postgres: postgres.cpu(),
  });
  const before = await look();
  const played = await Promise.all(Array.from({ length: tables }, () => playOne(url, game)));
  const after = await look();
  const answers = played.flatMap(({ people }) => people).reduce((sum, person) => sum + person.answers, 0);
  return {
    tables,
    answersPerSecond: Math.round((answers * 1000) / (after.at - before.at)),
    serverMicroseconds: Math.round(((after.server - before.server) * 1000) / answers),
    postgresMicroseconds: Math.round(((after.postgres - before.postgres) * 1000) / answers),
  };
}

const ROWS = 'select sum(n_tup_ins + n_tup_upd + n_tup_del) as value from pg_stat_user_tables';
const BYTES = `select sum(pg_total_relation_size(relid)) as value from pg_stat_user_tables`;

async function one(db: pg.Client, text: string): Promise<unknown> {
  return (await db.query<{ readonly value: unknown }>(text)).rows[0]?.value;
}

/** Bytes of all games as they are when they have been over for long. */
async function packedBytes(db: pg.Client, url: string): Promise<number> {
  await db.query('update tables set used_at = 0');
  const { openPostgresStore } = await import('@polity/server/shared');
  const store = await openPostgresStore(url, { connections: 1 });
  await store.pack();
  await store.close();
  await db.query('vacuum full');
  return Number(await one(db, BYTES));
}

/** Four people, and one who looks on, from the first answer to the last. */
async function playOne(url: string, game: BenchGame) {
  const luck = seededRandom('fast', 'growth');
  const seats = SEATS[game];
  const people = seats.map((seat) => new Person(seat, { url }, luck, AS_A_PAGE));
  const watcher = new Person(null, { url }, luck, AS_A_PAGE);
  const [first] = people;
  if (first === undefined) throw new Error('nobody plays');
  const plans = seats.map((seat, nth) => [seat, nth === 0 ? 'me' : 'open']);
  const wanted = { game, options: { seats: seats.length }, seats: Object.fromEntries(plans) };
  const { id } = await first.request<{ readonly id: string }>('POST', '/api/tables', wanted);
  for (const person of people.slice(1))
    await person.request('POST', `/api/tables/${id}/seats/${person.seat}`, { take: true });
  await first.request('POST', `/api/tables/${id}/start`);
  await Promise.all([...people, watcher].map((person) => person.play(id)));
  return { people, watcher };
}

function add(sum: { frames: number; bytes: number }, { frames, bytes }: Sent, share: number): void {
  sum.frames += frames * share;
  sum.bytes += bytes * share;
}

/** How often Redis was told something. */
async function published(url: string): Promise<number> {
  const { port, hostname } = new URL(url);
  const socket = new Socket();
  const text = await new Promise<string>((resolve, reject) => {
    let heard = '';
    socket.on('error', reject);
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('close', () => resolve(heard));
    socket.connect(Number(port), hostname, () => socket.write('INFO commandstats\r\nQUIT\r\n'));
  });
  return [...text.matchAll(/^cmdstat_s?publish:calls=(\d+)/gm)].reduce((sum, [, calls]) => sum + Number(calls), 0);
}

function inWords({ game, games, figures, together, needs }: GrowthDocument): string {
  const { player, spectator } = figures;
  const lines = [
    `growth: what a game of ${game} takes (${games} games, four people and one who looks on)`,
    `  ${figure(figures.answers)} answers; each takes ${figure(figures.serverMicroseconds)} µs of a server and ${figure(figures.postgresMicroseconds)} µs of PostgreSQL`,
    `  an answer writes ${figures.rows} rows and ${figure(figures.walBytes)} bytes of its log, and is told ${figures.busMessages} times over Redis`,
    `  a player is sent ${player.frames} frames and ${figure(player.bytes)} bytes for each, a spectator ${spectator.frames} and ${figure(spectator.bytes)}`,
    `  a game takes ${figure(Math.round(figures.freshBytes / 1000))} kB at its end, and ${figure(Math.round(figures.packedBytes / 1000))} kB when it is packed`,
    `  at ${together.tables} tables at once: ${figure(together.answersPerSecond)} answers a second, ${figure(together.serverMicroseconds)} µs of a server and ${figure(together.postgresMicroseconds)} µs of PostgreSQL each`,
    ...needs.map(
      (need) =>
        `${figure(need.tablesPerDay)} tables a day: in the busiest hour ${figure(need.answersPerSecond)} answers a second at ${figure(need.openTables)} tables; ` +
        `${need.servers} servers, ${need.postgresCores} cores of PostgreSQL, ${need.walMegabytesPerSecond} MB/s of its log, ` +
        `${figure(need.busMessagesPerSecond)} messages a second over Redis, ${figure(need.megabitsPerSecond)} Mbit/s to browsers; ${need.terabytesKept} TB in two years`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
