/**
 * People play while others with ill will send frames to their tables: malformed, oversized, deep, binary, out of turn,
 * for seats and under ids of others, and pings without end. The server has its usual limits; each of their sockets comes
 * from another address, so that the frames are really looked at.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Game, type SavedTable, seededRandom } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { openSqliteStore } from '@polity/server';
import { figure } from '@polity/words';
import type { Progress } from '../benchmark.js';
import { Child } from '../server-child.js';
import type { HostSettings } from '../server-host.js';
import type { Attack, Attacked } from './attackers.js';
import type { Target } from './hostile-frames.js';
import { Person } from './person.js';
import { keptInStore, leaksAt, type Verdict } from './verdict.js';

export interface HostilePlan {
  readonly frames: number;
  /** Tables that people play at the same time. */
  readonly tables: number;
  /** Sockets of ill will at the same time. */
  readonly sockets: number;
  /** After so many seconds nothing more is sent. */
  readonly seconds: number;
}

export interface Withstood extends Verdict {
  /** Frames that were sent, and those of them to which the server has said something. */
  frames: number;
  answered: number;
  sockets: number;
  /** Milliseconds that somebody who plays has waited for an answer to be acknowledged, at most. */
  slowest: number;
  seconds: number;
}

const game = lanternMarket as unknown as Game;
const SEATS = ['amber', 'jade'];
const WANTED = { game: lanternMarket.id, options: { seats: 2, nights: 6 }, seats: { amber: 'me', jade: 'open' } };
/** Frames that are sent before those who send them look anew which tables there are. */
const ROUND = 5000;
/** Milliseconds that people take for an answer, so that they stay within the limits themselves. */
const THOUGHT = 30;
const PAUSE = 20;

export async function withstand(plan: HostilePlan, progress: Progress): Promise<Withstood> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'polity-hostile-'));
  const file = join(folder, 'polity.db');
  const [server, attackers] = [new Child('server-host'), new Child('soak/attackers')];
  try {
    const settings: HostSettings = { store: file, log: 'silent', pace: 0, haste: 'usual' };
    const url = `http://127.0.0.1:${await server.ask<number>('start', settings)}`;
    const tables = Array.from({ length: plan.tables }, (_, nth) => new PlayedTable(url, nth));
    const playing = tables.map((table) => table.playOn());
    const attacked = await attack(attackers, url, plan, tables, progress);
    for (const table of tables) table.stop();
    await Promise.all(playing);
    await server.ask('stop');
    const verdict = await look(file, tables, attacked.seen);
    const { frames, answered, sockets, strange } = attacked;
    const slowest = Math.round(Math.max(...tables.map((table) => table.slowest)));
    const seconds = Math.round((performance.now() - started) / 1000);
    return { frames, answered, sockets, ...verdict, leaks: verdict.leaks + strange, slowest, seconds };
  } finally {
    await Promise.all([server.end(), attackers.end()]);
    await rm(folder, { recursive: true });
  }
}

/** Round after round, until so many frames were sent or it has taken too long. */
async function attack(
  attackers: Child,
  url: string,
  plan: HostilePlan,
  tables: readonly PlayedTable[],
  progress: Progress,
) {
  const all = { frames: 0, answered: 0, sockets: 0, strange: 0, seen: new Map<string, Set<string>>() };
  const end = performance.now() + plan.seconds * 1000;
  while (all.frames < plan.frames && performance.now() < end) {
    const targets = tables.flatMap((table) => table.target() ?? []);
    if (targets.length === 0) {
      await sleep(PAUSE);
      continue;
    }
    const frames = Math.min(ROUND, plan.frames - all.frames);
    const round = await attackers.ask<Attacked>('attack', {
      url,
      targets,
      frames,
      sockets: plan.sockets,
    } satisfies Attack);
    for (const what of ['frames', 'answered', 'sockets', 'strange'] as const) all[what] += round[what];
    for (const [table, views] of round.seen) all.seen.set(table, new Set([...(all.seen.get(table) ?? []), ...views]));
    progress.show(all.frames, plan.frames);
  }
  return all;
}

/** Two people who play one game after the other. */
class PlayedTable {
  readonly people: readonly [Person, Person];
  readonly played = new Map<string, SavedTable>();
  leaks = 0;
  private stopping = false;
  private table: string | undefined;

  constructor(url: string, nth: number) {
    const luck = seededRandom('fast', `hostile ${nth}`);
    const person = (seat: string, last: number) =>
      new Person(seat, { url }, luck, { address: `10.1.${nth}.${last}`, thought: THOUGHT });
    this.people = [person('amber', 1), person('jade', 2)];
  }

  stop(): void {
    this.stopping = true;
  }

  get slowest(): number {
    return Math.max(...this.people.map((person) => person.slowest));
  }

  /** What others know of the table that is played, once there is one. */
  target(): Target | undefined {
    const { table } = this;
    if (table === undefined) return undefined;
    const stolen = this.people.flatMap(({ acknowledged }) => [...(acknowledged.get(table) ?? [])].slice(-5));
    return { table, seats: SEATS, stolen };
  }

  async playOn(): Promise<void> {
    const [ann, bob] = this.people;
    while (!this.stopping) {
      const { id } = await ann.request<{ readonly id: string }>('POST', '/api/tables', WANTED);
      await bob.request('POST', `/api/tables/${id}/seats/jade`, { take: true });
      await ann.request('POST', `/api/tables/${id}/start`);
      this.table = id;
      await Promise.all(this.people.map((person) => person.play(id)));
      const saved = await ann.request<SavedTable>('GET', `/api/tables/${id}/record`);
      this.played.set(id, saved);
      this.leaks += leaksAt(game, saved, this.people);
      for (const person of this.people) person.strange = 0;
    }
  }
}

async function look(
  file: string,
  tables: readonly PlayedTable[],
  seen: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Verdict> {
  const all: Verdict = { acknowledged: 0, lost: 0, doubled: 0, gaps: 0, leaks: 0 };
  const store = await openSqliteStore(file);
  try {
    for (const { played, people, leaks } of tables) {
      const kept = await keptInStore(store, played, people);
      for (const what of ['acknowledged', 'lost', 'doubled', 'gaps'] as const) all[what] += kept[what];
      all.leaks += leaks;
      for (const [id, saved] of played)
        all.leaks += leaksAt(game, saved, [{ seat: null, seen: seen.get(id) ?? new Set(), strange: 0 }]);
    }
  } finally {
    await store.close();
  }
  return all;
}

export function withstoodInWords(withstood: Withstood): string {
  const { frames, answered, sockets, acknowledged, lost, doubled, gaps, leaks, slowest, seconds } = withstood;
  return (
    `hostile: ${figure(frames)} frames of ill will over ${figure(sockets)} sockets in ${figure(seconds)} seconds, ${figure(answered)} of them answered\n` +
    `  ${figure(acknowledged)} answers of people acknowledged meanwhile: ${lost} lost, ${doubled} doubled, ${gaps} gaps; the slowest took ${figure(slowest)} ms\n` +
    `  ${leaks} things seen or taken by somebody whose they are not\n`
  );
}
