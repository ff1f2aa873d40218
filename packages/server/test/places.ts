/** Places to keep things in that belong to one test. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inPostgres, POSTGRES } from './services.js';

/** A file for SQLite, in a folder of its own. */
export async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polity-server-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'polity.db');
}

/** The schema of such a URL. */
export function schemaOf(url: string): string {
  return new URL(url).searchParams.get('application_name') ?? '';
}

/** The URL of a place in PostgreSQL that nobody else uses, gone after the test with all that is in it. */
export async function newSchema(): Promise<string> {
  const schema = `polity_test_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(`create schema ${schema}`);
  onTestFinished(async () => {
    await inPostgres(`drop schema ${schema} cascade`);
    await inPostgres(`drop schema if exists ${schema}_jobs cascade`);
  });
  const url = new URL(POSTGRES);
  url.searchParams.set('options', `-c search_path=${schema}`);
  url.searchParams.set('application_name', schema);
  return url.href;
}

/** Cuts every connection that was opened with such a URL. */
export async function cutConnections(url: string): Promise<void> {
  const text = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
  await inPostgres(text, [schemaOf(url)]);
}
