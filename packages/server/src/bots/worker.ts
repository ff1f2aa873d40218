/** The worker thread in which bots think. It gets positions, and returns what bots put in or find out. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../registry.js';
import { THINKING, type Thoughts } from './decide.js';

/** Something to think about, of some kind. */
export type Task = {
  [Kind in keyof Thoughts]: { readonly kind: Kind; readonly job: Thoughts[Kind]['job'] };
}[keyof Thoughts];

const registry = (await import((workerData as { readonly registry: string }).registry)) as Registry;

parentPort?.on('message', ({ kind, job }: Task) => {
  try {
    // Each kind comes with the job that is its own.
    parentPort?.postMessage({ found: THINKING[kind](job as never, registry) });
  } catch (error) {
    parentPort?.postMessage({ failed: (error as Error).stack ?? String(error) });
  }
});
