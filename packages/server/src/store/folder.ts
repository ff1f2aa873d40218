/** The folder in which one server keeps its tables: made if it is missing, readable by its owner, held by one at a time. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { holdAlone, openSqliteStore } from './sqlite.js';
import type { Store } from './store.js';

const OWNER_ALONE = 0o700;

export async function openStoreIn(folder: string, file: string): Promise<Store> {
  await makeFolder(resolve(folder));
  const path = join(folder, file);
  const hold = holdAlone(path);
  try {
    const store = await openSqliteStore(path);
    const close = store.close.bind(store);
    store.close = async () => {
      await close();
      hold.release();
    };
    return store;
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** Step by step: asked to make all of it at once, Node tries for ever where the system says that there is nothing. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, OWNER_ALONE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, OWNER_ALONE);
  }
}
