import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreIn } from '@polity/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { polity } from './run.js';

describe('polity backup and polity restore', () => {
  it('copy what a server keeps while it runs, and put it where none does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polity-copy-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [data, copy, fresh] = ['data', 'copy.db', 'fresh/data'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const running = await openStoreIn(data, 'polity.db');
    await running.namePlayer('ann', 'Ann');
    expect(await polity(['backup', copy, '--data', data])).toMatchObject({
      code: 0,
      out: `Copied 0 tables to ${JSON.stringify(copy)}.\n`,
    });
    const inTheWay = await polity(['restore', copy, '--data', data]);
    expect(inTheWay).toMatchObject({ code: 2, err: expect.stringContaining('another server keeps its tables there') });
    await running.close();
    expect((await polity(['restore', copy, '--data', data])).err).toContain('is there already');
    expect(await polity(['restore', copy, '--data', fresh])).toMatchObject({
      code: 0,
      out: `Put 0 tables back into ${JSON.stringify(fresh)}.\n`,
    });
    const restored = await openStoreIn(fresh, 'polity.db');
    expect(await restored.players(['ann'])).toEqual([{ id: 'ann', name: 'Ann' }]);
    await restored.close();
  });

  it('say what is wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polity-copy-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const nothing = await polity(['backup', join(folder, 'copy.db'), '--data', folder]);
    expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining('cannot be copied') });
    await writeFile(join(folder, 'letter.txt'), 'Dear Ann,\n'.repeat(1000));
    const letter = await polity(['restore', join(folder, 'letter.txt'), '--data', join(folder, 'data')]);
    expect(letter).toMatchObject({ code: 2, err: expect.stringContaining('not a database') });
  });
});
