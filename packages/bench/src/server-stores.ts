/** Where a server of the benchmark keeps its tables, and how nothing is left of it afterwards. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type StoreKind = 'sqlite' | 'postgres';

export interface Place {
  /** A file of SQLite's, or the address of a PostgreSQL. */
  readonly store: string;
  clear(): Promise<void>;
}

const POSTGRES = process.env.POLITY_TEST_POSTGRES || 'postgres://postgres@127.0.0.1:5432/test';
const PATIENCE = 2000;

export async function postgresAnswers(): Promise<boolean> {
  try {
    await inPostgres('select 1');
    return true;
  } catch {
    return false;
  }
}

export async function newPlace(kind: StoreKind): Promise<Place> {
  if (kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'polity-bench-'));
    return { store: join(folder, 'polity.db'), clear: () => rm(folder, { recursive: true }) };
  }
  const schema = `polity_bench_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(`create schema ${schema}`);
  const place = new URL(POSTGRES);
  place.searchParams.set('options', `-c search_path=${schema}`);
  return { store: place.href, clear: () => inPostgres(`drop schema ${schema} cascade`) };
}

async function inPostgres(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: PATIENCE });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
