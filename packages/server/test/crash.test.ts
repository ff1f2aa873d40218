/** The server is killed at random moments, again and again, while tables are played. Nothing acknowledged is lost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom, Table } from '@polity/kernel';
import BetterSqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyAnswer, Browser, market, pause, type Socket } from './support.js';

const KILLS = 50;
const TABLES = 6;
const LONGEST_LIFE = 250;
/** Fifty servers are started, one after the other: that takes long where others use the machine too. */
const PATIENCE = 900_000;
const program = fileURLToPath(new URL('./crash/serve.mjs', import.meta.url));

/** A server of its own process that can be killed and started again on the same port. */
class Victim {
  port = 0;
  private child: ChildProcess | undefined;

  constructor(private readonly file: string) {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, [program, this.file, String(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    let said = '';
    for await (const chunk of child.stdout) {
      said += chunk;
      const port = /listening (\d+)/.exec(said)?.[1];
      if (port === undefined) continue;
      this.port = Number(port);
      return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Plays one table through all crashes: what was not acknowledged is sent again with the same id. */
class Survivor {
  readonly acknowledged = new Set<string>();
  readonly tables: string[] = [];
  private open:
    | { readonly id: string; readonly seat: string; readonly version: number; readonly answer: unknown }
    | undefined;
  private socket: Socket | undefined;
  finished = 0;

  constructor(
    private readonly browser: Browser,
    private stopping: () => boolean,
  ) {}

  async play(): Promise<void> {
    while (!(this.stopping() && this.tables.length > 0 && this.finished === this.tables.length)) {
      try {
        if (this.finished === this.tables.length) await this.newTable();
        await this.playTable(this.tables.at(-1) ?? '');
        this.finished++;
      } catch {
        await pause(10); // the server is down, or has just gone
      }
    }
  }

  private async newTable(): Promise<void> {
    const seats = { amber: 'me', jade: 'me', coral: { bot: 'random' } } as const;
    const { id } = await this.browser.newTable({ options: { seats: 3, nights: 6 }, seats, start: true });
    this.tables.push(id);
    this.open = undefined;
  }

  private async playTable(table: string): Promise<void> {
    this.socket = this.browser.open(table);
    const { socket } = this;
    await socket.until(() => socket.last('position'));
    while (!socket.last('position')?.over) {
      this.open ??= await this.nextMove(socket);
      if (this.open === undefined) continue;
      const { id, ...move } = this.open;
      const result = await socket.put(move, id);
      if (result.type === 'accepted') this.acknowledged.add(`${table} ${id}`);
      this.open = undefined;
    }
    socket.close();
  }

  private nextMove(socket: Socket) {
    return socket
      .until(() => {
        const now = socket.last('position');
        if (now?.over) return { move: undefined };
        const ask = now?.positions.map((position) => position.ask).find((one) => one !== null);
        if (!ask) return undefined;
        return { move: { id: randomUUID(), seat: ask.seat, version: ask.version, answer: anyAnswer(ask) } };
      })
      .then(({ move }) => move);
  }
}

describe('a server that is killed', () => {
  it(
    `${KILLS} times in mid-game has every acknowledged move, and none twice`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'polity-crash-'));
      const file = join(folder, 'polity.db');
      const victim = new Victim(file);
      onTestFinished(async () => {
        await victim.kill();
        await rm(folder, { recursive: true });
      });
      const luck = seededRandom('fast', 'crash');
      await victim.start();
      const url = `http://127.0.0.1:${victim.port}`;
      let stopping = false;
      const survivors = Array.from({ length: TABLES }, () => new Survivor(new Browser(url), () => stopping));
      const playing = survivors.map((survivor) => survivor.play());
      const moves = () => survivors.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      let moved = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const before = moves();
        // Now and then while it starts, else while people play, however slow the machine is.
        while (kill % 3 > 0 && moves() === before) await pause(1);
        await pause(luck.int(LONGEST_LIFE));
        await victim.kill();
        if (moves() > before) moved++;
        await victim.start();
      }
      stopping = true;
      await Promise.all(playing);
      // It died under load, not asleep.
      expect(moved).toBeGreaterThan(KILLS / 2);

      for (const { browser, tables } of survivors.map((one) => ({ browser: new Browser(url), tables: one.tables }))) {
        for (const id of tables) {
          const { body: saved } = await browser.get<{ hash: string; over: boolean }>(`/api/tables/${id}/record`);
          expect(saved.over).toBe(true);
          expect(Table.replay(market, saved).hash()).toBe(saved.hash);
        }
      }
      await victim.kill();
      const acknowledged = survivors.flatMap((survivor) => [...survivor.acknowledged]);
      expectAllOnce(file, acknowledged);
    },
    PATIENCE,
  );
});

function expectAllOnce(file: string, acknowledged: readonly string[]): void {
  const db = new BetterSqlite(file, { readonly: true });
  const rows = db.prepare('select table_id, version, key from events order by table_id, version').all() as {
    table_id: string;
    version: number;
    key: string | null;
  }[];
  db.close();
  const kept = new Map<string, number>();
  const versions = new Map<string, number>();
  for (const { table_id, version, key } of rows) {
    expect(version).toBe((versions.get(table_id) ?? 0) + 1);
    versions.set(table_id, version);
    const id = key?.split(' ')[1];
    if (id !== undefined) kept.set(`${table_id} ${id}`, (kept.get(`${table_id} ${id}`) ?? 0) + 1);
  }
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((one) => kept.get(one) !== 1)).toEqual([]);
  expect([...kept.values()].filter((count) => count !== 1)).toEqual([]);
}
