import { open } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newLogger } from '../src/logger.js';
import { openSqliteStore } from '../src/store/sqlite.js';
import type { Problem } from '../src/wire.js';
import { newFile } from './places.js';
import { anyAnswer, Browser, pause, startServer, twoPeople } from './support.js';

describe('a database that another program holds', () => {
  it('is waited for, and who only looks does not wait', async () => {
    const file = await newFile();
    const { url } = await startServer({ store: await openSqliteStore(file) });
    const { ann, amber } = await twoPeople(url);
    const other = new BetterSqlite(file);
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    let kept = false;
    const answered = amber.answer('amber', 1).then((outcome) => {
      kept = true;
      return outcome;
    });
    await pause(100);
    expect((await ann.get('/api/tables')).status).toBe(200);
    expect(kept).toBe(false);
    other.exec('COMMIT');
    expect(await answered).toMatchObject({ type: 'accepted' });
  });
});

describe('a database that is damaged', () => {
  it('is not opened', async () => {
    const file = await newFile();
    const store = await openSqliteStore(file);
    await store.close();
    const bytes = await open(file, 'r+');
    await bytes.write(Buffer.alloc(4096, 0x5a), 0, 4096, 8192);
    await bytes.close();
    await expect(openSqliteStore(file)).rejects.toThrow(/damaged|malformed/);
  });
});

describe('a store that fails', () => {
  it('is told of once with its cause, and once more when it works again', async () => {
    const lines: string[] = [];
    const logger = newLogger('info', { write: (line) => lines.push(line) });
    const store = await openSqliteStore(':memory:');
    const { url } = await startServer({ store, logger });
    const { amber } = await twoPeople(url);
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('the disk is full'));
    for (let i = 0; i < 20; i++) expect(await amber.answer('amber', 1)).toMatchObject({ reason: 'busy' });
    const told = () => lines.filter((line) => line.includes('the store'));
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('the disk is full');
    store.append = append;
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
    expect(told()).toHaveLength(2);
    expect(told()[1]).toContain('the store works again');
  });

  it('makes the server ill', async () => {
    const store = await openSqliteStore(':memory:');
    store.probe = () => Promise.reject(new Error('the disk is full'));
    const { url } = await startServer({ store });
    const { status, body } = await new Browser(url).get<Problem>('/healthz');
    expect([status, body.error]).toEqual([503, 'busy']);
  });
});

/** A store in memory, and a hold on how many pages it may have. */
async function onSmallDisk() {
  const opened = new Set<BetterSqlite.Database>();
  const { pragma } = BetterSqlite.prototype;
  const noted = vi.spyOn(BetterSqlite.prototype, 'pragma');
  noted.mockImplementation(function (this: BetterSqlite.Database, ...told) {
    opened.add(this);
    return pragma.apply(this, told);
  });
  const store = await openSqliteStore(':memory:');
  noted.mockRestore();
  const [sqlite] = opened;
  const pages = () => sqlite?.pragma('page_count', { simple: true }) as number;
  return { store, leave: (more: number) => void sqlite?.pragma(`max_page_count = ${pages() + more}`) };
}

describe('a disk that is full again and again', () => {
  it('loses nothing that was acknowledged, doubles nothing, and the game goes on when there is room', async () => {
    const { store, leave } = await onSmallDisk();
    const { url } = await startServer({ store });
    const ann = await Browser.named(url, 'Ann');
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: 'me' }, start: true, options: { nights: 6 } });
    const socket = ann.open(id);
    leave(0);
    const taken: string[] = [];
    let full = 0;
    while (!(await socket.until(() => socket.last('position'))).over) {
      const ask = await socket.until(() => socket.ask('amber') ?? socket.ask('jade') ?? socket.last('position')?.over);
      if (ask === true) break;
      const key = `answer-${taken.length}`;
      const input = { seat: ask.seat, version: ask.version, answer: anyAnswer(ask) };
      let outcome = await socket.put(input, key);
      for (let pages = 1; outcome.type === 'refused' && outcome.reason === 'busy'; pages++) {
        full++;
        leave(pages);
        outcome = await socket.put(input, key);
      }
      expect(outcome).toMatchObject({ type: 'accepted' });
      taken.push(key);
      await socket.caughtUp();
    }
    expect(full).toBeGreaterThan(3);
    const { body: record } = await ann.get<{ readonly entries: readonly unknown[] }>(`/api/tables/${id}/record`);
    expect(record.entries).toHaveLength(taken.length);
    expect((await store.eventsAfter(id, 0)).map(({ version }) => version)).toEqual(taken.map((_, at) => at + 1));
  });
});
