/** Where tables are kept: in a folder of this machine, or in PostgreSQL. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteStore, openStoreIn, type Store } from '@polity/server';
import { Option } from 'commander';
import { quoted, UsageError } from './usage.js';

export interface Keeping {
  readonly data: string;
  readonly store?: string;
}

const DATABASE = 'polity.db';

/** Its value may hold a password, which everybody on the machine would see on the command line. */
export function storeOption(): Option {
  return new Option('--store <url>', 'keep tables in PostgreSQL (postgres://…), and not in --data').env('POLITY_STORE');
}

/** Opens it for a server. */
export async function openForServer({ data, store }: Keeping, file = DATABASE): Promise<Store> {
  if (store !== undefined) return openPostgres(store);
  try {
    return await openStoreIn(data, file);
  } catch (error) {
    throw new UsageError(`tables cannot be kept in ${quoted(data)}: ${(error as Error).message}`);
  }
}

/** Opens it beside a server that may be running. */
export async function openBeside({ data, store }: Keeping): Promise<Store> {
  if (store !== undefined) return openPostgres(store);
  const file = join(data, DATABASE);
  try {
    await access(file);
  } catch {
    throw new UsageError(`no tables are kept in ${quoted(data)}`);
  }
  return openSqliteStore(file);
}

async function openPostgres(url: string): Promise<Store> {
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (scheme !== 'postgres:' && scheme !== 'postgresql:') throw new UsageError('--store is given as postgres://…');
  const { openPostgresStore } = await import('@polity/server/shared');
  try {
    return await openPostgresStore(url);
  } catch (error) {
    throw new UsageError(`tables cannot be kept at ${quoted(withoutPassword(url))}: ${causeOf(error)}`);
  }
}

/** A host with several addresses fails with several errors, and has no message of its own. */
function causeOf(error: unknown): string {
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return one instanceof Error ? one.message : String(one);
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  url.password = '';
  url.search = '';
  return url.href;
}
