import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GroupCommit } from '../src/store/group-commit.js';
import { openPostgresStore } from '../src/store/postgres.js';
import { openSqliteStore } from '../src/store/sqlite.js';
import { SqliteThread } from '../src/store/sqlite-thread.js';
import { newSchema } from './places.js';
import { POSTGRES_ANSWERS } from './services.js';
import { describeStore } from './store-contract.js';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polity-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describeStore('SQLite in memory', () => openSqliteStore(':memory:'));
describeStore('SQLite in a file', async () => openSqliteStore(join(await newFolder(), 'polity.db')), 'its own');
describe.runIf(POSTGRES_ANSWERS)('with PostgreSQL', () => {
  describeStore('PostgreSQL', async () => openPostgresStore(await newSchema(), { connections: 4 }));
});

describe('a store in a file', () => {
  it('has everything when it is opened again', async () => {
    const file = join(await newFolder(), 'polity.db');
    const before = await openSqliteStore(file);
    await before.namePlayer('ann', 'Ann');
    await before.close();
    const after = await openSqliteStore(file);
    expect(await after.players(['ann'])).toEqual([{ id: 'ann', name: 'Ann' }]);
    await after.close();
  });
});

describe('group commit', () => {
  it('does together what comes together, and in turn what comes meanwhile', async () => {
    const groups: string[][] = [];
    const group = new GroupCommit<string, string>(async (items) => {
      groups.push([...items]);
      return items.map((item) => item.toUpperCase());
    }, 3);
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((item) => group.add(item)));
    expect(results).toEqual(['A', 'B', 'C', 'D']);
    expect(groups).toEqual([['a', 'b', 'c'], ['d']]);
    await group.settled();
  });

  it('tells everybody whose part failed, and goes on with the next', async () => {
    let fails = true;
    const group = new GroupCommit<number, number>(async (items) => {
      if (fails) throw new Error('the disk is full');
      return items;
    }, 10);
    const both = await Promise.allSettled([group.add(1), group.add(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await group.add(3)).toBe(3);
  });
});

describe('a database in a thread', () => {
  it('that ends tells who asked for something, and whoever asks next has another', async () => {
    const thread = new SqliteThread(join(await newFolder(), 'polity.db'));
    onTestFinished(() => thread.close());
    await expect(thread.run('select 1', [])).rejects.toThrow('has gone');
    await thread.open();
    await thread.run('create table kept (number)', []);
    await thread.run('begin', []);
    await thread.run('insert into kept values (1)', []);
    const pending = Array.from({ length: 3 }, () => thread.run('select * from kept', []));
    const { worker } = thread as unknown as { readonly worker: Worker };
    const ended = worker.terminate();
    for (const one of await Promise.allSettled(pending))
      if (one.status === 'rejected') expect(String(one.reason)).toContain('has ended');
    await ended;
    // What had been begun is not gone on with by halves.
    await expect(thread.run('insert into kept values (2)', [])).rejects.toThrow('has gone');
    await thread.open();
    expect((await thread.run('select * from kept', [])).rows).toEqual([]);
  });

  it('says what is wrong in the words and with the code of the database', async () => {
    const thread = new SqliteThread(join(await newFolder(), 'polity.db'));
    onTestFinished(() => thread.close());
    await thread.open();
    await expect(thread.run('select * from nowhere', [])).rejects.toMatchObject({
      message: 'no such table: nowhere',
      code: 'SQLITE_ERROR',
    });
  });
});
