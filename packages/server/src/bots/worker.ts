/** The worker thread in which bots think. It gets positions and returns what bots put in. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../registry.js';
import { type BotJob, decide } from './decide.js';

const registry = (await import((workerData as { readonly registry: string }).registry)) as Registry;

parentPort?.on('message', ({ job }: { readonly job: BotJob }) => {
  try {
    parentPort?.postMessage({ input: decide(job, registry) });
  } catch (error) {
    parentPort?.postMessage({ failed: (error as Error).stack ?? String(error) });
  }
});
