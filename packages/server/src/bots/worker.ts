/** The worker thread in which bots think. It gets positions, and returns what bots put in or find out. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../registry.js';
import { THINKING, type Thoughts } from './thinking.js';

/** Something to think about, of some kind. */
export type Task = {
  [Kind in keyof Thoughts]: { readonly kind: Kind; readonly job: Thoughts[Kind]['job'] };
}[keyof Thoughts];

const { registry: url, unwanted } = workerData as { readonly registry: string; readonly unwanted: Int32Array };
const registry = (await import(url)) as Registry;
const nobodyWaits = () => Atomics.load(unwanted, 0) === 1;

parentPort?.on('message', ({ kind, job }: Task) => {
  try {
    // Each kind comes with the job that is its own.
    parentPort?.postMessage({ found: THINKING[kind](job as never, registry, nobodyWaits) });
  } catch (error) {
    parentPort?.postMessage({ failed: (error as Error).stack ?? String(error) });
  }
});
