/** Copies of a whole database: taken while a server writes to it, and put where no server is. */
import { constants } from 'node:fs';
import { access, chmod, copyFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { makeFolder } from './folder.js';
import { holdAlone } from './sqlite.js';

const OWNER_ALONE = 0o600;
/** All pages in one step: it does not begin anew whenever somebody writes, and keeps nobody from writing. */
const ALL_PAGES = 2 ** 31 - 1;

/** @returns how many tables are in the copy. */
export async function backUp(file: string, copy: string): Promise<number> {
  await mustBeMissing(copy);
  const sqlite = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  try {
    return await inPlace(copy, (part) => sqlite.backup(part, { progress: () => ALL_PAGES }));
  } finally {
    sqlite.close();
  }
}

/** @returns how many tables are there now. */
export async function putBack(copy: string, file: string): Promise<number> {
  await makeFolder(dirname(resolve(file)));
  const hold = holdAlone(file);
  try {
    await mustBeMissing(file);
    return await inPlace(file, (part) => copyFile(copy, part));
  } finally {
    hold.release();
  }
}

/** Under its name there is a whole copy or none. */
async function inPlace(file: string, make: (part: string) => Promise<unknown>): Promise<number> {
  const part = `${file}.part`;
  try {
    await make(part);
    await chmod(part, OWNER_ALONE);
    const tables = tablesIn(part);
    await rename(part, file);
    return tables;
  } finally {
    await rm(part, { force: true });
  }
}

/** Looks through a copy, and leaves it in one file. */
function tablesIn(file: string): number {
  const sqlite = new BetterSqlite(file, { fileMustExist: true });
  try {
    sqlite.pragma('journal_mode = DELETE');
    const found = sqlite.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`the copy is damaged: ${String(found)}`);
    return Number(sqlite.prepare('select count(*) from tables').pluck().get());
  } finally {
    sqlite.close();
  }
}

async function mustBeMissing(file: string): Promise<void> {
  const there = await access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
  if (there) throw new Error(`${file} is there already`);
}
