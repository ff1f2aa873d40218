/**
 * Many tables over several servers, while servers are killed and replaced, PostgreSQL and Redis crash and come back, the
 * lines to them are cut, and the disk is full. Afterwards all that was acknowledged has to be there exactly once, and
 * nobody may have seen what is not theirs.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '@polity/kernel';
import { figure } from '@polity/words';
import pg from 'pg';
import type { Progress } from '../benchmark.js';
import { Blows } from './blows.js';
import { Games } from './games.js';
import { Line } from './line.js';
import { Nodes } from './nodes.js';
import { OwnPostgres, OwnRedis } from './own-services.js';
import { keptOf, type Verdict } from './verdict.js';

export interface SoakPlan {
  readonly nodes: number;
  readonly kills: number;
  /** When all have been killed it goes on until so many answers were acknowledged. */
  readonly answers?: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  /** A PostgreSQL and a Redis that are there and stay there; without them the soak starts its own, and crashes them. */
  readonly store?: string;
  readonly bus?: string;
}

export interface Soaked extends Verdict {
  readonly nodes: number;
  readonly kills: number;
  /** How often PostgreSQL and Redis have crashed, lines were cut, and the disk was full. */
  readonly crashes: { readonly postgres: number; readonly redis: number };
  readonly cuts: number;
  readonly fullDisks: number;
  readonly seconds: number;
}

const POSTGRES = { port: 5432, url: 'postgres://postgres@127.0.0.1:5432/test' };
const REDIS = { port: 6379, url: 'redis://127.0.0.1:6379' };
const PAUSE = 200;

/** @param note is told in a line each what is not done on this machine. */
export async function soakServer(
  plan: SoakPlan,
  progress: Progress,
  note: (line: string) => void = () => undefined,
): Promise<Soaked> {
  const [postgres, redis] = await Promise.all([
    plan.store === undefined ? ownOrNot('PostgreSQL', OwnPostgres.start(), note) : undefined,
    plan.bus === undefined ? ownOrNot('Redis', OwnRedis.start(), note) : undefined,
  ]);
  if (postgres && !postgres.disk) note('The disk is not filled: only root can have one for that');
  try {
    const store = postgres?.url ?? plan.store ?? POSTGRES.url;
    return await soakOn({ ...plan, store, bus: redis?.url ?? plan.bus ?? REDIS.url }, { postgres, redis }, progress);
  } finally {
    await Promise.all([postgres?.end(), redis?.end()]);
  }
}

async function ownOrNot<T>(
  name: string,
  started: Promise<T | string>,
  note: (line: string) => void,
): Promise<T | undefined> {
  const own = await started;
  if (typeof own !== 'string') return own;
  note(`${name} is not crashed: ${own}`);
  return undefined;
}

async function soakOn(
  plan: SoakPlan & { readonly store: string; readonly bus: string },
  own: { readonly postgres: OwnPostgres | undefined; readonly redis: OwnRedis | undefined },
  progress: Progress,
): Promise<Soaked> {
  const started = performance.now();
  const schema = `polity_soak_${randomUUID().replaceAll('-', '')}`;
  const place = new URL(plan.store);
  place.searchParams.set('options', `-c search_path=${schema}`);
  await inDatabase(place.href, (db) => db.query(`create schema ${schema}`));
  const [toStore, toBus] = await Promise.all([Line.to(place.href, POSTGRES.port), Line.to(plan.bus, REDIS.port)]);
  const luck: Random = seededRandom('fast', schema);
  const nodes = new Nodes(toStore.url, toBus.url, luck);
  const blows = new Blows({ nodes, toStore, toBus, ...own }, luck);
  try {
    await nodes.start(plan.nodes);
    const games = new Games(nodes, luck);
    const playing = Promise.all(Array.from({ length: plan.tables }, () => games.playOn()));
    for (let kill = 0; kill < plan.kills; kill++) {
      await Promise.race([blows.strike(kill), playing]);
      progress.show(kill + 1, plan.kills);
    }
    while (games.acknowledged < (plan.answers ?? 0)) await Promise.race([sleep(PAUSE), playing]);
    games.stop();
    await playing;
    const kept = await inDatabase(place.href, (db) => keptOf(db, games.played, games.people));
    const seconds = Math.round((performance.now() - started) / 1000);
    return { nodes: plan.nodes, kills: plan.kills, ...blows.struck, ...kept, leaks: games.leaks, seconds };
  } finally {
    await nodes.end();
    toStore.close();
    toBus.close();
    await inDatabase(place.href, (db) => db.query(`drop schema ${schema} cascade`));
  }
}

/** A connection for a moment: one that is kept would not outlive a crash. */
async function inDatabase<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

export function soakInWords(soaked: Soaked): string {
  const { nodes, kills, crashes, cuts, fullDisks, acknowledged, lost, doubled, gaps, leaks, seconds } = soaked;
  return (
    `soak: ${nodes} servers, ${figure(kills)} killed in ${figure(seconds)} seconds\n` +
    `  PostgreSQL crashed ${crashes.postgres} times and Redis ${crashes.redis} times, ${cuts} lines were cut, ${fullDisks} times the disk was full\n` +
    `  ${figure(acknowledged)} answers acknowledged: ${lost} lost, ${doubled} doubled, ${gaps} gaps\n` +
    `  ${leaks} things seen by somebody whose they are not\n`
  );
}
