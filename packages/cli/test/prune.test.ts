import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, openStoreIn } from '@polity/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { polity } from './run.js';

const DAY = 24 * 3_600_000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polity-prune-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A folder with a table that has not begun for ten days. */
async function withOldTable(): Promise<string> {
  const data = await newFolder();
  const store = await openStoreIn(data, 'polity.db');
  const meta = { game: 'lantern-market', options: {}, seats: {}, host: 'ann', seed: 'seed', sat: [], rematch: null };
  await store.createTable({ id: 'old', status: 'gathering', listed: true, meta, createdAt: 0 }, { members: ['ann'] });
  await store.close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * DAY });
  onTestFinished(() => void vi.useRealTimers());
  return data;
}

describe('polity prune', () => {
  it('counts what nobody has used for long, and lets go of it when it is told to', async () => {
    const data = await withOldTable();
    const prune = async (...argv: readonly string[]) => (await polity(['prune', '--data', data, ...argv])).out;
    expect(await prune()).toBe('Let go of 0 not begun, 0 not played on, 0 finished; 0 names.\n');
    const sooner = ['--gathering', '9'];
    const counted = '1 not begun, 0 not played on, 0 finished; 0 names.\n';
    expect(await prune('--dry-run', ...sooner)).toBe(`Would let go of ${counted}`);
    expect(await prune(...sooner)).toBe(`Let go of ${counted}`);
    expect(await prune('--dry-run', ...sooner)).toBe(
      'Would let go of 0 not begun, 0 not played on, 0 finished; 0 names.\n',
    );
  });

  it('is done by a server, after as many days as it is told', async () => {
    const data = await withOldTable();
    const isKept = async () => {
      const store = await openSqliteStore(join(data, 'polity.db'));
      const table = await store.table('old');
      await store.close();
      return table !== undefined;
    };
    const gone = async () => {
      while (await isKept()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const serve = ['serve', '--port', '0', '--data', data];
    await polity([...serve, '--keep-gathering', '11']);
    expect(await isKept()).toBe(true);
    await polity([...serve, '--keep-gathering', '9'], [], {}, gone);
    expect(await isKept()).toBe(false);
  });

  it('says where no tables are kept', async () => {
    const data = await newFolder();
    expect(await polity(['prune', '--data', data])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no tables are kept'),
    });
  });
});
