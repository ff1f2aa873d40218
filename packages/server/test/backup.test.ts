import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp, putBack } from '../src/store/backup.js';
import { holdAlone, openSqliteStore } from '../src/store/sqlite.js';
import { restore } from '../src/tables/history.js';
import { market, startServer, twoPeople } from './support.js';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polity-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a backup', () => {
  it('taken while many play opens and is whole, with all that was acknowledged before', async () => {
    const folder = await newFolder();
    const { url } = await startServer({ store: await openSqliteStore(join(folder, 'polity.db')) });
    const tables = await Promise.all(Array.from({ length: 6 }, () => twoPeople(url)));
    let playing = true;
    const played = Promise.all(tables.flatMap(({ amber, jade }) => [amber.playToTheEnd(), jade.playToTheEnd()])).then(
      () => {
        playing = false;
      },
    );
    const copies: { readonly file: string; readonly accepted: readonly number[] }[] = [];
    for (let i = 0; i < 5 || (playing && i < 20); i++) {
      const accepted = tables.map(({ amber }) => amber.messages.filter(({ type }) => type === 'accepted').length);
      const file = join(folder, `copy-${i}.db`);
      expect(await backUp(join(folder, 'polity.db'), file)).toBe(6);
      copies.push({ file, accepted });
    }
    await played;
    for (const { file, accepted } of copies) {
      const store = await openSqliteStore(file);
      for (const [i, { id }] of tables.entries()) {
        const history = await store.history(id);
        if (history === undefined) throw new Error(`table ${id} is not in ${file}`);
        const { table, cut } = restore(market, history);
        expect(cut).toBe(false);
        const amber = table.save().entries.filter(({ seat }) => seat === 'amber');
        expect(amber.length).toBeGreaterThanOrEqual(accepted[i] ?? 0);
      }
      await store.close();
    }
  });

  it('is for its owner alone, in one file, and takes no other’s place', async () => {
    const folder = await newFolder();
    const store = await openSqliteStore(join(folder, 'polity.db'));
    await store.namePlayer('ann', 'Ann');
    await backUp(join(folder, 'polity.db'), join(folder, 'copy.db'));
    await store.close();
    expect((await stat(join(folder, 'copy.db'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['copy.db', 'polity.db']);
    await expect(backUp(join(folder, 'polity.db'), join(folder, 'copy.db'))).rejects.toThrow('is there already');
    await expect(backUp(join(folder, 'nothing.db'), join(folder, 'new.db'))).rejects.toThrow();
  });

  it('is put back where nothing is and no server keeps tables', async () => {
    const folder = await newFolder();
    const store = await openSqliteStore(join(folder, 'polity.db'));
    await store.namePlayer('ann', 'Ann');
    await backUp(join(folder, 'polity.db'), join(folder, 'copy.db'));
    await store.close();
    await expect(putBack(join(folder, 'copy.db'), join(folder, 'polity.db'))).rejects.toThrow('is there already');
    const hold = holdAlone(join(folder, 'other.db'));
    await expect(putBack(join(folder, 'copy.db'), join(folder, 'other.db'))).rejects.toThrow('another server');
    hold.release();
    await putBack(join(folder, 'copy.db'), join(folder, 'other.db'));
    const back = await openSqliteStore(join(folder, 'other.db'));
    expect(await back.players(['ann'])).toEqual([{ id: 'ann', name: 'Ann' }]);
    await back.close();
    await writeFile(join(folder, 'letter.txt'), 'Dear Ann,\n'.repeat(1000));
    await expect(putBack(join(folder, 'letter.txt'), join(folder, 'third.db'))).rejects.toThrow('not a database');
    expect(await readdir(folder)).not.toContain('third.db');
  });
});
