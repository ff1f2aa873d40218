/**
 * Many tables over several servers, while servers are killed and replaced and the lines to PostgreSQL and Redis are cut.
 * Afterwards all that was acknowledged has to be there exactly once, and nobody may have seen what is not theirs.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Game, type Random, type SavedTable, seededRandom } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { figure } from '@polity/words';
import pg from 'pg';
import type { Progress } from '../benchmark.js';
import { Line } from './line.js';
import { Nodes } from './nodes.js';
import { Person } from './person.js';
import { keptOf, leaksAt, type Verdict } from './verdict.js';

export interface SoakPlan {
  readonly nodes: number;
  readonly kills: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly store: string;
  readonly bus: string;
}

export interface Soaked extends Verdict {
  readonly nodes: number;
  readonly kills: number;
  readonly seconds: number;
}

const POSTGRES_PORT = 5432;
const REDIS_PORT = 6379;
/** Milliseconds between two blows, and for which a line stays cut, at most. */
const BETWEEN = 400;
const CUT = 1500;

const game = lanternMarket as unknown as Game;
const WANTED = {
  game: lanternMarket.id,
  options: { seats: 3, nights: 6 },
  seats: { amber: 'me', jade: 'open', coral: { bot: 'random' } },
};

export async function soakServer(plan: SoakPlan, progress: Progress): Promise<Soaked> {
  const started = performance.now();
  const schema = `polity_soak_${randomUUID().replaceAll('-', '')}`;
  const place = new URL(plan.store);
  place.searchParams.set('options', `-c search_path=${schema}`);
  const db = new pg.Client({ connectionString: place.href });
  await db.connect();
  await db.query(`create schema ${schema}`);
  const [toStore, toBus] = await Promise.all([Line.to(place.href, POSTGRES_PORT), Line.to(plan.bus, REDIS_PORT)]);
  const luck = seededRandom('fast', schema);
  const nodes = new Nodes(toStore.url, toBus.url, luck);
  try {
    await nodes.start(plan.nodes);
    const games = new Games(nodes, luck);
    const playing = Array.from({ length: plan.tables }, () => games.playOn());
    for (let kill = 0; kill < plan.kills; kill++) {
      await Promise.race([strike(kill, nodes, toStore, toBus, luck), Promise.all(playing)]);
      progress.show(kill + 1, plan.kills);
    }
    games.stop();
    await Promise.all(playing);
    const kept = await keptOf(db, games.played, games.people);
    const seconds = Math.round((performance.now() - started) / 1000);
    return { nodes: plan.nodes, kills: plan.kills, ...kept, leaks: games.leaks, seconds };
  } finally {
    await nodes.end();
    toStore.close();
    toBus.close();
    await db.query(`drop schema ${schema} cascade`);
    await db.end();
  }
}

/** A server is killed; now and then another is replaced, or a line is cut, while that happens. */
async function strike(nth: number, nodes: Nodes, toStore: Line, toBus: Line, luck: Random): Promise<void> {
  await sleep(luck.int(BETWEEN));
  const line = nth % 5 === 1 ? toStore : nth % 5 === 3 ? toBus : undefined;
  line?.cut();
  const mended = line === undefined ? undefined : sleep(luck.int(CUT)).then(() => line.mend());
  await nodes.killOne();
  if (nth % 5 === 4) await nodes.replaceOne();
  await mended;
}

/** Games that are played one after the other, several at a time. */
class Games {
  /** The records of those that are over. */
  readonly played = new Map<string, SavedTable>();
  readonly people: Person[] = [];
  leaks = 0;
  private stopping = false;

  constructor(
    private readonly nodes: Nodes,
    private readonly luck: Random,
  ) {}

  stop(): void {
    this.stopping = true;
  }

  async playOn(): Promise<void> {
    const [ann, bob, watcher] = [this.person('amber'), this.person('jade'), this.person(null)];
    do await this.playOne(ann, bob, watcher);
    while (!this.stopping);
  }

  private person(seat: string | null): Person {
    const person = new Person(seat, this.nodes, this.luck);
    this.people.push(person);
    return person;
  }

  private async playOne(ann: Person, bob: Person, watcher: Person): Promise<void> {
    const { id } = await ann.request<{ readonly id: string }>('POST', '/api/tables', WANTED);
    await bob.request('POST', `/api/tables/${id}/seats/jade`, { take: true });
    await ann.request('POST', `/api/tables/${id}/start`);
    const people = [ann, bob, watcher];
    await Promise.all(people.map((person) => person.play(id)));
    const saved = await watcher.request<SavedTable>('GET', `/api/tables/${id}/record`);
    this.played.set(id, saved);
    this.leaks += leaksAt(game, saved, people);
    for (const person of people) person.strange = 0;
  }
}

export function soakInWords({ nodes, kills, acknowledged, lost, doubled, gaps, leaks, seconds }: Soaked): string {
  return (
    `soak: ${nodes} servers, ${figure(kills)} killed in ${figure(seconds)} seconds\n` +
    `  ${figure(acknowledged)} answers acknowledged: ${lost} lost, ${doubled} doubled, ${gaps} gaps\n` +
    `  ${leaks} things seen by somebody whose they are not\n`
  );
}
