import { describe, expect, it, onTestFinished } from 'vitest';
import { OwnJobs } from '../src/jobs/jobs.js';
import { SharedJobs } from '../src/jobs/shared-jobs.js';
import { newLogger } from '../src/logger.js';
import { newSchema, schemaOf } from './places.js';
import { inPostgres, POSTGRES_ANSWERS } from './services.js';
import { pause } from './support.js';

describe('a server that is alone with its store', () => {
  it('does its jobs by itself, and one that fails is noted', async () => {
    const lines: string[] = [];
    const jobs = new OwnJobs(newLogger('info', { write: (line) => lines.push(line) }));
    onTestFinished(() => jobs.close());
    let done = 0;
    await jobs.twiceADay('counting', async () => {
      done++;
    });
    await jobs.twiceADay('breaking', () => Promise.reject(new Error('no idea')));
    expect(done).toBe(1);
    expect(lines).toEqual([expect.stringContaining('breaking failed')]);
  });
});

describe.runIf(POSTGRES_ANSWERS)('servers that share a store', () => {
  it('do each job once among them', async () => {
    const url = await newSchema();
    const logger = newLogger('error');
    let done = 0;
    const work = async () => {
      done++;
    };
    for (let nth = 0; nth < 2; nth++) {
      const jobs = await SharedJobs.open(url, logger);
      onTestFinished(() => jobs.close());
      await jobs.twiceADay('prune', work);
    }
    const states = () =>
      inPostgres<{ state: string }>(`select state from ${schemaOf(url)}_jobs.job where name = 'prune'`);
    while ((await states()).some(({ state }) => state !== 'completed')) await pause(20);
    expect(await states()).toHaveLength(1);
    expect(done).toBe(1);
  });
});
